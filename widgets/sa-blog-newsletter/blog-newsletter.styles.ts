import * as piece from '../kit/core/pieces.ts';
import { css } from '../kit/element/styles.ts';

export const block = css`
  ${piece.grid(24)}
  padding: 24px 16px;
  ${piece.card()}
  & h2 { text-wrap: balance; }
  & > div { display: grid; gap: 12px; align-content: center; color: var(--_muted); }
  & > div h2 { color: var(--_ink); }
  @container (min-width: 480px) { padding: 32px; }
  @container (min-width: 768px) { grid-template-columns: 1fr 1fr; gap: 48px; padding: 48px; }
`;

export const fields = css`
  ${piece.grid(12)}
  align-content: center;
  @container (min-width: 480px) {
    grid-template-columns: 1fr auto;
    & > button { align-self: start; margin-top: 32px; }
    & > p { grid-column: 1 / -1; }
  }
`;
