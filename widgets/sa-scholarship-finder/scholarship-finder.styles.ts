import * as piece from '../kit/core/pieces.ts';
import { css } from '../kit/element/styles.ts';

export const choice = css`${piece.grid(16)}`;

export const filterForm = css`
  ${piece.grid(24)}
  align-items: start;
  ${piece.card(16)}
  /* On phones, and beside the answer, the selects are in pairs. */
  @container ((min-width: 320px) and (max-width: 479px)) or (min-width: 1000px) {
    grid-template-columns: 1fr 1fr;
    gap: 16px 12px;
    align-items: end;
    & > :nth-child(n + 5) { grid-column: 1 / -1; }
  }
  @container (min-width: 480px) and (max-width: 999px) { grid-template-columns: 1fr 1fr; padding: 24px; }
  @media print { display: none; }
`;

export const conversion = css`
  display: block;
  margin-top: 8px;
  font-size: 14px;
  &:empty { display: none; }
`;

export const actions = css`
  ${piece.wrap(12)}
  grid-column: 1 / -1;
  & > button { flex: 1 1 auto; padding-inline: 8px; }
  @container (min-width: 480px) { & > button { flex: none; padding-inline: 16px; } }
  @media print { display: none; }
`;

export const resultList = css`
  ${piece.grid(24)}
  @media print { display: block; & > * + * { margin-top: 16px; } }
  & > h3 { font-size: 22px; line-height: 1.3; letter-spacing: -0.02em; border-radius: calc(var(--_radius) / 3); outline-offset: 4px; }
`;

export const list = css`
  ${piece.list(12)}
  @media print { display: block; & > li { break-inside: avoid; margin-bottom: 12px; } }
`;

/** Its name, its amount and when to apply; the rest follows in notes. */
export const award = css`
  ${piece.grid(8)}
  padding: 16px;
  & h4 { display: flex; gap: 12px; align-items: center; font-size: 18px; line-height: 1.3; letter-spacing: -0.01em; }
  & h4 > svg { flex: none; border-radius: calc(var(--_radius) / 3); }
  &[data-over='true'], &[data-over='true'] h4 { color: var(--_muted); }
  /* The detail has the source of the dates. */
  @media screen { @container (max-width: 479px) { & [data-window] > p:not(:first-child) { display: none; } } }
  @container (min-width: 480px) { padding: 24px; }
  @media print { display: block; padding: 8px 16px; & > * + * { margin-top: 4px; } & p, & dl { font-size: 13px; } & h4 { font-size: 16px; } }
`;

export const facts = css`
  ${piece.wrap(4, 24)}
  color: var(--_muted);
  & :is(dt, dd) { display: inline; }
  & dd { font-weight: 600; }
  & dd > span, & [data-over='true'] { font-weight: 400; }
`;

/** When to apply. Its link stays above the card's own target. */
export const status = css`
  & > p:first-child { display: flex; gap: 8px; font-weight: 600; }
  & > p:first-child svg { flex: none; margin-top: 2px; color: var(--_primary); }
  &[data-window='open'] > p:first-child, &[data-window='open'] > p:first-child svg { color: var(--_success); }
  &[data-window='closed'] > p:first-child, &[data-window='closed'] > p:first-child svg { color: var(--_muted); }
  & a { position: relative; z-index: 1; }
`;

export const calendar = css`
  ${piece.grid(12)}
  ${piece.card(16)}
  & > div > p { display: grid; grid-template-columns: 112px repeat(12, minmax(0, 1fr)); gap: 2px; align-items: center; line-height: 24px; }
  & span, & b { font-size: 13px; }
  & b { font-weight: 400; color: var(--_muted); text-align: center; }
  & i { height: 12px; background: var(--_line); border-radius: calc(var(--_radius) / 3); }
  & span + i { position: relative; }
  & span + i::before { content: ''; position: absolute; inset: -8px auto -8px 10%; border-inline-start: 2px solid var(--_ink); }
  & [data-third='1'] span + i::before { inset-inline-start: 44%; }
  & [data-third='2'] span + i::before { inset-inline-start: 80%; }
  & [data-open='true'] { background: var(--_primary); }
  & [data-window='open'] > span { color: var(--_success); }
  & [data-window='open'] > [data-open='true'] { background: var(--_success); }
  @container (max-width: 319px) { display: none; }
  @container (min-width: 640px) { & > div > p { grid-template-columns: 160px repeat(12, minmax(0, 1fr)); } & span, & b { font-size: 14px; } }
  @media (forced-colors: active) { & [data-open='true'] { forced-color-adjust: none; background: CanvasText; } }
  @media print { display: none; }
`;

/** The destination above an award's name. */
export const place = css`
  ${piece.row(8)}
  font-size: 14px;
  font-weight: 600;
  & svg { flex: none; border-radius: calc(var(--_radius) / 3); }
`;

export const advice = css`
  ${piece.grid(12)}
  justify-items: start;
  ${piece.card(16)}
  & > div { display: grid; gap: 4px; }
  & h3 { font-size: 18px; line-height: 1.3; letter-spacing: -0.01em; }
  & p { max-width: 60ch; color: var(--_muted); }
  @container (min-width: 760px) { grid-template-columns: 1fr auto; align-items: center; padding: 24px; }
  @media print { display: none; }
`;

export const lead = css`
  ${piece.grid(8)}
  & > p:nth-last-child(2) { max-width: 68ch; margin-top: 4px; font-size: 18px; }
  & > p:last-child { margin-top: 8px; }
`;

export const keyFacts = css`
  ${piece.grid(12)}
  & > div { padding: 16px; background: var(--_wash); border-radius: var(--_radius); }
  & dt { font-size: 14px; color: var(--_muted); }
  & dd { font-weight: 600; }
  & dd > span { font-weight: 400; }
  @container (min-width: 640px) { grid-template-columns: 1fr 1fr; }
`;

export const twoColumns = css`
  ${piece.grid(24)}
  & > div { display: grid; gap: 8px; align-content: start; min-width: 0; }
  & ul + h4, & p + h4, & details + h4 { margin-top: 12px; }
  & ul:not([class]) {
    ${piece.grid(8)}
    padding-inline-start: 16px;
    & > li::marker { color: var(--_primary); }
  }
  @container (min-width: 760px) { grid-template-columns: 1fr 1fr; gap: 48px; }
`;

export const noteList = css`
  ${piece.grid(12)}
  padding: 16px;
  background: var(--_wash);
  border-radius: var(--_radius);
  justify-items: start;
  & > ul { display: grid; gap: 12px; padding: 0; list-style: none; }
  & > ul > li { display: grid; gap: 2px; max-width: 72ch; }
`;
