const MAX_LENGTH = 500;
/** Signs of a person in a path: an e-mail address, a telephone or customer number. */
const PERSONAL = /@|\p{Nd}{6}/u;
const DEVELOPMENT_HOSTS = /^(localhost|.+\.localhost|127\.0\.0\.1|\[::1\])$/;

/**
 * Address of the page that sent the request, at most 500 characters, without query, fragment and
 * segments that look personal. Usually only the origin, which is all that browsers send to another
 * site. Null if the browser sends none, or if it is a page of another origin: a script can claim any
 * address, and staff would open it.
 *
 * @param origin the request's own, which is allowed
 */
export function findPageUrl(request: Request, origin: string): string | null {
  const referer = request.headers.get('referer') ?? '';
  if (!URL.canParse(referer)) return null;
  const page = new URL(referer);
  if (page.origin !== origin || !isPublic(page)) return null;
  const path = page.pathname.split('/').filter((segment) => !PERSONAL.test(decode(segment)));
  return `${origin}/${path.join('/').replace(/^\/+/, '')}`.slice(0, MAX_LENGTH);
}

/** Served over https; plain http counts only on the developer's own machine. */
function isPublic({ protocol, hostname }: URL): boolean {
  return protocol === 'https:' || DEVELOPMENT_HOSTS.test(hostname);
}

function decode(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}
