import * as piece from '../kit/core/pieces.ts';
import { css } from '../kit/element/styles.ts';

export const layout = css`
  position: relative;
  ${piece.stack(24)}
  align-items: center;
  @container (min-width: 480px) { grid-template-columns: 3fr 2fr; gap: 32px; }
  @container (min-width: 768px) { gap: 48px; }
`;

export const words = css`
  ${piece.stack(24)}
  justify-items: start;
  min-width: 0;
  & h1 {
    font-size: min(15cqi, clamp(36px, 7cqi, 64px));
    line-height: 1.05;
    letter-spacing: -0.03em;
    text-wrap: balance;
  }
`;

export const badge = css`
  font-size: 14px;
  font-weight: 600;
  color: var(--_primary);
  ${piece.tagOnWash(4, 8)}
  /* The picture is beside it. */
  @container (max-width: 479px) { max-width: 60cqi; margin-block: min(8cqi, 32px) min(4cqi, 24px); }
`;

export const subtitle = css`
  max-width: 56ch;
  color: var(--_muted);
  @container (min-width: 480px) { font-size: 18px; }
`;

export const ticker = css`
  display: grid;
  grid-template-columns: auto minmax(44px, 1fr);
  align-items: center;
  /* Room for the longest of them, so that nothing below moves. */
  & p + p { grid-column: 1 / -1; min-height: 3lh; color: var(--_muted); }
  @container (min-width: 320px) and (max-width: 479px) { & p + p { min-height: 2lh; } }
  @container (min-width: 640px) { & p + p { min-height: 2lh; } }
  & a {
    ${piece.row(8)}
    width: fit-content;
    min-height: 44px;
    margin-block: -8px;
    font-weight: 700;
  }
  @container (min-width: 240px) { & a { white-space: nowrap; } }
  & svg { border-radius: calc(var(--_radius) / 3); }
  & button { grid-area: 1 / 2; justify-self: start; color: var(--_muted); }
`;

export const actions = css`
  ${piece.wrap(12)}
  width: 100%;
  & > a { flex: 1 1 220px; }
  @container (min-width: 640px) { & > a { flex: none; } }
`;

/** On a phone in the corner, so that it is in the first window. */
export const picture = css`
  position: absolute;
  inset: -16px 0 auto auto;
  width: min(38cqi, 160px);
  & svg { display: block; width: 100%; height: auto; }
  @container (min-width: 480px) { position: static; width: auto; }
`;

export const tiles = css`
  ${piece.listColumn}
  gap: 1px;
  margin-top: 24px;
  overflow: hidden;
  background: var(--_line);
  border: 1px solid var(--_line);
  border-radius: var(--_card-radius);
  & > li { padding: 12px 8px; line-height: 1.4; overflow-wrap: break-word; color: var(--_muted); background: var(--_surface); }
  & strong { display: block; font-size: 22px; line-height: 1.3; letter-spacing: -0.02em; color: var(--_ink); }
  & strong[data-open] { font-size: 14px; }
  @container (min-width: 320px) { grid-template-columns: 2fr 4fr 3fr; }
  @container (min-width: 480px) {
    grid-template-columns: repeat(3, 1fr);
    margin-top: 32px;
    & > li { padding: 16px; }
    & strong { font-size: 36px; line-height: 1.2; }
    & strong[data-open] { font-size: 18px; }
  }
`;

export const footnote = css`
  margin-top: 8px;
  & > p { font-size: 14px; color: var(--_muted); }
  @container (min-width: 1000px) {
    ${piece.grid(48)}
    grid-template-columns: auto minmax(0, 1fr);
    & > p { padding-top: 12px; }
  }
`;
