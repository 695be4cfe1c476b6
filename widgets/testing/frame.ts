import type { Activity } from './activity.ts';
import type { TestClock } from './clock.ts';
import type { FrameRequest } from './frame-page.ts';
import type { Probe } from './probe.ts';

export interface Frame {
  window: Window & typeof globalThis & { activity: Activity; probe: Probe; testClock: TestClock };
  document: Document;
  /** The first element with this tag, once it and the elements in it are defined and rendered. */
  ready(tag: string): Promise<SaElement>;
}

export type SaElement = HTMLElement & Record<string, unknown> & { shadowRoot: ShadowRoot };

/**
 * Opens a page with its own element registry in a frame 800 px wide, high enough not to need a
 * scroll bar. Frames overlap: WebKit gives one below the window an animation frame only every ten
 * seconds. `sandbox` is the frame's attribute; none unless given.
 */
export async function openFrame(request: FrameRequest, sandbox?: string): Promise<Frame> {
  const frame = document.createElement('iframe');
  frame.style.cssText =
    'position: absolute; top: 0; left: 0; width: 800px; height: 8000px; border: 0';
  if (sandbox) frame.setAttribute('sandbox', sandbox);
  frame.src = `/test/page?${new URLSearchParams(request as Record<string, string>)}`;
  const loaded = new Promise((resolve) => frame.addEventListener('load', resolve));
  document.body.append(frame);
  await loaded;
  const page = frame.contentWindow as Frame['window'];
  return {
    window: page,
    document: page.document,
    async ready(tag) {
      await page.customElements.whenDefined(tag);
      const element = page.document.querySelector(tag) as SaElement;
      const all = () => [element, ...placedIn(element)];
      const isThere = ({ shadowRoot }: Element) =>
        shadowRoot?.childElementCount && !shadowRoot.querySelector('[aria-busy=true]');
      await until(page, () => all().every(isThere));
      return element;
    },
  };
}

/** Our elements in an element's shadow tree. */
export function placedIn({ shadowRoot }: Element): Element[] {
  return [...(shadowRoot?.querySelectorAll('*') ?? [])].filter(({ localName }) =>
    /^sa-/.test(localName),
  );
}

/** The shadow trees of an element and of those of ours that it places; one placed at idle may have none yet. */
export const treesOf = (root: ShadowRoot): ShadowRoot[] => [
  root,
  ...placedIn(root.host).flatMap(({ shadowRoot }) => shadowRoot ?? []),
];

/** Closes the frames that a test opened. */
export function closeFrames(): void {
  for (const frame of document.querySelectorAll('iframe:not([data-kept])')) frame.remove();
}

/** Keeps the frames that are open now for all tests of a group. */
export function keepFrames(): void {
  for (const frame of document.querySelectorAll('iframe')) frame.dataset.kept = '';
}

/** Closes the frames of a group too. */
export function closeAllFrames(): void {
  for (const frame of document.querySelectorAll('iframe')) frame.remove();
}

/** Waits, frame by frame, until a condition holds. The runner's watchdog ends a vain wait. */
export async function until(page: Window, isTrue: () => unknown): Promise<void> {
  while (!isTrue()) await drawn(page);
}

/**
 * Resolves at the next frame of a page. On a busy machine headless Chromium may stop drawing one: a timer of
 * the test takes its place.
 */
function drawn(page: Window): Promise<unknown> {
  return new Promise((resolve) => {
    const ask = page.activity?.askForFrame ?? page.requestAnimationFrame;
    ask(resolve);
    setTimeout(resolve, 500);
  });
}

/** Resolves once views have rendered, effects have run, and the page has nothing under way. */
export async function settle({ window }: Pick<Frame, 'window'>): Promise<void> {
  do {
    for (let frame = 0; frame < 2; frame += 1) await drawn(window);
    await new Promise((resolve) => setTimeout(resolve));
  } while (window.activity?.underWay.size);
}

interface TrustedTypes {
  createPolicy(
    name: string,
    rules: { createScriptURL(url: string): string },
  ): { createScriptURL(url: string): string };
}

/** Adds one of our scripts to a page that is already open. */
export function addOurScript(frame: Frame, script: 'widgets' | 'loader'): Promise<void> {
  const type = script === 'loader' ? 'module' : '';
  return addScript(frame, `/embed/sa-${script}.js`, type);
}

/** Adds a script to a page that is already open. */
export async function addScript(frame: Frame, src: string, type = ''): Promise<void> {
  const script = frame.document.createElement('script');
  script.type = type;
  const loaded = new Promise((resolve, reject) => {
    script.addEventListener('load', resolve);
    script.addEventListener('error', reject);
  });
  // Our own pages use Trusted Types, which require a policy even of a test. Firefox 140 has none.
  const { trustedTypes } = frame.window as unknown as { trustedTypes?: TrustedTypes };
  const policy = trustedTypes?.createPolicy('test', { createScriptURL: String });
  script.src = policy?.createScriptURL(src) ?? src;
  frame.document.head.append(script);
  await loaded;
}
