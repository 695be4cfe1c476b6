import { spawnSync } from 'node:child_process';
import {
  cpSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';

interface Rule {
  /** Path of a file that the rule reads. */
  path: string;
  refused: string[];
  allowed: string[];
  /** Other files with the first refused line: whether the rule reads them. */
  elsewhere: Record<string, boolean>;
}

const RULES: Record<string, Rule> = {
  'no-real-time': {
    path: 'widgets/any.test.ts',
    refused: [
      'const now = Date.now();',
      'const today = new Date();',
      'const text = Date();',
      'const start = performance.now();',
      'await new Promise((resolve) => setTimeout(resolve, 20));',
      'await new Promise((resolve) => page.setTimeout(resolve));',
      'const timer = setInterval(look, 100);',
      'await seconds(3);',
      'await page.waitForTimeout(500);',
      "it('is quick', function () { this.timeout(LIMIT_MS); });",
      'await expect.poll(look, { timeout: 75_000, interval: 5000 }).toBe(204);',
      'const waits = (timeout: number) => ({ timeout });',
      'await vi.waitFor(check);',
      "it('is slow', async () => { await run(); }, 120_000);",
      "it.each([\n  [1],\n])('is slow', async () => {\n  await run();\n}, LIMIT_MS);",
      'beforeAll(async () => { await migrate(state); }, 300_000);',
      'vi.setConfig({ testTimeout: 60_000 });',
    ],
    allowed: [
      "it.each([1, 2])('is %i', (number) => { check(number); });",
      'await wait(() => check(), 20);',
      "const day = new Date('2026-11-24');",
      'await testClock.pass(3500);',
      "vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });",
      "vi.spyOn(window, 'setTimeout');",
      'await expect.poll(look).toBe(204);',
    ],
    elsewhere: {
      'host/of/any.test.tsx': true,
      'host/of/any.browser.ts': true,
      'host/of/any.e2e.ts': true,
      'host/of/any.proof.ts': true,
      'host/of/any.engines.ts': true,
      'host/of/any.command.ts': true,
      'host/of/any.wordpress.ts': true,
      'widgets/testing/frame.ts': false,
    },
  },
  'no-replaced-functions': {
    path: 'widgets/sa-faq/any.ts',
    refused: [
      'const now = Date.now();',
      'const rows = Array.from({ length: 3 }, draw);',
      'const days = texts.map(Date.parse);',
      'const text = JSON.stringify(value);',
      'const ask = send.bind(null, token);',
      'const ask = send.bind(null, token, address);',
      "field.dispatchEvent(new Event('input', { bubbles: true }));",
      'if (node instanceof Element) search(node);',
      'list.scrollTo({ left: 0 });',
      'for (const [index, row] of rows.entries()) draw(index, row);',
      'const sum = amounts.reduce((all, each) => all + each, 0);',
      'const gaps = days.map((day, index, all) => day - all[index - 1]);',
      'const firsts = days.filter((day, index, all) => { return all.indexOf(day) === index; });',
    ],
    allowed: [
      'const bytes = Uint8Array.from(list);',
      'const time = +new Date(text);',
      'const text = JSON.stringify(value, function (key) { return this[key]; }, 2);',
      'const draw = paint.bind(canvas);',
      "host.dispatchEvent(new CustomEvent('sa-started'));",
      'list.scroll({ left: 0 });',
      'for (const [name, row] of Object.entries(rows)) draw(name, row);',
      'const next = change((now, of, nowMs) => end(now, of, nowMs));',
    ],
    elsewhere: {
      'widgets/loader/loader.ts': true,
      'widgets/kit/rules/any.logic.ts': true,
      'widgets/sa-faq/parts/any.tsx': true,
      'worker/contract/any.ts': true,
      'host/assets/any.js': true,
      'widgets/sa-faq/faq.test.tsx': false,
      'widgets/sa-faq/faq.states.ts': false,
      'widgets/sa-faq/faq.browser.ts': false,
      'widgets/testing/frame.ts': false,
      'worker/leads/any.ts': false,
      'scripts/site-builder/any.ts': false,
    },
  },
  'no-split-selectors': {
    path: 'widgets/kit/any.ts',
    refused: [
      '& :is(h1, h2):focus { outline: none; }',
      '& li > a:not([class]):hover { color: red; }',
      '&:has(:checked) small, & p { color: inherit; }',
      '& p, &:has(:checked) small { color: inherit; }',
      '&:has(> :nth-child(4):last-child) { gap: 0; }',
      '&[hidden]:not(:has(:focus-visible)) { opacity: 0; }',
      '@media print { & > ul:not([class])\n> li { gap: 0; } }',
    ].map(styled),
    allowed: [
      '& :is(h1, h2) { margin: 0; } &:focus { outline: none; }',
      '& > a:not([class]) { color: red; &:hover { color: blue; } }',
      '& > li:not([hidden]) > :not(:first-child) { gap: 0; }',
      '& p:nth-child(2), & ul { gap: 0; }',
      '@container (min-width: 300px) and (max-width: 559px) { gap: 0; }',
      'padding:calc(1px + 2px) 3px; & > p { margin: 0; }',
      '@media (min-width:300px) and (orientation: portrait) { gap: 0; }',
    ].map(styled),
    elsewhere: {},
  },
  'plain-words': {
    path: 'widgets/sa-faq/any.tsx',
    refused: [
      "const label = 'Give it to somebody';",
      'const text = `Ask anybody who is free`;',
      'const view = <p>A link by which you can leave.</p>;',
      'const view = <Field hint="Whoever has it sees the times" />;',
      "const text = 'For Indian citizens, beside our list';",
    ],
    allowed: [
      "const label = 'Assign it to someone';",
      "host.toggleAttribute('data-beside-chat', true);",
      '/** Somebody else may hold it meanwhile. */\nconst text = true;',
    ],
    elsewhere: {
      'worker/notify/any.ts': true,
      'widgets/sa-faq/faq.test.tsx': false,
      'widgets/content/faq.ts': false,
    },
  },
  'pure-logic': {
    path: 'widgets/sa-faq/quiz/any.logic.ts',
    refused: [
      'export const now = Date.now();',
      'export const today = new Date();',
      'export const chance = Math.random();',
      'export const title = document.title;',
      'export const saved = localStorage.length;',
      "export const answer = fetch('/');",
    ],
    allowed: ['export const day = new Date(0);'],
    elsewhere: { 'widgets/kit/rules/any.ts': true, 'widgets/sa-faq/any.logic.test.ts': false },
  },
  'sql-in-its-files': {
    path: 'worker/leads/any.ts',
    refused: ["export const read = (db: D1Database) => db.prepare('SELECT 1').first();"],
    allowed: [],
    elsewhere: { 'worker/leads/any.sql.ts': false, 'worker/leads/any.test.ts': false },
  },
};

function styled(css: string): string {
  return `export const box = css\`\n  color: \${ink};\n  ${css}\n\`;`;
}

interface Trial {
  path: string;
  text: string;
  isRefused: boolean;
}

/** Each line in a file of its own, at a path that the rule reads. */
const trialsOf = ({ path, refused, allowed, elsewhere }: Rule): Trial[] => [
  ...refused.map((text) => ({ path, text, isRefused: true })),
  ...allowed.map((text) => ({ path, text, isRefused: false })),
  ...Object.entries(elsewhere).map(([other, isRefused]) => ({
    path: other,
    text: refused[0] ?? '',
    isRefused,
  })),
];

/** The trials that Biome reports under the overrides with this plugin alone, by index. */
function lint(plugin: string, trials: readonly Trial[]): boolean[] {
  const { overrides } = JSON.parse(readFileSync('biome.json', 'utf8'));
  const own = overrides.filter(({ plugins = [] }: { plugins?: string[] }) =>
    plugins.some((file) => file.endsWith(`/${plugin}.grit`)),
  );
  const folder = mkdtempSync(join(tmpdir(), 'sa-lint-'));
  try {
    cpSync('scripts/lint', join(folder, 'scripts/lint'), { recursive: true });
    const config = { linter: { rules: { preset: 'none' } }, overrides: own };
    writeFileSync(join(folder, 'biome.json'), JSON.stringify(config));
    const paths = trials.map(({ path, text }, index) => {
      const file = path.replace(/(?=[^/]*$)/, `trial-${index}-`);
      mkdirSync(join(folder, dirname(file)), { recursive: true });
      writeFileSync(join(folder, file), `${text}\n`);
      return file;
    });
    const args = ['lint', '--reporter=json', '--max-diagnostics=none', '.'];
    const biome = resolve('node_modules/.bin/biome');
    const { stdout, stderr } = spawnSync(biome, args, { cwd: folder, encoding: 'utf8' });
    if (!stdout) throw new Error(stderr);
    const { diagnostics } = JSON.parse(stdout.slice(0, stdout.lastIndexOf('}') + 1));
    const found = diagnostics.map(({ location }: { location: { path: string } }) => location.path);
    return paths.map((path) => found.includes(path));
  } finally {
    rmSync(folder, { recursive: true });
  }
}

describe.each(Object.keys(RULES))('%s', (plugin) => {
  const trials = trialsOf(RULES[plugin] as Rule);
  let refused: boolean[];
  beforeAll(() => {
    refused = lint(plugin, trials);
  });

  it.each(trials.map((trial, index) => ({ ...trial, index })))(
    '$path with $text is refused: $isRefused',
    ({ index, isRefused }) => {
      expect(refused[index]).toBe(isRefused);
    },
  );
});

it.each(globSync('host/pages/**/*.html'))('%s has no words that plain-words refuses', (path) => {
  const [, words] =
    /\(\?:(somebody[^)]+)\)/.exec(readFileSync('scripts/lint/plain-words.grit', 'utf8')) ?? [];
  expect(readFileSync(path, 'utf8')).not.toMatch(new RegExp(`[^\\w-](?:${words})[^\\w-]`, 'i'));
});
