import { css } from '../element/styles.ts';

/** On paper alone: as text, what on screen a field shows only in part, or a tab chose. */
export const onPaper = css`
  display: none;
  @media print { display: block; white-space: pre-wrap; overflow-wrap: anywhere; }
`;
