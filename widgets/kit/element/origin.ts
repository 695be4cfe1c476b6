import { ownAddress } from './own-address.ts';

/**
 * Origin of our own site, without a trailing slash: the build's SITE_ORIGIN, else the origin this
 * code came from, else the page's own (the empty string: addresses stay relative).
 */
export function siteOrigin(): string {
  return __SITE_ORIGIN__ || (ownAddress && new URL(ownAddress).origin);
}
