/** Where frames are: an element's tag follows. */
export const FRAME_PATH = '/embed/frame/';

/** The source of what was submitted in a frame. */
export const FRAME_SOURCE = 'frame';

/**
 * Where a submission came from: the origin of its page, or `frame`. A frame posts from our own
 * origin, and its browser alone writes its address, so no other page can pass for one.
 *
 * @param origin the request's own, which is allowed
 */
export function findSource(request: Request, origin: string): string {
  const referer = request.headers.get('referer') ?? '';
  const isOurs = origin === new URL(request.url).origin;
  return isOurs && referer.startsWith(origin + FRAME_PATH) ? FRAME_SOURCE : origin;
}
