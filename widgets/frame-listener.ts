// For the page around our frames, beside or before them: each frame gets the height of its content,
// and its events are events of the <iframe>. Frames in closed shadow roots nobody can find.

import { schemeOfFrame } from '../worker/contract/frame-look.ts';
import { openShadowRoots } from './kit/element/open-shadow-roots.ts';

const frames = () =>
  openShadowRoots().flatMap((root) => [
    ...root.querySelectorAll<HTMLIFrameElement>('iframe[src*="/embed/frame/"]'),
  ]);

/** Marks a message that a copy of this script has passed on: a page may have several copies. */
const TOLD = Symbol.for('sa-frame');

addEventListener('message', (message: MessageEvent & { [TOLD]?: true }) => {
  const { source, origin, data } = message;
  const { height, event, detail } = data ?? {};
  const isEvent = /^sa-/.test(event);
  // A page may get many messages that are none of ours, and a search takes a while.
  if (!isEvent && !(height > 0)) return;
  const frame = frames().find((each) => each.contentWindow === source);
  // A frame that went elsewhere has another origin than its address.
  if (!frame || message[TOLD]) return;
  const address = new URL(frame.src);
  if (address.origin !== origin) return;
  message[TOLD] = true;
  if (isEvent) {
    frame.dispatchEvent(new CustomEvent(event, { bubbles: true, composed: true, detail }));
  } else {
    frame.style.boxSizing = 'content-box';
    frame.style.height = `${height}px`;
    // On a dark page the frame would have a white ground.
    frame.style.colorScheme ||= schemeOfFrame(address.searchParams.get('theme'));
  }
});

// A frame that was there first has told its height to nobody.
for (const { contentWindow } of frames()) contentWindow?.postMessage('sa-frame', '*');
