import { expect, it } from 'vitest';
import { parseElementDoc } from './element-doc.ts';

it.each([
  ['@fires {{ words: number }} sa-opened - Opened.', 'thing.ts:3: sa-opened needs @detail'],
  ['@detail sa-opened.words - How many.', 'thing.ts:3: no event has sa-opened.words'],
  ['@stores everything.', 'thing.ts:3: cannot read @stores everything.'],
  ['@csspart sparkle', 'thing.ts:3: @csspart sparkle needs a description'],
  ['@embeddable', 'thing.ts: <sa-thing> needs an @example'],
])('a doc block with "%s" is refused: %s', (line, message) => {
  const source = `/** A thing.\n * @element sa-thing\n * ${line}\n */\ndefine();\n`;
  expect(() => parseElementDoc('sa-thing', 'thing.ts', source, [])).toThrow(message);
});
