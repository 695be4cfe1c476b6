// @vitest-environment node
import { basename } from 'node:path';
import { rollup } from 'rollup';
import { describe, expect, it } from 'vitest';
import { elementFolders } from '../generate/element-folders.ts';
import { elements } from './elements.ts';

const two = [
  { tag: 'sa-contact-form', definePath: '/form.ts', statesPath: '/form.states.ts' },
  { tag: 'sa-faq', definePath: '/faq.ts', statesPath: null },
];
const four = [
  ...two,
  { tag: 'sa-team', definePath: '/team.ts', statesPath: null },
  { tag: 'sa-hero', definePath: '/hero.ts', statesPath: null },
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

describe('the files of elements', () => {
  const entry = `import { files, shared } from 'virtual:element-files'; export { files, shared };`;
  const all: Record<string, string> = {
    ...sources,
    '/form.ts': `import '/kit.ts'; import '/person.ts'; console.log('form');`,
    '/faq.ts': `import '/kit.ts'; console.log('faq');`,
    '/team.ts': `import '/kit.ts'; import '/person.ts'; console.log('team');`,
    '/hero.ts': `import '/person.ts'; import '/scene.ts'; console.log('hero');`,
    '/kit.ts': `console.log('kit');`,
    '/person.ts': `import '/kit.ts'; console.log('person');`,
    '/scene.ts': `console.log('scene');`,
    entry,
  };

  async function bundleFiles(manualChunks: Record<string, string>) {
    const bundle = await rollup({
      input: 'entry',
      plugins: [
        elements(four),
        {
          name: 'sources',
          resolveId: (id) => (id in all ? id : null),
          load: (id) => all[id] ?? null,
        },
      ],
    });
    const { output } = await bundle.generate({
      format: 'es',
      chunkFileNames: 'chunks/[name]-[hash].js',
      manualChunks: (id) => manualChunks[id],
    });
    const [{ code }, ...chunks] = output;
    return { code, names: chunks.map(({ fileName }) => fileName) };
  }

  it('are found by the loader, with what three or more of them share', async () => {
    const apart = { '/kit.ts': 'kit', '/person.ts': 'person', '/scene.ts': 'scene' };
    const { code, names } = await bundleFiles(apart);
    const { files, shared } = await import(`data:text/javascript,${encodeURIComponent(code)}`);
    const nameOf = (start: string) =>
      names.map((name) => basename(name)).find((name) => name.startsWith(`${start}-`));
    expect(shared).toEqual([nameOf('kit'), nameOf('person')]);
    expect(files).toEqual([
      [nameOf('faq'), 0],
      [nameOf('contact-form'), 0, 1],
      [nameOf('team'), 0, 1],
      [nameOf('hero'), 0, 1],
    ]);
  });

  it('must be named after the elements', async () => {
    const build = bundleFiles({ '/faq.ts': 'answers', '/team.ts': 'answers' });
    await expect(build).rejects.toThrow(/^<sa-\w+> has no file of its own: chunks\//);
  });
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
