import * as piece from '../kit/core/pieces.ts';
import { css } from '../kit/element/styles.ts';

export const footer = css`
  ${piece.stack(12)}
  padding: 16px 16px 80px;
  @container (min-width: 640px) { gap: 48px; padding: 48px 16px 80px; }
  color: var(--_muted);
  background: var(--_surface);
  border-top: 1px solid var(--_line);
  & > div { width: 100%; max-width: 1120px; margin-inline: auto; }
  & ul { display: grid; padding: 0; list-style: none; }
  & h2 { font-size: 16px; color: var(--_ink); }
  & li > a:not([class]) {
    display: inline-flex;
    align-items: center;
    gap: 8px;
    min-height: 36px;
    color: inherit;
    text-decoration: none;
    &:hover { color: var(--_primary); text-decoration: underline; }
  }
  @container (max-width: 767px) {
    & li > a:not([class]) { min-height: 44px; }
    & p > a { display: inline-flex; align-items: center; min-height: 44px; }
  }
`;

export const columns = css`
  ${piece.column}
  @container (max-width: 639px) {
    & > nav { border-top: 1px solid var(--_line); }
    & > nav:first-of-type, & > section { margin-top: 12px; }
  }
  @container (min-width: 640px) { grid-template-columns: 1fr 1fr; gap: 48px; }
  @container (min-width: 1000px) { grid-template-columns: 3fr 2fr 2fr 4fr; }
`;

export const about = css`
  ${piece.grid(4)}
  align-content: start;
  max-width: 44ch;
  & strong { font-size: 18px; letter-spacing: -0.02em; color: var(--_ink); }
`;

export const social = css`
  ul& { display: flex; flex-wrap: wrap; margin-inline-start: -12px; }
`;

export const list = css`
  ${piece.grid(8)}
  align-content: start;
  @container (max-width: 767px) { gap: 0; }
  & svg { flex: none; border-radius: calc(var(--_radius) / 3); }
  @container (min-width: 640px) {
    & summary { align-items: start; min-height: 24px; cursor: inherit; &::after { display: none; } }
    & details::details-content { content-visibility: visible; }
  }
  @container (min-width: 768px) { & summary + ul { margin-top: 8px; } }
`;

export const subscribe = css`
  ${piece.stack(12)}
  align-content: start;
`;

export const smallPrint = css`
  ${piece.bar(0, 24)}
  justify-content: space-between;
  padding-top: 12px;
  & > p { font-size: 14px; }
  @container (min-width: 640px) { gap: 8px 24px; padding-top: 24px; }
  border-top: 1px solid var(--_line);
`;

export const legal = css`ul& { display: flex; flex-wrap: wrap; gap: 0 16px; }`;
