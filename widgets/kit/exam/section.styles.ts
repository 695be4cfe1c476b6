import { css } from '../element/styles.ts';
import { belowHeader } from './screen.styles.ts';

/** Two columns where they fit, of the same width. */
export const twoColumns = css`
  display: grid;
  scroll-margin-top: ${belowHeader};
  gap: 24px;
  align-items: start;
  & > * { min-width: 0; }
  @container (min-width: 1000px) { grid-template-columns: 1fr 1fr; gap: 32px; }
`;

export const stack = css`
  display: grid;
  gap: 16px;
`;

/** Below what the page keeps at the top of the window. */
export const bar = css`
  position: sticky;
  top: var(--sa-sticky-top, 0px);
  z-index: 1;
  display: flex;
  flex-wrap: wrap;
  gap: 0 8px;
  align-items: center;
  min-height: 44px;
  padding: 4px 12px;
  font-size: 14px;
  background: var(--_surface);
  border: 1px solid var(--_border);
  border-radius: var(--_radius);
  box-shadow: var(--_shadow);
  &[data-over] { border-color: var(--_danger); }
  @media print { display: none; }
`;

export const clock = css`
  display: flex;
  flex-wrap: wrap;
  gap: 0 8px;
  align-items: center;
  & svg { flex: none; color: var(--_primary); }
  & strong { font-size: 18px; font-variant-numeric: tabular-nums; }
`;

/** On phones the drawn clock says it; it is read aloud everywhere. */
export const timeName = css`
  @container (max-width: 479px) { position: absolute; clip-path: inset(50%); }
`;

export const clockSwitch = css`
  min-height: 44px;
  margin-inline-start: auto;
  padding: 0;
  font: inherit;
  font-weight: 600;
  color: var(--_primary);
  background: none;
  border: 0;
  cursor: pointer;
  &:hover { text-decoration: underline; }
`;

/** On phones it is said at the end alone, above the button. */
export const remark = css`
  @container (max-width: 479px) { display: none; }
`;

/** For windows in which material and questions are stacked. */
export const jumps = css`
  display: flex;
  gap: 4px;
  @container (min-width: 1000px) { display: none; }
  & button { min-height: 44px; padding: 0 12px; font: inherit; font-weight: 600; color: var(--_primary); background: var(--_wash); border: 1px solid var(--_border); border-radius: var(--_radius); cursor: pointer; }
`;

export const timeUp = css`
  &:empty { position: absolute; }
  font-weight: 600;
  color: var(--_danger);
`;

export const promptText = css`
  font-size: 18px;
`;

export const rubricBox = css`
  display: grid;
  gap: 12px;
  padding: 16px;
  border: 1px solid var(--_line);
  border-radius: var(--_card-radius);
  & > p { color: var(--_muted); }
`;

export const ratingRow = css`
  display: flex;
  flex-direction: column;
  gap: 4px;
  min-width: 0;
  padding: 0;
  border: 0;
  & legend { padding: 0; font-weight: 600; }
  & p { color: var(--_muted); }
  & div { display: flex; flex-wrap: wrap; gap: 0 24px; }
  & label { display: flex; gap: 8px; align-items: center; min-height: 44px; cursor: pointer; }
  & input { flex: none; width: 18px; height: 18px; accent-color: var(--_primary); }
`;

export const modelBox = css`
  & p { margin-top: 12px; max-width: 68ch; }
`;

/** A dot for each question: filled once it is answered, ringed while it is on the screen. */
export const dots = css`
  display: flex;
  flex-wrap: wrap;
  gap: 4px;
  @container (max-width: 479px) { display: none; }
  & i { width: 10px; height: 10px; border: 2px solid var(--_border); border-radius: 50%; }
  & [data-answered] { background: var(--_primary); border-color: var(--_primary); }
  & [data-shown]:not([data-answered]) { border-color: var(--_primary); }
  @media (forced-colors: active) { & [data-answered] { forced-color-adjust: none; background: Highlight; } }
`;

export const cards = css`
  display: grid;
  gap: 12px;
  list-style: none;
  padding: 0;
  @container (min-width: 760px) {
    grid-template-columns: repeat(3, 1fr);
    &[data-columns='4'] { grid-template-columns: repeat(2, 1fr); }
  }
  @container (min-width: 1000px) {
    &[data-columns='4'] { grid-template-columns: repeat(4, 1fr); }
  }
`;

export const disc = css`
  display: grid;
  place-items: center;
  width: 48px;
  height: 48px;
  border-radius: 50%;
  color: var(--_primary);
  background: var(--_wash);
`;

export const badge = css`
  padding: 2px 12px;
  font-size: 14px;
  font-weight: 600;
  background: var(--_wash);
  border: 1px solid var(--_line);
  border-radius: calc(var(--_radius) * 2);
`;

export const buttonRow = css`
  display: flex;
  flex-wrap: wrap;
  gap: 12px;
  @media print { display: none; }
`;

/** A warning. */
export const alarm = css`
  padding: 8px 16px;
  background: var(--_wash);
  border: 1px solid var(--_border);
  border-radius: var(--_radius);
`;
