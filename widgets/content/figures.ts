import json from '../../content/figures.json' with { type: 'json' };
import type { Content } from './schema/files.ts';

export type FigureId = keyof Content<'figures'>;

/** A number that the consultancy advertises. */
export type Figure = Content<'figures'>[FigureId];

/** Follows a rate on its line and in its size until the owner has proved it; otherwise empty. */
export const unconfirmed = ({ value, open }: Pick<Figure, 'value' | 'open'>) =>
  open && value.includes('%') ? ', not yet confirmed' : '';

/**
 * The first three are the home page's tiles. The two rates measure different things: visas granted,
 * and students with at least one offer of a place. The owner must be able to prove each figure.
 */
export const figures = json as unknown as Content<'figures'>;
