// @vitest-environment node
import { rollup } from 'rollup';
import { describe, expect, it } from 'vitest';
import { slimReact } from './slim-react.ts';

const build = (source: string, id = '/node_modules/@r2wc/core/core.js') =>
  rollup({
    input: id,
    plugins: [
      slimReact(),
      {
        name: 'given',
        resolveId: (id) => ({ id, external: !id.startsWith('/') }),
        load: (id) => (id.startsWith('/') ? source : null),
      },
    ],
  });

describe('slimReact', () => {
  it('gives r2wc what it calls', async () => {
    const bundle = await build(
      "import o from 'react'; export default o.createElement('a', { o: 1 }.o);",
    );
    const { output } = await bundle.generate({ format: 'es' });
    expect(output[0].imports).toEqual(['preact/compat']);
  });

  it.each([
    ['a function that is not in it', 'React.memo(1)', 'memo'],
    ['a function by a computed name', "React['memo'](1)", 'everything'],
    ['functions taken out of it', 'const { memo } = React; memo(1)', 'everything'],
    ['all of it', 'globalThis.React = React', 'everything'],
  ])('fails the build where r2wc wants %s', async (_, use, missing) => {
    await expect(build(`import React from 'react'; ${use};`)).rejects.toThrow(
      `core.js wants ${missing} of React: add it to scripts/build/plugins/slim-react.ts`,
    );
  });

  it('leaves everyone else the whole React', async () => {
    const bundle = await build("import React from 'react'; React.memo(1);", '/widgets/view.tsx');
    const { output } = await bundle.generate({ format: 'es' });
    expect(output[0].imports).toEqual(['react']);
  });
});
