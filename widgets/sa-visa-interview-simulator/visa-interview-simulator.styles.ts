import { css } from '../kit/element/styles.ts';

export const subheading = css`
  font-size: 22px;
  line-height: 1.3;
  letter-spacing: -0.02em;
  text-wrap: balance;
  &:focus-visible { outline-offset: 6px; border-radius: calc(var(--_radius) / 4); }
`;

export const bullets = css`
  display: grid;
  gap: 8px;
  padding-inline-start: 20px;
  list-style: disc;
  overflow-wrap: anywhere;
  & li::marker { color: var(--_primary); }
`;

export const stack = css`
  display: grid;
  gap: 24px;
  min-width: 0;
`;
