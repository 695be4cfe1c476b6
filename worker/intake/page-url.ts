import { withoutPersonal } from '../contract/attribution.ts';

const MAX_LENGTH = 500;
const DEVELOPMENT_HOSTS = /^(localhost|.+\.localhost|127\.0\.0\.1|\[::1\])$/;

/**
 * Address of the page that sent the request, at most 500 characters, without query, fragment and
 * segments that look personal. Browsers send only the origin to another site, or nothing: then the
 * path is the one that the page declares. Null without either, or if the address is a page of another
 * origin: a script can claim any address, and staff would open it.
 *
 * @param origin the request's own
 * @param page sanitised path of the page, as the body declares it
 */
export function findPageUrl(request: Request, origin: string, page?: string): string | null {
  const referer = request.headers.get('referer') || (page ? origin : '');
  if (!URL.canParse(referer)) return null;
  const address = new URL(referer);
  if (address.origin !== origin || !isPublic(address)) return null;
  const path = address.pathname === '/' ? (page ?? '/') : withoutPersonal(address.pathname);
  return `${origin}${path}`.slice(0, MAX_LENGTH);
}

/** Served over https; plain http counts only on the developer's own machine. */
function isPublic({ protocol, hostname }: URL): boolean {
  return protocol === 'https:' || DEVELOPMENT_HOSTS.test(hostname);
}
