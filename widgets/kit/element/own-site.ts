import { siteOrigin } from './origin.ts';

/** Pages of ours refuse to be framed: around a frame there is another site. */
export function isOwnSite(): boolean {
  return parent === self && ['', location.origin].includes(siteOrigin());
}
