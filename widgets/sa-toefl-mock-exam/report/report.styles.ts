import { css } from '../../kit/element/styles.ts';

export const reportHead = css`
  display: grid;
  gap: 4px;
  & h3 { font-size: 22px; }
`;

export const gaugeRow = css`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: 24px 12px;
  list-style: none;
  padding: 0;
  @container (min-width: 760px) { grid-template-columns: repeat(4, 1fr); }
`;

export const gaugeBox = css`
  display: grid;
  justify-items: center;
  align-content: start;
  text-align: center;
  & svg { max-width: 100%; margin-bottom: 4px; }
  & circle { stroke: var(--_line); }
  & circle[data-share] { stroke: var(--_primary); }
  & text { font-weight: 700; fill: var(--_ink); }
  & text + text { font-weight: 400; fill: var(--_muted); }
`;

export const scale = css`
  display: block;
  width: 100%;
  max-width: 720px;
  overflow: visible;
  & rect { fill: var(--_wash); stroke: var(--_border); }
  & rect[data-level='1'] { fill: var(--_line); }
  & text { fill: var(--_ink); }
  & [data-narrow] { display: none; }
  /* The drawing shrinks with its box, so its letters grow: if a name does not fit, its scores do. */
  @container (max-width: 479px) {
    & [data-wide] { display: none; }
    & [data-narrow] { display: inline; }
    & rect { y: 40px; height: 32px; }
    & [data-marker] + text { font-size: 28px; }
    & [data-marker='below'] + text { translate: 0 8px; }
  }
  & [data-marker] { fill: var(--_primary); }
  & [data-marker] + text { font-weight: 700; }
`;

export const markRow = css`
  display: grid;
  gap: 4px 16px;
  @container (min-width: 480px) { grid-template-columns: 88px minmax(0, 1fr); align-items: baseline; }
  & span { display: flex; flex-wrap: wrap; gap: 4px; }
  & i {
    display: grid;
    place-items: center;
    width: 32px;
    height: 32px;
    font-style: normal;
    border: 1px dashed var(--_danger);
    border-radius: calc(var(--_radius) / 3);
    color: var(--_danger);
  }
  & i[data-right] { border: 2px solid var(--_success); color: var(--_success); font-weight: 700; }
`;
