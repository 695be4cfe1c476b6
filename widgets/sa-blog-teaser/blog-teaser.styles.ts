import { css } from '../kit/element/styles.ts';

export const content = css`
  display: grid;
  gap: 24px;
  & > a { justify-self: start; }
`;
