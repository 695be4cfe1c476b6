import { css } from '../kit/element/styles.ts';

export const bullets = css`
  display: grid;
  gap: 8px;
  padding-inline-start: 16px;
  list-style: disc;
  overflow-wrap: anywhere;
  & li::marker { color: var(--_primary); }
`;

export const stack = css`
  display: grid;
  gap: 16px;
  min-width: 0;
`;
