import { css } from '../../kit/element/styles.ts';

/** Times to choose from, as many in a row as fit. */
export const times = css`
  min-width: 0;
  padding: 0;
  border: 0;
  & > div { display: grid; grid-template-columns: repeat(auto-fill, minmax(92px, 1fr)); gap: 8px; }
  & > legend { margin-block-end: 8px; font-weight: 600; }
  & label {
    display: flex;
    gap: 8px;
    align-items: center;
    justify-content: center;
    min-height: 44px;
    padding: 4px 8px;
    font-variant-numeric: tabular-nums;
    background: var(--_surface);
    border: 1px solid var(--_border);
    border-radius: var(--_radius);
    cursor: pointer;
  }
  & label:hover { border-color: var(--_primary); }
  & label:has(:checked) { font-weight: 600; background: var(--_wash); border-color: var(--_primary); }
  & input { flex: none; width: 18px; height: 18px; accent-color: var(--_primary); }
`;

export const picker = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 12px;
  padding: 16px;
  background: var(--_wash);
  border: 1px solid var(--_line);
  border-radius: var(--_radius);
  @media print { display: none; }
`;

/** The three fields that narrow the times. */
export const pickerFields = css`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(200px, 100%), 1fr));
  gap: 12px;
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
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 12px;
  & > p:empty { display: none; }
`;
