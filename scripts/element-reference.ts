import { type Attribute, commonAttributes, commonEvents, type ElementDoc } from './element-doc.ts';

/** Described once for all elements in docs/embed.md. */
const isCommonAttribute = ({ name }: Attribute) =>
  commonAttributes.some(({ attribute }) => attribute.name === name);

/** An element may have an event of its own by a common name: its detail is another one. */
const isCommonEvent = ({ name, type }: ElementDoc['events'][number]) =>
  name === 'sa-navigate' ||
  commonEvents.some(({ event }) => event.name === name && event.type.text === type.text);

/** The reference in docs/embed.md: one chapter per element. */
export function referenceOf(docs: ElementDoc[]): string {
  return docs.map(chapterOf).join('\n');
}

function chapterOf({ tagName, summary, attributes, events, cssParts }: ElementDoc): string {
  const common = [...attributes.filter(isCommonAttribute), ...events.filter(isCommonEvent)];
  const ownAttributes = attributes.filter((attribute) => !isCommonAttribute(attribute));
  const ownEvents = events.filter((event) => !isCommonEvent(event));
  return [
    `### \`<${tagName}>\`\n\n${summary}\n`,
    table(['Attribute', 'Values', 'Default', ''], ownAttributes.map(attributeRow)),
    table(
      ['Event', '`detail`', 'When'],
      ownEvents.map(({ name, type, description }) => [
        code(name),
        code(type.text.slice('CustomEvent<'.length, -1)),
        description,
      ]),
    ),
    list('Also, as described above', common),
    list('Parts', cssParts),
  ]
    .filter(Boolean)
    .join('\n');
}

function attributeRow({ name, type, default: value, description }: Attribute): string[] {
  return [code(name), valuesOf(type.text), value ? code(value) : '–', description];
}

function valuesOf(type: string): string {
  if (type === 'boolean') return 'present or absent';
  if (!type.includes("'")) return 'text';
  return [...type.matchAll(/'([^']+)'/g)].map(([, value = '']) => code(value)).join(', ');
}

/** The table of all parts in docs/embed.md, with the elements that have each. */
export function partsOf(docs: ElementDoc[]): string {
  const parts = docs.flatMap(({ cssParts }) => cssParts);
  const rows = [...new Set(parts.map(({ name }) => name))].map((name) => {
    const descriptions = parts.filter((part) => part.name === name).map((part) => part.description);
    return [code(name), [...new Set(descriptions)].join('; ')];
  });
  return table(['Part', 'What it is'], rows);
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
