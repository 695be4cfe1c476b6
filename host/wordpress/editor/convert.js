import { createBlock, getBlockContent } from '@wordpress/blocks';
import { attributesOf, fallbackAfter, TOKENS, tags } from './elements.js';

export const NAME = 'study-abroad/element';

/** A text without dashes and capitals: `program_level` and `programLevel` are `program-level`. */
const plain = (name) => name.replace(/[-_]/g, '').toLowerCase();
const findName = (names, written) => names.find((name) => plain(name) === plain(written));

/** A written value as a setting; undefined for a switch that is off. An invalid one stays, to be reported. */
function readValue(attribute, written) {
  const value = written.trim();
  const wanted = value.toLowerCase();
  if (attribute?.type === 'flag') {
    return ['false', '0', 'off', 'no'].includes(wanted) ? undefined : 'on';
  }
  const { values = [], spellings = {} } = attribute ?? {};
  return values.find((one) => one.toLowerCase() === wanted) || spellings[wanted] || value;
}

/** The tag of an element, or of a placeholder for one; undefined for any other. */
function tagOf(node) {
  const name = node.dataset?.saElement || node.localName || '';
  return tags.find((tag) => tag === name || tag === `sa-${name}`);
}

function blockFromElement(node) {
  const tag = tagOf(node);
  const prefix = node.localName === tag ? '' : 'data-';
  const settings = {};
  for (const { name, value } of node.attributes) {
    if (['id', 'class', 'style', 'data-sa-element'].includes(name) || !name.startsWith(prefix)) {
      continue;
    }
    const written = name.slice(prefix.length);
    const known = findName(Object.keys(attributesOf(tag)), written) ?? written;
    const setting = readValue(attributesOf(tag)[known], value);
    if (setting !== undefined) settings[known] = setting;
  }
  const colors = Object.keys(TOKENS)
    .map((token) => [token, node.style.getPropertyValue(`--sa-${token}`).trim()])
    .filter(([, color]) => color);
  for (const part of node.querySelectorAll('template, script')) part.remove();
  return createBlock(NAME, {
    tag,
    settings,
    colors: Object.fromEntries(colors),
    anchor: node.id,
    ...(node.className && { className: node.className }),
    fallback: fallbackAfter(tag, node.innerHTML.trim()),
  });
}

/** The blocks for HTML that holds nothing but our tags and our script; empty for any other. */
export function blocksFromHtml(html = '') {
  const { body, head } = new DOMParser().parseFromString(html, 'text/html');
  const isScript = ({ localName, src }) =>
    localName === 'script' && /\/embed\/(.+\/)?sa-[a-z-]+\.js$/.test(src);
  const nodes = [...head.childNodes, ...body.childNodes].filter(
    (node) =>
      node.nodeType !== Node.COMMENT_NODE &&
      node.textContent.trim() + (node.localName || '') !== '' &&
      !isScript(node),
  );
  return nodes.every(tagOf) ? nodes.map(blockFromElement) : [];
}

/** Name, attributes and content of a text that is one shortcode and nothing else. */
const SHORTCODE =
  /^\s*\[(sa[a-z_-]+)((?:\s(?:"[^"]*"|'[^']*'|[^\]"'])*?)?)\s*\/?\](?:([\s\S]*)\[\/\1\])?\s*$/i;

/** The quotes of a word processor as straight ones; an apostrophe within a word stays. */
const straighten = (text) =>
  text.replace(/[“”„″]/g, '"').replace(/(\p{L}’\p{L})|[‘’‚′]/gu, (_quote, word) => word ?? "'");

/** A shortcode of ours as HTML; any other text as it is. */
function htmlFromShortcode(text) {
  const [, name = '', attributes = '', content = ''] =
    SHORTCODE.exec(text.replaceAll('\u00a0', ' ')) ?? [];
  const tag = findName(tags, name);
  return tag ? `<${tag}${straighten(attributes)}>${content}</${tag}>` : text;
}

/** The blocks for a Shortcode or Custom HTML block; since WordPress 7.1 the latter has no attribute. */
const blocksFrom = (block) =>
  block.name === 'core/shortcode'
    ? blocksFromHtml(htmlFromShortcode(block.attributes.text ?? ''))
    : blocksFromHtml(block.attributes.content ?? getBlockContent(block));

export const transforms = {
  from: [
    {
      type: 'block',
      blocks: ['core/shortcode', 'core/html'],
      isMatch: (_attributes, block) => blocksFrom(block).length > 0,
      // As `transform`, which does not get the block.
      __experimentalConvert: blocksFrom,
    },
  ],
};
