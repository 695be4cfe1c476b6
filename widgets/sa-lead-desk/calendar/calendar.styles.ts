import * as piece from '../../kit/core/pieces.ts';
import { css } from '../../kit/element/styles.ts';

/** Steps back, to today and forward, with the week between them. */
export const steps = css`
  ${piece.bar(8)}
  & > p { flex: 1 1 160px; font-weight: 600; }
  @media print { & > button { display: none; } }
`;

/** Shown on phones only, which have one day at a time. */
export const onlyPhone = css`
  @container (min-width: 760px) { display: none; }
  @media print { display: none; }
`;

/** The days of a week in a row, each a link. */
export const dayRow = css`
  ${piece.list(4)}
  grid-template-columns: repeat(7, minmax(0, 1fr));
  @container (min-width: 760px) { display: none; }
  @media print { display: none; }
  & a {
    display: grid;
    justify-items: center;
    min-height: 56px;
    padding: 4px 0;
    font-size: 13px;
    line-height: 1.3;
    text-decoration: none;
    color: var(--_muted);
    ${piece.part()}
  }
  & b { font-size: 16px; color: var(--_ink); }
  & a[aria-current] { color: var(--_primary); border-color: var(--_primary); box-shadow: inset 0 0 0 1px var(--_primary); }
  & a[aria-current] b { color: var(--_primary); }
  @media (forced-colors: active) { & a[aria-current] { outline: 2px solid; outline-offset: -4px; } }
`;

export const week = css`
  ${piece.listColumn}
  ${piece.card()}
  @media print { border: 0; border-radius: 0; }
`;

/** The date on the left, its appointments on the right. A phone shows the chosen day only. */
export const dayBox = css`
  ${piece.stack(4, 24)}
  padding: 12px 16px;
  & + & { border-block-start: 1px solid var(--_line); }
  & h2 { font-size: 16px; }
  &[data-today] h2 { color: var(--_primary); }
  @container (min-width: 760px) { grid-template-columns: 148px minmax(0, 1fr); }
  @media screen {
    @container (max-width: 759px) {
      &:not([data-chosen]) { display: none; }
      & + & { border: 0; }
    }
  }
  @media print { padding-inline: 0; break-inside: avoid; }
`;

export const dayBody = css`
  ${piece.stack(12)}
  align-content: start;
`;

export const appointmentList = css`${piece.listColumn}`;

/** Time, way and name, with the actions at the end of the line. */
export const appointmentRow = css`
  display: flex;
  flex-wrap: wrap;
  gap: 2px 12px;
  align-items: baseline;
  justify-content: space-between;
  padding-block: 8px;
  & + & { border-block-start: 1px solid var(--_line); }
  & > time { font-weight: 600; font-variant-numeric: tabular-nums; }
  & > p { order: 1; flex: 1 1 100%; min-width: 0; }
  & > ul { display: flex; flex-wrap: wrap; gap: 4px 8px; justify-content: end; align-self: start; padding: 0; list-style: none; }
  & > div { order: 2; flex: 1 1 100%; }
  & > div > div:first-child { margin-inline-start: -8px; }
  &[data-over] > time, &[data-over] > p { color: var(--_muted); }
  @container (min-width: 760px) {
    display: grid;
    grid-template-columns: minmax(136px, max-content) minmax(200px, 1fr) minmax(0, auto);
    padding-block: 4px;
    & > p { grid-area: 1 / 2; padding-block: 4px; }
    & > ul { grid-area: 1 / 3; padding-block-start: 4px; }
    & > div { grid-column: 2 / -1; }
  }
  @media print {
    padding-block: 2px;
    break-inside: avoid;
    & > div { display: none; }
  }
`;

/** A line breaks between numbers, not inside one. */
export const details = css`& > span { white-space: nowrap; }`;

/** The appointments of today, above the leads: one line each. */
export const todayBox = css`
  ${piece.stack(4)}
  ${piece.card(8, 16)}
  & > p { margin-block-start: -4px; }
  & h2 { font-size: 16px; }
  & > ul { display: grid; grid-template-columns: minmax(0, 1fr); gap: 0 24px; padding: 0; list-style: none; }
  & li { display: flex; flex-wrap: wrap; gap: 0 8px; align-items: baseline; min-width: 0; min-height: 32px; white-space: nowrap; }
  & li > time { flex: none; font-weight: 600; font-variant-numeric: tabular-nums; }
  & li > a { flex: 0 1 auto; min-width: 0; max-width: calc(100% - 56px); padding-block: 4px; overflow: hidden; text-overflow: ellipsis; }
  & li > span { flex: none; font-size: 14px; color: var(--_muted); }
  & li > b { flex: none; font-size: 14px; font-weight: 600; color: var(--_danger); }
  @container (max-width: 479px) { & li > span + span { display: none; } }
  @container (min-width: 760px) { & > ul { grid-template-columns: 1fr 1fr; } }
  @container (min-width: 1000px) { & > ul { grid-template-columns: 1fr 1fr 1fr; } }
`;
