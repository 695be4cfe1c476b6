import { findClosest } from '../kit/rules/closest.ts';
import { refuseValue } from './check-values.logic.ts';
import type { FoundElement, PageFacts, PastedPage } from './pasted-page.ts';

/** An element of ours on the page: a tag, or a placeholder that our script replaces. */
export interface Placed extends FoundElement {
  /** How the attributes are written: `data-` before each in a placeholder. */
  prefix: '' | 'data-';
}

/** Data of others, and what frameworks write on any element: none of it is an attribute of ours, misspelt. */
const FOREIGN = /^([^a-z]|(aria|data|hx|ng|v|wp|x)-)|[.:@]/;

/** The tags of ours, then the placeholders. */
export function readPlaced({ elements }: PastedPage): Placed[] {
  const tags = elements.filter(({ tag }) => tag.startsWith('sa-'));
  const placeholders = elements.filter(({ attributes }) => attributes.has('data-sa-element'));
  return [
    ...tags.map((element): Placed => ({ ...element, prefix: '' })),
    ...placeholders.map(readPlaceholder),
  ];
}

/** `<div data-sa-element="sa-contact-form" data-subject="visa">`, with or without `sa-`. */
function readPlaceholder(element: FoundElement): Placed {
  const name = element.attributes.get('data-sa-element') ?? '';
  const attributes = [...element.attributes].filter(
    ([key]) => key.startsWith('data-') && key !== 'data-sa-element',
  );
  return {
    ...element,
    tag: name.startsWith('sa-') ? name : `sa-${name}`,
    attributes: new Map(attributes.map(([key, value]) => [key.slice('data-'.length), value])),
    prefix: 'data-',
  };
}

/** What is wrong with a name, an attribute or a value, a sentence each. */
export function checkElement({ tag, attributes, prefix }: Placed, { elements }: PageFacts) {
  const documented = elements.find(({ tagName }) => tagName === tag);
  if (!documented) {
    const meant = findClosest(
      tag,
      elements.map(({ tagName }) => tagName),
    );
    return [`There is no element <${tag}>.${meant ? ` Did you mean <${meant}>?` : ''}`];
  }
  if (prefix && !documented.isEmbeddable) {
    return [`A placeholder cannot replace <${tag}>, which is made for our own site.`];
  }
  return [...attributes].flatMap(([name, value]) => {
    if (prefix && name.endsWith('-base')) {
      return [`A placeholder does not take “${prefix}${name}”. Write the tag <${tag}> itself.`];
    }
    const attribute = documented.attributes.find(
      (other) => other.name === name || other.name.replaceAll('-', '') === name,
    );
    if (attribute) {
      const refusal = refuseValue(attribute, value);
      return refusal ? [`“${prefix}${name}” cannot be “${value.slice(0, 40)}”: ${refusal}`] : [];
    }
    const names = documented.attributes.map((other) => other.name);
    const written = name.trim();
    if (written !== name && names.includes(written)) {
      return [
        `The space before “${written}” is a no-break space, as emails and word processors write it. Browsers read it as part of the name, so type it again.`,
      ];
    }
    const meant = FOREIGN.test(name) ? undefined : findClosest(name, names);
    // What resembles none of ours is for somebody else to read.
    return meant
      ? [`<${tag}> has no attribute “${prefix}${name}”. Did you mean “${prefix}${meant}”?`]
      : [];
  });
}

/** Places in which the parser takes an element apart, moves it, or in which it cannot work. */
export function checkPlace(
  { tag, at, ancestors, isMovedOutOfTable, isInNoscript, prefix }: Placed,
  { source, bodyAt }: PastedPage,
): string[] {
  const name = `<${tag}>`;
  if (isInNoscript) {
    return [`${name} is in <noscript>, which browsers with scripts skip. Put it outside.`];
  }
  if (isMovedOutOfTable) {
    return [
      `${name} is in a table but in none of its cells, so browsers move it above the table. Put it into a <td>.`,
    ];
  }
  if (at < bodyAt) {
    return [`${name} is in the <head>, which ends there for browsers. Put it into the <body>.`];
  }
  const around = ancestors.find(
    // Words and links may stand in a paragraph, and our script puts an element in a placeholder's place.
    (ancestor) =>
      ancestor in AROUND && (ancestor !== 'p' || (!prefix && hasBlock(source, tag, at))),
  );
  return around ? [`${name} ${AROUND[around]}`] : [];
}

/** Ends an open paragraph, by the standard's parser. */
const BLOCK =
  /<(?:address|article|aside|blockquote|center|details|dialog|dir|div|dl|fieldset|figcaption|figure|footer|form|h[1-6]|header|hgroup|hr|main|menu|nav|ol|p|pre|search|section|summary|table|ul)(?=[\t\n\f\r />])/i;

/** Markup in a template, such as drawn markup, ends nothing outside of it. */
function hasBlock(source: string, tag: string, at: number): boolean {
  const inside = source.slice(at, Math.max(at, source.indexOf(`</${tag}`, at)));
  return BLOCK.test(inside.replace(/<template.*<\/template>/is, ''));
}

const AROUND: Readonly<Record<string, string>> = {
  p: 'is in a paragraph (<p>), which ends for browsers at the first block inside it. Put it after the </p>; in an editor, use a block for HTML instead of one for text.',
  svg: 'is in a drawing (<svg>), where HTML does not work. Put it outside.',
  math: 'is in a formula (<math>), where HTML does not work. Put it outside.',
  button: 'is in a button, which takes its clicks. Put it outside.',
  a: 'is in a link, which takes its clicks. Put it outside.',
  label: 'is in a label, which takes its clicks. Put it outside.',
};
