import * as piece from '../kit/core/pieces.ts';
import { css } from '../kit/element/styles.ts';

export const twoColumns = css`
  ${piece.stack(24)}
  align-items: start;
  @container (min-width: 760px) { grid-template-columns: 2fr 3fr; }
  @container (min-width: 1000px) { gap: 48px; }
`;

export const numbers = css`
  ${piece.grid(24, 12)}
  & > * { min-width: 0; }
  @container (min-width: 320px) { grid-template-columns: 1fr 1fr; }
`;

export const tests = css`
  ${piece.wrap(8)}
  ${piece.plainFieldset}
  & legend { padding: 0 0 8px; font-weight: 600; }
  & label {
    ${piece.row(8)}
    flex: 1;
    min-height: 44px;
    padding: 8px 12px;
    ${piece.edge()}
    cursor: pointer;
  }
  & label:has(:checked) { border-color: var(--_primary); background: var(--_wash); }
  & input { width: 18px; height: 18px; accent-color: var(--_primary); }
`;

export const panel = css`
  ${piece.stack(16)}
  justify-items: start;
  min-width: 0;
  & > h3 { font-size: 22px; line-height: 1.3; letter-spacing: -0.02em; }
  & > p:last-child { margin-top: -8px; font-size: 14px; color: var(--_muted); }
`;

export const matches = css`
  ${piece.stackedList(12)}
  width: 100%;
`;

export const match = css`
  padding: 16px;
  background: var(--_surface);
  border: 1px dashed var(--_border);
  border-radius: var(--_card-radius);
  & h4 { font-size: 18px; line-height: 1.3; letter-spacing: -0.01em; }
  & p { font-size: 14px; color: var(--_muted); }
`;
