import { TOKENS } from '../../widgets/kit/element/tokens.ts';

/**
 * The site's style sheet as served: `css`, preceded by declarations of the colour tokens it uses,
 * such as `var(--ink)` for the token `ink`.
 *
 * @throws Error for a variable that is not a token.
 */
export function siteStyles(css: string): string {
  const names = new Set([...css.matchAll(/var\(--([\w-]+)\)/g)].map(([, name = '']) => name));
  const declarations = [...names].map((name) => `  --${name}: ${colourOf(name)};\n`);
  return `:root {\n${declarations.join('')}}\n${css}`;
}

function colourOf(name: string): string {
  const token = Object.entries(TOKENS).find(([token]) => token === name);
  if (!token) throw new Error(`There is no colour --${name}`);
  return `light-dark(${token[1].join(', ')})`;
}
