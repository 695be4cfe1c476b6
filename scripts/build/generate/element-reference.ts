import { choicesOf, isSwitch } from '../../../widgets/kit/rules/manifest.ts';
import { commonProperties } from './css-properties.ts';
import type { Attribute } from './element-api.ts';
import { commonParts, type ElementDoc } from './element-doc.ts';

/** The values of an attribute, each written by `code`, or a description of them. */
export function kindOf(attribute: Attribute, code: (value: string) => string): string[] {
  if (isSwitch(attribute)) return ['present or absent'];
  if (attribute.known) return ['a known name or code'];
  const choices = choicesOf(attribute).map(code);
  return choices.length > 0 ? choices : ['text'];
}

/** The table of the elements for other sites in docs/embed.md. */
export const elementsOf = (docs: readonly ElementDoc[]): string =>
  table(
    ['Element', ''],
    docs
      .filter(({ isEmbeddable }) => isEmbeddable)
      .map(({ tagName, summary }) => [code(`<${tagName}>`), summary]),
  );

/** The table of all parts in docs/embed.md. */
export function partsOf(docs: readonly ElementDoc[]): string {
  const parts = docs.flatMap(({ cssParts }) => cssParts);
  const rows = [...new Set(parts.map(({ name }) => name))].map((name) => {
    const own = parts.filter((part) => part.name === name).map((part) => part.description);
    return [code(name), commonParts[name] ?? [...new Set(own)].join('; ')];
  });
  return table(['Part', 'What it is'], rows);
}

/** The table of the custom properties in docs/embed.md. */
export const propertiesOf = (): string =>
  table(
    ['Property', 'Default', 'What it is'],
    commonProperties.map(({ name, default: value, description }) => [
      code(name),
      code(value),
      description,
    ]),
  );

function table(head: string[], rows: string[][]): string {
  const line = (cells: string[]) =>
    `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |\n`;
  return `${line(head)}|${'---|'.repeat(head.length)}\n${rows.map(line).join('')}`;
}

const code = (text: string) => `\`${text}\``;
