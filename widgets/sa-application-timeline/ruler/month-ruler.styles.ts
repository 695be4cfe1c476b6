import { css } from '../../kit/element/styles.ts';

/** The plan's months as a chart, if there is room for one. */
export const chart = css`
  display: none;
  width: 100%;
  @container (min-width: 480px) { display: block; }
  @media print { max-width: 560px; }
  & text { font-size: 16px; fill: var(--_muted); }
  & path { fill: none; stroke: var(--_line); }
  & rect { fill: var(--_border); stroke: var(--_border); stroke-width: 2; }
  & rect[data-mark='completed'] { fill: var(--_success); stroke: var(--_success); }
  & rect[data-mark='current'] { fill: var(--_primary); stroke: var(--_primary); }
  & rect[data-critical='true'] { stroke: var(--_danger); }
  & [data-critical-word] { font-size: 13px; }
  & [data-marker] path { stroke: var(--_danger); stroke-width: 2; }
  & [data-marker='today'] path { stroke: var(--_primary); stroke-dasharray: 4 3; }
  & [data-marker] text { font-weight: 700; fill: var(--_danger); }
  & [data-marker='today'] text { fill: var(--_primary); }
  @media (forced-colors: active) {
    & path, & rect[data-mark], & [data-marker] path { stroke: CanvasText; }
    & rect[data-critical='true'] { stroke-width: 4; }
    & rect[data-mark], & text, & [data-marker] text { fill: CanvasText; }
    & rect[data-mark='upcoming'] { fill: none; }
  }
`;

/** On phones the months are a row to scroll, each with a dot for its steps. */
export const jumps = css`
  display: flex;
  gap: 4px;
  padding: 4px;
  overflow-x: auto;
  list-style: none;
  line-height: 1.4;
  text-align: center;
  background: var(--_wash);
  border-radius: var(--_radius);
  & > li > * { display: grid; align-content: start; justify-items: center; width: 44px; height: 56px; padding: 4px 0; font: inherit; color: var(--_muted); background: none; border: 1px solid transparent; border-radius: var(--_radius); }
  & button { position: relative; color: var(--_ink); background: var(--_surface); border-color: var(--_line); cursor: pointer; }
  & b { font-size: 13px; }
  & i { width: 6px; height: 6px; margin-top: 4px; border: 1px solid transparent; border-radius: 50%; }
  & button i { background: var(--_primary); border-color: var(--_primary); }
  & [data-steps='2'] { width: 16px; border-radius: calc(var(--_radius) / 3); }
  & [aria-current] > * { border-color: var(--_primary); font-weight: 600; }
  @container (min-width: 480px) { display: none; }
  @media print { display: none; }
`;
