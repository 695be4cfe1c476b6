import { describe, expect, it } from 'vitest';
import { parseElementDoc } from './element-doc.ts';

const EXAMPLE = '@example\n * <sa-thing>\n *   <a href="https://OUR-SITE/">Us</a>\n * </sa-thing>';

const startTab = {
  name: 'start-tab',
  type: { text: "'a'|'b'" },
  default: 'a',
  description: 'The tab.',
};

const parse = (...lines: string[]) =>
  parseElementDoc(
    'sa-thing',
    'thing.ts',
    `import 'x';\n\n/**\n * A thing.\n *\n * @element sa-thing\n${lines.map((line) => ` * ${line}\n`).join('')} */\ndefine();\n`,
    [startTab],
  );

describe('parseElementDoc', () => {
  it('explains each key of a detail: by itself, as everywhere, or as its attribute', () => {
    const { events } = parse(
      '@fires {{ startTab; form: string } | { words: number }} sa-opened - Opened.',
      '@detail sa-opened.words - How many.',
    );
    expect(events[0]?.type.text).toBe(
      "CustomEvent<{ startTab: 'a' | 'b'; form: string } | { words: number }>",
    );
    expect(events[0]?.detail).toEqual([
      {
        name: 'startTab',
        type: { text: "'a' | 'b'" },
        description: 'As the attribute `start-tab`.',
      },
      { name: 'form', type: { text: 'string' }, description: 'Which form it was.' },
      { name: 'words', type: { text: 'number' }, description: 'How many.' },
    ]);
  });

  it('keeps the lines of an example', () => {
    expect(parse('@embeddable', EXAMPLE).examples).toEqual([
      '<sa-thing>\n  <a href="https://OUR-SITE/">Us</a>\n</sa-thing>',
    ]);
  });

  it('has the entries of storage and requests, none by default', () => {
    const entry = '`key` in `localStorage`: what, when, until when.';
    expect(parse(`@stores ${entry}`, '@sends It: `POST /api/x`.')).toMatchObject({
      stores: [entry],
      sends: 'It: `POST /api/x`.',
    });
    expect(parse()).toMatchObject({ stores: [], sends: '' });
  });

  it.each([
    ['@fires {{ words: number }} sa-opened - Opened.', 'thing.ts:7: sa-opened needs @detail'],
    ['@detail sa-opened.words - How many.', 'thing.ts:7: no event has sa-opened.words'],
    ['@detail words', 'thing.ts:7: cannot read @detail words'],
    ['@fires {{ words }} sa-opened - Opened.', 'thing.ts:7: sa-opened.words needs a type'],
    ['@fires sa-opened', 'thing.ts:7: cannot read @fires sa-opened'],
    ['@stores everything.', 'thing.ts:7: cannot read @stores everything.'],
    ['@csspart sparkle', 'thing.ts:7: @csspart sparkle needs a description'],
    ['@embeddable', 'thing.ts: <sa-thing> needs an @example'],
  ])('says of "%s": %s', (line, message) => {
    expect(() => parse(line)).toThrow(message);
  });
});
