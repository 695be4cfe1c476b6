import { choicesOf, isSwitch } from '../../../widgets/kit/rules/manifest.ts';
import { type CssProperty, commonProperties } from './css-properties.ts';
import type { Attribute } from './element-api.ts';
import { commonAttributes, commonEvents, commonParts, type ElementDoc } from './element-doc.ts';

/** Described once for all elements in docs/embed.md. */
const isCommonAttribute = ({ name }: Attribute) =>
  commonAttributes.some((attribute) => attribute.name === name);

/** An element may have an event of its own by a common name: its detail is another one. */
const isCommonEvent = ({ name, type }: ElementDoc['events'][number]) =>
  name === 'sa-navigate' ||
  commonEvents.some(({ event }) => event.name === name && event.type.text === type.text);

/** The reference in docs/embed.md: one chapter per element, but for those of our own pages. */
export function referenceOf(docs: ElementDoc[]): string {
  return docs
    .filter(({ isInternal }) => !isInternal)
    .map(chapterOf)
    .join('\n');
}

function chapterOf(doc: ElementDoc): string {
  const { tagName, summary, attributes, events, cssParts, examples } = doc;
  const common = [...attributes.filter(isCommonAttribute), ...events.filter(isCommonEvent)];
  const ownAttributes = attributes.filter((attribute) => !isCommonAttribute(attribute));
  const ownEvents = events.filter((event) => !isCommonEvent(event));
  return [
    `### \`<${tagName}>\`\n\n${summary}\n`,
    ...examples.map((example) => `\`\`\`html\n${example}\n\`\`\`\n`),
    table(['Attribute', 'Values', 'Default', ''], ownAttributes.map(attributeRow)),
    table(
      ['Event', '`detail`', 'When'],
      ownEvents.map(({ name, type, description }) => [
        code(name),
        code(detailTypeOf(type.text)),
        description,
      ]),
    ),
    keysOf(ownEvents),
    list('Also, as described above', common),
    partListOf(cssParts),
    privacyOf(doc),
  ]
    .filter(Boolean)
    .join('\n');
}

/** The type of an event's `detail`. */
function detailTypeOf(type: string): string {
  return type.slice('CustomEvent<'.length, -1);
}

/** Keys of details that are not named after an attribute, each once. */
function keysOf(events: ElementDoc['events']): string {
  const keys = events
    .flatMap(({ detail }) => detail)
    .filter(({ description }) => !description.startsWith('As the attribute'))
    .map(({ name, description }) => `- ${code(name)}: ${description}\n`);
  return [...new Set(keys)].join('');
}

function privacyOf({ stores, sends }: ElementDoc): string {
  return [
    ...stores.map((entry) => `- Stores ${entry}\n`),
    ...(sends ? [`- Sends: ${sends}\n`] : []),
  ].join('');
}

function attributeRow(attribute: Attribute): string[] {
  const { name, default: value, description } = attribute;
  return [code(name), kindOf(attribute, code).join(', '), value ? code(value) : '–', description];
}

/** What an attribute can be, each written by `code` if it is a value. */
export function kindOf(attribute: Attribute, code: (value: string) => string): string[] {
  if (isSwitch(attribute)) return ['present or absent'];
  if (attribute.known) return ['a known name or code'];
  const choices = choicesOf(attribute).map(code);
  return choices.length > 0 ? choices : ['text'];
}

/** Parts of an element; what one is where that differs from the same part of others. */
function partListOf(parts: ElementDoc['cssParts']): string {
  const items = parts.map(({ name, description }) =>
    description === commonParts[name] ? code(name) : `${code(name)} (${lowerFirst(description)})`,
  );
  return items.length ? `Parts: ${items.join(', ')}.\n` : '';
}

const lowerFirst = (text: string) => text.charAt(0).toLowerCase() + text.slice(1);

/** The table of all parts in docs/embed.md. */
export function partsOf(docs: ElementDoc[]): string {
  const parts = docs.flatMap(({ cssParts }) => cssParts);
  const rows = [...new Set(parts.map(({ name }) => name))].map((name) => {
    const own = parts.filter((part) => part.name === name).map((part) => part.description);
    return [code(name), commonParts[name] ?? [...new Set(own)].join('; ')];
  });
  return table(['Part', 'What it is'], rows);
}

/** The table of the custom properties in docs/embed.md. */
export function propertiesOf(): string {
  const rowOf = ({ name, default: value, description }: CssProperty) => [
    code(name),
    code(value),
    description,
  ];
  return table(['Property', 'Default', 'What it is'], commonProperties.map(rowOf));
}

function table(head: string[], rows: string[][]): string {
  if (rows.length === 0) return '';
  const line = (cells: string[]) =>
    `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |\n`;
  return `${line(head)}|${'---|'.repeat(head.length)}\n${rows.map(line).join('')}`;
}

function list(title: string, named: { name: string }[]): string {
  return named.length ? `${title}: ${named.map(({ name }) => code(name)).join(', ')}.\n` : '';
}

const code = (text: string) => `\`${text}\``;
