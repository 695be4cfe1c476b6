import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, it } from 'vitest';
import { lintFiles } from './lint-files.ts';

const REFUSED = [
  'const now = Date.now();',
  'const today = new Date();',
  'const text = Date();',
  'const start = performance.now();',
  'await new Promise((resolve) => setTimeout(resolve, 20));',
  'await new Promise((resolve) => page.setTimeout(resolve));',
  'const timer = setInterval(look, 100);',
  'await seconds(3);',
  'await page.waitForTimeout(500);',
  "it('is quick', async () => {}).timeout(30_000);",
  "it('is quick', function () { this.timeout(LIMIT_MS); });",
  'await expect.poll(look, { timeout: 75_000, interval: 5000 }).toBe(204);',
  'const waits = (timeout: number) => ({ timeout });',
  'await vi.waitFor(check);',
];

const ALLOWED = [
  "const day = new Date('2026-11-24');",
  'await testClock.pass(3500);',
  'vi.advanceTimersByTime(5000);',
  "vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });",
  "vi.spyOn(window, 'setTimeout');",
  'await expect.poll(look).toBe(204);',
];

const ENDINGS = 'test.ts test.tsx browser.ts e2e.ts proof.ts engines.ts command.ts wordpress.ts';

const files = [
  ...REFUSED.map((text, at) => ({ path: `widgets/refused-${at}.test.ts`, text, isRefused: true })),
  ...ALLOWED.map((text, at) => ({ path: `widgets/allowed-${at}.test.ts`, text, isRefused: false })),
  ...ENDINGS.split(' ').map((ending) => ({
    path: `host/of/any.${ending}`,
    text: 'const now = Date.now();',
    isRefused: true,
  })),
  { path: 'widgets/testing/frame.ts', text: 'const now = Date.now();', isRefused: false },
];

describe('the rule against real time in tests', () => {
  let refusedPaths: Set<string>;

  beforeAll(() => {
    const { overrides } = JSON.parse(readFileSync('biome.json', 'utf8'));
    const isOurs = ({ plugins }: { plugins?: string[] }) =>
      plugins?.some((plugin) => plugin.endsWith('no-real-time.grit'));
    refusedPaths = lintFiles(files, overrides.filter(isOurs));
  });

  it.each(files)('$path with $text is refused: $isRefused', ({ path, isRefused }) => {
    expect(refusedPaths.has(path)).toBe(isRefused);
  });
});
