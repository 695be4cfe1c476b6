import * as piece from '../kit/core/pieces.ts';
import { css } from '../kit/element/styles.ts';

export const bar = css`
  position: fixed;
  inset: 0 0 auto;
  z-index: 10;
  border-bottom: 1px solid transparent;
  transition: background-color 200ms ease-out, box-shadow 200ms ease-out;
  &[data-scrolled='true'] {
    background: color-mix(in srgb, var(--_surface) 88%, transparent);
    backdrop-filter: blur(12px);
    border-color: var(--_line);
    box-shadow: var(--_shadow);
  }
  @media print {
    position: static;
    border: 0;
    & > :not(:first-child) { display: none; }
    &[data-scrolled='true'] { background: none; backdrop-filter: none; box-shadow: none; }
  }
`;

/** Only on paper, in place of the header. */
export const letterhead = css`
  display: none;
  ${piece.note}
  & > strong { font-size: 18px; letter-spacing: -0.02em; color: var(--_ink); }
  @media print { display: block; padding-bottom: 12px; border-bottom: 2px solid var(--_primary); }
`;

/** On a phone the menu's icon, not its button, is aligned with the edge of the content. */
export const inner = css`
  ${piece.row(16)}
  justify-content: space-between;
  width: min(1120px, 100% - 40px);
  min-height: 64px;
  margin: 0 auto;
  @media (max-width: 767px) { width: auto; margin-inline: 24px 8px; }
`;

export const home = css`
  ${piece.row(8)}
  min-height: 44px;
  font-size: 18px;
  font-weight: 700;
  letter-spacing: -0.02em;
  text-decoration: none;
  white-space: nowrap;
  a& { color: var(--_ink); }
  & > span { display: flex; }
  @media (max-width: 279px) { & > span { display: none; } }
`;

const link = `
  padding: 8px 0;
  font-weight: 600;
  text-decoration: none;
`;

export const links = css`
  display: none;
  flex-wrap: wrap;
  justify-content: flex-end;
  align-items: center;
  gap: 0 clamp(8px, 2.4vw - 8px, 24px);
  font-size: clamp(14px, 1.7vw, 16px);
  white-space: nowrap;
  & > a:not([class]) { ${link} color: var(--_ink); &:hover { color: var(--_primary); } }
  & > a[aria-current] { color: var(--_primary); box-shadow: 0 2px 0 var(--_primary); }
  @media (forced-colors: active) { & > a[aria-current] { text-decoration: underline; } }
  @media (min-width: 768px) { display: flex; }
`;

export const toggle = css`
  flex: none;
  @media (min-width: 768px) { display: none; }
`;

export const menu = css`
  position: fixed;
  inset: 64px 12px auto;
  width: auto;
  /* With the browser's fit-content, WebKit stretches the rows down to the end of the window. */
  height: auto;
  max-height: calc(100dvh - 76px);
  color: inherit;
  ${piece.card(12)}
  box-shadow: var(--_shadow);
  &:popover-open { display: grid; gap: 4px; }
  & > a:not([class]) {
    ${link}
    padding: 8px 12px;
    color: var(--_ink);
    border-radius: calc(var(--_radius) * 2 / 3);
    &:hover { background: var(--_wash); }
  }
  & > a[aria-current] { color: var(--_primary); background: var(--_wash); }
  @media (forced-colors: active) { & > a[aria-current] { text-decoration: underline; } }
  & > a[class] { margin-top: 8px; }
  @media (min-width: 768px) { &:popover-open { display: none; } }
`;

export const skip = css`
  position: absolute;
  inset: 8px auto auto 8px;
  z-index: 1;
  padding: 8px 16px;
  background: var(--_surface);
  border-radius: var(--_radius);
  &:not(:focus) { clip-path: inset(50%); width: 1px; height: 1px; overflow: hidden; padding: 0; }
`;
