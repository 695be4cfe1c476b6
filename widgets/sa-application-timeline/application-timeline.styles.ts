import { css } from '../kit/element/styles.ts';

/** A checkbox and its label as one target. */
export const checkboxLabel = css`
  display: inline-flex;
  align-items: center;
  gap: 8px;
  min-height: 44px;
  font-weight: 600;
  cursor: pointer;
  & input { flex: none; width: 20px; height: 20px; accent-color: var(--_primary); cursor: inherit; }
`;

/** The fields, in pairs on phones; elsewhere the form's own columns hold them. */
export const pairs = css`
  display: contents;
  @container (min-width: 320px) and (max-width: 479px) {
    display: grid;
    grid-template-columns: 1fr 1fr;
    gap: 16px 12px;
    align-items: end;
    & > :has(p) { grid-column: 1 / -1; }
  }
`;

export const hintLine = css`
  font-size: 14px;
  color: var(--_muted);
`;

/** The answer: two rows. */
export const facts = css`
  & > div { display: flex; flex-wrap: wrap; gap: 0 16px; justify-content: space-between; align-items: baseline; padding: 8px 0; border-bottom: 1px solid var(--_line); }
  & dd { margin: 0; text-align: end; }
  & b { display: block; font-size: 22px; line-height: 1.3; letter-spacing: -0.02em; }
  & span { font-size: 14px; color: var(--_muted); }
  @container (min-width: 480px) { & > :first-child b { font-size: 28px; } }
`;

export const noticeBox = css`
  display: grid;
  grid-template-columns: 20px minmax(0, 1fr);
  gap: 12px;
  padding: 16px;
  border: 1px solid var(--_line);
  border-radius: var(--_radius);
  & > svg { margin-top: 4px; }
  & ul { display: grid; gap: 8px; padding: 0; list-style: none; }
  & p { margin: 8px 0; }
  & div > div { display: flex; flex-wrap: wrap; gap: 8px; }
  @container (max-width: 479px) {
    grid-template-columns: minmax(0, 1fr);
    padding: 12px;
    & > svg { display: none; }
    & button { padding-inline: 8px; }
  }
  @media print { & div > div, & p { display: none; } }
`;

export const actions = css`
  display: flex;
  flex-wrap: wrap;
  gap: 12px;
  @container (max-width: 479px) { gap: 8px; & > button { flex: 1 1 auto; padding-inline: 8px; } & svg { display: none; } }
  & > p { flex-basis: 100%; }
  & > p:empty { position: absolute; }
  @media print { display: none; }
`;

export const legend = css`
  display: grid;
  gap: 8px;
  padding-top: 16px;
  border-top: 1px solid var(--_line);
  & ul { display: flex; flex-wrap: wrap; gap: 8px 24px; padding: 0; list-style: none; }
  & li { display: flex; align-items: center; gap: 8px; }
  @container (max-width: 479px) { padding-top: 12px; & p { line-height: 1.4; } }
  @media print { padding-top: 8px; & p { font-size: 13px; } }
`;

/** A mark. Printers omit backgrounds, so its border and its sign have to be enough. */
export const dot = css`
  display: grid;
  place-items: center;
  flex: none;
  width: 24px;
  height: 24px;
  border: 2px solid var(--_border);
  border-radius: 50%;
  background: var(--_surface);
  &[data-mark='completed'] { border-color: var(--_success); }
  &[data-mark='completed'][data-done='false']::after { content: ''; width: 10px; border-top: 4px solid var(--_success); }
  &[data-mark='current'] { border-color: var(--_primary); }
  &[data-done='true'] { color: var(--_surface); background: var(--_success); border-color: var(--_success); }
  &[data-mark='current'][data-done='false']::after { content: ''; border: 5px solid var(--_primary); border-radius: 50%; }
  @media print { &[data-done='true'] { color: var(--_success); background: none; } }
`;

export const criticalSwatch = css`
  flex: none;
  width: 28px;
  height: 20px;
  border: 2px solid var(--_danger);
  border-radius: calc(var(--_radius) / 3);
`;

export const stepList = css`
  padding: 0;
  list-style: none;
`;

/** A step on the line, which runs from its dot to the next one. */
export const step = css`
  position: relative;
  display: grid;
  grid-template-columns: 24px minmax(0, 1fr);
  gap: 0 8px;
  padding-bottom: 8px;
  &:last-child { padding-bottom: 0; }
  scroll-margin-top: 16px;
  & > span { position: relative; margin-top: 12px; }
  &::before { content: ''; position: absolute; top: 16px; bottom: -16px; left: 11px; width: 0; border-inline-start: 2px solid var(--_line); }
  &:last-child::before { display: none; }
  @container (min-width: 480px) { gap: 16px; padding-bottom: 16px; & > span { margin-top: 16px; } }
  @media print {
    padding-bottom: 8px;
    break-inside: avoid;
    & > span { margin-top: 2px; }
    &::before { top: 2px; bottom: -2px; }
  }
`;

