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
    ['98%', 'visa', 'An embassy decides every case for itself.'],
    ['100% Success Rate', 'not about visas', 'It is no promise for the next student.'],
  ])('qualifies "%s" in readable text as its own figure', async (value, measure, caveat) => {
    const [, , qualifier = ''] = textsOf(entryOf(await open(), value));
    expect(qualifier).toContain('Our own figure');
    expect(qualifier).toContain(measure);
    expect(qualifier).toContain(caveat);
  });

  it('dates the figures and says that their basis is to be confirmed', async () => {
    expect((await open()).querySelector('section')?.textContent).toContain(
      'Our own figures up to 31 October 2026, their basis to be confirmed',
    );
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
