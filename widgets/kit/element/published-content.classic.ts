import { followContent } from './follow-content.ts';

/** Replaces published-content.ts in classic scripts: our own pages have none. */
export function published<T extends object>(name: string, released: T): T {
  followContent(name, released);
  return released;
}
