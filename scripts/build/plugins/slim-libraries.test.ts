// @vitest-environment node
import { stripTypeScriptTypes } from 'node:module';
import nodeResolve from '@rollup/plugin-node-resolve';
import { rollup } from 'rollup';
import { afterEach, expect, it, vi } from 'vitest';
import { slimLibraries } from './slim-libraries.ts';

const root = new URL('../../../', import.meta.url).pathname;

/** Builds a file of ours with its libraries slim, and imports it. */
async function build(file: string) {
  const bundle = await rollup({
    input: root + file,
    plugins: [
      {
        name: 'types',
        transform: (code, id) => (id.endsWith('.ts') ? stripTypeScriptTypes(code) : null),
      },
      slimLibraries(),
      nodeResolve({ extensions: ['.js', '.mjs', '.ts'] }),
    ],
  });
  const { output } = await bundle.generate({ format: 'es' });
  const { code } = output[0];
  return { code, module: await load(code) };
}

const load = (code: string) => import(`data:text/javascript,${encodeURIComponent(code)}`);

afterEach(() => vi.unstubAllGlobals());

it('binds no argument in ts-fsrs, which MooTools 1.4.5 would call it with alone', async () => {
  const { code, module } = await build('widgets/sa-daily-review/schedule.logic.ts');
  const answer = ({ gradeWord }: typeof module) => {
    const first = gradeWord(undefined, 4, 0);
    return gradeWord(first, 3, first.dueAt);
  };
  const { bind } = Function.prototype;
  try {
    Function.prototype.bind = function (this: (...args: unknown[]) => unknown, context, bound) {
      return (...args: unknown[]) => this.apply(context, bound ? [bound].flat() : args);
    };
    const beside = await load(`${code}\n// Again.`);
    expect(answer(beside)).toEqual(answer(module));
  } finally {
    Function.prototype.bind = bind;
  }
});

it('leaves no reduce in wretch, which Prototype 1.5 and 1.6.0 replace', async () => {
  vi.stubGlobal('fetch', async () => new Response('{"ok":true}'));
  const { module } = await build('widgets/kit/api/request.ts');
  const { reduce } = Array.prototype;
  try {
    Array.prototype.reduce = function () {
      return this.length > 1 ? this : this[0];
    };
    const response = await module.request('POST', 'https://site.example/api', {});
    expect(await response.json()).toEqual({ ok: true });
  } finally {
    Array.prototype.reduce = reduce;
  }
});
