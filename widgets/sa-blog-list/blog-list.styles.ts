import { css } from '../kit/element/styles.ts';

export const controls = css`
  display: grid;
  gap: 16px;
  & > p { font-size: 14px; color: var(--_muted); }
  & > p:focus-visible { outline-offset: 4px; }
  & > :first-child { width: 100%; max-width: 520px; }
`;
