/**
 * Origin of our own site, without a trailing slash: the build's SITE_ORIGIN, else the origin the
 * module came from. A classic script does not know its own address: where the build does not say
 * either, origin.classic.ts takes the place of this file.
 */
export function siteOrigin(): string {
  const moduleAddress = import.meta.url;
  return __SITE_ORIGIN__ || (moduleAddress ? new URL(moduleAddress).origin : '');
}
