/** The display name of a source (a site without its `www.`), and its address if it is a page. */
export function describeSource(source: string): { name: string; url: string | null } {
  const site = /^https?:\/\/(?:www\.)?([^/]+)/.exec(source)?.[1];
  return site ? { name: site, url: source } : { name: source, url: null };
}
