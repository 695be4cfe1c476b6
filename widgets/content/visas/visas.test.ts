import { describe, expect, it } from 'vitest';
import { countries } from '../countries/countries.ts';
import { guide as australia } from './australia.ts';
import { guide as canada } from './canada.ts';
import { guide as germany } from './germany.ts';
import { guide as newZealand } from './new-zealand.ts';
import { guide as unitedKingdom } from './united-kingdom.ts';
import { guide as unitedStates } from './united-states.ts';
import type { Visa } from './visa.ts';
import { loadGuides, visas as registry, visaOffices } from './visas.ts';

const visas = [unitedStates, unitedKingdom, canada, australia, germany, newZealand];
const TOPICS = ['documents', 'finances', 'healthInsurance', 'timeline', 'tips'];
/** Payments before the visa is decided, as guides and refunds name them. */
const PAYMENTS = [
  /SEVIS fee/,
  /visa (fee|charge)/i,
  /deposit\b(?! (with|made))/i,
  /\bGIC\b/,
  /blocked account/i,
  /\bAPS\b/,
  /\bOSHC\b/,
  /health surcharge/i,
  /TB test|tuberculosis test/i,
  /medical examination|health examination|chest X-ray/i,
  /police certificate/i,
  /biometrics(?=.* fee)/i,
];
const AS_OF = /^\d{4}-\d{2}(-\d{2})?$/;

/** Every text of a guide that a visitor can read. */
function listTexts(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.values(value).flatMap(listTexts);
}

function isSourced({ asOf, source }: { asOf: string; source: string }): boolean {
  return AS_OF.test(asOf) && (/^https:\/\/\S+$/.test(source) || source.startsWith('our '));
}

/** Paths of the figures, changes, tabs and answers of a guide whose date or source is missing. */
function listUnsourced({ figures, changes, checked, answers }: Visa): string[] {
  const { work, refusal, refunds } = answers;
  const facts = [
    ...figures.flatMap(({ label, listed, newer }) => [
      ...(listed ? [[`${label}, listed`, listed] as const] : []),
      ...newer.map((amount) => [`${label}, ${amount.value}`, amount] as const),
    ]),
    ...changes.map((change) => [change.text, change] as const),
    ...[work.inTerm, work.inHolidays, ...work.notes, ...refusal, ...refunds].map(
      (answer) => [answer.text, answer] as const,
    ),
    ...TOPICS.map((topic) => [topic, checked[topic as keyof typeof checked] ?? {}] as const),
  ];
  return facts.filter(([, fact]) => !isSourced(fact)).map(([path]) => path);
}

describe('visa guides', () => {
  it('are six, as the tool and content/tools.ts say, in the order of the countries', async () => {
    expect(Object.keys(registry)).toEqual(['us', 'uk', 'ca', 'au', 'de', 'nz']);
    expect(await loadGuides()).toEqual(visas);
    expect(visas.map(({ country }) => country)).toEqual(Object.keys(registry));
  });

  it.each(visas)('$country lists 8-9 documents, 5 proofs, 6 stages and 5 tips', (visa) => {
    expect([8, 9]).toContain(visa.documents.length);
    expect(visa.finances.acceptableProofs).toHaveLength(5);
    expect(visa.timeline).toHaveLength(6);
    expect(visa.timeline.filter(({ needsMoney }) => needsMoney)).toHaveLength(1);
    expect(visa.tips).toHaveLength(5);
  });

  it.each(visas)('$country has no empty and no repeated text in a list', (visa) => {
    const { documents, finances, timeline, tips } = visa;
    const stages = timeline.map(({ stage }) => stage);
    const titles = tips.map(({ title }) => title);
    for (const list of [documents, finances.acceptableProofs, stages, titles]) {
      expect(new Set(list).size).toBe(list.length);
    }
    expect(listTexts(visa).filter((text) => !text.trim() || text !== text.trim())).toEqual([]);
  });

  it.each(visas)('$country has a date and a source for every figure, change and tab', (visa) => {
    expect(listUnsourced(visa)).toEqual([]);
  });

  it.each(visas)('$country answers what families ask, each answer once', ({ answers }) => {
    const { work, refusal, refunds } = answers;
    expect(work.inTerm.text).not.toBe(work.inHolidays.text);
    const names = [
      ...work.notes.map(({ text }) => text),
      ...refusal.map(({ title }) => title),
      ...refunds.map(({ payment }) => payment),
    ];
    expect(new Set(names).size).toBe(names.length);
    const isOfAPage = ({ source }: { source: string }) => source.startsWith('https://');
    expect(refusal.filter(isOfAPage)).not.toEqual([]);
    // A way out of the refusal costs something: money, time, or both.
    expect(refusal.filter(({ deadline, fee }) => deadline || fee)).not.toEqual([]);
  });

  it.each(visas)('$country says of each payment in its guide whether it comes back', (visa) => {
    const { answers, changes: _, ...told } = visa;
    const guide = listTexts(told).join('\n');
    const refunds = answers.refunds.map(({ payment }) => payment).join('\n');
    const paid = PAYMENTS.filter((payment) => payment.test(guide));
    expect(paid.filter((payment) => !payment.test(refunds))).toEqual([]);
  });

  it.each(visas)('$country dates the figures of its old list wherever it says them', (visa) => {
    const { proofAmount } = visa.finances;
    expect(proofAmount).toContain('(2021-23): ');
    const listed = visa.figures.flatMap((figure) => figure.listed ?? []);
    expect(listed.map(({ asOf }) => asOf)).toEqual(listed.map(() => '2021-23'));
  });

  const OFFICIAL = /^https:\/\/([\w.-]+\.)?(gov|gov\.uk|canada\.ca|gov\.au|govt\.nz|diplo\.de)\//;
  const called = visas.flatMap(({ changes }) =>
    changes.filter(({ text }) => /official/.test(text)),
  );

  it.each(called)('call a page official only if it is: $text', ({ source }) => {
    expect(source).toMatch(OFFICIAL);
  });

  it.each(visas)('$country lists newer figures from the oldest on', ({ figures }) => {
    for (const { newer } of figures) {
      const starts = newer.flatMap(({ effective }) => effective ?? []);
      expect(starts).toEqual([...starts].sort());
    }
  });
});

describe('visa offices', () => {
  it('are one for each country, each with a page of its own', () => {
    expect(visaOffices.map(({ country }) => country)).toEqual(countries.map(({ code }) => code));
    expect(new Set(visaOffices.map(({ url }) => url)).size).toBe(10);
    for (const { url } of visaOffices) expect(url).toMatch(/^https:\/\/\S+$/);
  });
});
