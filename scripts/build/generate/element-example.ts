import { parseFragment } from 'parse5';
import { elementsIn } from '../../site-builder/html.ts';
import type { Attribute } from './element-api.ts';
import type { ElementDoc } from './element-doc.ts';

/** Attributes of every HTML element. */
const GLOBAL = ['class', 'id', 'lang', 'style'];

/** The mistakes in the examples of an element, one sentence each. */
export function findExampleMistakes({ tagName, attributes, examples }: ElementDoc): string[] {
  return examples.flatMap((example) => {
    const mistakes = parseMistakes(example);
    const [element] = elementsIn(example).filter(({ tag }) => tag === tagName);
    if (!element) mistakes.push(`has no <${tagName}>`);
    else if (
      !example.slice(element.startTagEnd, element.end).includes('<a href="https://OUR-SITE/')
    )
      mistakes.push('has no link to our site for pages without JavaScript');
    for (const [name, value] of element?.attributes ?? []) {
      const known = attributes.find((attribute) => attribute.name === name);
      if (known ? !isAllowed(known, value) : !GLOBAL.includes(name))
        mistakes.push(`says ${name}="${value}"`);
    }
    return mistakes.map((mistake) => `An @example of <${tagName}> ${mistake}`);
  });
}

function parseMistakes(html: string): string[] {
  const mistakes: string[] = [];
  const onParseError = ({ code }: { code: string }) => mistakes.push(`is no valid HTML: ${code}`);
  parseFragment(html, { onParseError });
  return mistakes;
}

function isAllowed({ type }: Attribute, value: string): boolean {
  if (type.text === 'boolean') return value === '';
  return !type.text.includes("'") || type.text.split('|').includes(`'${value}'`);
}
