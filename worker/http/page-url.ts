const MAX_LENGTH = 500;
/** What a path may hold of a person: an e-mail address, a telephone or customer number. */
const PERSONAL = /@|\p{Nd}{6}/u;
const DEVELOPMENT_HOSTS = /^(localhost|.+\.localhost|127\.0\.0\.1|\[::1\])$/;

/**
 * The page that sent the request, without query, fragment and segments that look personal.
 * Null where the browser does not say, or where it names a page of another origin: a script can
 * claim any, and staff would follow it. Cross-origin it is usually the origin alone.
 *
 * @param origin the allowed origin that the request comes from
 */
export function findPageUrl(request: Request, origin: string): string | null {
  const referer = request.headers.get('referer') ?? '';
  if (!URL.canParse(referer)) return null;
  const page = new URL(referer);
  if (page.origin !== origin || !isPublic(page)) return null;
  const path = page.pathname.split('/').filter((segment) => !PERSONAL.test(decode(segment)));
  return `${origin}/${path.join('/').replace(/^\/+/, '')}`.slice(0, MAX_LENGTH);
}

/** Reachable by https; plain http counts on the developer's own machine alone. */
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
