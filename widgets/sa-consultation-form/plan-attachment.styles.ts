import * as piece from '../kit/core/pieces.ts';
import { css } from '../kit/element/styles.ts';

export const box = css`
  display: grid;
  grid-column: 1 / -1;
  gap: 8px;
  padding: 12px 16px;
  ${piece.edge()}
  & label { display: flex; gap: 12px; align-items: center; min-height: 24px; font-weight: 600; cursor: pointer; }
  & input { flex: none; width: 20px; height: 20px; accent-color: var(--_primary); }
`;

export const exact = css`
  padding-inline-start: 12px;
  font-size: 14px;
  white-space: pre-wrap;
  border-inline-start: 3px solid var(--_line);
`;
