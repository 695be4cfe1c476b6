import * as piece from '../kit/core/pieces.ts';
import { css } from '../kit/element/styles.ts';

export const choices = css`
  ${piece.wrap(8)}
  padding: 0;
  border: 0;
  & legend { padding: 0 0 8px; font-weight: 600; }
  & p { flex-basis: 100%; color: var(--_muted); }
`;

export const choice = css`
  ${piece.row(8)}
  flex: 1 1 120px;
  min-height: 44px;
  padding: 8px 12px;
  ${piece.edge()}
  cursor: pointer;
  &:has(:checked) { border-color: var(--_primary); background: var(--_wash); }
  & input { width: 18px; height: 18px; accent-color: var(--_primary); }
`;
