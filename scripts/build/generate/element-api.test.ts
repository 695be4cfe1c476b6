import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { readAttributes } from './element-api.ts';

const widgets = fileURLToPath(new URL('../../../widgets/', import.meta.url));
const attributeOf = (path: string, name: string) =>
  readAttributes(`${widgets}${path}`).find((attribute) => attribute.name === name);

describe('readAttributes', () => {
  it.each([
    [
      'a closed list',
      'sa-contact-form/contact-form.api.ts',
      'subject',
      {
        type: { text: "'admission'|'visa'|'scholarship'|'general'" },
        description: 'Initial subject; none unless set.',
      },
    ],
    [
      'a text with its default',
      'sa-contact-form/contact-form.api.ts',
      'heading',
      {
        type: { text: 'string' },
        default: 'Send us a message',
        description: 'Text of the heading.',
      },
    ],
    [
      'a switch, from a table that it shares',
      'sa-newsletter-form/newsletter-form.api.ts',
      'prefill-from-url',
      {
        type: { text: 'boolean' },
        description:
          "Reads `sa-name`, `sa-email` and `sa-phone`, if there are such fields, from the fragment of the page's address, and takes them out of it.",
      },
    ],
  ])('reads %s, with the comment above its row', (_, path, name, attribute) => {
    expect(attributeOf(path, name)).toEqual({ name, ...attribute });
  });

  it.each([
    ['sa-cost-calculator/cost-calculator.api.ts', 'country', ['us', 'United States', 'uk']],
    ['sa-cost-calculator/cost-calculator.api.ts', 'program-level', ['bachelors', 'masters', 'mba']],
    ['sa-visa-requirements/visa-requirements.api.ts', 'country', ['us', 'United States', 'uk']],
    ['sa-toefl-mock-exam/toefl-mock-exam.api.ts', 'test', ['test-1', 'test-2', 'test-3']],
    ['sa-scholarship-finder/scholarship-finder.api.ts', 'keyword', undefined],
    ['sa-scholarship-finder/scholarship-finder.api.ts', 'gpa', undefined],
  ])('asks the rule of %s what %s can be: %j first', (path, name, known) => {
    expect(attributeOf(path, name)?.known?.slice(0, 3)).toEqual(known);
  });

  it('includes the texts of a lazy part: Germany has a whole interview alone', () => {
    const path = 'sa-visa-interview-simulator/visa-interview-simulator.api.ts';
    expect(attributeOf(path, 'country')?.known).toEqual(expect.arrayContaining(['de', 'Germany']));
  });

  it('says which row has no comment', () => {
    const path = join(mkdtempSync(join(tmpdir(), 'api-')), 'thing.api.ts');
    writeFileSync(path, 'export const api = { startTab: () => false };');
    expect(() => readAttributes(path)).toThrow('thing.api.ts: start-tab needs a comment');
  });
});
