import { expect, it } from 'vitest';
import { parseElementDoc } from './element-doc.ts';
import { findExampleMistakes } from './element-example.ts';
import { elementTemplate } from './element-template.ts';

it('a new element has files named after its tag, and a doc block with an example that works', () => {
  const files = elementTemplate('sa-opening-hours');
  expect(Object.keys(files)).toContain('opening-hours.view.tsx');
  const source = files['opening-hours.ts'] ?? '';
  const visitor = { name: 'visitor', type: { text: 'string' }, description: 'Name.' };
  const doc = parseElementDoc('sa-opening-hours', 'opening-hours.ts', source, [visitor]);
  expect(doc.examples).toHaveLength(1);
  expect(findExampleMistakes(doc)).toEqual([]);
});

it.each(['thing', 'sa-Thing', 'sa-a--b', '../sa-thing'])('"%s" is refused as a tag', (tag) => {
  expect(() => elementTemplate(tag)).toThrow('is not a tag');
});
