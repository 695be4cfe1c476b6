import { css } from '../kit/element/styles.ts';

export const practice = css`
  display: grid;
  gap: 24px;
  overflow-wrap: anywhere;
  & h3, & h4 { font-size: 18px; line-height: 1.35; }
  & :focus-visible[tabindex='-1'] { outline-offset: 4px; }
`;

export const tabBar = css`
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: 4px;
  padding: 4px;
  background: var(--_wash);
  border: 1px solid var(--_line);
  border-radius: 16px;
  @container (min-width: 560px) { grid-template-columns: repeat(4, 1fr); }
  & button {
    font: inherit;
    font-weight: 600;
    min-height: 44px;
    padding: 4px 8px;
    color: var(--_muted);
    background: none;
    border: 1px solid transparent;
    border-radius: var(--_radius);
    cursor: pointer;
  }
  & button:hover { color: var(--_primary); }
  & [aria-selected='true'] { color: var(--_primary); background: var(--_surface); border-color: var(--_border); }
  @media print { display: none; }
`;

export const stage = css`
  display: grid;
  gap: 16px;
`;

/** Wide enough for a card and no wider. */
export const narrow = css`
  width: 100%;
  max-width: 760px;
  margin-inline: auto;
`;

/** What the last session came to. */
export const notice = css`
  &:not(:empty) {
    max-width: 760px;
    margin: 0 auto 16px;
    padding: 12px 16px;
    background: var(--_surface);
    border: 1px solid var(--_success);
    border-radius: var(--_radius);
  }
`;

/** Holds its place, so that an answer moves nothing. */
export const verdict = css`
  min-height: 52px;
`;

export const quiet = css`
  justify-self: start;
`;

/** A title at the start of a line and what belongs to it at the end. */
export const bar = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 8px 16px;
`;

export const badges = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 8px;
  font-size: 14px;
`;

export const badge = css`
  font-size: 14px;
  font-weight: 600;
  padding: 2px 12px;
  color: var(--_ink);
  background: var(--_surface);
  border: 1px solid var(--_line);
  border-radius: 999px;
  &[data-status='learning'] { color: var(--_primary); border-color: var(--_primary); }
  &[data-status='reviewing'] { border-color: var(--_accent); }
  &[data-status='mastered'] { color: var(--_success); border-color: var(--_success); }
`;

export const wordTools = css`
  display: flex;
`;

export const bookmark = css`
  &[aria-pressed='true'] { color: var(--_primary); }
  &[aria-pressed='true'] svg { fill: currentColor; }
`;

/** Both sides of a card; the front is a button. */
export const flashcard = css`
  display: grid;
  gap: 8px;
  align-content: center;
  justify-items: center;
  width: 100%;
  min-width: 0;
  min-height: 260px;
  padding: 24px 20px;
  font: inherit;
  color: inherit;
  text-align: center;
  background: var(--_surface);
  border: 1px solid var(--_line);
  border-radius: 16px;
  box-shadow: var(--_shadow);
  transition: border-color 150ms ease-out;
  button& { cursor: pointer; }
  button&:hover { border-color: var(--_primary); }
  & strong { font-size: 36px; line-height: 1.2; letter-spacing: -0.02em; }
  & i { color: var(--_muted); }
  @container (min-width: 480px) { padding: 32px; & strong { font-size: 48px; } }
`;

export const back = css`
  gap: 20px;
  justify-items: stretch;
  text-align: start;
  & strong { font-size: 28px; margin-inline-end: 12px; }
  @container (min-width: 480px) { & strong { font-size: 36px; } }
`;

/** Definition, example, synonyms. */
export const details = css`
  display: grid;
  gap: 12px;
  max-width: 72ch;
  & dt { font-size: 14px; font-weight: 600; color: var(--_muted); }
  & dd { margin: 0; }
`;

export const aid = css`
  display: grid;
  gap: 12px;
  justify-items: start;
  & p { max-width: 72ch; padding-inline-start: 12px; border-inline-start: 3px solid var(--_accent); }
`;

