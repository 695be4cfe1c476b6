import type { FrameRequest } from './frame-page.ts';
import type { Probe } from './probe.ts';

export interface Frame {
  window: Window & typeof globalThis & { probe: Probe };
  document: Document;
  /** The first element with this tag, once it is defined and rendered. */
  ready(tag: string): Promise<SaElement>;
}

export type SaElement = HTMLElement & Record<string, unknown> & { shadowRoot: ShadowRoot };

/** Opens a page of its own, with its own element registry, in a frame 800 px wide. */
export async function openFrame(request: FrameRequest): Promise<Frame> {
  const frame = document.createElement('iframe');
  frame.style.cssText = 'width: 800px; height: 600px; border: 0';
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
      await until(page, () => element.shadowRoot.childElementCount > 0);
      return element;
    },
  };
}

export function closeFrames(): void {
  for (const frame of document.querySelectorAll('iframe')) frame.remove();
}

/** Waits, frame by frame, for a condition; the test's own time limit ends a vain wait. */
export async function until(page: Window, isTrue: () => boolean): Promise<void> {
  while (!isTrue()) await new Promise((resolve) => page.requestAnimationFrame(resolve));
}

/** Adds a script of ours to a page that is already there. */
export async function addScript(frame: Frame, src: string): Promise<void> {
  const script = frame.document.createElement('script');
  const loaded = new Promise((resolve, reject) => {
    script.addEventListener('load', resolve);
    script.addEventListener('error', reject);
  });
  script.src = src;
  frame.document.head.append(script);
  await loaded;
}
