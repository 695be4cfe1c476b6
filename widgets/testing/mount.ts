import { options } from 'preact';
import { afterEach, expect, vi } from 'vitest';
import manifest from '../custom-elements.json';
import { drawnMark, type ElementClass } from '../kit/element/drawn-mark.ts';

/** The documented details of each event of each element: the keys of each shape, sorted. */
const documented = new Map(
  manifest.modules.flatMap(({ declarations }) =>
    declarations.map(({ tagName, events }) => [
      tagName,
      new Map(events.map(({ name, type }) => [name, keysOf(type.text)])),
    ]),
  ),
);

/** The keys of each object type in a union of them, in alphabetical order. */
function keysOf(type: string): string[] {
  return [...type.matchAll(/\{([^}]*)\}/g)].map(([, members = '']) =>
    [...members.matchAll(/(\w+): /g)]
      .map(([, key]) => key)
      .sort()
      .join(' '),
  );
}

// Effects run right after their render, instead of a frame later.
options.requestAnimationFrame = queueMicrotask;

// Events are a promise to the page: a test fails if one differs from the doc block of its element.
let drifts: string[] = [];
for (const name of new Set([...documented.values()].flatMap((events) => [...events.keys()]))) {
  const check = (event: Event) => {
    const { localName } = event.composedPath()[0] as Element;
    const keys = Object.keys((event as CustomEvent).detail)
      .sort()
      .join(' ');
    const events = documented.get(localName);
    if (!events || events.get(name)?.includes(keys)) return;
    const expected = events.get(name)?.join('" or "') ?? 'no such event';
    drifts.push(`<${localName}> fires ${name} with "${keys}", documented is "${expected}"`);
  };
  window.addEventListener(name, check, true);
}
afterEach(() => {
  const found = drifts;
  drifts = [];
  expect(found).toEqual([]);
});

/** The real one, which fake timers do not stop. */
const nextTurn = setImmediate;

/** Makes the browser idle at once, until globals are no longer stubbed. */
export function idleAtOnce(): void {
  vi.stubGlobal('requestIdleCallback', (run: () => void) => run());
  // The stub stays, for elements that leave later.
  globalThis.cancelIdleCallback ??= () => {};
}

/** Puts markup into the document and returns its first element, rendered. */
export async function mount<T extends HTMLElement>(markup: string): Promise<T> {
  document.body.innerHTML = markup;
  await rendered();
  return document.body.firstElementChild as T;
}

/** Resolves when pending renders, their effects and all settled promises have run. */
export async function rendered(): Promise<void> {
  await new Promise((resolve) => nextTurn(resolve));
}

/** Resolves when the views of removed elements are unmounted, which takes until the next task. */
export async function unmounted(): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve));
  await rendered();
}

/** Resolves when what is loaded lazily is rendered too. */
export async function loaded(): Promise<void> {
  await rendered();
  await vi.dynamicImportSettled();
  await rendered();
}

/**
 * Gives an element that is in no document yet the shadow tree that its page was served with. The
 * simulated DOM has no declarative shadow roots.
 */
export function serve(element: HTMLElement, html: string): ShadowRoot {
  const root = element.attachShadow({ mode: 'open' });
  const mark = drawnMark(element.constructor as never as ElementClass, (name) =>
    element.getAttribute(name),
  );
  root.innerHTML = `<style data-drawn="${mark}"></style>${html}`;
  return root;
}
