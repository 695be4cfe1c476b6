// @vitest-environment node
import { globSync } from 'node:fs';
import { rollup } from 'rollup';
import { expect, it } from 'vitest';
import { exceptions, sharedChunks } from './shared-chunks.ts';

/**
 * The chunk of `module` in a build of elements that import it at once, or when they need it; empty
 * if it is in one of theirs.
 */
async function chunkOf(module: string, first: string[], later: string[]) {
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
  ['at once by a form', 'kit', ['sa-contact-form', 'sa-faq'], []],
  ['at once by tools', 'tools', ['sa-cost-calculator', 'sa-my-plan'], []],
  ['at once by sections, one in the first window', 'site', ['sa-faq', 'sa-hero'], []],
  ['at once by tools and sections', 'parts', ['sa-cost-calculator', 'sa-faq'], []],
  ['at once by one element alone', '', ['sa-faq'], []],
  ['later', 'later', [], ['sa-faq', 'sa-hero']],
  ['at once and later', 'tools', ['sa-cost-calculator'], ['sa-my-plan']],
  ['later by a tool, so not among the sections', 'ui', ['sa-faq', 'sa-hero'], ['sa-my-plan']],
  ['later by a form, so not in every page', 'site', ['sa-faq', 'sa-hero'], ['sa-contact-form']],
])('what is used %s is in the chunk %j', async (_, chunk, first, later) => {
  expect(await chunkOf('/widgets/kit/ui/part.ts', first, later)).toBe(chunk);
});

it.each(exceptions)('has modules for the exception %s', (_, paths) => {
  const files = globSync(['widgets/**/*.{ts,tsx}', 'node_modules/wretch/dist/*.js']);
  expect(files.some((file) => paths.test(`/${file}`))).toBe(true);
});
