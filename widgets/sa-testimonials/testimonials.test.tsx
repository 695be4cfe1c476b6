import { describe, expect, it } from 'vitest';
import { testimonials } from '../content/testimonials.ts';
import { mount } from '../testing/mount.ts';
import './testimonials.ts';

const open = async () => {
  const element = await mount('<sa-testimonials id="testimonials"></sa-testimonials>');
  return element.shadowRoot as ShadowRoot;
};
const quotations = (root: ShadowRoot) => [...root.querySelectorAll('figure')];

describe('<sa-testimonials>', () => {
  it('has its testimonials in order', async () => {
    const quotes = quotations(await open()).map(
      (figure) => figure.querySelector('blockquote')?.textContent,
    );
    expect(quotes).toEqual(testimonials.map(({ quote }) => quote));
  });

  it.each([...testimonials.entries()])(
    'shows who says number %i',
    async (index, { name, position, image, rating }) => {
      const figure = quotations(await open())[index];
      const caption = figure?.querySelector('figcaption');
      const speaker = [...(caption?.querySelectorAll('p') ?? [])].map((line) => line.textContent);
      expect(speaker).toEqual([name, position]);
      expect(caption?.querySelector('svg text')?.textContent).toBe(image.initials);
      expect(figure?.querySelector(':scope > p')?.textContent).toBe(`${rating} of 5, sample`);
    },
  );

  it('says once that they are examples and the names invented', async () => {
    const text = (await open()).querySelector('section')?.textContent;
    expect(text).toContain('Sample feedback');
  });
});
