import { css } from '../kit/element/styles.ts';

export const page = css`
  display: grid;
  justify-items: start;
  gap: 16px;
  max-width: 60ch;
  padding: 48px 0;
  font-size: 18px;
  color: var(--_muted);
  & h1 {
    font-size: clamp(36px, 7cqi, 56px);
    line-height: 1.1;
    letter-spacing: -0.02em;
    color: var(--_ink);
  }
`;

export const links = css`
  display: flex;
  flex-wrap: wrap;
  gap: 12px;
  padding-top: 8px;
  font-size: 16px;
`;
