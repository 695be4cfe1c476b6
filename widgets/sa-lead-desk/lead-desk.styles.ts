import * as piece from '../kit/core/pieces.ts';
import { css } from '../kit/element/styles.ts';

export const shell = css`
  ${piece.column}
  align-content: start;
  min-height: 100vh;
  background: var(--_wash);
  @container (min-width: 1000px) { grid-template-columns: 208px minmax(0, 1fr); }
  /* Facts and history in one column, without what only a screen can use. */
  @media print { display: block; background: none; & > header { display: none; } }
`;

export const side = css`
  ${piece.grid(8, 16)}
  grid-template-columns: 1fr auto;
  align-items: center;
  align-content: start;
  padding: 8px 16px 4px;
  background: var(--_surface);
  border-block-end: 1px solid var(--_line);
  & > p { font-weight: 700; letter-spacing: -0.02em; }
  & > p + p { font-size: 14px; font-weight: 400; letter-spacing: 0; color: var(--_muted); }
  & > nav { grid-column: 1 / -1; }
  @container (min-width: 1000px) {
    grid-template-columns: minmax(0, 1fr);
    position: sticky;
    inset-block-start: 0;
    height: 100vh;
    grid-template-rows: auto 1fr auto;
    padding: 24px 16px;
    border-block-end: 0;
    border-inline-end: 1px solid var(--_line);
    & > p { padding-inline: 12px; }
    & > p:first-child { font-size: 18px; }
    & > nav { grid-row: 2; align-self: start; }
  }
`;

export const links = css`
  /* On a phone six words in two rows, without their icons. */
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr));
  ${piece.plainList}
  & a {
    position: relative;
    display: grid;
    place-content: center;
    justify-items: center;
    gap: 2px;
    min-height: 44px;
    padding: 4px 2px;
    font-size: 13px;
    font-weight: 600;
    text-align: center;
    text-decoration: none;
    color: var(--_muted);
    border-radius: var(--_radius);
    transition: color 150ms ease-out, background-color 150ms ease-out;
    overflow-wrap: normal;
  }
  & a:hover { color: var(--_primary); }
  & a[aria-current] { color: var(--_primary); background: var(--_wash); }
  @media (forced-colors: active) { & a[aria-current] { outline: 1px solid; } }
  @container (max-width: 479px) { & svg { display: none; } }
  @container (min-width: 480px) {
    display: flex;
    justify-content: space-around;
    & a { font-size: 14px; padding-inline: 4px; }
  }
  @container (min-width: 760px) {
    & a { display: flex; align-items: center; justify-content: center; gap: 8px; }
  }
  @container (min-width: 1000px) {
    ${piece.stack(4)}
    justify-content: normal;
    & a { justify-content: start; padding: 8px 12px; font-size: 16px; }
  }
`;

export const unreadCount = css`
  position: absolute;
  inset: 0 max(0px, calc(50% - 48px)) auto auto;
  min-width: 20px;
  padding: 0 8px;
  font-size: 13px;
  line-height: 20px;
  text-align: center;
  color: var(--_on-primary);
  background: var(--_primary);
  border-radius: calc(var(--_radius) * 2);
  @container (min-width: 760px) { position: static; }
  @container (min-width: 1000px) { margin-inline-start: auto; }
`;

export const content = css`
  ${piece.stack(12)}
  align-content: start;
  width: 100%;
  max-width: 1280px;
  padding: 12px 16px 80px;
  & h1 { font-size: 22px; line-height: 1.25; letter-spacing: -0.02em; outline-offset: 4px; border-radius: calc(var(--_radius) / 3); }
  & h2 { font-size: 18px; line-height: 1.4; letter-spacing: -0.01em; }
  & h3 { font-size: 16px; line-height: 1.4; }
  & time { white-space: nowrap; }
  /* A background is all that tells a pressed button, and forced colours take it away. */
  @media (forced-colors: active) {
    & [aria-pressed='true'] { forced-color-adjust: none; color: HighlightText; background: Highlight; }
  }
  &:has(> [data-split]) { max-width: 1600px; }
  @container (min-width: 760px) { padding: 16px 24px 80px; }
`;

/** Shown on large screens only. */
export const onlyWide = css`@container (max-width: 759px) { display: none; }`;

/** A lead, beside its list where there is room. Each side is laid out by its own width. */
export const panes = css`
  display: contents;
  & > * { display: contents; }
  @media screen {
    &[data-split] { display: grid; grid-template-columns: minmax(0, 2fr) minmax(0, 3fr); gap: 24px; align-items: start; }
    &[data-split] > * { display: grid; grid-template-columns: minmax(0, 1fr); gap: 12px; align-content: start; container-type: inline-size; }
    &[data-split] > section .${onlyWide} { display: inline-flex; }
    /* One line of marks: the first are whole, and the rest are on the lead. */
    &[data-split] > nav li > ul { height: 26px; overflow: hidden; }
    &[data-split] > nav { position: sticky; inset-block-start: 16px; max-height: calc(100vh - 32px); overflow-y: auto; }
  }
  @media print { & > nav { display: none; } }
`;

export const pageHead = css`
  ${piece.bar(12, 16)}
  justify-content: space-between;
`;

export const panel = css`
  ${piece.stack(16)}
  align-content: start;
  ${piece.card(16)}
  @media print { padding: 8px 0; border: 0; border-radius: 0; break-inside: avoid; }
`;

