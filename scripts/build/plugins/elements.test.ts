// @vitest-environment node
import { rollup } from 'rollup';
import { expect, it } from 'vitest';
import { elementFolders } from '../generate/element-folders.ts';
import { elements } from './elements.ts';

const two = [
  { tag: 'sa-contact-form', definePath: '/form.ts', statesPath: '/form.states.ts' },
  { tag: 'sa-faq', definePath: '/faq.ts', statesPath: null },
];
const sources: Record<string, string> = {
  '/form.ts': `(globalThis.defined ??= []).push('form'); export const form = 1;`,
  '/faq.ts': `(globalThis.defined ??= []).push('faq'); export const faq = 1;`,
  '/form.states.ts': `export const states = ['sent'];`,
};

/** The code of a bundle with these elements, and what it exports; `source` is its entry. */
async function build(source: string, folders: Parameters<typeof elements>[0] = two) {
  const bundle = await rollup({
    input: 'entry',
    plugins: [
      elements(folders),
      {
        name: 'sources',
        resolveId: (id) => (id === 'entry' || id in sources ? id : null),
        load: (id) => (id === 'entry' ? source : sources[id]),
      },
    ],
  });
  const { output } = await bundle.generate({ format: 'es', inlineDynamicImports: true });
  const { code } = output[0];
  return { code, ...(await import(`data:text/javascript,${encodeURIComponent(code)}`)) };
}

it('defines each element of a bundle', async () => {
  const { defined } = await build(
    `import 'virtual:elements'; export const { defined } = globalThis;`,
  );
  expect(defined).toEqual(['form', 'faq']);
});

it('has the states of each by its tag, and none where it lists none', async () => {
  const { default: states } = await build(`export { default } from 'virtual:element-states';`);
  expect(await states['sa-contact-form']()).toMatchObject({ states: ['sent'] });
  expect(states['sa-faq']).toBeNull();
});

it('passes the address of an element’s file to whoever imports it', async () => {
  const bundle = await rollup({
    input: 'virtual:element-imports',
    plugins: [
      elements(two),
      {
        name: 'sources',
        resolveId: (id) => (id in sources ? id : null),
        load: (id) => sources[id],
      },
    ],
  });
  const { output } = await bundle.generate({ format: 'es', chunkFileNames: '[name].js' });
  const code = encodeURIComponent(output[0].code);
  const { default: imports } = await import(`data:text/javascript,${code}`);
  const files = Object.values<(importFile: (file: string) => string) => string>(imports);
  expect(files.map((load) => load((file) => file))).toEqual(['./form.js', './faq.js']);
});

it('lets placeholders stand for what other sites may place, but not say where a form posts', async () => {
  const known = `export * from 'virtual:placeholders';`;
  const { attributes, areAll } = await build(known);
  expect(Object.keys(attributes)).toEqual(['sa-contact-form']);
  expect(attributes['sa-contact-form']).toContain('theme');
  expect(attributes['sa-contact-form']).not.toContain('api-base');
  expect(areAll).toBe(false);
  expect((await build(known, elementFolders())).areAll).toBe(true);
});
