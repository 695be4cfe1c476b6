// Runs in the page around our frames, beside or before them: each frame gets the height of its content, the
// page's colour scheme unless its address has a theme, and the advertisement that led to the page, and its
// events are fired from the <iframe>. Frames in closed shadow roots cannot be found.

import { schemeOfFrame } from '../worker/contract/frame-look.ts';
import { openShadowRoots } from './kit/element/open-shadow-roots.ts';

const frames = () =>
  openShadowRoots().flatMap((root) => [
    ...root.querySelectorAll<HTMLIFrameElement>('iframe[src*="/embed/frame/"]'),
  ]);

/** The scheme that each frame was sent last. */
const schemes = new WeakMap<HTMLIFrameElement, string>();

/** Browsers paint an opaque background behind a frame's page if its scheme differs from the frame's. */
const matchScheme = (frame: HTMLIFrameElement) => {
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

/** Words of the page's address that name an advertisement: routers soon take them out. */
const query = `${new URLSearchParams(
  [...new URLSearchParams(location.search)].filter(
    ([name, value]) => /^utm_/.test(name) && value.length <= 100,
  ),
)}`;

/** Marks a message that a copy of this script has handled: a page may have several copies. */
const HANDLED = Symbol.for('sa-frame');

addEventListener('message', (message: MessageEvent & { [HANDLED]?: true }) => {
  const { source, origin, data } = message;
  const { height, event, detail } = data ?? {};
  const isEvent = /^sa-/.test(event);
  // A page may get many foreign messages, and a search takes a while.
  if (!isEvent && !(height > 0)) return;
  const frame = frames().find((each) => each.contentWindow === source);
  // A frame that went elsewhere has another origin than its address.
  if (!frame || message[HANDLED] || new URL(frame.src).origin !== origin) return;
  message[HANDLED] = true;
  matchScheme(frame);
  if (isEvent) {
    frame.dispatchEvent(new CustomEvent(event, { bubbles: true, composed: true, detail }));
  } else {
    if (query) frame.contentWindow?.postMessage({ query }, origin);
    frame.style.boxSizing = 'content-box';
    frame.style.height = `${height}px`;
  }
});

// A frame that was there first has sent its height before this script ran.
for (const { contentWindow } of frames()) contentWindow?.postMessage('sa-frame', '*');

const matchAll = () => frames().forEach(matchScheme);
matchMedia('(prefers-color-scheme:dark)').addEventListener('change', matchAll);
// The page's switch for a dark theme changes the root.
new MutationObserver(matchAll).observe(document.documentElement, {
  attributeFilter: ['class', 'data-theme', 'data-bs-theme'],
});
