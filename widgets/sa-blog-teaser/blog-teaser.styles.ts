import { css } from '../kit/element/styles.ts';

export const content = css`
  display: grid;
  gap: 24px;
  & > a { justify-self: start; }
`;

/** On phones a post that begins the row below is not shown twice. */
export const lead = css`
  @container (max-width: 639px) { &[data-listed='true'] { display: none; } }
`;
