import { describe, expect, it } from 'vitest';
import { mount } from '../testing/mount.ts';
import './stats-strip.ts';

const open = async (attributes = '') => {
  const element = await mount(`<sa-stats-strip ${attributes}></sa-stats-strip>`);
  return element.shadowRoot as ShadowRoot;
};
const entries = (root: ShadowRoot) => [...root.querySelectorAll('li')];
const textsOf = (entry: Element | undefined) =>
  [...(entry?.querySelectorAll('p') ?? [])].map((paragraph) => paragraph.textContent);
const entryOf = (root: ShadowRoot, value: string) =>
  entries(root).find((entry) => textsOf(entry)[0] === value);

describe('<sa-stats-strip>', () => {
  it('shows six figures and a badge, each with what it counts', async () => {
    expect(entries(await open()).map((entry) => textsOf(entry).slice(0, 2))).toEqual([
      ['5000+', 'students placed'],
      ['98%', 'visa success rate'],
      ['200+', 'partner universities'],
      ['12+', 'countries'],
      ['2018', 'founded'],
      ['5', 'Indian cities'],
      ['100% Success Rate', 'at least one offer of a place'],
    ]);
  });

  it.each([
    ['98%', 'visas granted, out of all that were decided', 'An embassy decides every case'],
    ['100% Success Rate', 'not about visas', 'was offered at least one place'],
  ])('qualifies "%s" in readable text, and defines it on demand', async (value, short, counted) => {
    const entry = entryOf(await open(), value);
    const [, , qualifier = ''] = textsOf(entry);
    expect(qualifier).toContain('Our own figure');
    expect(qualifier).toContain(short);
    expect(entry?.querySelector('details')?.textContent).toContain(counted);
  });

  it('says behind "How counted" until when, and that the basis is to be confirmed', async () => {
    const root = await open();
    const folds = [...root.querySelectorAll('details')];
    expect(folds).toHaveLength(7);
    for (const fold of folds) {
      expect(fold.open).toBe(false);
      expect(fold.textContent).toMatch(/^How counted/);
      expect(fold.textContent).toContain(
        'Our own figures up to 31 October 2026, their basis to be confirmed.',
      );
      fold.remove();
    }
    expect(root.textContent).not.toContain('to be confirmed');
  });

  it('is tagged as a sample', async () => {
    expect((await open()).querySelector('section')?.textContent).toContain('Sample figures');
  });

  it.each([
    ['12+', 'See the ten in our tools', '/tools#countries'],
    ['5', 'Ask where to meet', '/contact'],
  ])('links "%s" to what is behind it: %s', async (value, label, path) => {
    const root = await open('site-base="https://partner.example"');
    const link = entryOf(root, value)?.querySelector('a');
    expect(link?.textContent).toBe(label);
    expect(link?.href).toBe(`https://partner.example${path}`);
  });
});
