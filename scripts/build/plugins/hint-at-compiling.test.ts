// @vitest-environment node
import { rollup } from 'rollup';
import { expect, it } from 'vitest';
import { hintAtCompiling } from './hint-at-compiling.ts';
import { noteLicences } from './licences.ts';

it('is the first line of the chunks that run at once, and in no other', async () => {
  const sources: Record<string, string> = {
    entry: `import('later'); console.log('entry');`,
    later: `console.log('later');`,
  };
  const bundle = await rollup({
    input: { entry: 'entry' },
    plugins: [
      { name: 'sources', resolveId: (id) => id, load: (id) => sources[id] },
      noteLicences(),
      hintAtCompiling(['entry']),
    ],
  });
  const { output } = await bundle.generate({ format: 'es' });
  const [entry = '', later = ''] = output.map((file) => ('code' in file ? file.code : ''));
  expect(entry.split('\n')[0]).toBe('//# allFunctionsCalledOnLoad');
  expect(later).toContain('later');
  expect(later).not.toContain('allFunctionsCalledOnLoad');
});
