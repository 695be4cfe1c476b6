import { describe, expect, it } from 'vitest';
import { figures, unconfirmed } from '../content/figures.ts';
import { formatDay } from '../kit/rules/calendar-day.ts';
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
    expect(entries(await open()).map((entry) => textsOf(entry).slice(0, 2))).toEqual(
      Object.values(figures).map((figure) => [figure.value + unconfirmed(figure), figure.label]),
    );
  });

  it.each([figures.visaSuccess, figures.successBadge])(
    'qualifies "$value" in readable text, and defines it on demand',
    async ({ value, inShort, qualifier }) => {
      const entry = entryOf(await open(), `${value}, not yet confirmed`);
      expect(textsOf(entry)[2]).toBe(inShort);
      expect(entry?.querySelector('details')?.textContent).toContain(qualifier);
    },
  );

  it('says behind "How counted" until when, and that the basis is to be confirmed', async () => {
    const root = await open();
    const folds = [...root.querySelectorAll('details')];
    expect(folds).toHaveLength(7);
    const names = folds.map((fold) => fold.querySelector('summary')?.textContent);
    expect(new Set(names).size).toBe(7);
    for (const fold of folds) {
      expect(fold.open).toBe(false);
      expect(fold.textContent).toMatch(/^How counted/);
      expect(fold.textContent).toContain(
        `Our own figures up to ${formatDay(figures.students.asOf)}, their basis to be confirmed.`,
      );
      fold.remove();
    }
    expect(root.textContent).not.toContain('to be confirmed');
  });

  it('is tagged as a sample', async () => {
    expect((await open()).querySelector('section')?.textContent).toContain('Sample figures');
  });

  it.each([
    [figures.countries.value, 'See the ten countries', '/tools#countries'],
    [figures.cities.value, 'Ask where to meet', '/contact'],
  ])('links "%s" to what is behind it: %s', async (value, label, path) => {
    const root = await open('site-base="https://partner.example"');
    const link = entryOf(root, value)?.querySelector('a');
    expect(link?.textContent).toBe(label);
    expect(link?.href).toBe(`https://partner.example${path}`);
  });
});
