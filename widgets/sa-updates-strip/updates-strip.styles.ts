import * as piece from '../kit/core/pieces.ts';
import { css } from '../kit/element/styles.ts';

const COLOURS = [
  '#1e40af, #6d28d9',
  '#0f766e, #155e75',
  '#9a3412, #9d174d',
  '#1a36a3, #0e7490',
  '#166534, #0f766e',
  '#7e22ce, #be185d',
  '#b45309, #b91c1c',
  '#4338ca, #86198f',
  '#334155, #1e3a8a',
];

/** The background of each story, by its number in `data-story`. */
export const gradient = css`
  color: #fff;
  ${COLOURS.map((colours, index) => `&[data-story='${index + 1}'] { background: linear-gradient(135deg, ${colours}); }`).join('')}
`;

/** Leaves room after the last story, so that it can be scrolled to the start, too. */
export const strip = css`
  display: flex;
  padding: 4px 0;
  list-style: none;
  overflow-x: auto;
  overscroll-behavior-x: contain;
  scrollbar-width: none;
  &::after { content: ''; flex: none; width: max(0px, 100cqi - 144px); }
  &::-webkit-scrollbar { display: none; }
`;

export const item = css`
  position: relative;
  flex: none;
  width: 144px;
  /* Past items follow a line. */
  &[data-over='true'] { border-inline-start: 1px solid var(--_border); }
  &[data-over='true'] + & { border: 0; }
  & > button {
    ${piece.grid(8)}
    justify-items: center;
    width: 100%;
    padding: 4px 0;
    ${piece.plainButton}
    font-size: 13px;
    font-weight: 600;
    color: inherit;
    border-radius: var(--_radius);
  }
  & > button:focus-visible { outline-offset: -2px; }
  & > button:hover > [aria-hidden] { scale: 1.03; }
`;

export const bubble = css`
  display: grid;
  place-items: center;
  width: 88px;
  height: 88px;
  font-size: 36px;
  font-weight: 700;
  border: 4px solid var(--_wash);
  border-radius: 50%;
  box-shadow: 0 0 0 2px var(--_line);
  transition: scale 150ms ease-out, box-shadow 150ms ease-out;
  [data-active='true'] & { box-shadow: 0 0 0 3px var(--_primary); }
  @media (forced-colors: active) { [data-active='true'] & { border-color: Highlight; } }
`;

/** Covers the picture of an offer that is over. */
export const endedMark = css`
  position: absolute;
  inset: 72px 0 auto;
  z-index: 1;
  width: fit-content;
  margin-inline: auto;
  padding: 0 8px;
  font-size: 14px;
  line-height: 22px;
  color: var(--_danger);
  background: var(--_surface);
  border: 1px solid currentColor;
  border-radius: calc(var(--_radius) * 2);
  & + span { filter: grayscale(1); }
`;

/** On wide screens they end the line of the heading. */
export const controls = css`
  ${piece.bar(4)}
  justify-content: center;
  @container (min-width: 768px) { position: absolute; inset: auto 0 calc(100% + 32px) auto; }
`;

export const row = css`position: relative;`;

export const dots = css`
  ${piece.wrap(8)}
  justify-content: center;
  padding: 0 8px;
  @container (max-width: 319px) { order: -1; flex-basis: 100%; }
  & > span { width: 8px; height: 8px; border-radius: calc(var(--_radius) / 3); background: var(--_border); transition: width 200ms ease-out; }
  & > [data-active='true'] { width: 20px; background: var(--_primary); }
  @media (forced-colors: active) {
    & > span { background: ButtonText; }
    & > [data-active='true'] { background: Highlight; }
  }
`;

export const top = css`
  ${piece.grid(48, 8)}
  grid-template-columns: 1fr auto;
  padding: 12px 12px 24px 24px;
  & > p { align-self: center; font-size: 14px; font-weight: 600; }
  & > h2 { grid-column: 1 / -1; }
  & > button { color: #fff; }
  & > button:focus-visible { outline-color: #fff; outline-offset: -4px; }
`;

export const body = css`
  ${piece.grid(24)}
  padding: 24px;
`;

export const ended = css`
  font-weight: 600;
  color: var(--_danger);
`;
