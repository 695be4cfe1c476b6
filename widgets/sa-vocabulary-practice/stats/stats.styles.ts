import { css } from '../../kit/element/styles.ts';

export const panelGrid = css`
  display: grid;
  gap: 24px;
  align-items: start;
  & > * { min-width: 0; align-content: start; }
  @container (min-width: 1000px) { grid-template-columns: 3fr 2fr; }
`;

export const overall = css`
  display: grid;
  gap: 8px;
  & strong { font-size: 36px; line-height: 1.2; letter-spacing: -0.02em; }
`;

export const counts = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 12px;
  @container (min-width: 240px) { grid-template-columns: repeat(2, 1fr); }
  @container (min-width: 480px) { grid-template-columns: repeat(4, 1fr); }
  & > div {
    display: flex;
    flex-direction: column;
    justify-content: space-between;
    padding: 12px 16px;
    background: var(--_wash);
    border: 1px solid var(--_line);
    border-radius: var(--_radius);
  }
  & dt { font-size: 14px; color: var(--_muted); }
  & dd { margin: 0; font-size: 22px; font-weight: 700; font-variant-numeric: tabular-nums; }
`;

export const fields = css`
  display: grid;
  gap: 16px;
  @container (min-width: 480px) { grid-template-columns: 1fr 1fr; }
`;

export const calendar = css`
  display: block;
  width: 238px;
  max-width: 100%;
  & text { font-size: 14px; fill: var(--_muted); }
  & rect { fill: var(--_wash); stroke: var(--_border); }
  & [data-studied] { fill: var(--_primary); stroke: var(--_primary); }
  & [data-today] { stroke: var(--_ink); stroke-width: 2.5px; }
`;

export const statusBar = css`
  display: block;
  width: 100%;
  height: 20px;
  & rect { fill: var(--_line); }
  & [data-status='learning'] { fill: var(--_primary); }
  & [data-status='reviewing'] { fill: var(--_accent); }
  & [data-status='mastered'] { fill: var(--_success); }
`;

export const wordList = css`
  display: grid;
  padding: 0;
  list-style: none;
  @container (min-width: 1000px) { grid-template-columns: 1fr 1fr; column-gap: 32px; }
  & > li { display: flex; flex-wrap: wrap; gap: 4px 12px; align-items: baseline; padding-block: 8px; border-block-start: 1px solid var(--_line); }
  & > li > span:nth-child(2) { flex: 1 1 200px; min-width: 0; color: var(--_muted); }
  @container (max-width: 479px) {
    & > li { display: grid; grid-template-columns: minmax(0, 1fr) auto; }
    & > li > span:nth-child(2) { grid-area: 2 / 1 / 3 / -1; }
  }
  @container (max-width: 239px) {
    & > li { grid-template-columns: minmax(0, 1fr); justify-items: start; }
    & > li > span:nth-child(2) { grid-area: auto; }
  }
`;

export const wide = css`grid-column: 1 / -1;`;
