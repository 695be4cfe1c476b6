// @vitest-environment node
import { rollup } from 'rollup';
import { expect, it } from 'vitest';
import { copyModules } from './copies.ts';

const sources: Record<string, string> = {
  '/entry.ts': `import { day } from '/day.ts'; import('/kit/picker.ts').then(({ pick }) => pick(day));`,
  '/kit/picker.ts': `import { day } from '/day.ts'; export const pick = () => day;`,
  '/day.ts': `export const day = 'Tuesday';`,
};

it('gives an importer a module of its own, that the others do not share', async () => {
  const bundle = await rollup({
    input: '/entry.ts',
    plugins: [
      copyModules(/\/kit\//, /\/day\.ts$/),
      { name: 'sources', resolveId: (id) => id, load: (id) => sources[id] },
    ],
  });
  const { output } = await bundle.generate({ format: 'es' });
  expect(output).toHaveLength(2);
  for (const chunk of output) {
    expect('code' in chunk && chunk.code).toContain('Tuesday');
    expect('imports' in chunk && chunk.imports).toEqual([]);
  }
});
