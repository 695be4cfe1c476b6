import { expect, it } from 'vitest';
import type { ElementDoc } from './element-doc.ts';
import { findExampleMistakes } from './element-example.ts';

const LINK = '<a href="https://OUR-SITE/">Us</a>';

it.each([
  [`<sa-thing level="low" sync-url class="x">${LINK}</sa-thing>`, []],
  ['<sa-thing></sa-thing>', ['has no link to our site for pages without JavaScript']],
  [`<sa-thing level="medium">${LINK}</sa-thing>`, ['says level="medium"']],
  [`<sa-thing sync-url="yes">${LINK}</sa-thing>`, ['says sync-url="yes"']],
  [`<sa-thing colour="red">${LINK}</sa-thing>`, ['says colour="red"']],
  [`<sa-thing class="a" class="b">${LINK}</sa-thing>`, ['is no valid HTML: duplicate-attribute']],
])('the example %s %j', (example, mistakes) => {
  const attributes = [
    { name: 'level', type: { text: "'low'|'high'" }, description: '' },
    { name: 'sync-url', type: { text: 'boolean' }, description: '' },
  ];
  const doc = { tagName: 'sa-thing', attributes, examples: [example] } as unknown as ElementDoc;
  expect(findExampleMistakes(doc)).toEqual(
    mistakes.map((mistake) => `An @example of <sa-thing> ${mistake}`),
  );
});
