/**
 * Origin of our own site, without a trailing slash: the build's SITE_ORIGIN, or the origin the
 * module came from. A classic script does not know its own address, so origin.classic.ts replaces
 * this file if the build does not set it.
 */
export function siteOrigin(): string {
  const moduleAddress = import.meta.url;
  return __SITE_ORIGIN__ || (moduleAddress ? new URL(moduleAddress).origin : '');
}
