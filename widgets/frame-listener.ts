// For the page around our frames, beside or before them: each frame gets the height of its content, is dark
// where the page is unless its address has a theme, and its events are events of the <iframe>. Frames in
// closed shadow roots cannot be found.

import { schemeOfFrame } from '../worker/contract/frame-look.ts';
import { openShadowRoots } from './kit/element/open-shadow-roots.ts';

const frames = () =>
  openShadowRoots().flatMap((root) => [
    ...root.querySelectorAll<HTMLIFrameElement>('iframe[src*="/embed/frame/"]'),
  ]);

/** The scheme that each frame was told last. */
const schemes = new WeakMap<HTMLIFrameElement, string>();

/** Where a frame and the page in it are of different schemes, browsers paint a ground behind that page. */
const suit = (frame: HTMLIFrameElement) => {
  const theme = new URL(frame.src).searchParams.get('theme');
  if (theme) {
    frame.style.colorScheme ||= schemeOfFrame(theme);
    return;
  }
  const { color } = frame.style;
  frame.style.color = 'canvastext';
  const scheme = getComputedStyle(frame).color === 'rgb(255, 255, 255)' ? 'dark' : 'light';
  frame.style.color = color;
  if (schemes.get(frame) !== scheme) frame.contentWindow?.postMessage({ scheme }, '*');
  schemes.set(frame, scheme);
};

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
  if (!frame || message[TOLD] || new URL(frame.src).origin !== origin) return;
  message[TOLD] = true;
  suit(frame);
  if (isEvent) {
    frame.dispatchEvent(new CustomEvent(event, { bubbles: true, composed: true, detail }));
  } else {
    frame.style.boxSizing = 'content-box';
    frame.style.height = `${height}px`;
  }
});

// A frame that was there first has told its height to nobody.
for (const { contentWindow } of frames()) contentWindow?.postMessage('sa-frame', '*');

const suitAll = () => frames().forEach(suit);
matchMedia('(prefers-color-scheme:dark)').addEventListener('change', suitAll);
// Its switch for a dark theme changes the root.
new MutationObserver(suitAll).observe(document.documentElement, {
  attributeFilter: ['class', 'data-theme', 'data-bs-theme'],
});
