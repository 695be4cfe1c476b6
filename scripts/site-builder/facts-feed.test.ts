import { describe, expect, it } from 'vitest';
import { findChanges, makeFeed } from './facts-feed.ts';
import type { Fact, Facts, FactValue } from './facts-schema.ts';

const origin = 'https://site.example';
const source = 'https://www.office.example/money';
const value = (amount: number, since: string | null, asOf = '2026-10-05'): FactValue => ({
  value: amount,
  since,
  asOf,
  source,
});
const factOf = (values: FactValue[], more: Partial<Fact> = {}): Fact => ({
  id: 'visa.uk.money',
  kind: 'visa',
  country: 'uk',
  title: 'United Kingdom: Money to show',
  unit: 'GBP a month',
  page: `${origin}/tools`,
  values,
  ...more,
});
const day = '2026-11-29';

describe('what has changed since the last publication', () => {
  const before = [factOf([value(1483, '2025-01-02'), value(1529, '2025-11-11')])];
  const change = (more: object) => [
    expect.objectContaining({ day, id: 'visa.uk.money', kind: 'visa', ...more }),
  ];

  it('is nothing where a value was only read again, or has a first day of its own', () => {
    const now = [
      factOf([
        value(1483, '2025-01-02', '2026-11-29'),
        value(1529, '2025-11-11'),
        value(1570, '2026-11-30'),
      ]),
    ];
    expect(findChanges(before, now, day)).toEqual([]);
  });

  it('is a corrected value', () => {
    const now = [factOf([value(1483, '2025-01-02'), value(1592, '2025-11-11')])];
    expect(findChanges(before, now, day)).toEqual(
      change({ before: '1,529 GBP a month', now: '1,592 GBP a month' }),
    );
  });

  it('is the last value where none has a first day', () => {
    const undated = (amount: number, asOf: string) => [
      factOf([value(330, null, '2021-23'), value(amount, null, asOf)]),
    ];
    const now = undated(900, '2026-11');
    expect(findChanges(undated(850, '2026-09'), now, day)).toEqual(
      change({ before: '850 GBP a month', now: '900 GBP a month' }),
    );
  });

  it('is a fact that is new or gone', () => {
    expect(findChanges([], before, day)).toEqual(
      change({ before: null, now: '1,529 GBP a month' }),
    );
    expect(findChanges(before, [], day)).toEqual(
      change({ before: '1,529 GBP a month', now: null }),
    );
  });

  it('is no exchange rate', () => {
    const rate = (amount: number) => [factOf([value(amount, null)], { kind: 'rate' })];
    expect(findChanges(rate(1), rate(2), day)).toEqual([]);
  });
});

describe('the feed', () => {
  const values = [
    value(1334, null, '2021-23'),
    value(1529, '2025-11-11', '2026-10-05'),
    value(1570, '2026-11-30', '2026-09-03'),
  ];
  const facts: Facts = {
    version: 1,
    site: 'Sarathi',
    notice: 'Preview: samples.',
    facts: [factOf(values), factOf([value(1.1, '2026-10-06')], { id: 'rate.USD', kind: 'rate' })],
    changes: [
      {
        day,
        id: 'visa.nz.fee',
        kind: 'visa',
        title: 'New Zealand: Visa fee',
        page: `${origin}/tools`,
        before: '850 NZD',
        now: null,
      },
    ],
  };
  const feed = makeFeed(facts, origin);

  it('is a JSON Feed 1.1 that says whether it is a preview', () => {
    expect(feed).toMatchObject({
      version: 'https://jsonfeed.org/version/1.1',
      home_page_url: `${origin}/tools`,
      feed_url: `${origin}/facts-feed.json`,
      description: expect.stringContaining('Preview: samples.'),
    });
  });

  it('has each value with a first day and each change, the newest first, and no rate', () => {
    expect(feed).toHaveProperty('items.length', 3);
    expect(feed).toMatchObject({
      items: [
        {
          title: 'New Zealand: Visa fee: no longer listed',
          content_text: 'Before: 850 NZD. Seen on 29 November 2026.',
          date_published: '2026-11-29T00:00:00+05:30',
          tags: ['visa'],
        },
        {
          id: `${origin}/facts.json#visa.uk.money@2026-11-30`,
          url: `${origin}/tools`,
          title: 'United Kingdom: Money to show: 1,570 GBP a month from 30 November 2026',
          content_text: 'Before: 1,529 GBP a month. Source: office.example, 3 September 2026.',
          // The source announced it before it began.
          date_published: '2026-09-03T00:00:00+05:30',
          external_url: source,
          tags: ['visa', 'uk'],
        },
        { date_published: '2025-11-11T00:00:00+05:30' },
      ],
    });
  });
});
