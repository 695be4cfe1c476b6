// @vitest-environment node
import { rollup } from 'rollup';
import { expect, it } from 'vitest';
import { filesFor } from './embed-sizes.ts';

it('counts the loader and a chunk with all that it imports, once, and nothing it fetches later', async () => {
  const files: Record<string, string> = {
    '/loader': "export default { one: () => import('/one'), two: () => import('/two') };",
    // The later module imports it too, which gives its export another name.
    '/one':
      "import '/kit'; import '/parts'; export const one = 1; export const later = () => import('/later');",
    '/two': "import '/kit';",
    '/parts': "import '/kit'; console.log('parts');",
    '/kit': "console.log('kit');",
    '/later': "import { one } from '/one'; console.log('later', one);",
  };
  const build = await rollup({
    input: { loader: '/loader' },
    plugins: [{ name: 'given', resolveId: (id) => id, load: (id) => files[id] ?? null }],
  });
  const { output } = await build.generate({
    format: 'es',
    chunkFileNames: '[name].js',
    entryFileNames: '[name].js',
    manualChunks: (id) => (/kit|parts/.test(id) ? id.slice(1) : null),
  });
  const bundle = Object.fromEntries(output.map((file) => [file.fileName, file]));
  expect(filesFor('/one', bundle).sort()).toEqual(['kit.js', 'loader.js', 'one.js', 'parts.js']);
  expect(filesFor('/two', bundle).sort()).toEqual(['kit.js', 'loader.js', 'two.js']);
});
