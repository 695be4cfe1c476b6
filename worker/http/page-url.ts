const MAX_LENGTH = 500;

/**
 * The page that sent the request, without query and fragment, which can hold personal data.
 * Null when the browser does not say. Cross-origin it is usually the origin alone.
 */
export function findPageUrl(request: Request): string | null {
  const referer = request.headers.get('referer') ?? '';
  if (!URL.canParse(referer)) return null;
  const { protocol, origin, pathname } = new URL(referer);
  if (protocol !== 'https:' && protocol !== 'http:') return null;
  return `${origin}${pathname}`.slice(0, MAX_LENGTH);
}
