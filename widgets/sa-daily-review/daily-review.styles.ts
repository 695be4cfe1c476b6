import * as piece from '../kit/core/pieces.ts';
import { css, keyframes } from '../kit/element/styles.ts';

export const side = css`
  ${piece.stack(24)}
  & h3, & h4 { font-size: 18px; line-height: 1.35; }
  & :focus-visible[tabindex='-1'] { outline-offset: 4px; }
`;

export const today = css`
  ${piece.grid(24)}
  align-items: start;
  & > * { min-width: 0; align-content: start; }
  @container (min-width: 760px) { grid-template-columns: 1fr 1fr; }
`;

/** Two large numbers side by side. */
export const numbers = css`
  ${piece.grid(12)}
  grid-template-columns: repeat(auto-fit, minmax(min(112px, 100%), 1fr));
  & > div { display: flex; flex-direction: column-reverse; justify-content: start; padding: 12px 16px; background: var(--_wash); border: 1px solid var(--_line); border-radius: var(--_radius); }
  & dt { font-size: 14px; color: var(--_muted); }
  & dd { margin: 0; font-size: 32px; line-height: 1.2; font-weight: 700; letter-spacing: -0.02em; font-variant-numeric: tabular-nums; }
`;

export const pair = css`
  ${piece.grid(16)}
  @container (min-width: 480px) { grid-template-columns: minmax(0, 3fr) minmax(0, 2fr); }
`;

export const chart = css`
  display: block;
  width: 100%;
  max-width: 480px;
  & text { font-size: 13px; fill: var(--_muted); text-anchor: middle; }
  & rect { fill: var(--_primary); }
  & circle { fill: var(--_surface); stroke: var(--_border); stroke-width: 1.5px; }
  & [data-practised] { fill: var(--_success); stroke: var(--_success); }
  @media (forced-colors: active) { & rect, & [data-practised] { fill: CanvasText; } }
`;

/** Remarks above and below: stored, changed, out of the ordinary. */
export const remark = css`
  /* A status that says nothing takes no room. */
  &:empty { position: absolute; }
  &:not(:empty) {
    padding: 12px 16px;
    ${piece.part()}
    border-inline-start: 4px solid var(--_accent);
  }
  & > button { margin-top: 8px; }
`;

const turn = keyframes`
  from { transform: perspective(1200px) rotateY(-90deg); }
`;

export const reviewCard = css`
  ${piece.grid(16)}
  align-content: center;
  width: 100%;
  min-width: 0;
  min-height: 240px;
  font: inherit;
  color: inherit;
  ${piece.card(24, 16)}
  & strong { font-size: min(32px, 13cqi); line-height: 1.2; letter-spacing: -0.02em; }
  & i { color: var(--_muted); }
  &:is(button) {
    justify-items: center;
    text-align: center;
    cursor: pointer;
    transition: border-color 150ms ease-out;
    &:hover { border-color: var(--_primary); }
  }
  &[data-turned] { align-content: start; }
  @media (prefers-reduced-motion: no-preference) { &[data-turned] { animation: ${turn} 240ms ease-out; } }
  @container (min-width: 480px) { padding: 32px; & strong { font-size: 36px; } }
`;

/** The word in its sentence. */
export const inSentence = css`
  & mark { color: inherit; background: none; font-weight: 700; text-decoration: underline; text-underline-offset: 3px; }
`;

export const gapText = css`
  font-size: 18px;
  max-width: 60ch;
  & b { display: inline-block; width: 56px; border-bottom: 2px solid var(--_primary); }
`;

/** Four answers, each with its wait, at the thumb. No control hides under them. */
export const grades = css`
  ${piece.grid(8)}
  grid-template-columns: 1fr 1fr;
  position: sticky;
  bottom: 0;
  min-width: 0;
  padding: 8px 0;
  border: 0;
  background: var(--_surface);
  & > button { flex-direction: column; gap: 0; padding: 4px; line-height: 1.3; }
  & small { font-size: 13px; font-weight: 400; }
  @container (min-width: 320px) { grid-template-columns: repeat(4, minmax(0, 1fr)); }
  :has(> &) :is(a, [tabindex]) { scroll-margin-block-end: 80px; }
`;

export const verdict = css`
  font-weight: 600;
  &[data-right='true'] { color: var(--_success); }
  &[data-right='false'] { color: var(--_danger); }
`;

export const checks = css`
  display: grid;
  ${piece.plainList}
  & > li { padding-block: 4px; border-block-start: 1px solid var(--_line); }
  & label { display: flex; align-items: center; gap: 12px; min-height: 44px; cursor: pointer; }
  & label > span { flex: 1; min-width: 0; }
  & span span { display: block; color: var(--_muted); }
  & small { display: block; font-size: 14px; color: var(--_muted); }
  & input { flex: none; width: 20px; height: 20px; accent-color: var(--_primary); }
  @container (max-width: 479px) { & label { flex-wrap: wrap; row-gap: 0; } & label > small { flex: 1 0 100%; padding-inline-start: 32px; } }
`;

export const ownList = css`
  display: grid;
  ${piece.plainList}
  & > li { display: grid; grid-template-columns: minmax(0, 1fr) auto; gap: 0 12px; align-items: center; padding-block: 8px; border-block-start: 1px solid var(--_line); }
  & span { color: var(--_muted); }
  & > li > div:last-child { display: flex; flex-wrap: wrap; gap: 8px; }
  & button { padding-inline: 12px; }
  @container (max-width: 479px) { & > li { grid-template-columns: minmax(0, 1fr); gap: 8px; } }
`;

export const leftLines = css`
  padding-inline-start: 16px;
  font-size: 14px;
  max-height: 240px;
  overflow: auto;
  & code { font: inherit; color: var(--_muted); }
`;

export const formBox = css`${piece.grid(16)}`;
