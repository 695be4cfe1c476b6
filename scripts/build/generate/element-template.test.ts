import { describe, expect, it } from 'vitest';
import { parseElementDoc } from './element-doc.ts';
import { findExampleMistakes } from './element-example.ts';
import { elementTemplate } from './element-template.ts';

describe('elementTemplate', () => {
  it('gives every file of an element, named after its tag', () => {
    const files = elementTemplate('sa-opening-hours');
    expect(Object.keys(files)).toEqual([
      'opening-hours.ts',
      'opening-hours.api.ts',
      'opening-hours.view.tsx',
      'opening-hours.styles.ts',
      'opening-hours.logic.ts',
      'opening-hours.logic.test.ts',
      'opening-hours.test.tsx',
    ]);
    expect(files['opening-hours.ts']).toContain("defineElement('sa-opening-hours', OpeningHours, ");
  });

  it('has a doc block that can be read, with an example that works', () => {
    const source = elementTemplate('sa-opening-hours')['opening-hours.ts'] ?? '';
    const visitor = { name: 'visitor', type: { text: 'string' }, description: 'Name.' };
    const doc = parseElementDoc('sa-opening-hours', 'opening-hours.ts', source, [visitor]);
    expect(doc.examples).toHaveLength(1);
    expect(findExampleMistakes(doc)).toEqual([]);
  });

  it.each(['', 'thing', 'sa-', 'sa-Thing', 'sa-a--b', 'sa-thing2', '../sa-thing'])(
    'refuses "%s"',
    (tag) => {
      expect(() => elementTemplate(tag)).toThrow('is not a tag');
    },
  );
});
