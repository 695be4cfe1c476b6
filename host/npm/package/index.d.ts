import type { SaAttributes } from './custom-elements.js';

export type * from './custom-elements.js';

/** A country as the cost calculator takes it, by code or name; other tools know fewer or more. */
export type Country = NonNullable<SaAttributes['sa-cost-calculator']['country']>;
/** A program level as the cost calculator takes it. */
export type ProgramLevel = NonNullable<SaAttributes['sa-cost-calculator']['programLevel']>;

/**
 * Fetches the loader from our site, once; it draws every element of ours on the page, also those that
 * come later. On a server it does nothing.
 *
 * Rejects if the loader does not arrive. The next call tries again.
 */
export function load(): Promise<unknown>;

/** Looks for elements where the loader does not see them by itself: in a closed shadow root. */
export function discover(root: Document | ShadowRoot | Element): Promise<void>;
