import { css } from '../kit/element/styles.ts';

export const layout = css`
  display: grid;
  gap: 40px;
  align-items: center;
  @container (min-width: 680px) { grid-template-columns: 3fr 2fr; }
  @container (min-width: 960px) { gap: 72px; }
`;

export const prose = css`
  display: grid;
  gap: 16px;
  max-width: 64ch;
  color: var(--_muted);
  & > :first-child { font-size: 18px; color: var(--_ink); }
`;
