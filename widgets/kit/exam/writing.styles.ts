import * as piece from '../core/pieces.ts';
import { css } from '../element/styles.ts';

/** Topic, essay and rubric: stacked, or with the essay to the right of the other two. */
export const desk = css`
  ${piece.grid(16)}
  align-items: start;
  & > * { min-width: 0; }
  @container (min-width: 1000px) {
    grid-template-columns: 1fr 1fr;
    grid-template-rows: auto 1fr;
    column-gap: 32px;
    & > :nth-child(2) { grid-area: 1 / 2 / 3 / 3; }
  }
`;

export const essay = css`
  display: block;
  /* Stronger than any text area's. */
  textarea& { min-height: max(360px, min(56vh, 480px)); }
  field-sizing: content;
  @media print { display: none; }
`;
