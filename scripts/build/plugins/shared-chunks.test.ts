// @vitest-environment node
import { globSync } from 'node:fs';
import { rollup } from 'rollup';
import { expect, it } from 'vitest';
import { exceptions, sharedChunks } from './shared-chunks.ts';

/**
 * The chunk of `module` in a build of elements that import it at once, or when they need it; empty
 * if it is in one of theirs.
 */
async function chunkOf(module: string, first: string[], later: string[] = []) {
  const tags = [...first, ...later];
  const pathOf = (tag: string) => `/widgets/${tag}/define.ts`;
  const sources: Record<string, string> = {
    [module]: `console.log('module');`,
    '/later.ts': `import '${module}';`,
    ...Object.fromEntries(first.map((tag) => [pathOf(tag), `import '${module}';`])),
    ...Object.fromEntries(later.map((tag) => [pathOf(tag), `import('/later.ts');`])),
  };
  const bundle = await rollup({
    input: tags.map(pathOf),
    plugins: [{ name: 'sources', resolveId: (id) => id, load: (id) => sources[id] }],
  });
  const { output } = await bundle.generate({
    chunkFileNames: '[name]',
    manualChunks: sharedChunks(tags.map((tag) => ({ tag, definePath: pathOf(tag) }))),
  });
  return output
    .filter((file) => file.type === 'chunk' && !file.isEntry && file.code.includes('module'))
    .map(({ fileName }) => fileName)
    .join();
}

it.each([
  ['a form', 'kit', ['sa-contact-form', 'sa-faq']],
  ['the toaster, which comes with a form', 'kit', ['sa-toaster', 'sa-cost-calculator']],
  ['tools', 'tools', ['sa-cost-calculator', 'sa-my-plan']],
  ['parts of the blog', 'blog', ['sa-blog-list', 'sa-blog-post']],
  ['pages for partners', 'partners', ['sa-embed-builder', 'sa-page-check']],
  ['sections', 'sections', ['sa-faq', 'sa-team']],
  ['sections, one in the first window', 'site', ['sa-faq', 'sa-hero']],
  ['sections and the blog', 'sections', ['sa-faq', 'sa-blog-list']],
  ['tools and sections', 'parts', ['sa-cost-calculator', 'sa-faq']],
  ['tools and the first window', 'ui', ['sa-cost-calculator', 'sa-site-header']],
  ['one element alone', '', ['sa-faq']],
])('what is used by %s is in %s', async (_, chunk, tags) => {
  expect(await chunkOf('/widgets/kit/ui/part.ts', tags)).toBe(chunk);
});

it.each([
  ['waits', 'later', [], ['sa-faq', 'sa-hero']],
  ['does not come twice', 'tools', ['sa-cost-calculator'], ['sa-my-plan']],
  ['does not make others download their sections', 'ui', ['sa-faq', 'sa-hero'], ['sa-my-plan']],
  ['is not in every page because of a form', 'site', ['sa-faq', 'sa-hero'], ['sa-contact-form']],
])('what is imported when it is needed %s', async (_, chunk, first, later) => {
  expect(await chunkOf('/widgets/kit/ui/part.ts', first, later)).toBe(chunk);
});

it('puts large, rarely seen modules into a download of their own', async () => {
  const tags = ['sa-faq', 'sa-contact-form'];
  expect(await chunkOf('/widgets/kit/art/scenes/canada.tsx', tags)).toBe('scene');
});

it.each(exceptions)('has modules for the exception %s', (_, paths) => {
  const files = globSync(['widgets/**/*.{ts,tsx}', 'node_modules/wretch/dist/*.js']);
  expect(files.some((file) => paths.test(`/${file}`))).toBe(true);
});
