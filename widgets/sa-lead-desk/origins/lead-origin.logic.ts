import type { Lead } from '../../../worker/contract/leads.ts';

/** Whether a lead's source is a website, and not the desk, a frame or a page that hides where it is. */
export const isWebsite = (source: string): boolean => /^https?:/.test(source);

/** Whether a message comes from our own page for partners, and not from any form that takes text. */
export function isAskedOnOurPage(
  { source, pageUrl }: Pick<Lead, 'source' | 'pageUrl'>,
  ownOrigins: readonly string[],
): boolean {
  if (!pageUrl || !URL.canParse(pageUrl) || !ownOrigins.includes(source)) return false;
  const { origin, pathname } = new URL(pageUrl);
  return origin === source && /^\/partners(\/|$)/.test(pathname);
}
