import { css } from '../../kit/element/styles.ts';

export const budgetFields = css`
  display: grid;
  gap: 8px;
  margin-top: -8px;
  & [id='budget-per'] { font-weight: 600; }
  & [role='radiogroup'] { grid-column: 1 / -1; }
  & > details { border-top: 1px solid var(--_line); }
  & details > div { display: grid; gap: 16px 12px; grid-template-columns: repeat(auto-fill, minmax(min(144px, 100%), 1fr)); padding-bottom: 8px; }
  @media print { & > :not([data-answer]) { display: none; } }
`;

/** The countries within a budget, by their flags. */
export const answerBox = css`
  display: grid;
  gap: 8px;
  & ul { display: flex; flex-wrap: wrap; gap: 4px 24px; padding: 0; margin: 0 0 8px; list-style: none; }
  & li { display: flex; gap: 8px; align-items: center; font-size: 18px; font-weight: 600; }
  @container (min-width: 240px) { & li { white-space: nowrap; } }
  & svg { flex: none; }
`;

/** Countries beyond the budget. */
export const beyond = css`
  border-top: 1px solid var(--_line);
`;

export const basisRow = css`
  display: flex;
  flex-wrap: wrap;
  gap: 4px 24px;
  & label { display: flex; gap: 8px; align-items: center; min-height: 44px; cursor: pointer; }
  & input { width: 20px; height: 20px; margin: 0; accent-color: var(--_primary); }
`;

/** Ten cards in a column, closed on phones; on wider screens each beside its name. */
export const strips = css`
  display: grid;
  padding: 0;
  list-style: none;
  & > li { display: grid; grid-template-columns: minmax(0, 1fr); gap: 4px 24px; padding: 12px 0; border-top: 1px solid var(--_line); break-inside: avoid; }
  & h4 { display: flex; gap: 8px; align-items: center; font-size: 18px; }
  @container (min-width: 240px) { & h4 { overflow-wrap: normal; } }
  & h4 > svg { flex: none; }
  @container (max-width: 479px) { & > li:not([data-open]) > :not(:first-child) { display: none; } }
  @container (min-width: 760px) {
    & > li { grid-template-columns: 210px minmax(0, 1fr); }
    & > li > * { grid-column: 2; }
    & > li > :first-child { grid-area: 1 / 1 / 4; }
  }
`;

/** The name and, at the end, its amounts; on wide screens all in a column of its own. */
export const stripHead = css`
  position: relative;
  display: grid;
  align-content: start;
  @container (min-width: 320px) and (max-width: 759px) {
    grid-template-columns: minmax(0, 1fr) auto;
    gap: 0 8px;
    & > h4 + span { grid-row: 1 / 3; grid-column: 2; text-align: end; }
  }
  @container (max-width: 479px) { padding-inline-end: 24px; & > h4 { font-size: 16px; letter-spacing: -0.02em; } }
`;

/** Opens a card on a phone: the whole head of it can be pressed. */
export const opener = css`
  display: none;
  @container (max-width: 479px) {
    position: absolute;
    inset: -6px 0;
    display: flex;
    align-items: center;
    justify-content: end;
    padding: 0;
    color: var(--_muted);
    background: none;
    border: 0;
    border-radius: calc(var(--_radius) / 3);
    cursor: pointer;
    & svg { transition: rotate 150ms ease-out; }
    &[aria-expanded='true'] svg { rotate: 180deg; }
  }
  @media print { display: none; }
`;

/** Cost of one step up, an amount for each choice. */
export const chips = css`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
  margin: 8px 0 0;
  & > div { display: flex; flex-wrap: wrap; gap: 0 8px; padding: 4px 12px; background: var(--_wash); border: 1px solid var(--_line); border-radius: var(--_radius); }
  & dt { color: var(--_muted); }
  & dd { margin: 0; font-weight: 600; font-variant-numeric: tabular-nums; }
  @media print { & > div { background: none; } }
`;

/** The axis that all strips share, above them. */
export const stripScale = css`
  @container (min-width: 760px) { display: grid; grid-template-columns: 210px minmax(0, 1fr); gap: 24px; & > * { grid-column: 2; } }
`;

/**
 * The dots of one country along the axis that all share: filled within the budget, hollow beyond it.
 * Browsers force no colours on drawings, so the system's are named here.
 */
export const strip = css`
  display: block;
  width: 100%;
  overflow: visible;
  & .grid { stroke: var(--_line); }
  & .base { stroke: var(--_border); }
  & [role='button'] { fill: var(--_surface); stroke: var(--_primary); stroke-width: 2.5px; cursor: pointer; outline: none; }
  & [role='button'][data-within] { fill: var(--_primary); }
  & [role='button']:hover { stroke-width: 5px; }
  & [role='button']:focus-visible { stroke: var(--_ink); stroke-width: 5px; }
  @media (forced-colors: active) {
    & .base, & [role='button'] { stroke: CanvasText; }
    & [role='button'] { fill: Canvas; }
    & [role='button'][data-within] { fill: CanvasText; }
    & [role='button']:focus-visible { stroke: Highlight; }
  }
`;

export const key = css`
  display: flex;
  flex-wrap: wrap;
  gap: 2px 24px;
  padding: 0;
  list-style: none;
  & > li { display: flex; gap: 8px; align-items: center; }
  & svg { flex: none; overflow: visible; }
`;

/** The line at the budget, in the strips and in their key. */
export const budgetLine = css`
  stroke: var(--_danger);
  stroke-width: 2px;
  stroke-dasharray: 6 4;
  @media (forced-colors: active) { stroke: Highlight; }
`;

/** Hides everything about dots while every card is closed. */
export const allClosed = css`
  @container (max-width: 479px) { display: none; }
`;

export const chosenDot = css`
  min-height: 26px;
  font-weight: 600;
  @media print { display: none; }
`;

export const cityList = css`
  border-top: 1px solid var(--_line);
  & > summary ~ * { margin-bottom: 12px; }
  & ul { display: grid; padding: 0; margin: 0; list-style: none; }
  & li { display: grid; grid-template-columns: minmax(0, 1fr); gap: 0 12px; align-items: center; padding: 4px 0; border-top: 1px solid var(--_line); }
  @container (min-width: 240px) {
    & li { grid-template-columns: minmax(0, 1fr) auto; }
    & li > :last-child { grid-area: 1 / 2 / 3; text-align: end; }
  }
`;

export const linkButton = css`
  min-height: 44px;
  padding: 0;
  font: inherit;
  font-weight: 600;
  color: var(--_primary);
  text-align: start;
  text-decoration: underline;
  background: none;
  border: 0;
  cursor: pointer;
  @media print { display: none; }
`;

/** Bars from the lowest to the highest amount that a choice leads to. */
export const swingList = css`
  display: grid;
  gap: 12px;
  margin: 0;
  & > div { break-inside: avoid; }
  & dt { font-weight: 600; }
  & dd { margin: 0; color: var(--_muted); }
  & svg { display: block; width: 100%; height: 18px; margin: 4px 0; background: var(--_wash); border-radius: calc(var(--_radius) / 3); }
  & rect { fill: var(--_primary); }
  & line { stroke: var(--_ink); stroke-width: 3px; }
  @media (forced-colors: active) { & svg { outline: 1px solid CanvasText; } & rect { fill: CanvasText; } & line { stroke: Highlight; } }
`;
