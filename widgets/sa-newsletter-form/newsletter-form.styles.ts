import { css } from '../kit/element/styles.ts';

export const fieldRow = css`
  display: grid;
  gap: 8px 12px;
  @container (min-width: 320px) {
    grid-template-columns: 1fr auto;
    & > * { grid-column: 1 / -1; }
    /* The button stands beside the input, below a label of one line or two. */
    & > [part='field'] { grid-area: 1 / 1 / 4; grid-template-rows: subgrid; }
    & > button { grid-area: 2 / 2; align-self: start; }
  }
`;
