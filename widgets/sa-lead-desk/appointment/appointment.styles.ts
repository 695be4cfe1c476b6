import * as piece from '../../kit/core/pieces.ts';
import { css } from '../../kit/element/styles.ts';

/** Times to choose from, as many in a row as fit. */
export const times = css`
  ${piece.plainFieldset}
  & > div { display: grid; grid-template-columns: repeat(auto-fill, minmax(92px, 1fr)); gap: 8px; }
  & > legend { margin-block-end: 8px; font-weight: 600; }
  & label {
    ${piece.row(8)}
    justify-content: center;
    min-height: 44px;
    padding: 4px 8px;
    font-variant-numeric: tabular-nums;
    ${piece.field()}
    cursor: pointer;
  }
  & label:hover { border-color: var(--_primary); }
  & label:has(:checked) { font-weight: 600; background: var(--_wash); border-color: var(--_primary); }
  & input { flex: none; width: 18px; height: 18px; accent-color: var(--_primary); }
`;

export const picker = css`
  ${piece.stack(12)}
  ${piece.inset(16)}
  @media print { display: none; }
`;

/** The three fields that narrow the times. */
export const pickerFields = css`
  ${piece.grid(12)}
  grid-template-columns: repeat(auto-fit, minmax(min(200px, 100%), 1fr));
  & label { font-size: 14px; }
`;

/** Day and time, which members read first. */
export const bigTime = css`
  font-size: 18px;
  font-weight: 700;
  letter-spacing: -0.01em;
  font-variant-numeric: tabular-nums;
`;

/** A panel under the buttons that open it. */
export const opened = css`
  ${piece.stack(12)}
  & > p:empty { display: none; }
`;
