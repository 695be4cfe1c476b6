import * as piece from '../core/pieces.ts';
import { css } from '../element/styles.ts';
import { belowHeader } from './screen.styles.ts';

/** Two columns where they fit, of the same width. */
export const twoColumns = css`
  ${piece.grid(24)}
  scroll-margin-top: ${belowHeader};
  align-items: start;
  & > * { min-width: 0; }
  @container (min-width: 1000px) { grid-template-columns: 1fr 1fr; gap: 32px; }
`;

export const stack = css`${piece.grid(16)}`;

/** Below what the page keeps at the top of the window. */
export const bar = css`
  position: sticky;
  top: var(--sa-sticky-top, 0px);
  z-index: 1;
  ${piece.bar(0, 8)}
  min-height: 44px;
  font-size: 14px;
  ${piece.field(4, 12)}
  box-shadow: var(--_shadow);
  &[data-over] { border-color: var(--_danger); }
  @media print { display: none; }
`;

export const clock = css`
  ${piece.bar(0, 8)}
  & svg { flex: none; color: var(--_primary); }
  & strong { font-size: 18px; font-variant-numeric: tabular-nums; }
`;

/** On phones the drawn clock says it; it is read aloud everywhere. */
export const timeName = css`
  @container (max-width: 479px) { position: absolute; clip-path: inset(50%); }
`;

export const clockSwitch = css`
  margin-inline-start: auto;
  ${piece.linkButton}
  &:hover { text-decoration: underline; }
`;

/** On phones it is said at the end alone, above the button. */
export const remark = css`@container (max-width: 479px) { display: none; }`;

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

export const promptText = css`font-size: 18px;`;

export const rubricBox = css`
  ${piece.grid(12)}
  padding: 16px;
  border: 1px solid var(--_line);
  border-radius: var(--_card-radius);
  & > p { color: var(--_muted); }
`;

export const ratingRow = css`
  display: flex;
  flex-direction: column;
  gap: 4px;
  ${piece.plainFieldset}
  & legend { padding: 0; font-weight: 600; }
  & p { color: var(--_muted); }
  & div { display: flex; flex-wrap: wrap; gap: 0 24px; }
  & label { display: flex; gap: 8px; align-items: center; min-height: 44px; cursor: pointer; }
  & input { flex: none; width: 18px; height: 18px; accent-color: var(--_primary); }
`;

export const modelBox = css`& p { margin-top: 12px; max-width: 68ch; }`;

/** A dot for each question: filled once it is answered, ringed while it is on the screen. */
export const dots = css`
  ${piece.wrap(4)}
  @container (max-width: 479px) { display: none; }
  & i { width: 10px; height: 10px; border: 2px solid var(--_border); border-radius: 50%; }
  & [data-answered] { background: var(--_primary); border-color: var(--_primary); }
  & [data-shown]:not([data-answered]) { border-color: var(--_primary); }
  @media (forced-colors: active) { & [data-answered] { forced-color-adjust: none; background: Highlight; } }
`;

export const cards = css`
  ${piece.list(12)}
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
  font-size: 14px;
  font-weight: 600;
  ${piece.tag(2, 12)}
`;

export const buttonRow = css`
  ${piece.wrap(12)}
  @media print { display: none; }
`;

/** A warning. */
export const alarm = css`
  background: var(--_wash);
  ${piece.edge(8, 16)}
`;
