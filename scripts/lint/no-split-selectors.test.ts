import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, it } from 'vitest';
import { lintFiles } from './lint-files.ts';

const REFUSED = [
  '& :is(h1, h2):focus { outline: none; }',
  '& li > a:not([class]):hover { color: red; }',
  '&:has(:checked) small, & p { color: inherit; }',
  '& p, &:has(:checked) small { color: inherit; }',
  '&:has(> :nth-child(4):last-child) { gap: 0; }',
  '&[hidden]:not(:has(:focus-visible)) { opacity: 0; }',
  '@media print { & > ul:not([class])\n> li { gap: 0; } }',
];

const ALLOWED = [
  '& :is(h1, h2) { margin: 0; } &:focus { outline: none; }',
  '& > a:not([class]) { color: red; &:hover { color: blue; } }',
  '& > li:not([hidden]) > :not(:first-child) { gap: 0; }',
  '& p:nth-child(2), & ul { gap: 0; }',
  '@container (min-width: 300px) and (max-width: 559px) { gap: 0; }',
  'padding:calc(1px + 2px) 3px; & > p { margin: 0; }',
  '@media (min-width:300px) and (orientation: portrait) { gap: 0; }',
];

const files = [
  ...REFUSED.map((css, at) => ({ css, path: `widgets/kit/refused-${at}.ts`, isRefused: true })),
  ...ALLOWED.map((css, at) => ({ css, path: `widgets/kit/allowed-${at}.ts`, isRefused: false })),
];

describe('the rule against selectors that goober splits', () => {
  let refusedPaths: Set<string>;

  beforeAll(() => {
    const { overrides } = JSON.parse(readFileSync('biome.json', 'utf8'));
    const isOurs = ({ plugins }: { plugins?: string[] }) =>
      plugins?.some((plugin) => plugin.endsWith('no-split-selectors.grit'));
    const texts = files.map(({ path, css }) => ({
      path,
      text: `export const box = css\`\n  color: \${ink};\n  ${css}\n\`;`,
    }));
    refusedPaths = lintFiles(texts, overrides.filter(isOurs));
  });

  it.each(files)('$css is refused: $isRefused', ({ path, isRefused }) => {
    expect(refusedPaths.has(path)).toBe(isRefused);
  });
});
