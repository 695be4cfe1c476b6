import { type DefaultTreeAdapterTypes, parseFragment } from 'parse5';

type ChildNode = DefaultTreeAdapterTypes.ChildNode;
type Element = DefaultTreeAdapterTypes.Element;

/** Elements that say nothing without a screen or a script. */
const LEFT_OUT = /^(script|style|link|meta|title|template|svg|label|input|button)$/;
const INLINE = /^(a|abbr|b|br|cite|code|em|i|kbd|q|small|span|strong|sub|sup|time)$/;
const HEADING = /^h([1-6])$/;

/**
 * The content of a page as Markdown. An element of ours is its fallback, as it is without JavaScript;
 * the head of a page is its heading.
 *
 * @param address Of the page, which relative links start from.
 */
export function toMarkdown(html: string, address: string): string {
  return `${blocksOf(parseFragment(html).childNodes, address).join('\n\n')}\n`;
}

function blocksOf(nodes: readonly ChildNode[], address: string): string[] {
  const blocks: string[] = [];
  let run: ChildNode[] = [];
  const endRun = () => {
    const text = lineOf(run, address);
    if (text) blocks.push(text);
    run = [];
  };
  for (const node of nodes) {
    if (isLeftOut(node)) continue;
    if (!isElement(node) || INLINE.test(node.tagName)) run.push(node);
    else {
      endRun();
      blocks.push(...blocksOfElement(node, address));
    }
  }
  endRun();
  return blocks;
}

function blocksOfElement(element: Element, address: string): string[] {
  const { tagName, childNodes } = element;
  const [, level] = HEADING.exec(tagName) ?? [];
  if (level) return [`${'#'.repeat(Number(level))} ${lineOf(childNodes, address)}`];
  switch (tagName) {
    case 'sa-page-hero': {
      const [heading, intro] = [attribute(element, 'heading'), attribute(element, 'intro')];
      return [`# ${escapeText(heading)}`, ...(intro ? [escapeText(intro)] : [])];
    }
    case 'p':
      return [lineOf(childNodes, address)].filter(Boolean);
    case 'summary':
      return [`**${lineOf(childNodes, address)}**`];
    case 'pre':
      return [fence(textOf(element))];
    case 'ul':
      return [itemsOf(element, () => '- ', address)];
    case 'ol':
      return [itemsOf(element, (index) => `${index + 1}. `, address)];
    case 'dl':
      return [definitionsOf(element, address)];
    case 'table':
      return [tableOf(element, address)];
    case 'blockquote':
      return [blocksOf(childNodes, address).join('\n\n').replace(/^/gm, '> ')];
    case 'hr':
      return ['---'];
    case 'section': {
      const blocks = blocksOf(childNodes, address);
      const isBare = blocks.length === 1 && blocks[0]?.startsWith('#');
      return isBare ? [] : blocks;
    }
    default:
      return blocksOf(childNodes, address);
  }
}

function itemsOf(list: Element, markOf: (index: number) => string, address: string): string {
  return list.childNodes
    .filter(isElement)
    .map(({ childNodes }, index) => writeItem(markOf(index), blocksOf(childNodes, address)))
    .join('\n');
}

const writeItem = (mark: string, blocks: readonly string[]) =>
  mark + blocks.join('\n\n').replace(/\n(?=.)/g, `\n${' '.repeat(mark.length)}`);

/** Each term with its description; a long one goes below it. */
function definitionsOf(list: Element, address: string): string {
  const items: string[][] = [];
  for (const { tagName, childNodes } of list.childNodes.filter(isElement)) {
    const blocks = blocksOf(childNodes, address);
    if (tagName === 'dt') items.push([blocks.join(' ')]);
    else items.at(-1)?.push(...blocks);
  }
  return items
    .map(([term = '', first, ...rest]) => {
      const line = first?.startsWith('- ') ? [`${term}:`, first] : [`${term}: ${first ?? ''}`];
      return writeItem('- ', [...line, ...rest]);
    })
    .join('\n');
}

function tableOf(table: Element, address: string): string {
  const rows = elementsBelow(table)
    .filter(({ tagName }) => tagName === 'tr')
    .map(({ childNodes }) =>
      childNodes
        .filter(isElement)
        .map((cell) => lineOf(cell.childNodes, address).replaceAll('|', '\\|')),
    );
  const [head = [], ...body] = rows;
  return [head, head.map(() => '---'), ...body]
    .map((cells) => `| ${cells.join(' | ')} |`)
    .join('\n');
}

/** Text and inline elements as one line. */
function lineOf(nodes: readonly ChildNode[], address: string): string {
  const line = nodes
    .map((node) => inlineOf(node, address))
    .join('')
    .replace(/\s+/g, ' ')
    .trim();
  // A number or a sign that would begin a list.
  return line.replace(/^(\d+)(?=\. )/, '$1\\').replace(/^(?=[#>+-] )/, '\\');
}

function inlineOf(node: ChildNode, address: string): string {
  if (isLeftOut(node)) return '';
  if (!isElement(node)) return 'value' in node ? escapeText(node.value) : '';
  const { tagName, childNodes } = node;
  if (tagName === 'code') return `\`${textOf(node)}\``;
  const inner = childNodes.map((child) => inlineOf(child, address)).join('');
  if (tagName === 'a' && attribute(node, 'href'))
    return `[${inner.trim()}](${new URL(attribute(node, 'href'), address).href})`;
  if (/^(strong|b)$/.test(tagName)) return `**${inner}**`;
  if (/^(em|cite)$/.test(tagName)) return `*${inner}*`;
  return tagName === 'br' ? ' ' : inner;
}

const isElement = (node: ChildNode): node is Element => 'tagName' in node;

/** Parts that are drawn, outlined or hidden have no words but those beside them. */
const isLeftOut = (node: ChildNode) =>
  isElement(node) &&
  (LEFT_OUT.test(node.tagName) ||
    attribute(node, 'role') === 'img' ||
    node.attrs.some(({ name }) => name === 'hidden') ||
    /\b(live|legend)\b/.test(node.tagName === 'code' ? '' : attribute(node, 'class')));

const attribute = ({ attrs }: Element, wanted: string) =>
  attrs.find(({ name }) => name === wanted)?.value ?? '';

const elementsBelow = ({ childNodes }: Element): Element[] =>
  childNodes.filter(isElement).flatMap((child) => [child, ...elementsBelow(child)]);

const textOf = (node: ChildNode): string =>
  isElement(node) ? node.childNodes.map(textOf).join('') : 'value' in node ? node.value : '';

const escapeText = (text: string) => text.replace(/[\\`*[\]<]/g, '\\$&');

/** A block of code, in a fence longer than any in it. */
function fence(code: string): string {
  const longest = Math.max(2, ...[...code.matchAll(/`+/g)].map(([ticks]) => ticks.length));
  const ticks = '`'.repeat(longest + 1);
  return `${ticks}\n${code.trim()}\n${ticks}`;
}
