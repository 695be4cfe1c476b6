import * as piece from '../kit/core/pieces.ts';
import { css } from '../kit/element/styles.ts';

export const choices = css`
  ${piece.grid(16)}
  grid-template-columns: repeat(auto-fit, minmax(min(200px, 100%), 1fr));
`;

export const listTable = css`
  width: 100%;
  border-collapse: collapse;
  & th, & td { padding: 8px 8px 8px 0; text-align: start; vertical-align: top; border-block-end: 1px solid var(--_line); }
  & th:first-child { width: 36%; }
  & small { display: block; font-size: 14px; color: var(--_muted); }
`;
