import { describe, expect, it } from 'vitest';
import type { Visa, VisaTopic } from '../../content/visas/visa.ts';
import {
  australia,
  canada,
  germany,
  newZealand,
  unitedKingdom,
  unitedStates,
} from '../../testing/own/visas.ts';
import {
  describeDay,
  type FigureRow,
  formatFigure,
  listChanges,
  listFigures,
} from './visa-figures.logic.ts';

const TODAY = '2026-11-21';
const rowsOf = (visa: Visa, today = TODAY): FigureRow[] =>
  visa.figures.map((figure) => formatFigure(figure, today));
const nowOf = (row: FigureRow | undefined) => row?.newer.find(({ status }) => status === 'now');

describe('formatFigure', () => {
  it.each([
    [unitedStates, 0, '$350', '$350', 'since 24 June 2019'],
    [unitedKingdom, 0, '£1,334 per month', '£1,529 per month', 'since 11 November 2025'],
    [unitedKingdom, 1, '£1,023 per month', '£1,171 per month', 'since 11 November 2025'],
    [unitedKingdom, 2, 'about £470 per year', '£776 per year', 'since 6 February 2024'],
    [canada, 0, 'CAD 10,000 per year', 'CAD 23,448 per year', 'since 1 September 2026'],
    [australia, 0, 'AUD 21,041 per year', 'AUD 29,710 per year', 'since 10 May 2024'],
    [australia, 1, 'AUD 620', 'AUD 2,500', 'since 1 July 2026'],
    [germany, 0, '€861 per month', '€992 per month', 'since 1 September 2024'],
    [newZealand, 0, 'NZD 17,000 per year', 'NZD 20,000 per year', 'as read on 1 October 2026'],
    [newZealand, 1, 'NZD 330', 'from NZD 850', 'as read in September 2026'],
  ])('$0.country $1: $2 beside $3, $4', (visa, index, listed, current, when) => {
    const row = rowsOf(visa)[index];
    expect(row?.listed).toMatchObject({ amount: listed, when: 'as listed in 2021-23' });
    expect(nowOf(row)).toMatchObject({ amount: current, when });
  });

  it('leaves the newer figure out where none is known, and keeps the range', () => {
    const row = rowsOf(unitedStates)[1];
    expect(row?.listed?.amount).toBe('typically $40,000-$60,000');
    expect(row?.newer).toEqual([]);
    expect(row?.isUnchanged).toBe(false);
  });

  it.each([
    [unitedKingdom, 0, '£1,334 × 9 months = £12,006', '£1,529 × 9 months = £13,761'],
    [unitedKingdom, 1, '£1,023 × 9 months = £9,207', '£1,171 × 9 months = £10,539'],
    [germany, 0, '€861 × 12 months = €10,332', '€992 × 12 months = €11,904'],
  ])('$0.country $1 comes to $2, now $3', (visa, index, listed, current) => {
    const row = rowsOf(visa)[index];
    expect([row?.listed?.sum, nowOf(row)?.sum]).toEqual([listed, current]);
  });

  it('asks to check what was read over a year ago, and draws no share of equal figures', () => {
    const fee = { currency: '€', value: 75, asOf: '2022-10-08', source: 'a newspaper' } as const;
    const row = formatFigure({ topic: 'finances', label: 'Visa fee', newer: [fee] }, TODAY);
    const old = { when: 'as read on 8 October 2022: check', isOld: true, percent: 0 };
    expect(nowOf(row)).toMatchObject(old);
    expect(nowOf(rowsOf(newZealand)[1])).toMatchObject({ isOld: false });
  });

  it('has no older figure where our list has none', () => {
    const [, inQuebec] = rowsOf(canada);
    expect(inQuebec).toMatchObject({ listed: null, isUnchanged: false });
    expect(nowOf(inQuebec)?.percent).toBe(0);
  });

  it('marks the one figure that is still the same', () => {
    const unchanged = [unitedStates, unitedKingdom, canada, australia, germany, newZealand]
      .flatMap((visa) => rowsOf(visa))
      .filter(({ isUnchanged }) => isUnchanged);
    expect(unchanged.map(({ label }) => label)).toEqual(['SEVIS fee for F-1']);
  });

  it('keeps note, date and source', () => {
    const [row] = rowsOf(newZealand);
    expect(row?.note).toContain('school years 1-13');
    expect(nowOf(row)).toMatchObject({
      asOf: '2026-10-01',
      source: expect.stringContaining('https://www.immigration.govt.nz/'),
    });
    expect(rowsOf(unitedStates)[0]?.note).toBeNull();
  });

  it.each([
    [
      '2025-01-01',
      'soon from 2 January 2025, soon from 11 November 2025, soon from 30 November 2026',
    ],
    [
      '2026-11-29',
      'past 2 January 2025 to 10 November 2025, now since 11 November 2025, soon from 30 November 2026',
    ],
    [
      '2026-11-30',
      'past 2 January 2025 to 10 November 2025, past 11 November 2025 to 29 November 2026, now since 30 November 2026',
    ],
  ])('applying on %s, the figures of the UK are %s', (day, expected) => {
    const newer = rowsOf(unitedKingdom, day)[0]?.newer ?? [];
    expect(newer.map(({ status, when }) => `${status} ${when}`).join(', ')).toBe(expected);
    expect(newer.map(({ amount }) => amount.slice(0, 6))).toEqual(['£1,483', '£1,529', '£1,570']);
  });

  it.each<[Visa, number, string, string | null]>([
    [unitedKingdom, 0, TODAY, null],
    [unitedKingdom, 0, '2026-11-29', null],
    [
      unitedKingdom,
      0,
      '2026-11-30',
      'Our source of 3 September 2026 names no later change. Check again before you apply.',
    ],
    [
      unitedKingdom,
      0,
      '2025-01-01',
      'Our dated figures begin on 2 January 2025, so we have no figure for 1 January 2025.',
    ],
    [newZealand, 0, '2026-10-01', null],
    [
      newZealand,
      0,
      '2026-09-30',
      'Our dated figures begin on 1 October 2026, so we have no figure for 30 September 2026.',
    ],
    [
      newZealand,
      1,
      '2026-08-31',
      'Our dated figures begin in September 2026, so we have no figure for 31 August 2026.',
    ],
    [unitedStates, 1, '2030-01-01', null],
  ])('$country, figure %i, applying on %s: says what it does not know, %j', (visa, i, day, gap) => {
    const figure = visa.figures[i] as Visa['figures'][number];
    const row = formatFigure(figure, day, TODAY);
    expect(row.gap).toBe(gap);
    if (gap?.startsWith('Our dated')) expect(nowOf(row)).toBeUndefined();
  });
});

describe('describeDay', () => {
  it.each<[Visa, string, string]>([
    [
      unitedKingdom,
      '2026-11-30',
      'Different figures apply on 30 November 2026: Living costs in London, Living costs elsewhere.',
    ],
    [germany, '2027-03-01', 'The same figures apply on 1 March 2027 as today, as far as we know.'],
  ])('$country on %s: %s', (visa, day, text) => {
    expect(describeDay(visa, day, TODAY)).toBe(text);
  });
});

describe('listFigures and listChanges', () => {
  it.each<[VisaTopic, string[]]>([
    ['finances', ['Living costs in London', 'Living costs elsewhere']],
    ['healthInsurance', ['Immigration health surcharge']],
    ['tips', []],
  ])('gives the tab %s its figures', (topic, labels) => {
    expect(listFigures(unitedKingdom, topic, TODAY).map(({ label }) => label)).toEqual(labels);
  });

  it('gives a tab its changes', () => {
    expect(listChanges(australia, 'documents').map(({ text }) => text)).toEqual([
      expect.stringContaining('Evidence Level 3'),
    ]);
    expect(listChanges(australia, 'healthInsurance')).toEqual([]);
  });
});
