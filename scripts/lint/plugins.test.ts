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
import { expect, it } from 'vitest';
import { SCALE } from '../../widgets/kit/element/scale.ts';

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
      'const start = performance.now();',
      'await new Promise((resolve) => setTimeout(resolve, 20));',
      'await seconds(3);',
      "it('is quick', function () { this.timeout(LIMIT_MS); });",
      'await expect.poll(look, { timeout: 75_000, interval: 5000 }).toBe(204);',
      'await vi.waitFor(check);',
      "it('is slow', async () => { await run(); }, 120_000);",
      'vi.setConfig({ testTimeout: 60_000 });',
    ],
    allowed: [
      "it.each([1, 2])('is %i', (number) => { check(number); });",
      "const day = new Date('2026-11-24');",
      'await testClock.pass(3500);',
      "vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });",
    ],
    elsewhere: {
      'host/of/any.e2e.ts': true,
      'host/of/any.wordpress.ts': true,
      'widgets/testing/frame.ts': false,
    },
  },
  'no-replaced-functions': {
    path: 'widgets/sa-faq/any.ts',
    refused: [
      'const now = Date.now();',
      'const rows = Array.from({ length: 3 }, draw);',
      'const text = JSON.stringify(value);',
      'const ask = send.bind(null, token);',
      "field.dispatchEvent(new Event('input', { bubbles: true }));",
      'if (node instanceof Element) search(node);',
      'list.scrollTo({ left: 0 });',
      'for (const [index, row] of rows.entries()) draw(index, row);',
      'const sum = amounts.reduce((all, each) => all + each, 0);',
      'const firsts = days.filter((day, index, all) => { return all.indexOf(day) === index; });',
    ],
    allowed: [
      'const bytes = Uint8Array.from(list);',
      'const draw = paint.bind(canvas);',
      "host.dispatchEvent(new CustomEvent('sa-started'));",
      'for (const [name, row] of Object.entries(rows)) draw(name, row);',
      'const next = change((now, of, nowMs) => end(now, of, nowMs));',
    ],
    elsewhere: {
      'widgets/loader/loader.ts': true,
      'host/assets/any.js': true,
      'widgets/sa-faq/faq.test.tsx': false,
      'widgets/testing/frame.ts': false,
    },
  },
  'no-split-selectors': {
    path: 'widgets/kit/any.ts',
    refused: [
      '& :is(h1, h2):focus { outline: none; }',
      '& li > a:not([class]):hover { color: red; }',
      '&:has(:checked) small, & p { color: inherit; }',
      '&:has(> :nth-child(4):last-child) { gap: 0; }',
      '@media print { & > ul:not([class])\n> li { gap: 0; } }',
    ].map(styled),
    allowed: [
      '& :is(h1, h2) { margin: 0; } &:focus { outline: none; }',
      '& > a:not([class]) { color: red; &:hover { color: blue; } }',
      '@container (min-width: 300px) and (max-width: 559px) { gap: 0; }',
    ].map(styled),
    elsewhere: {},
  },
  'one-scale': {
    path: 'widgets/sa-faq/faq.styles.ts',
    refused: [
      'font-size: 15px;',
      '& p { font-size: clamp(22px, 4cqi, 30px); }',
      'padding: 8px 14px;',
      '& ul { row-gap: 6px; }',
      '@container (min-width: 640px) { margin-block: 0 20px; }',
      '@container (min-width: 720px) { gap: 8px; }',
      'border-radius: 6px;',
      '& i { border-start-end-radius: calc(var(--_radius) / 4); }',
      'border-radius: var(--_radius) calc(var(--_card-radius) * 1.5);',
    ].map(styled),
    allowed: [
      ...SCALE.type.map((px) => `font-size: ${px}px;`),
      ...SCALE.space.map((px) => `gap: ${px}px;`),
      ...SCALE.breaks.map((px) => `@container (min-width: ${px}px) { gap: 0; }`),
      ...Object.values(SCALE.radius).map((corner) => `border-radius: 0 ${corner};`),
      'font-size: clamp(40px, 7cqi, 64px);',
      'padding: 8px 44px 12px 1px; margin: -8px auto 80px; gap: 24px 16px;',
      'inset: 5px; height: 14px; scroll-margin-block: 120px; max-width: 68ch;',
      '@container (min-width: 480px) and (max-width: 999px) { gap: 0; }',
    ].map(styled),
    elsewhere: { 'widgets/kit/ui/any.tsx': true, 'scripts/site-builder/any.ts': false },
  },
  'plain-words': {
    path: 'widgets/sa-faq/any.tsx',
    refused: [
      "const label = 'Give it to somebody';",
      'const text = `Ask anybody who is free`;',
      'const view = <Field hint="Whoever has it sees the times" />;',
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
      'export const chance = Math.random();',
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

it.each(Object.entries(RULES))(
  '%s refuses and allows in the files that it reads',
  (plugin, rule) => {
    const trials = trialsOf(rule);
    const refused = lint(plugin, trials);
    expect(trials.map((trial, index) => ({ ...trial, isRefused: refused[index] }))).toEqual(trials);
  },
);

it.each(globSync('host/pages/**/*.html'))('%s has no words that plain-words refuses', (path) => {
  const [, words] =
    /\(\?:(somebody[^)]+)\)/.exec(readFileSync('scripts/lint/plain-words.grit', 'utf8')) ?? [];
  expect(readFileSync(path, 'utf8')).not.toMatch(new RegExp(`[^\\w-](?:${words})[^\\w-]`, 'i'));
});
