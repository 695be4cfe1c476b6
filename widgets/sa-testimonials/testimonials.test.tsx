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
  it('has exactly three testimonials', async () => {
    const quotes = quotations(await open()).map(
      (figure) => figure.querySelector('blockquote')?.textContent,
    );
    expect(quotes).toEqual(testimonials.map(({ quote }) => quote));
    expect(quotes).toHaveLength(3);
  });

  it.each([
    [0, 'Ishita R.', "Master's student in data science, UK", 'IR', '5 of 5, sample'],
    [1, 'Aarav M.', "Master's student in mechanical engineering, USA", 'AM', '4.5 of 5, sample'],
    [2, 'Lakshmi P.', 'Parent of a student in Canada', 'LP', '5 of 5, sample'],
  ])('shows who says number %i: %s', async (index, name, position, initials, rating) => {
    const figure = quotations(await open())[index];
    const caption = figure?.querySelector('figcaption');
    const speaker = [...(caption?.querySelectorAll('p') ?? [])].map((line) => line.textContent);
    expect(speaker).toEqual([name, position]);
    expect(caption?.querySelector('svg text')?.textContent).toBe(initials);
    expect(figure?.querySelector(':scope > p')?.textContent).toBe(rating);
  });

  it('says once that they are examples and the names invented', async () => {
    const text = (await open()).querySelector('section')?.textContent;
    expect(text).toContain('Sample feedback');
  });
});
