import type { Plugin } from 'rollup';
import { type Node, nodesIn } from './syntax-tree.ts';

const TAGS = ['css', 'glob', 'keyframes'];
/** Placeholder for an interpolation: a character that no source contains. */
const VALUE = '\0';

const STRING = /("(?:\\.|[^"\\])*"|'(?:\\.|[^'\\])*')/.source;
const COMMENT = new RegExp(String.raw`${STRING}|/\*.*?\*/`, 'gs');
const SPACE = new RegExp(String.raw`${STRING}|(^|[{};:,])\s+|(\s)\s*`, 'g');

/** Removes comments and white space from CSS, which goober or the browser would remove anyway. */
export function slimCss(): Plugin {
  return {
    name: 'slim-css',
    transform(code, id) {
      if (!id.includes('/widgets/')) return null;
      const quasis = nodesIn(this.parse(code))
        .filter(
          ({ type, tag }) => type === 'TaggedTemplateExpression' && TAGS.includes(`${tag?.name}`),
        )
        .flatMap(({ quasi }) => slimQuasis(quasi?.quasis ?? []));
      return quasis
        .sort((one, other) => other.start - one.start)
        .reduce(
          (slim, { start, end, text }) => slim.slice(0, start) + text + slim.slice(end),
          code,
        );
    },
  };
}

/** Slims the quasis of a template as one text, because a CSS string may span an interpolation. */
function slimQuasis(quasis: Node[]) {
  const css = quasis.map(({ value }) => value?.cooked ?? '').join(VALUE);
  const texts = slimTemplate(css).split(VALUE);
  return quasis.map((quasi, index) => ({ ...quasi, text: escapeTemplate(texts[index] ?? '') }));
}

const escapeTemplate = (text: string) => text.replace(/[\\`]|\$(?=\{)/g, '\\$&');

function slimTemplate(css: string): string {
  return css
    .replace(COMMENT, '$1')
    .replace(SPACE, (_, string = '', before = '', space = '') => string + before + (space && ' '));
}
