import { css } from '../../kit/element/styles.ts';

export const list = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  padding: 0;
  list-style: none;
  background: var(--_surface);
  border: 1px solid var(--_line);
  border-radius: var(--_card-radius);
  overflow: clip;
  transition: opacity 150ms ease-out;
  &[aria-busy='true'] { opacity: 0.6; }
`;

export const row = css`
  position: relative;
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: 4px 12px;
  align-items: baseline;
  padding: 12px 16px;
  transition: background-color 150ms ease-out;
  & + & { border-block-start: 1px solid var(--_line); }
  &:hover { background: var(--_wash); }
  &:has(a:focus-visible) { background: var(--_wash); box-shadow: inset 4px 0 0 var(--_primary); }
  & > h2 { display: flex; flex-wrap: wrap; gap: 0 8px; align-items: baseline; font-size: 16px; font-weight: 400; letter-spacing: 0; overflow-wrap: anywhere; }
  &[data-unread] > h2 > a { font-weight: 700; }
  & > time { grid-area: 1 / 2; font-size: 14px; color: var(--_muted); }
  & > p { grid-column: 1 / -1; font-size: 14px; color: var(--_muted); overflow-wrap: anywhere; }
  & > p > b { font-weight: 600; color: var(--_ink); }
  & > ul { grid-column: 1 / -1; display: flex; flex-wrap: wrap; gap: 6px; min-width: 0; padding: 0; list-style: none; }
  & > ul > li { max-width: 100%; min-width: 0; display: flex; }
  @container (min-width: 860px) {
    grid-template-columns: minmax(0, 5fr) minmax(0, 4fr) 104px;
    & > h2 { grid-area: 1 / 1; }
    & > p { grid-area: 2 / 1; white-space: nowrap; overflow: hidden; text-overflow: ellipsis; }
    & > ul { grid-area: 1 / 2 / span 2; justify-content: end; align-self: center; }
    & > time { grid-area: 1 / 3 / span 2; align-self: center; text-align: end; }
  }
`;

/** The name, which opens its lead wherever the row is pressed. */
export const opener = css`
  color: var(--_ink);
  text-decoration: none;
  a& { color: var(--_ink); }
  &::after { content: ''; position: absolute; inset: 0; }
  &:focus-visible { outline: none; }
  &:focus-visible::after { outline: 2px solid var(--_primary); outline-offset: -2px; }
`;

export const unread = css`
  font-size: 12px;
  font-weight: 700;
  line-height: 20px;
  padding: 0 8px;
  color: var(--_on-primary);
  background: var(--_primary);
  border-radius: calc(var(--_radius) * 2);
`;

export const filterGrid = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 12px;
  & label { font-size: 14px; }
  @container (min-width: 480px) { grid-template-columns: 1fr 1fr; }
  @container (min-width: 860px) { grid-template-columns: repeat(4, minmax(0, 1fr)); }
`;

export const searchRow = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: 8px;
  & > p { grid-column: 1 / -1; }
`;

/** Stays in sight while a long list is read. */
export const news = css`
  position: sticky;
  inset-block-start: 8px;
  z-index: 1;
  justify-self: center;
  box-shadow: var(--_shadow);
`;

export const ghost = css`
  height: 72px;
  padding: 16px;
  & + & { border-block-start: 1px solid var(--_line); }
  &::before, &::after { content: ''; display: block; height: 12px; border-radius: calc(var(--_radius) / 2); background: var(--_line); }
  &::before { width: 32%; }
  &::after { width: 68%; margin-block-start: 14px; }
`;

export const empty = css`
  display: grid;
  justify-items: center;
  gap: 12px;
  padding: 48px 20px;
  text-align: center;
  background: var(--_surface);
  border: 1px dashed var(--_border);
  border-radius: var(--_card-radius);
  & > p { max-width: 48ch; color: var(--_muted); }
`;

export const keyList = css`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: 8px 16px;
  & dt { display: flex; gap: 4px; }
  & kbd { font: inherit; font-size: 14px; font-weight: 600; min-width: 28px; padding: 0 8px; text-align: center; border: 1px solid var(--_border); border-radius: calc(var(--_radius) * 2 / 3); }
`;

export const keyBox = css`
  width: min(440px, calc(100vw - 32px));
  margin: auto;
  padding: 24px;
  color: var(--_ink);
  background: var(--_surface);
  border: 1px solid var(--_line);
  border-radius: var(--_card-radius);
  box-shadow: var(--_shadow);
  &::backdrop { background: rgb(15 23 42 / 50%); }
  & > form { display: grid; gap: 20px; }
`;

export const tick = css`
  display: flex;
  gap: 8px;
  align-items: start;
  & > input { flex: none; width: 20px; height: 20px; margin-block-start: 2px; accent-color: var(--_primary); }
`;

/** The height of the chart, so that nothing moves when it comes. */
export const chartRoom = css`
  min-height: 183px;
  @container (min-width: 720px) { min-height: 199px; }
`;
