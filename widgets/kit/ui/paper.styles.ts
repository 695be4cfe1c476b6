import { css } from '../element/styles.ts';

/** On paper alone: as text, the content that a field on screen shows in part, or the name of a tab. */
export const onPaper = css`
  display: none;
  @media print { display: block; white-space: pre-wrap; overflow-wrap: anywhere; }
`;
