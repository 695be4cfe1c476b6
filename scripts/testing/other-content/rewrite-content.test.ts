// cspell:disable: other words are none.
import { describe, expect, it } from 'vitest';
import { isContent, rewriteContent } from './rewrite-content.ts';

const rewrite = (code: string, file: string) => rewriteContent(code, `widgets/content/${file}`);

describe('rewriteContent', () => {
  it.each([
    ['a text', "export const note = 'Ask us first';", 'export const note = "Esk as forst";'],
    ['a sum', "const note = 'about £1,529 a month';", 'const note = "ebuat £3,058 a munth";'],
    ['a day', "const x = { asOf: '2026-10-06' };", 'const x = { asOf: "2026-10-05" };'],
    ['initials', "const x = { initials: 'AI' };", 'const x = { initials: "EO" };'],
  ])('gives other content for %s', (_, before, after) => {
    expect(rewrite(before, 'faq.ts')).toBe(after);
  });

  it.each([
    ["const x = { path: '/tools', icon: 'award', slug: 'to-go' };"],
    ["const note = 'https://www.gov.uk/fees {name} USA';"],
    ["const x = { title: 'Scholarship Alert' };"],
    ["import type { Post } from './posts.ts';\ntype Kind = 'first second';"],
  ])('keeps codes, addresses, names of every site and types: %s', (code) => {
    expect(rewrite(code, 'faq.ts').replaceAll('"', "'")).toBe(code);
  });

  it('quotes of a text what stands in it, in whatever words', () => {
    const [whole, quote] = ['They measure gr[owth] in days.', 'measure growth'].map((text) =>
      rewrite(`const text = '${text}';`, 'toefl/today-one-reading.ts').slice(14, -2),
    );
    expect(whole?.replace(/[[\]]/g, '')).toContain(quote);
  });

  it('doubles the sums of a visa and changes each rate', () => {
    expect(rewrite('const x = { value: 861, months: 12 };', 'visas/germany.ts')).toBe(
      'const x = { value: 1722, months: 12 };',
    );
    expect(rewrite('const x = { EUR: 1, INR: 100 };', 'exchange-rates.ts')).toBe(
      'const x = { EUR: 1, INR: 90 };',
    );
  });

  it('rotates the options of a question with its answer', () => {
    const code = "const x = { options: ['P', 'Q', 'R', 'S'], answer: 0 };";
    expect(rewrite(code, 'toefl/test-one-reading.ts')).toMatch(/"Q".*"R".*"S".*"P".*answer: 3/);
  });

  it('makes lists longer, shorter or of another order, but for the strip', () => {
    const list = (name: string) => `export const ${name} = [{ title: 'B?' }, { title: 'C?' }];`;
    const titles = (code: string) => code.match(/[BC](?= ?\w*\?)/g);
    expect(titles(rewrite(list('faq'), 'faq.ts'))).toEqual(['C', 'B', 'B']);
    expect(titles(rewrite(list('team'), 'team.ts'))).toEqual(['B']);
    expect(titles(rewrite(list('updates'), 'updates.ts'))).toEqual(['B', 'C']);
  });
});

describe('isContent', () => {
  it.each([
    ['widgets/content/faq.ts', true],
    ['widgets/content/posts/from-pune-to-toronto.md', true],
    ['widgets/content/plan-names.ts', false],
    ['widgets/content/visas/money.logic.ts', false],
    ['widgets/content/visas/money.logic.test.ts', false],
    ['widgets/sa-faq/faq.ts', false],
  ])('of %s is %s', (path, expected) => {
    expect(isContent(path)).toBe(expected);
  });
});
