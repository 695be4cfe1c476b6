import { css } from '../../kit/element/styles.ts';

/** Reserves its space, so that an answer shifts nothing. */
export const verdict = css`
  min-height: 52px;
`;

export const quiet = css`
  justify-self: start;
`;

export const optionList = css`
  /* Not a grid, in which WebKit keeps a legend as wide as it was, when a phone is turned. */
  display: flex;
  flex-direction: column;
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
  & button > span + span { display: flex; flex: none; align-items: center; gap: 8px; font-weight: 600; }
  & [data-mark] { padding: 12px 16px; }
  & [data-mark='right'], & [data-mark='right']:hover { border: 2px solid var(--_success); }
  & [data-mark='right'] > span + span { color: var(--_success); }
  & [data-mark='wrong'], & [data-mark='wrong']:hover { border: 2px dashed var(--_danger); }
  & [data-mark='wrong'] > span + span { color: var(--_danger); }
`;

export const results = css`
  display: grid;
  gap: 16px;
  padding: 24px 16px;
  background: var(--_surface);
  border: 1px solid var(--_line);
  border-radius: var(--_card-radius);
  @container (min-width: 480px) { padding: 32px; }
`;

export const missed = css`
  display: grid;
  gap: 8px;
  & ul { display: grid; gap: 12px; padding: 0; list-style: none; }
  & li { display: grid; padding-block-start: 12px; border-block-start: 1px solid var(--_line); }
  & li > span:not(:last-child) { color: var(--_muted); }
`;
