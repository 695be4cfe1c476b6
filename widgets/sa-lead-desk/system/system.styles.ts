import { css } from '../../kit/element/styles.ts';

/** Two fields and a button, one below the other. */
export const form = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 16px;
  justify-items: start;
  max-width: 560px;
  & > div, & > p { width: 100%; }
`;
