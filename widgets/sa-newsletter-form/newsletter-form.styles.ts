import * as piece from '../kit/core/pieces.ts';
import { css } from '../kit/element/styles.ts';

export const fieldRow = css`
  ${piece.grid(8, 12)}
  @container (min-width: 480px) {
    grid-template-columns: 1fr auto;
    & > button { align-self: start; margin-top: calc(1.6em + 8px); }
    & > p { grid-column: 1 / -1; }
  }
`;
