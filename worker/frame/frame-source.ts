import { FRAME_PATH } from '../contract/attribution.ts';

/** The source of what was submitted in a frame. */
export const FRAME_SOURCE = 'frame';

/**
 * Whether a submission came from one of our frames. A frame posts from our own origin, which browsers alone
 * write, so no other page can pass for one; that it is this page of ours is in its address, of which WebKit
 * sends only the origin from within another site, or in what it says. It decides what staff read as the
 * source, and nothing that is allowed.
 *
 * @param origin the request's own
 * @param page path of the page as the body says it
 */
export function isFromFrame(request: Request, origin: string, page = ''): boolean {
  const referer = request.headers.get('referer') ?? '';
  const isFrame = referer.startsWith(origin + FRAME_PATH) || page.startsWith(FRAME_PATH);
  return origin === new URL(request.url).origin && isFrame;
}
