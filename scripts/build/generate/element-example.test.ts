import { describe, expect, it } from 'vitest';
import type { ElementDoc } from './element-doc.ts';
import { findExampleMistakes } from './element-example.ts';

const mistakesIn = (example: string) =>
  findExampleMistakes({
    tagName: 'sa-thing',
    attributes: [
      { name: 'level', type: { text: "'low'|'high'" }, description: '' },
      { name: 'heading', type: { text: 'string' }, description: '' },
      { name: 'sync-url', type: { text: 'boolean' }, description: '' },
    ],
    examples: [example],
  } as unknown as ElementDoc);

const LINK = '<a href="https://OUR-SITE/">Us</a>';

describe('findExampleMistakes', () => {
  it('finds nothing in an example that works as copied', () => {
    expect(
      mistakesIn(`<sa-thing level="low" heading="A" sync-url class="x">${LINK}</sa-thing>`),
    ).toEqual([]);
  });

  it.each([
    ['<sa-other></sa-other>', 'has no <sa-thing>'],
    ['<sa-thing></sa-thing>', 'has no link to our site for pages without JavaScript'],
    [`<sa-thing level="medium">${LINK}</sa-thing>`, 'says level="medium"'],
    [`<sa-thing sync-url="yes">${LINK}</sa-thing>`, 'says sync-url="yes"'],
    [`<sa-thing colour="red">${LINK}</sa-thing>`, 'says colour="red"'],
    [
      `<sa-thing level="low" level="low">${LINK}</sa-thing>`,
      'is no valid HTML: duplicate-attribute',
    ],
  ])('%s %s', (example, mistake) => {
    expect(mistakesIn(example)).toEqual([`An @example of <sa-thing> ${mistake}`]);
  });
});
