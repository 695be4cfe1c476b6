import { afterEach, beforeEach, expect, it, vi } from 'vitest';

const load = async () => (await import('./origin.classic.ts')).siteOrigin;

/** Makes an element the one that `document.currentScript` gives. */
function run(element: Element | null) {
  Object.defineProperty(document, 'currentScript', { value: element, configurable: true });
}

function script(src: string) {
  const element = document.createElement('script');
  Object.defineProperty(element, 'src', { value: src });
  return element;
}

beforeEach(() => vi.resetModules());
afterEach(() => Reflect.deleteProperty(document, 'currentScript'));

it('is the origin of the running script, read once', async () => {
  run(script('https://site.example/embed/sa-widgets.js?ver=6'));
  const siteOrigin = await load();
  run(null);
  expect(siteOrigin()).toBe('https://site.example');
});

it.each([
  ['the page’s own origin', () => script(`${location.origin}/embed/sa-widgets.js`)],
  ['the page itself', () => script('')],
  ['a text', () => script('data:text/javascript,1')],
  ['a blob', () => script('blob:https://site.example/1')],
  ['nowhere, as a module does', () => null],
  [
    'an image that a page named "currentScript"',
    () => Object.assign(document.createElement('img'), { src: 'https://evil.example/x.js' }),
  ],
])('is empty for a script from %s', async (_, make) => {
  run(make());
  expect((await load())()).toBe('');
});
