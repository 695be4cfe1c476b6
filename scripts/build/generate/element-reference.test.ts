import { expect, it } from 'vitest';
import { parseElementDoc } from './element-doc.ts';
import { elementsOf, kindOf, partsOf, propertiesOf } from './element-reference.ts';

const docOf = (tag: string, tags: string) =>
  parseElementDoc(
    tag,
    'thing.ts',
    `/**\n * A | thing.\n *\n * @element ${tag}\n${tags} */\ndefine();\n`,
  );
const docs = [
  docOf('sa-thing', ' * @embeddable\n * @example <sa-thing></sa-thing>\n * @csspart tab - A day\n'),
  docOf('sa-other', ' * @csspart tab, card\n'),
];

it.each([
  ['elements for other sites', elementsOf(docs), '| `<sa-thing>` | A \\| thing. |\n'],
  ['parts, each once', partsOf(docs), '| `tab` | A tab |\n| `card` | A card |\n'],
  ['properties', propertiesOf(), '| `--sa-surface` | `light-dark(#ffffff, #121a30)` | '],
])('the guide lists %s', (_, table, rows) => {
  expect(table.replace(/^.*\n.*\n/, '')).toContain(rows);
  expect(table).not.toContain('sa-other');
});

it.each([
  [{ type: { text: 'boolean' } }, ['present or absent']],
  [{ type: { text: 'string' }, known: ['ca'] }, ['a known name or code']],
  [{ type: { text: "'low'|'high'" } }, ['(low)', '(high)']],
  [{ type: { text: 'string' } }, ['text']],
])('the values of %j are %j', (attribute, values) => {
  const named = { name: 'level', description: '', ...attribute };
  expect(kindOf(named, (value) => `(${value})`)).toEqual(values);
});
