import { css } from '../kit/element/styles.ts';

export const fieldRow = css`
  display: grid;
  gap: 8px 12px;
  @container (min-width: 240px) {
    grid-template-columns: 1fr auto;
    grid-auto-flow: dense;
    & > *, & label, & p { grid-column: 1 / -1; }
    & > [part='field'] { display: contents; }
    & > button { grid-column: auto; align-self: start; }
  }
`;
