import { assert } from 'superstruct';
import { describe, expect, it } from 'vitest';
import { countries } from '../../widgets/content/countries/countries.ts';
import { deadlines } from '../../widgets/content/deadlines.ts';
import { exchangeRates } from '../../widgets/content/exchange-rates.ts';
import { figures } from '../../widgets/content/figures.ts';
import { previewNote } from '../../widgets/content/sample-tags.ts';
import { scholarships } from '../../widgets/content/scholarships/scholarships.ts';
import { loadGuides } from '../../widgets/content/visas/visas.ts';
import { makeFacts } from './facts.ts';
import { describeValue, type FactValue, factsSchema, readFacts } from './facts-schema.ts';

const guides = await loadGuides();
const options = { guides, origin: 'https://site.example', today: '2026-11-29' };
const facts = makeFacts(options);
const idsOf = (kind: string) =>
  facts.facts.filter((fact) => fact.kind === kind).map(({ id }) => id);

describe('/facts.json', () => {
  it('has the documented shape', () => {
    expect(() => assert(facts, factsSchema)).not.toThrow();
  });

  it('has every figure of the visas with its values in the order of the guide', () => {
    for (const { country, figures } of guides) {
      const amounts = figures.map(({ listed, newer }) => [...(listed ? [listed] : []), ...newer]);
      const known = facts.facts
        .filter(({ id }) => id.startsWith(`visa.${country}.`))
        .map(({ values }) => values.map(({ value, since, source }) => [value, since, source]));
      for (const each of amounts)
        expect(known).toContainEqual(
          each.map((amount) => [
            amount.value,
            'effective' in amount ? amount.effective : null,
            amount.source,
          ]),
        );
    }
  });

  it('has costs of every country, every rate, deadline and claim, and the windows of awards', () => {
    for (const { code } of countries) expect(idsOf('cost')).toContain(`cost.${code}.food`);
    expect(idsOf('rate')).toHaveLength(Object.keys(exchangeRates.perEuro).length - 1);
    expect(idsOf('deadline')).toHaveLength(deadlines.length);
    expect(idsOf('claim')).toEqual(Object.keys(figures).map((id) => `claim.${id}`));
    for (const { id, extension } of scholarships.filter(({ extension }) => extension.window))
      expect(facts.facts).toContainEqual(
        expect.objectContaining({
          id: `award.${id}.opens`,
          values: [expect.objectContaining({ value: extension.window?.opens })],
        }),
      );
  });

  it('marks samples and claims, each by itself and all in a notice', () => {
    const isOpen = (id: string) =>
      facts.facts.find((fact) => fact.id === id)?.values.map(({ open }) => open);
    for (const [id, { open }] of Object.entries(figures))
      expect(isOpen(`claim.${id}`)).toEqual([open]);
    expect(facts.notice ?? '').toContain(previewNote);
  });

  it('refuses two facts with one id', () => {
    expect(() => makeFacts({ ...options, guides: [...guides, ...guides] })).toThrow(
      /^Two facts have the id visa\./,
    );
  });

  it('carries what changed from one publication to the next', () => {
    const [first, ...rest] = facts.facts;
    if (!first) throw new Error('There are no facts');
    const second = makeFacts({ ...options, before: { ...facts, facts: rest } });
    expect(second.changes).toMatchObject([{ day: '2026-11-29', id: first.id, before: null }]);
    const third = makeFacts({ ...options, before: second, today: '2026-12-01' });
    expect(third.changes).toEqual(second.changes);
  });

  it('of an earlier publication is read, and anything else refused', () => {
    expect(readFacts(JSON.stringify(facts))).toEqual(facts);
    for (const other of ['{"version":2}', '<!doctype html>', ''])
      expect(() => readFacts(other)).toThrow('FACTS_BEFORE names no facts.json: ');
  });
});

describe('a value in words', () => {
  const plain: FactValue = { value: 40_000, since: null, asOf: '2026', source: 'our list' };
  it.each<[string, Partial<FactValue>, string]>([
    ['40,000 USD a year', {}, 'USD a year'],
    ['typically 40,000 to 60,000 USD', { upTo: 60_000, qualifier: 'typically' }, 'USD'],
    ['1.1269 USD for 1 EUR', { value: 1.1269 }, 'USD for 1 EUR'],
    ['May', { value: 5 }, 'month of the year'],
    ['2026-10-06', { value: '2026-10-06' }, 'day'],
  ])('is %s', (words, value, unit) => {
    expect(describeValue({ ...plain, ...value }, unit)).toBe(words);
  });
});
