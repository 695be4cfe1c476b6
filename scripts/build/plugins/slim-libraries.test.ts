// @vitest-environment node
import { stripTypeScriptTypes } from 'node:module';
import nodeResolve from '@rollup/plugin-node-resolve';
import { rollup } from 'rollup';
import { afterEach, expect, it, vi } from 'vitest';
import { slimLibraries } from './slim-libraries.ts';

const root = new URL('../../../', import.meta.url).pathname;

/** Builds a file of ours with its library as it is, or slim, and imports it. */
async function build(file: string, isSlim: boolean) {
  const bundle = await rollup({
    input: root + file,
    plugins: [
      {
        name: 'types',
        transform: (code, id) => (id.endsWith('.ts') ? stripTypeScriptTypes(code) : null),
      },
      isSlim && slimLibraries(),
      nodeResolve({ extensions: ['.js', '.mjs', '.ts'] }),
    ],
  });
  const { output } = await bundle.generate({ format: 'es' });
  const { code } = output[0];
  return { code, size: code.length, module: await load(code) };
}

const load = (code: string) => import(`data:text/javascript,${encodeURIComponent(code)}`);

afterEach(() => vi.unstubAllGlobals());

it('leaves of wretch what a request needs', async () => {
  const ask = async (isSlim: boolean) => {
    const { module, size } = await build('widgets/kit/api/request.ts', isSlim);
    const post = (status: number) => {
      vi.stubGlobal('fetch', async () => new Response('{"ok":true}', { status }));
      return module.request('POST', 'https://site.example/api', {}).then(
        (response: Response) => response.json(),
        (error: Error) => error.message,
      );
    };
    return { size, answers: [await post(201), await post(422)] };
  };
  const [whole, slim] = [await ask(false), await ask(true)];
  expect(slim.answers).toEqual([{ ok: true }, '422: {"ok":true}']);
  expect(whole.answers).toEqual(slim.answers);
  expect(slim.size).toBeLessThan(whole.size);
});

it('leaves of superstruct all that the contract says of wrong values', async () => {
  const check = async (isSlim: boolean) => {
    const { module: checker } = await build('worker/contract/check-submission.ts', isSlim);
    const { module: contract, size } = await build('worker/contract/submissions.ts', isSlim);
    const { schema } = contract.submissions.consultation;
    const said = [
      { name: 'A', email: 'a', phone: 7, consultationType: 'chat', extra: 1 },
      { name: [], email: '', consultationType: 'Video call' },
    ].map((wrong) => checker.checkSubmission(wrong, schema));
    return { size, said };
  };
  const [whole, slim] = [await check(false), await check(true)];
  expect(slim.said).toEqual(whole.said);
  expect(slim.size).toBeLessThan(whole.size);
});

it('leaves of Preact what our views need', async () => {
  const library = 'node_modules/preact/dist/preact.mjs';
  const [whole, slim] = [await build(library, false), await build(library, true)];
  // The rest is held by every test in a browser.
  expect(Object.keys(slim.module)).toEqual(Object.keys(whole.module));
  expect(slim.size).toBeLessThan(whole.size);
});

it('binds no argument in ts-fsrs, which MooTools 1.4.5 would call it with alone', async () => {
  const { code, module } = await build('widgets/sa-daily-review/schedule.logic.ts', true);
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

it('leaves no reduce in it, which Prototype 1.5 and 1.6.0 replace', async () => {
  vi.stubGlobal('fetch', async () => new Response('{"ok":true}'));
  const { module } = await build('widgets/kit/api/request.ts', true);
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
