/**
 * Declarations that many styles share, for a template of CSS: `css\`${piece.stack(24)}\``. The build writes
 * them out, so they cost a visitor what they would in full.
 */
import type { SCALE } from '../element/scale.ts';

type Space = 0 | (typeof SCALE.space)[number];

const px = (size: Space) => (size ? `${size}px` : '0');
const gap = (rows: Space, columns = rows) =>
  rows === columns ? `gap: ${px(rows)};` : `gap: ${px(rows)} ${px(columns)};`;

/** Below each other, or in the columns that a template adds. */
export const grid = (rows: Space, columns?: Space) => `display: grid; ${gap(rows, columns)}`;
/** One column, which a long word does not widen. */
export const column = 'display: grid; grid-template-columns: minmax(0, 1fr);';
export const stack = (rows: Space, columns?: Space) => `${column} ${gap(rows, columns)}`;

/** Beside each other in one line. */
export const row = (rows: Space, columns?: Space) =>
  `display: flex; align-items: center; ${gap(rows, columns)}`;
/** In as many lines as it takes. */
export const wrap = (rows: Space, columns?: Space) =>
  `display: flex; flex-wrap: wrap; ${gap(rows, columns)}`;
/** The same, its parts level with each other. */
export const bar = (rows: Space, columns?: Space) =>
  `display: flex; flex-wrap: wrap; ${gap(rows, columns)} align-items: center;`;

export const plainList = 'padding: 0; list-style: none;';
export const plainFieldset = 'min-width: 0; padding: 0; border: 0;';
export const plainButton = 'font: inherit; background: none; border: 0; cursor: pointer;';
/** A button that reads as a link. */
export const linkButton = `${plainButton} min-height: 44px; padding: 0; font-weight: 600; color: var(--_primary);`;

const frame = (ground: string, line: string) =>
  `background: var(--_${ground}); border: 1px solid var(--_${line});`;

/** The frame of a card, of a part inside it, of what can be pressed or filled in. */
export const card = `${frame('surface', 'line')} border-radius: var(--_card-radius);`;
export const part = `${frame('surface', 'line')} border-radius: var(--_radius);`;
export const inset = `${frame('wash', 'line')} border-radius: var(--_radius);`;
export const field = `${frame('surface', 'border')} border-radius: var(--_radius);`;
/** The frame of a word or two. */
export const tag = `${frame('wash', 'line')} border-radius: calc(var(--_radius) * 2);`;
export const tagOnWash = `${frame('surface', 'line')} border-radius: calc(var(--_radius) * 2);`;

export const edge = 'border: 1px solid var(--_border); border-radius: var(--_radius);';
export const note = 'font-size: 14px; color: var(--_muted);';