/** Buttons in a row; each as wide as the other where there is little room. */
export const buttons = css`
  display: flex;
  flex-wrap: wrap;
  gap: 12px;
  & > button { flex: 1 1 auto; padding-inline: 16px; overflow-wrap: normal; }
  @container (min-width: 560px) { & > button { flex-grow: 0; min-width: 140px; } }
`;

/** The two directions stand apart. */
export const ends = css`
  justify-content: space-between;
`;

export const hint = css`
  font-size: 14px;
  color: var(--_muted);
`;

/** Only where there are keys to press. */
export const keys = css`
  display: none;
  font-size: 14px;
  color: var(--_muted);
  @media (hover: hover) { display: block; }
  @media print { display: none; }
`;

export const empty = css`
  display: grid;
  gap: 12px;
  justify-items: center;
  padding: 40px 20px;
  text-align: center;
  background: var(--_surface);
  border: 1px dashed var(--_border);
  border-radius: 16px;
  & > svg { color: var(--_muted); }
  & > p { color: var(--_muted); max-width: 52ch; }
  & button { margin-top: 8px; }
`;

export const searchRow = css`
  display: grid;
  gap: 12px;
  @container (min-width: 480px) { grid-template-columns: 1fr auto; }
`;

export const entries = css`
  display: grid;
  gap: 16px;
  padding: 0;
  list-style: none;
  @container (min-width: 768px) { grid-template-columns: 1fr 1fr; align-items: start; }
`;

export const entry = css`
  display: grid;
  gap: 12px;
  min-width: 0;
  padding: 16px 20px 20px;
  background: var(--_surface);
  border: 1px solid var(--_line);
  border-radius: 16px;
  break-inside: avoid;
  & > :first-child { display: flex; align-items: center; justify-content: space-between; gap: 8px; }
  & h3 { font-size: 22px; letter-spacing: -0.02em; min-width: 0; }
`;

export const optionList = css`
  display: grid;
  gap: 12px;
  min-width: 0;
  padding: 0;
  border: 0;
  & legend { font-size: 22px; font-weight: 700; line-height: 1.35; padding: 0 0 16px; max-width: 40ch; }
  & button {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: 12px;
    font: inherit;
    color: inherit;
    text-align: start;
    min-height: 52px;
    padding: 12px 16px;
    background: var(--_surface);
    border: 1px solid var(--_border);
    border-radius: var(--_radius);
    cursor: pointer;
  }
  & button:hover { border-color: var(--_primary); }
  & [aria-disabled='true'] { cursor: default; }
  & [aria-disabled='true']:hover { border-color: var(--_border); }
  & button > span + span { display: flex; flex: none; align-items: center; gap: 6px; font-weight: 600; }
  & [data-mark='right'], & [data-mark='right']:hover { border: 2px solid var(--_success); }
  & [data-mark='right'] > span + span { color: var(--_success); }
  & [data-mark='wrong'], & [data-mark='wrong']:hover { border: 2px dashed var(--_danger); }
  & [data-mark='wrong'] > span + span { color: var(--_danger); }
`;

export const results = css`
  display: grid;
  gap: 16px;
  padding: 24px 20px;
  background: var(--_surface);
  border: 1px solid var(--_line);
  border-radius: 16px;
  box-shadow: var(--_shadow);
  & > strong { font-size: 48px; line-height: 1; letter-spacing: -0.02em; }
  @container (min-width: 480px) { padding: 32px; }
`;

export const missed = css`
  display: grid;
  gap: 8px;
  & ul { display: grid; gap: 12px; padding: 0; list-style: none; }
  & li { display: grid; padding-inline-start: 12px; border-inline-start: 3px solid var(--_line); }
  & li > span:not(:last-child) { font-size: 14px; color: var(--_muted); }
`;

export const percentBar = css`
  display: block;
  border: 1px solid var(--_border);
  border-radius: 999px;
  overflow: hidden;
  & svg { display: block; background: var(--_wash); }
  & rect { fill: var(--_primary); }
`;

export const waiting = css`
  display: grid;
  gap: 16px;
  align-content: center;
  justify-items: center;
  min-height: 440px;
  padding: 20px;
  text-align: center;
  color: var(--_muted);
  background: var(--_surface);
  border: 1px solid var(--_line);
  border-radius: 16px;
`;

export const foot = css`
  display: grid;
  gap: 8px;
`;
