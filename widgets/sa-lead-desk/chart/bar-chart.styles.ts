import { css } from '../../kit/element/styles.ts';

export const figure = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 8px;
  & > figcaption { display: flex; flex-wrap: wrap; gap: 0 12px; align-items: baseline; }
  & > figcaption > strong { font-weight: 600; }
  & > figcaption > span { font-size: 14px; color: var(--_muted); }
  & > svg { display: block; width: 100%; height: 56px; }
  & rect { fill: var(--_primary); }
  & line { stroke: var(--_border); }
  @media (forced-colors: active) { & rect { fill: CanvasText; } }
  & summary { width: fit-content; min-height: 24px; font-size: 14px; color: var(--_primary); cursor: pointer; }
`;

export const ends = css`
  display: flex;
  justify-content: space-between;
  font-size: 12px;
  color: var(--_muted);
`;

export const line = css`
  font-size: 14px;
  color: var(--_muted);
  & > summary { display: flex; flex-wrap: wrap; gap: 2px 8px; align-items: center; width: fit-content; max-width: 100%; min-height: 28px; cursor: pointer; border-radius: calc(var(--_radius) / 2); }
  & > summary::before { content: ''; flex: none; width: 7px; height: 10px; background: currentColor; clip-path: polygon(0 0, 100% 50%, 0 100%); }
  &[open] > summary::before { transform: rotate(90deg); }
  & strong { font-weight: 600; color: var(--_ink); }
  & svg { display: none; width: 180px; height: 24px; }
  & rect { fill: var(--_primary); }
  & line { stroke: var(--_border); }
  @media (forced-colors: active) {
    & rect { fill: CanvasText; }
    & > summary::before { forced-color-adjust: none; background: CanvasText; }
  }
  @container (min-width: 720px) { & svg { display: block; } }
`;
