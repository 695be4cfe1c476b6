import { css } from '../kit/element/styles.ts';

export const filterForm = css`
  display: grid;
  gap: 24px;
  align-items: start;
  padding: 16px;
  background: var(--_surface);
  border: 1px solid var(--_line);
  border-radius: var(--_card-radius);
  /* On phones the selects are in pairs. */
  @container (min-width: 320px) and (max-width: 479px) {
    grid-template-columns: 1fr 1fr;
    gap: 16px 12px;
    align-items: end;
    padding: 16px;
    & > :nth-child(n + 5) { grid-column: 1 / -1; }
  }
  @container (min-width: 480px) { grid-template-columns: 1fr 1fr; padding: 24px; }
  @container (min-width: 1000px) { grid-template-columns: repeat(3, 1fr); padding: 32px; }
  @media print { display: none; }
`;

export const conversion = css`
  display: block;
  margin-top: 8px;
  font-size: 14px;
  &:empty { display: none; }
`;

export const actions = css`
  display: flex;
  flex-wrap: wrap;
  gap: 12px;
  grid-column: 1 / -1;
  & > button { flex: 1 1 auto; padding-inline: 8px; }
  @container (min-width: 480px) { & > button { flex: none; padding-inline: 16px; } }
  @media print { display: none; }
`;

export const resultList = css`
  display: grid;
  gap: 24px;
  @media print { display: block; & > * + * { margin-top: 16px; } }
  & > h3 { font-size: 22px; line-height: 1.3; letter-spacing: -0.02em; border-radius: calc(var(--_radius) / 3); outline-offset: 4px; }
`;

export const list = css`
  display: grid;
  gap: 8px;
  padding: 0;
  list-style: none;
  @container (min-width: 480px) { gap: 24px; }
  @container (min-width: 760px) { grid-template-columns: 1fr 1fr; }
  @media print { display: block; & > li { break-inside: avoid; margin-bottom: 12px; } }
`;

export const award = css`
  display: flex;
  flex-direction: column;
  gap: 8px;
  padding: 16px;
  & h4 { font-size: 18px; line-height: 1.3; letter-spacing: -0.01em; }
  /* On phones a card is flag, name and when to apply: pressed, it opens with all of the rest. */
  @media screen {
    @container (max-width: 479px) {
      display: grid;
      grid-template-columns: 28px minmax(0, 1fr);
      align-items: center;
      gap: 8px 8px;
      padding: 8px;
      & h4 { font-size: 16px; }
      & > p:first-child { font-size: 0; }
      & [data-window] { grid-column: 1 / -1; }
      & > p:not(:first-child), & > ul, & > dl, & [data-window] > p:not(:first-child) { display: none; }
      & [data-window] { padding: 8px 8px; font-size: 14px; }
    }
  }
  @container (min-width: 480px) { padding: 24px; }
  @media print { display: block; padding: 8px 16px; & > * + * { margin-top: 4px; } & p, & dl { font-size: 13px; } & h4 { font-size: 16px; } }
`;

export const facts = css`
  display: grid;
  gap: 8px;
  margin-top: auto;
  padding-top: 12px;
  font-size: 14px;
  border-top: 1px solid var(--_line);
  & > div { display: flex; flex-wrap: wrap; gap: 0 12px; }
  & dt { flex: 0 0 72px; color: var(--_muted); }
  & dd { flex: 1 1 102px; min-width: 0; font-weight: 600; }
  & dd > span, & dd[data-over='true'] { font-weight: 400; }
`;

/** The head of a card: when to apply. Its link stays above the card's own target. */
export const status = css`
  display: grid;
  gap: 4px;
  padding: 12px;
  background: var(--_wash);
  border-radius: var(--_radius);
  & > p:first-child { display: flex; gap: 8px; font-weight: 600; }
  & > p:first-child svg { flex: none; margin-top: 2px; color: var(--_primary); }
  &[data-window='open'] { border-inline-start: 4px solid var(--_success); }
  &[data-window='closed'] > p:first-child, &[data-window='closed'] > p:first-child svg { color: var(--_muted); }
  & a { position: relative; z-index: 1; }
  @media print { padding: 8px 0; background: none; &[data-window='open'] { padding-inline-start: 8px; } }
`;

export const strip = css`
  width: 100%;
  max-width: 300px;
  & rect { fill: none; stroke: var(--_border); }
  & path, & [data-open='true'] rect { fill: var(--_primary); stroke: var(--_primary); }
  & text { font-size: 13px; text-anchor: middle; fill: var(--_muted); }
  & [data-open='true'] text { font-weight: 700; fill: var(--_ink); }
  @media (forced-colors: active) {
    & rect { stroke: CanvasText; }
    & path, & [data-open='true'] rect { fill: CanvasText; stroke: CanvasText; }
    & text, & [data-open='true'] text { fill: CanvasText; }
  }
`;

/** The destination above an award's name. */
export const place = css`
  display: flex;
  align-items: center;
  gap: 8px;
  font-size: 14px;
  font-weight: 600;
  & svg { flex: none; border-radius: calc(var(--_radius) / 6); }
`;

export const advice = css`
  display: grid;
  gap: 12px;
  justify-items: start;
  padding: 16px;
  background: var(--_surface);
  border: 1px solid var(--_line);
  border-inline-start: 4px solid var(--_accent);
  border-radius: var(--_card-radius);
  & > div { display: grid; gap: 4px; }
  & h3 { font-size: 18px; line-height: 1.3; letter-spacing: -0.01em; }
  & p { max-width: 60ch; color: var(--_muted); }
  @container (min-width: 760px) { grid-template-columns: 1fr auto; align-items: center; padding: 24px; }
  @media print { display: none; }
`;

export const lead = css`
  display: grid;
  gap: 8px;
  & > p:nth-last-child(2) { max-width: 68ch; margin-top: 4px; font-size: 18px; }
  & > p:last-child { margin-top: 8px; }
`;

export const keyFacts = css`
  display: grid;
  gap: 12px;
  & > div { padding: 16px; background: var(--_wash); border-radius: var(--_radius); }
  & dt { font-size: 14px; color: var(--_muted); }
  & dd { font-weight: 600; }
  & dd > span { font-weight: 400; }
  @container (min-width: 640px) { grid-template-columns: 1fr 1fr; }
`;

export const twoColumns = css`
  display: grid;
  gap: 24px;
  & > div { display: grid; gap: 8px; align-content: start; min-width: 0; }
  & ul + h4, & p + h4, & details + h4 { margin-top: 12px; }
  & ul:not([class]) {
    display: grid;
    gap: 8px;
    padding-inline-start: 16px;
    & > li::marker { color: var(--_primary); }
  }
  @container (min-width: 760px) { grid-template-columns: 1fr 1fr; gap: 48px; }
`;

export const noteList = css`
  display: grid;
  gap: 12px;
  padding: 16px;
  background: var(--_wash);
  border-radius: var(--_radius);
  justify-items: start;
  & > ul { display: grid; gap: 12px; padding: 0; list-style: none; }
  & > ul > li { display: grid; gap: 2px; max-width: 72ch; }
`;
