// @vitest-environment node
import nodeResolve from '@rollup/plugin-node-resolve';
import { rollup } from 'rollup';
import { expect, it } from 'vitest';
import { submissions } from '../../../worker/contract/submissions.ts';
import { slimContract } from './slim-contract.ts';
import { translateTypeScript } from './translate-typescript.ts';

const kinds = Object.keys(submissions) as (keyof typeof submissions)[];

// Each translates the whole program.
const TIMEOUT_MS = 90_000;

it.each(kinds)(
  'leaves %s as it is, and nothing of the other kinds',
  async (kind) => {
    const build = await rollup({
      input: 'worker/contract/submissions.ts',
      plugins: [nodeResolve(), translateTypeScript(), slimContract(kind)],
    });
    const { output } = await build.generate({ format: 'es' });
    const { submissions: slim } = await import(
      `data:text/javascript,${encodeURIComponent(output[0].code)}`
    );
    expect(Object.keys(slim)).toEqual([kind]);
    expect(slim[kind].path).toBe(submissions[kind].path);
    expect(Object.keys(slim[kind].schema.schema)).toEqual(
      Object.keys(submissions[kind].schema.schema),
    );
  },
  TIMEOUT_MS,
);
