// @vitest-environment node
import { rollup } from 'rollup';
import { describe, expect, it } from 'vitest';
import { slimCss } from './slim-css.ts';

/** An interpolation, as written in a template. */
const VALUE = String.raw`\${value}`.slice(1);
const ID = '/widgets/sa-test/test.styles.ts';

/** The text of `css\`…\`` in the build. */
async function slim(css: string): Promise<string> {
  const source = `export const test = css\`${css}\`;`;
  const given = { name: 'given', resolveId: (id: string) => id, load: () => source };
  const bundle = await rollup({ input: ID, plugins: [given, slimCss()] });
  const { output } = await bundle.generate({ format: 'es' });
  return output[0].code.match(/`(.*)`/s)?.[1] ?? '';
}

describe('slimCss', () => {
  it.each([
    [
      'space and line breaks',
      '\n  color: red;\n  &:hover { margin: 0  4px; }\n',
      'color:red;&:hover {margin:0 4px;}',
    ],
    ['comments', 'a { /* { one */ color: red; /* two\n; */ }', 'a {color:red;}'],
    ['space before a value', `color:  ${VALUE};`, `color:${VALUE};`],
  ])('takes out %s', async (_, css, slimmed) => {
    expect(await slim(css)).toBe(slimmed);
  });

  it.each([
    ['a string', `content:'}  ;  /* no comment */';`],
    ['a string in double quotes', 'content:"a:  b";'],
    ['a string with an escaped quote', String.raw`content:'it\\'s  {  ';`],
    ['a string around a value', `content:'a:  ${VALUE}  c';`],
    ['space between values', `animation:${VALUE} 200ms ease-out;margin:${VALUE} ${VALUE};`],
    ['space before a selector’s colon', '& :hover{color:red;}'],
  ])('leaves %s', async (_, css) => {
    expect(await slim(css)).toBe(css);
  });
});
