/**
 * Origin of our own site, without a trailing slash: the build's SITE_ORIGIN, else the origin the
 * module came from. A classic script does not know its own address, so without SITE_ORIGIN the
 * single file means the page's origin (the empty string: addresses stay relative).
 */
export function siteOrigin(): string {
  const moduleAddress = import.meta.url;
  return __SITE_ORIGIN__ || (moduleAddress ? new URL(moduleAddress).origin : '');
}