/** The line of today among the steps. */
export const todayLine = css`
  grid-column: 1 / -1;
  position: relative;
  display: flex;
  align-items: center;
  gap: 12px;
  padding: 4px 0;
  font-weight: 600;
  color: var(--_primary);
  background: var(--_surface);
  &::after { content: ''; flex: 1; border-top: 2px solid var(--_primary); }
`;

/** The months without a step, along the line. */
export const gap = css`
  grid-column: 2;
  padding: 0 0 8px;
  font-size: 14px;
  color: var(--_muted);
  @container (min-width: 480px) { padding: 12px 0; }
  @media print { padding: 0 0 4px; font-size: 13px; }
`;

/** A step's text. Its last child, the checkbox, is at the top right. */
export const stepCard = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: 8px 8px;
  padding: 4px 8px 12px;
  border: 1px solid var(--_line);
  border-radius: var(--_card-radius);
  [data-critical='true'][data-date-passed='false'] > & { padding: 4px 8px 12px; border: 2px solid var(--_danger); }
  & > * { grid-column: 1 / -1; }
  @container (min-width: 320px) { & > :first-child { grid-column: 1; } }
  & > label { flex-wrap: wrap; gap: 8px; }
  @container (min-width: 320px) { & > label { grid-area: 1 / 2; align-self: start; } }
  & > div { display: flex; align-items: center; gap: 12px; }
  & > div > div { min-width: 0; overflow-wrap: anywhere; }
  & h4 { font-size: 16px; line-height: 1.3; letter-spacing: -0.01em; }
  & div > p { line-height: 1.4; color: var(--_muted); }
  /* On phones a step is its title, its month and the tick; the rest opens. */
  @media screen {
    @container (max-width: 479px) {
      &, [data-critical='true'][data-date-passed='false'] > & { gap: 0 4px; padding: 2px 8px; }
      & > div { gap: 0; }
      & > div { grid-row: 1; }
      & > div > svg { display: none; }
      & > p:first-child { grid-area: 2 / 1; padding: 0 0 8px; }
      & > p:first-child time { padding: 0; background: none; border: 0; }
      & > p:first-child { gap: 0 4px; }
      & > label { grid-area: 2 / 2; align-self: start; }
      &[data-open='true'] > p:last-of-type { padding-bottom: 8px; }
      &[data-open='false'] > p:not(:first-child), &[data-open='false'] div > p { display: none; }
    }
    @container (max-width: 319px) { & > label { grid-area: 3 / 1; } }
    @container (max-width: 239px) {
      & > div { flex-wrap: wrap; }
      & > div > div { flex-basis: 100%; }
    }
  }
  @container (min-width: 480px) {
    padding: 8px 16px 16px;
    [data-critical='true'][data-date-passed='false'] > & { padding: 8px 12px 12px; }
    & h4 { font-size: 18px; }
  }
  /* On paper a step is a row of a table, so that a plan fits one or two sheets. */
  @media print {
    &, [data-critical='true'][data-date-passed='false'] > & { grid-template-columns: 136px minmax(0, 1fr) auto; gap: 0 12px; padding: 4px 8px; }
    & > * { grid-column: 2; font-size: 13px; }
    & > :first-child { grid-area: 1 / 1 / span 3; }
    & > label { grid-area: 1 / 3; min-height: 0; }
    & > div > div { display: flex; flex-wrap: wrap; align-items: baseline; gap: 0 8px; }
    & div > p { font-size: 13px; }
    & h4 { font-size: 14px; }
  }
`;

/** On phones a step is a line or two that open. */
export const stepToggle = css`
  flex: none;
  display: grid;
  place-items: center;
  width: 44px;
  height: 44px;
  margin-inline-start: auto;
  padding: 0;
  color: var(--_muted);
  background: none;
  border: 0;
  cursor: pointer;
  &[aria-expanded='true'] svg { transform: rotate(180deg); }
  @container (min-width: 480px) { display: none; }
  @media print { display: none; }
`;

export const stepHead = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 4px 12px;
  padding: 8px 0;
  color: var(--_muted);
  & > span + span { font-size: 14px; }
  & time { padding: 2px 8px; font-weight: 600; color: var(--_ink); background: var(--_wash); border: 1px solid var(--_line); border-radius: var(--_radius); }
  @container (min-width: 320px) { & time { white-space: nowrap; } }
  @container (min-width: 480px) { & time { padding: 2px 12px; } }
  @media print { display: block; padding: 0; font-size: 13px; & time { display: block; padding: 0; background: none; border: 0; } }
`;

export const criticalText = css`
  display: flex;
  gap: 8px;
  font-weight: 600;
  color: var(--_muted);
  [data-next-critical='true'] & { color: var(--_danger); }
  & svg { flex: none; margin-top: 2px; }
  @container (max-width: 239px) { & svg { display: none; } }
  @media print { font-size: 13px; }
`;

export const tile = css`
  flex: none;
  @container (max-width: 239px) { display: none; }
  @media print { display: none; }
`;

export const advice = css`
  display: grid;
  gap: 12px;
  justify-items: start;
  padding-top: 16px;
  border-top: 1px solid var(--_line);
  & h4 { font-size: 18px; line-height: 1.3; letter-spacing: -0.01em; }
  & p { color: var(--_muted); }
  @media print { display: none; }
`;