export const row = css`${piece.bar(8)}`;

/** Fields with a button beside them, level with the field and not with the hint below it. */
export const inlineForm = css`
  ${piece.stack(12)}
  justify-items: start;
  max-width: 560px;
  & > div { width: 100%; }
  & > p { width: 100%; }
  @container (min-width: 480px) {
    display: flex;
    flex-wrap: wrap;
    align-items: start;
    & > div { flex: 1 1 0; }
    & > button { margin-block-start: 32px; }
    & > p { flex: 1 1 100%; }
  }
`;

export const badge = css`
  display: inline-block;
  font-size: 14px;
  line-height: 24px;
  white-space: nowrap;
  color: var(--_ink);
  ${piece.tag(0, 8)}
  overflow: hidden;
  text-overflow: ellipsis;
  max-width: 100%;
  &[data-tone='primary'] { color: var(--_primary); border-color: var(--_primary); font-weight: 600; }
  &[data-tone='good'] { color: var(--_success); border-color: var(--_success); }
  &[data-tone='warning'] { border-color: var(--_accent); background: color-mix(in srgb, var(--_accent) 16%, var(--_surface)); font-weight: 600; }
  &[data-tone='bad'] { color: var(--_danger); border-color: var(--_danger); font-weight: 600; }
`;

/** A failure, or a decision to make. */
export { callout as notice } from '../kit/ui/callout.styles.ts';

export const quiet = css`${piece.note}`;

/** A button that looks like a link, for small actions beside a text. */
export const textButton = css`
  ${piece.plainButton}
  font-size: 14px;
  font-weight: 600;
  min-height: 44px;
  padding: 2px 8px;
  color: var(--_primary);
  border-radius: calc(var(--_radius) * 2 / 3);
  text-decoration: underline;
  text-underline-offset: 3px;
  &:disabled { opacity: 0.55; }
`;

/** A table that stays inside the page: it scrolls sideways in its own box. */
export const table = css`
  max-width: 100%;
  overflow-x: auto;
  & table { width: 100%; border-collapse: collapse; overflow-wrap: normal; }
  & time { white-space: normal; }
  & th { text-align: start; font-size: 14px; font-weight: 600; color: var(--_muted); }
  & th, & td { padding: 8px 12px 8px 0; border-block-end: 1px solid var(--_line); vertical-align: top; }
  & tr:last-child > * { border-block-end: 0; }
  @container (max-width: 319px) { & th, & td { padding-inline-end: 8px; font-size: 14px; } }
  & [data-number] { text-align: end; font-variant-numeric: tabular-nums; padding-inline-end: 0; }
`;

/** Names and values, beside each other where there is room. */
export const facts = css`
  ${piece.grid(12)}
  & > div { display: grid; gap: 2px; align-content: start; min-width: 0; }
  & dt { font-size: 14px; color: var(--_muted); }
  & dd { white-space: pre-wrap; }
  @container (min-width: 480px) { grid-template-columns: repeat(auto-fill, minmax(220px, 1fr)); gap: 16px; }
`;

/** A visitor's own text, unchanged. */
export const letter = css`
  white-space: pre-wrap;
  ${piece.inset(12, 16)}
`;

export const plainList = css`
  ${piece.stackedList(12)}
  &:empty { display: none; }
`;

/** A figure with what it counts, beside others of its kind. */
export const tiles = css`
  ${piece.grid(12)}
  grid-template-columns: repeat(3, minmax(0, 1fr));
  & > div { padding: 12px; background: var(--_wash); border-radius: var(--_radius); }
  & dt { font-size: 14px; color: var(--_muted); }
  & dd { font-size: 22px; font-weight: 700; font-variant-numeric: tabular-nums; }
  @container (max-width: 479px) {
    grid-template-columns: minmax(0, 1fr);
    & > div { display: flex; justify-content: space-between; align-items: center; padding-block: 4px; }
  }
`;

/** An action that cannot be undone. */
export const danger = css`
  button& { color: var(--_danger); border-color: var(--_danger); }
`;

/** A thing on the left and what can be done about it on the right. */
export const sides = css`
  ${piece.grid(8, 24)}
  align-items: start;
  & details > button { margin-block-start: 12px; }
  & + & { padding-block-start: 12px; border-block-start: 1px solid var(--_line); }
  @container (min-width: 760px) { grid-template-columns: minmax(0, 1fr) minmax(0, 1fr); }
`;

/** Takes no room while there is nothing to say. */
export const emptyAway = css`&:empty { display: none; }`;

/** Something to know, with what can be done about it beside it. */
export const bar = css`
  position: sticky;
  inset-block-start: 8px;
  z-index: 3;
  @container (min-width: 480px) { grid-template-columns: minmax(0, 1fr) auto; align-items: center; }
`;

/** At the foot of the window, over what is there. */
export const undoBar = css`
  position: fixed;
  inset: auto 16px 16px;
  z-index: 4;
  ${piece.bar(8, 16)}
  justify-content: space-between;
  width: fit-content;
  max-width: min(560px, calc(100vw - 32px));
  margin-inline: auto;
  padding: 8px 8px 8px 16px;
  ${piece.field()}
  box-shadow: var(--_shadow);
  &[hidden] { display: none; }
  & > p:empty { display: none; }
  @media print { display: none; }
`;
