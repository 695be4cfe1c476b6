// @vitest-environment node
import { rollup } from 'rollup';
import { expect, it } from 'vitest';
import { slimReact } from './slim-react.ts';

const build = (source: string) =>
  rollup({
    input: '/node_modules/@r2wc/core/core.js',
    plugins: [
      slimReact(),
      {
        name: 'given',
        resolveId: (id) => ({ id, external: !id.startsWith('/') }),
        load: (id) => (id.startsWith('/') ? source : null),
      },
    ],
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
