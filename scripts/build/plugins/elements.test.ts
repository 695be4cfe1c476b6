// @vitest-environment node
import { basename } from 'node:path';
import { rollup } from 'rollup';
import { describe, expect, it } from 'vitest';
import { elementFolders } from '../generate/element-folders.ts';
import { elements } from './elements.ts';

const ELEMENTS = ['contact-form', 'faq', 'team', 'hero'].map((name) => ({
  tag: `sa-${name}`,
  definePath: `/${name}.ts`,
  statesPath: name === 'contact-form' ? '/form.states.ts' : null,
}));
const sources: Record<string, string> = {
  '/form.states.ts': `export const states = ['sent'];`,
  '/contact-form.ts': `import '/kit.ts'; import '/person.ts'; console.log('form');`,
  '/faq.ts': `import '/kit.ts'; console.log('faq');`,
  '/team.ts': `import '/kit.ts'; import '/person.ts'; console.log('team');`,
  '/hero.ts': `import '/person.ts'; import '/scene.ts'; console.log('hero');`,
  '/kit.ts': `(globalThis.defined ??= []).push('kit');`,
  '/person.ts': `import '/kit.ts'; globalThis.defined.push('person');`,
  '/scene.ts': `console.log('scene');`,
};

/** A bundle with these elements; `source` is its entry. */
const bundle = (source: string, folders: Parameters<typeof elements>[0] = ELEMENTS) =>
  rollup({
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

/** Builds a bundle and returns its exports. */
async function run(...given: Parameters<typeof bundle>) {
  const built = await bundle(...given);
  const { output } = await built.generate({ format: 'es', inlineDynamicImports: true });
  return import(`data:text/javascript,${encodeURIComponent(output[0].code)}`);
}

it('defines each element of a bundle, and has its states by its tag', async () => {
  const { defined, states } = await run(
    `import 'virtual:elements'; export { default as states } from 'virtual:element-states';
    export const { defined } = globalThis;`,
  );
  expect(defined).toEqual(['kit', 'person']);
  expect(await states['sa-contact-form']()).toMatchObject({ states: ['sent'] });
  expect(states['sa-faq']).toBeNull();
});

describe('the files of elements', () => {
  async function bundleFiles(manualChunks: Record<string, string>) {
    const built = await bundle(`export { files, shared } from 'virtual:element-files';`);
    const { output } = await built.generate({
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
  const { attributes, areAll } = await run(known, ELEMENTS.slice(0, 2));
  expect(Object.keys(attributes)).toEqual(['sa-contact-form']);
  expect(attributes['sa-contact-form']).toContain('theme');
  expect(attributes['sa-contact-form']).not.toContain('api-base');
  expect(areAll).toBe(false);
  expect((await run(known, elementFolders())).areAll).toBe(true);
});
