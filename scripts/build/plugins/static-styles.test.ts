// @vitest-environment node
import { readFileSync } from 'node:fs';
import { stripTypeScriptTypes } from 'node:module';
import { fileURLToPath } from 'node:url';
import nodeResolve from '@rollup/plugin-node-resolve';
import { type Plugin, rollup } from 'rollup';
import { describe, expect, it } from 'vitest';
import { oneRulePerLine, recordStyles, staticStyles } from './static-styles.ts';

const widgets = fileURLToPath(new URL('../../../widgets/', import.meta.url));
const STYLES = `${widgets}sa-test/test.styles.ts`;
const PAGE = `${widgets}sa-test/test.view.ts`;
/** An interpolation, as written in a template. */
const value = (expression: string) => `\${${expression}}`;

/** A file of styles with what `tail` says, and a page that takes `names` from it. */
function given(tail: string, names: string): Plugin {
  const head = "import { css, glob, keyframes } from '../kit/element/styles.ts';";
  const files: Record<string, string> = {
    [STYLES]: `${head}\n${tail}`,
    [PAGE]: `import { ${names} } from './test.styles.ts'; export const used = [${names}];`,
  };
  return {
    name: 'given',
    resolveId(id, importer = PAGE) {
      if (id.startsWith('.')) return fileURLToPath(new URL(id, `file://${importer}`));
      return id in files ? id : null;
    },
    load: (id) =>
      files[id] ?? (id.endsWith('.ts') ? stripTypeScriptTypes(readFileSync(id, 'utf8')) : null),
  };
}

async function bundle(plugins: Plugin[]): Promise<string> {
  const build = await rollup({ input: PAGE, plugins: [...plugins, nodeResolve()] });
  const { output } = await build.generate({ format: 'es' });
  return output[0].code;
}

const run = (code: string) => import(`data:text/javascript,${encodeURIComponent(code)}`);

/** Records the styles, builds the page with them and runs it. */
async function build(tail: string, names: string) {
  const all = /export const (\w+)/g;
  const every = [...tail.matchAll(all)].map(([, name]) => name).join(', ');
  const recorder: Plugin = {
    name: 'recorder',
    transform: (code, id) =>
      id === PAGE ? `${code}export { recordedStyles } from 'virtual:recorded-styles';` : null,
  };
  const { recordedStyles } = await run(
    await bundle([given(tail, every), recordStyles(), recorder]),
  );
  const code = await bundle([given(tail, names), staticStyles(async () => recordedStyles)]);
  const { used } = await run(code);
  return { code, used: used as string[] };
}

describe('static styles', () => {
  it('are the name and the rules of a template, without goober or a rule that is not used', async () => {
    const { code, used } = await build(
      'export const box = css`color: red; &:hover{margin:0;}`; export const other = css`color: blue;`;',
      'box',
    );
    expect(used[0]).toMatch(/^go\d{6}$/);
    expect(code).toContain(`(".${used}{color:red;}.${used}:hover{margin:0;}")`);
    expect(code).not.toMatch(/color:blue|goober|charCodeAt/);
  });

  it('bring an animation with the class that plays it, and the rules of every tree', async () => {
    const { code } = await build(
      `const turn = keyframes\`to { rotate: 1turn; }\`;
      glob\`:host { display: block; }\`;
      export const wheel = css\`animation: ${value('turn')} 1s;\`;`,
      'wheel',
    );
    const [, name] = /animation:(go\d+) 1s/.exec(code) ?? [];
    expect(code).toContain(`@keyframes ${name}{to{rotate:1turn;}}`);
    expect(code).toContain(':host{display:block;}');
  });

  it('come in the order of the code, so that a later class wins as before', async () => {
    const { code } = await build(
      'export const one = css`color: red;`; export const two = css`color: blue;`;',
      'two, one',
    );
    expect(code.indexOf('color:red')).toBeLessThan(code.indexOf('color:blue'));
  });

  it.each([
    [
      'of each call',
      `const paint = (colour) => css\`color: ${value('colour')};\`; export const box = paint('red') + paint('blue') + paint('green');`,
    ],
    ['that is first made when an element runs', 'export const box = () => css`color: red;`;'],
  ])('fail the build for a template %s', async (_, tail) => {
    await expect(build(tail, 'box')).rejects.toThrow('This template is not known at build time');
  });
});

it.each([
  ['a brace in a string', `.go1:after{content:"}";color:red}`],
  ['a nested rule', '.go1{color:red;&:hover{color:#00f}}'],
  ['rules for one medium', '@media print{.go1{color:red}.go1:hover{color:#00f}}'],
  ['an address', '.go1{background:url(data:image/svg+xml;utf8,{})}'],
])('one rule per line is not misled by %s', (_, rule) => {
  expect(oneRulePerLine(`${rule}.go2{margin:0;}`)).toBe(`${rule}\n.go2{margin:0}\n`);
});
