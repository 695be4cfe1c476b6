import { globSync, readFileSync } from 'node:fs';
import { beforeAll, describe, expect, it } from 'vitest';
import { lintFiles } from './lint-files.ts';

const REFUSED = [
  "const label = 'Give it to somebody';",
  'const text = `Ask anybody who is free`;',
  'const view = <p>A link by which you can leave.</p>;',
  'const view = <Field hint="Whoever has it sees the times" />;',
  "const text = 'For Indian citizens, beside our list';",
];

const ALLOWED = [
  "const label = 'Assign it to someone';",
  "host.toggleAttribute('data-beside-chat', true);",
  '/** Somebody else may hold it meanwhile. */\nconst text = true;',
];

const files = [
  ...REFUSED.map((text, at) => ({ path: `widgets/sa-faq/refused-${at}.tsx`, text })),
  ...ALLOWED.map((text, at) => ({ path: `widgets/sa-faq/allowed-${at}.tsx`, text })),
  { path: 'worker/notify/refused.ts', text: REFUSED[0] ?? '' },
  { path: 'widgets/sa-faq/allowed.test.tsx', text: REFUSED[0] ?? '' },
  { path: 'widgets/content/allowed.ts', text: REFUSED[0] ?? '' },
];

describe('the rule for words on screen', () => {
  let refusedPaths: Set<string>;

  beforeAll(() => {
    const { overrides } = JSON.parse(readFileSync('biome.json', 'utf8'));
    const isOurs = ({ plugins }: { plugins?: string[] }) =>
      plugins?.some((plugin) => plugin.endsWith('plain-words.grit'));
    refusedPaths = lintFiles(files, overrides.filter(isOurs));
  });

  it.each(files)('$path with $text', ({ path }) => {
    expect(refusedPaths.has(path)).toBe(path.includes('refused'));
  });
});

describe('our own pages', () => {
  it.each(globSync('host/pages/**/*.html'))('%s uses none of these words', (path) => {
    const [, words] =
      /\(\?:(somebody[^)]+)\)/.exec(readFileSync('scripts/lint/plain-words.grit', 'utf8')) ?? [];
    expect(readFileSync(path, 'utf8')).not.toMatch(new RegExp(`[^\\w-](?:${words})[^\\w-]`, 'i'));
  });
});
