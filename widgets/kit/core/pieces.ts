/**
 * Declarations that many styles share, for a template of CSS: `css\`${piece.stack(24)}\``. The build writes
 * them out, so they cost a visitor what they would in full.
 */
import type { SCALE } from '../element/scale.ts';

type Space = 0 | (typeof SCALE.space)[number];

const px = (size: number) => (size ? `${size}px` : '0');
const sizes = (rows: number, columns = rows) =>
  rows === columns ? px(rows) : `${px(rows)} ${px(columns)}`;
const gap = (rows: Space, columns?: Space) => `gap: ${sizes(rows, columns)};`;

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
export const list = (rows: Space, columns?: Space) => `${grid(rows, columns)} ${plainList}`;
export const stackedList = (rows: Space) => `${stack(rows)} ${plainList}`;
export const listColumn = `${column} ${plainList}`;

export const plainFieldset = 'min-width: 0; padding: 0; border: 0;';
export const plainButton = 'font: inherit; background: none; border: 0; cursor: pointer;';
/** A button that reads as a link. */
export const linkButton = `${plainButton} min-height: 44px; padding: 0; font-weight: 600; color: var(--_primary);`;

type Padding = Space | 2;

const frame =
  (border: string, radius: string) =>
  (rows?: Padding, columns = rows) =>
    `${rows === undefined ? '' : `padding: ${sizes(rows, columns)};`} ${border} border-${radius}`;
const surface = 'background: var(--_surface);';
const wash = 'background: var(--_wash);';
const line = 'border: 1px solid var(--_line);';
const border = 'border: 1px solid var(--_border);';
const control = 'radius: var(--_radius);';
const pill = 'radius: calc(var(--_radius) * 2);';

/** Frames with their padding: of a card, of a part inside it, of what can be pressed or filled in. */
export const card = frame(`${surface} ${line}`, 'radius: var(--_card-radius);');
export const part = frame(`${surface} ${line}`, control);
export const inset = frame(`${wash} ${line}`, control);
export const field = frame(`${surface} ${border}`, control);
export const edge = frame(border, control);
/** The frame of a word or two. */
export const tag = frame(`${wash} ${line}`, pill);
export const tagOnWash = frame(`${surface} ${line}`, pill);

export const note = 'font-size: 14px; color: var(--_muted);';
