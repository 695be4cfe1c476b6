import { css } from '../kit/element/styles.ts';

export const twoColumns = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 24px;
  align-items: start;
  @container (min-width: 760px) { grid-template-columns: 2fr 3fr; }
  @container (min-width: 1000px) { gap: 48px; }
`;

export const numbers = css`
  display: grid;
  gap: 24px 12px;
  & > * { min-width: 0; }
  @container (min-width: 320px) { grid-template-columns: 1fr 1fr; }
`;

export const tests = css`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
  min-width: 0;
  padding: 0;
  border: 0;
  & legend { padding: 0 0 8px; font-weight: 600; }
  & label {
    display: flex;
    align-items: center;
    gap: 8px;
    flex: 1;
    min-height: 44px;
    padding: 8px 12px;
    border: 1px solid var(--_border);
    border-radius: var(--_radius);
    cursor: pointer;
  }
  & label:has(:checked) { border-color: var(--_primary); background: var(--_wash); }
  & input { width: 18px; height: 18px; accent-color: var(--_primary); }
`;

export const panel = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 16px;
  justify-items: start;
  min-width: 0;
  & > h3 { font-size: 22px; line-height: 1.3; letter-spacing: -0.02em; }
  & > p:last-child { margin-top: -8px; font-size: 14px; color: var(--_muted); }
`;

export const matches = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 12px;
  width: 100%;
  padding: 0;
  list-style: none;
`;

export const match = css`
  padding: 16px;
  overflow-wrap: anywhere;
  background: var(--_surface);
  border: 1px dashed var(--_border);
  border-radius: var(--_card-radius);
  & h4 { font-size: 18px; line-height: 1.3; letter-spacing: -0.01em; }
  & p { font-size: 14px; color: var(--_muted); }
`;
