import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, it } from 'vitest';
import { lintFiles } from './lint-files.ts';

const REFUSED = [
  'const rows = Array.from({ length: 3 }, draw);',
  'const days = texts.map(Date.parse);',
  'const until = Date.now() + 1000;',
  'const text = JSON.stringify(value);',
  'const text = JSON.stringify(value, null, 2);',
  'const ask = send.bind(null, token);',
  'const ask = send.bind(null, token, address);',
  "field.dispatchEvent(new Event('input', { bubbles: true }));",
  'if (node instanceof Element) search(node);',
  'list.scrollTo({ left: 0 });',
  'for (const [index, row] of rows.entries()) draw(index, row);',
  'const sum = amounts.reduce((all, each) => all + each, 0);',
  'const gaps = days.map((day, index, all) => day - all[index - 1]);',
  'const firsts = days.filter((day, index, all) => { return all.indexOf(day) === index; });',
];

const ALLOWED = [
  'const bytes = Uint8Array.from(list);',
  'const time = +new Date(text);',
  'const text = JSON.stringify(value, function (key) { return this[key]; }, 2);',
  'const draw = paint.bind(canvas);',
  "host.dispatchEvent(new CustomEvent('sa-started'));",
  'list.scroll({ left: 0 });',
  'for (const [name, row] of Object.entries(rows)) draw(name, row);',
  'const next = change((now, of, nowMs) => end(now, of, nowMs));',
];

const files = [
  ...REFUSED.map((text, at) => ({
    path: `widgets/sa-faq/refused-${at}.ts`,
    text,
    isRefused: true,
  })),
  ...ALLOWED.map((text, at) => ({
    path: `widgets/sa-faq/allowed-${at}.ts`,
    text,
    isRefused: false,
  })),
  ...[
    ['widgets/loader.ts', true],
    ['widgets/kit/rules/any.logic.ts', true],
    ['widgets/sa-faq/parts/any.tsx', true],
    ['worker/contract/any.ts', true],
    ['host/assets/any.js', true],
    ['widgets/sa-faq/faq.test.tsx', false],
    ['widgets/sa-faq/faq.states.ts', false],
    ['widgets/sa-faq/faq.browser.ts', false],
    ['widgets/testing/frame.ts', false],
    ['worker/leads/any.ts', false],
    ['scripts/site-builder/any.ts', false],
  ].map(([path, isRefused]) => ({
    path: path as string,
    text: 'const now = Date.now();',
    isRefused: isRefused as boolean,
  })),
];

describe('the rule against functions that old libraries replace', () => {
  let refusedPaths: Set<string>;

  beforeAll(() => {
    const { overrides } = JSON.parse(readFileSync('biome.json', 'utf8'));
    const isOurs = ({ plugins }: { plugins?: string[] }) =>
      plugins?.some((plugin) => plugin.endsWith('no-replaced-functions.grit'));
    refusedPaths = lintFiles(files, overrides.filter(isOurs));
  });

  it.each(files)('$path with $text is refused: $isRefused', ({ path, isRefused }) => {
    expect(refusedPaths.has(path)).toBe(isRefused);
  });
});
