import { describe, expect, it } from 'vitest';
import type { Country } from '../../content/countries/country.ts';
import type { Visa } from '../../content/visas/visa.ts';
import { costFigures, visaFigures } from './country-figures.logic.ts';

const provenance = { asOf: '2026-10-05', source: 'https://office.example/money' };
const listed = { currency: '£', value: 1334, asOf: '2021-23', source: 'our list' } as const;
const newer = [{ currency: '£', value: 1529, effective: '2025-11-11', ...provenance }] as const;

it('names a figure of a visa by country and label, whatever its value', () => {
  const figure = { topic: 'finances', label: 'Living costs (in London)', per: 'month' } as const;
  const guide = { country: 'uk', figures: [{ ...figure, listed, newer, note: 'A note.' }] };
  expect(visaFigures(guide as unknown as Visa)).toMatchObject([
    {
      id: 'visa.uk.living-costs-in-london',
      label: 'Living costs (in London)',
      per: 'month',
      listed,
      newer,
    },
  ]);
});

describe('the figures of a row of the cost table', () => {
  const costs = {
    ...provenance,
    tuition: { masters: 25_000 },
    accommodation: { oncampus: 9000 },
    living: { food: 300, healthInsurance: 500 },
  };
  const figures = costFigures({ code: 'uk', costs } as unknown as Country);

  it('have a name, a label and a period each', () => {
    expect(figures.map(({ id, label, per }) => [id, label, per])).toEqual([
      ['cost.uk.tuition-masters', 'Tuition, masters', 'year'],
      ['cost.uk.accommodation-oncampus', 'Accommodation, oncampus', 'year'],
      ['cost.uk.food', 'Food', 'month'],
      ['cost.uk.health-insurance', 'Health insurance', 'year'],
    ]);
  });

  it('are dollars with the date and source of the table', () => {
    expect(figures[0]).toMatchObject({
      listed: { currency: '$', value: 25_000, ...provenance },
      newer: [],
    });
  });
});
