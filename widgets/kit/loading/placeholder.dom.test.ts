// cspell:words apibase prefillfromurl
import { afterEach, describe, expect, it, vi } from 'vitest';
import { waitFor } from '../../testing/wait.ts';
import { replacePlaceholder, watchPlaceholders } from './placeholder.ts';

const attributes = { 'sa-contact-form': ['subject', 'prefill-from-url', 'theme'] };
const known = { attributes, areAll: true };
const LINK = '<a href="https://site.example/contact">Write to us</a>';

/** The page after a placeholder with these attributes is replaced. */
function replaced(markup: string, elements = known) {
  document.body.innerHTML = `<div ${markup}>${LINK}</div>`;
  replacePlaceholder(document.querySelector('div') as HTMLElement, elements);
  return document.body.firstElementChild as HTMLElement;
}

const attributesOf = (element: Element) =>
  Object.fromEntries([...element.attributes].map(({ name, value }) => [name, value]));

afterEach(() => {
  vi.restoreAllMocks();
});

describe('a placeholder', () => {
  it.each(['data-sa-element="sa-contact-form"', 'data-sa-element="contact-form"'])(
    'with %s becomes the element, and its link the fallback',
    (markup) => {
      const element = replaced(markup);
      expect(element.localName).toBe('sa-contact-form');
      expect(element.innerHTML).toBe(LINK);
    },
  );

  it.each([
    ['data-subject="visa"', { subject: 'visa' }],
    ['data-prefillfromurl data-Theme="dark"', { 'prefill-from-url': '', theme: 'dark' }],
    ['id="a" class="b c" lang="hi" dir="rtl"', { id: 'a', class: 'b c', lang: 'hi', dir: 'rtl' }],
    ['style="margin: 1px"', { style: 'margin: 1px;' }],
  ])('with %s passes on %j', (markup, expected) => {
    const element = replaced(`data-sa-element="contact-form" ${markup}`);
    expect(attributesOf(element)).toEqual(expected);
  });

  it.each([
    'data-api-base="https://evil.example"',
    'data-apibase="https://evil.example"',
    'data-site-base="https://evil.example"',
    'data-onclick="alert(1)"',
    'onclick="alert(1)"',
  ])('does not pass on %s', (markup) => {
    expect(attributesOf(replaced(`data-sa-element="contact-form" ${markup}`))).toEqual({});
  });

  it.each(['no-such-form', 'constructor', ''])('named "%s" stays, and says so once', (name) => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
    for (const _ of [1, 2]) {
      expect(replaced(`data-sa-element="${name}"`).outerHTML).toContain(LINK);
    }
    expect(warn.mock.calls).toEqual([[expect.stringContaining(`"${name}"`)]]);
  });

  it('for an element of another file stays without a word', () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
    const element = replaced('data-sa-element="newsletter-form"', { attributes, areAll: false });
    expect(element.localName).toBe('div');
    expect(warn).not.toHaveBeenCalled();
  });
});

describe('a page with placeholders', () => {
  const names: (string | undefined)[] = [];
  const note = ({ dataset }: HTMLElement) => names.push(dataset.saElement);
  const add = (name: string) =>
    document.body.insertAdjacentHTML('beforeend', `<p><i data-sa-element="${name}"></i></p>`);

  it('is searched when the parser has finished, and whenever one is added', async () => {
    const readyState = vi.spyOn(document, 'readyState', 'get').mockReturnValue('loading');
    add('first');
    watchPlaceholders(note);
    expect(names).toEqual([]);
    readyState.mockReturnValue('interactive');
    document.dispatchEvent(new Event('DOMContentLoaded'));
    expect(names).toEqual(['first']);
    add('second');
    await waitFor(() => expect(names).toEqual(['first', 'second']));
  });
});
