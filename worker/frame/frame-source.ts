/** Where frames are: an element's tag follows. */
export const FRAME_PATH = '/embed/frame/';

/** The source of what was submitted in a frame. */
export const FRAME_SOURCE = 'frame';

/**
 * Whether a submission came from one of our frames. A frame posts from our own origin, and its
 * browser alone writes its address, so no other page can pass for one.
 *
 * @param origin the request's own
 */
export function isFromFrame(request: Request, origin: string): boolean {
  const referer = request.headers.get('referer') ?? '';
  return origin === new URL(request.url).origin && referer.startsWith(origin + FRAME_PATH);
}
