import { describe, expect, it } from 'vitest';
import type { Country } from '../../content/countries/country.ts';
import { formatUsd } from '../../kit/rules/money.ts';
import { usMasters as plan } from '../../testing/own/cost-plan.ts';
import { countries } from '../../testing/own/countries.ts';
import type { CostChoice } from '../plan/cost-choice.ts';
import { LIFESTYLES } from '../plan/cost-form.logic.ts';
import { everyPlan } from '../testing/every-plan.ts';
import { type CostEstimate, countBy, estimateCosts, listNotes } from './cost-calculator.logic.ts';
import { type CostKey, describeLifestyles } from './cost-lines.logic.ts';

const estimate = (changes: Partial<CostChoice> = {}) =>
  estimateCosts(countries, { ...plan, ...changes });

const lineOf = ({ lines }: CostEstimate, key: CostKey) => lines.find((line) => line.key === key);

function countryOf(code: string): Country {
  const found = countries.find((country) => country.code === code);
  if (!found) throw new Error(code);
  return found;
}

/** The specification's formulas as they are written, in floating point. */
function literalCosts(of: CostChoice) {
  const { country, city, programLevel, duration, accommodation, lifestyle } = of;
  const years = Number(duration);
  const { costs, cities } = countryOf(country);
  const cityFactor = cities.list.find(({ name }) => name === city)?.costFactor ?? 1;
  const multiplier = { budget: 0.8, moderate: 1, premium: 1.3 }[lifestyle];
  const { living } = costs;
  return {
    tuitionFees: costs.tuition[programLevel] * years,
    accommodationCost: costs.accommodation[accommodation] * 12 * years * cityFactor,
    foodCost: living.food * 12 * years * cityFactor * multiplier,
    transportationCost: living.transportation * 12 * years * cityFactor,
    healthInsurance: living.healthInsurance * years,
    books: living.books * years,
    personalExpenses: living.personal * 12 * years * multiplier,
    miscellaneous: living.miscellaneous * 12 * years,
  };
}

describe('estimateCosts', () => {
  it.each([
    ['us', '', 'masters', '1', 'shared', 'moderate', '$173,500', '$11,125'],
    ['uk', '', 'masters', '1', 'shared', 'moderate', '$119,540', '$7,878'],
    ['ca', '', 'masters', '1', 'shared', 'moderate', '$125,040', '$7,920'],
    ['au', '', 'masters', '1', 'shared', 'moderate', '$143,330', '$9,028'],
    ['de', '', 'masters', '1', 'shared', 'moderate', '$56,780', '$4,732'],
    ['nz', '', 'masters', '1', 'shared', 'moderate', '$124,760', '$7,897'],
    ['sg', '', 'masters', '1', 'shared', 'moderate', '$137,300', '$8,942'],
    ['fr', '', 'masters', '1', 'shared', 'moderate', '$84,600', '$6,717'],
    ['nl', '', 'masters', '1', 'shared', 'moderate', '$97,580', '$6,882'],
    ['ch', '', 'masters', '1', 'shared', 'moderate', '$115,300', '$9,483'],
    ['us', 'New York', 'bachelors', '4', 'private', 'premium', '$1,514,720', '$28,640'],
    ['us', 'San Francisco', 'phd', '5', 'oncampus', 'budget', '$1,454,220', '$20,487'],
    ['us', 'Atlanta', 'diploma', '2', 'homestay', 'moderate', '$389,000', '$14,125'],
    ['uk', 'London', 'masters', '1', 'private', 'premium', '$310,400', '$23,783'],
    ['uk', 'Manchester', 'bachelors', '3', 'shared', 'budget', '$366,516', '$8,514'],
    ['ca', 'Toronto', 'masters', '2', 'shared', 'moderate', '$303,864', '$10,161'],
    ['ca', 'Vancouver', 'phd', '4', 'homestay', 'budget', '$711,552', '$13,574'],
    ['au', 'Sydney', 'bachelors', '3', 'oncampus', 'moderate', '$638,766', '$15,244'],
    ['de', 'Munich', 'masters', '2', 'private', 'budget', '$267,328', '$11,139'],
    ['de', 'Berlin', 'diploma', '1', 'shared', 'moderate', '$72,196', '$5,600'],
    ['nz', 'Auckland', 'phd', '3', 'shared', 'moderate', '$469,956', '$10,138'],
    ['sg', 'Singapore', 'masters', '1', 'private', 'premium', '$223,460', '$16,122'],
    ['fr', 'Paris', 'masters', '2', 'shared', 'moderate', '$230,640', '$9,277'],
    ['nl', 'Amsterdam', 'phd', '4', 'shared', 'budget', '$417,680', '$8,702'],
    ['ch', 'Zurich', 'bachelors', '3', 'oncampus', 'premium', '$408,360', '$11,218'],
    ['ch', 'Basel', 'diploma', '1', 'homestay', 'budget', '$178,908', '$14,492'],
    ['us', 'San Francisco', 'phd', '5', 'private', 'premium', '$2,055,420', '$30,507'],
  ] as const)('gives for %s, %s, %s, %s years, %s, %s a total of %s and %s a month', (...row) => {
    const [country, city, programLevel, duration, accommodation, lifestyle, ...amounts] = row;
    const result = estimate({ country, city, programLevel, duration, accommodation, lifestyle });
    expect([result.totalUsd, result.monthlyUsd].map(formatUsd)).toEqual(amounts);
  });

  it('throws for a country it does not know', () => {
    expect(() => estimate({ country: 'xx' })).toThrow(new Error('Country not found'));
  });

  it('ignores a city of another country', () => {
    const { city, totalUsd } = estimate({ country: 'de', city: 'New York' });
    expect(city).toBeUndefined();
    expect(totalUsd).toBe(estimate({ country: 'de' }).totalUsd);
  });

  it('rounds each line to whole dollars when a table holds finer figures', () => {
    const germany = countryOf('de');
    const living = { ...germany.costs.living, food: 251 };
    const table: Country = {
      ...germany,
      cities: { ...germany.cities, list: [{ name: 'Bonn', costFactor: 1.15 }] },
      costs: { ...germany.costs, living },
    };
    const bonn = { ...plan, country: 'de', city: 'Bonn', lifestyle: 'budget' } as const;
    const result = estimateCosts([table], bonn);
    expect(lineOf(result, 'foodCost')).toMatchObject({
      amountUsd: 2771,
      formula: '$251 × 12 × 1 year × 1.15 × 0.8',
    });
    expect(Number.isInteger(result.totalUsd)).toBe(true);
  });
});

describe('the formula of a line', () => {
  it('multiplies by the lifestyle factors that the explanation lists', () => {
    const used = LIFESTYLES.map(({ value }) => {
      const line = lineOf(estimate({ lifestyle: value }), 'personalExpenses');
      return `${value} ${line?.formula.split(' × ').at(-1)}`;
    });
    expect(describeLifestyles()).toBe(used.join(', '));
  });

  it('has its factors in numbers and in words', () => {
    const { lines } = estimate({ city: 'New York', duration: '2', lifestyle: 'premium' });
    expect(lines.map(({ formula, formulaInWords }) => `${formula}: ${formulaInWords}`)).toEqual([
      '$40,000 × 2 years: yearly tuition × years',
      '$10,000 × 12 × 2 years × 1.5: yearly accommodation × 12 × years × city factor',
      '$400 × 12 × 2 years × 1.5 × 1.3: monthly food × 12 × years × city factor × lifestyle',
      '$150 × 12 × 2 years × 1.5: monthly transportation × 12 × years × city factor',
      '$1,500 × 2 years: yearly health insurance × years',
      '$1,200 × 2 years: yearly books × years',
      '$200 × 12 × 2 years × 1.3: monthly personal expenses × 12 × years × lifestyle',
      '$150 × 12 × 2 years: monthly miscellaneous × 12 × years',
    ]);
  });

  it('adds up to the amount beside it', () => {
    for (const candidate of everyPlan) {
      for (const { formula, amountUsd } of estimateCosts(countries, candidate).lines) {
        const product = formula
          .replace(/[$,]| years?/g, '')
          .split(' × ')
          .reduce((result, factor) => result * Number(factor), 1);
        if (Math.abs(product - amountUsd) > 1e-6) expect.fail(`${formula} is not ${amountUsd}`);
      }
    }
  });
});

describe('the two readings of the rent table', () => {
  const london = {
    country: 'uk',
    city: 'London',
    lifestyle: 'premium',
    accommodation: 'private',
  } as const;
  const munich = {
    country: 'de',
    city: 'Munich',
    lifestyle: 'budget',
    duration: '2',
    accommodation: 'private',
  } as const;
  it.each([
    [{}, '$173,500', '$11,125', '$63,500', '$1,958'],
    [london, '$310,400', '$23,783', '$62,900', '$3,158'],
    [munich, '$267,328', '$11,139', '$38,528', '$1,605'],
    [{ city: 'New York' }, '$236,800', '$16,400', '$71,800', '$2,650'],
  ] as const)('of %o stand side by side', (changes, ...expected) => {
    const { readings } = estimate(changes);
    expect(readings.map(({ basis }) => basis)).toEqual(['monthly', 'yearly']);
    const amounts = readings.flatMap(({ totalUsd, monthlyUsd }) => [totalUsd, monthlyUsd]);
    expect(amounts.map(formatUsd)).toEqual(expected);
  });

  it('are both there whichever counts', () => {
    const yearly = estimateCosts(countries, plan, 'yearly');
    expect(formatUsd(yearly.totalUsd)).toBe('$63,500');
    expect(lineOf(yearly, 'accommodationCost')).toMatchObject({
      formula: '$10,000 × 1 year × 1.0',
      formulaInWords: 'yearly accommodation × years × city factor',
    });
    expect(yearly.lines.reduce((sum, { amountUsd }) => sum + amountUsd, 0)).toBe(yearly.totalUsd);
    expect(countBy(estimate(), 'yearly')).toEqual(yearly);
  });
});

describe('the notes of an estimate', () => {
  it.each([
    ['us', '', 'No city chosen: national base, city factor 1.0. Cities here go up to 1.6.'],
    ['sg', '', 'No city chosen: national base, city factor 1.0.'],
    ['us', 'Atlanta', 'Atlanta: city factor 1.0.'],
    ['fr', 'Paris', 'Paris: city factor 1.4.'],
  ])('say for %s and the city "%s": %s', (country, city, note) => {
    expect(estimate({ country, city }).cityNote).toBe(note);
  });

  it('set the newer health surcharge beside the figure of the United Kingdom, and nowhere else', () => {
    expect(lineOf(estimate({ country: 'uk' }), 'healthInsurance')?.note).toMatchObject({
      text: expect.stringContaining('Since 6 February 2024 it is £776'),
      asOf: '2026-10-05',
    });
    expect(estimate().lines.some(({ note }) => note)).toBe(false);
  });

  it('are three, the second naming the money one pays with', () => {
    expect(listNotes(countryOf('ch'))).toEqual([
      'This is an estimate. What you pay may vary.',
      'Exchange rates may affect costs: you will pay in CHF.',
      'Scholarships can reduce costs.',
    ]);
  });
});

describe('all 15,840 plans', () => {
  const estimates = everyPlan.map((candidate) => estimateCosts(countries, candidate));

  it('follow the formulas to the letter, in whole dollars that add up to the total', () => {
    expect(everyPlan).toHaveLength(15_840);
    for (const { plan: candidate, lines, totalUsd } of estimates) {
      const literal = literalCosts(candidate);
      const isLiteral = lines.every(
        ({ key, amountUsd }) =>
          Number.isInteger(amountUsd) && Math.abs(amountUsd - literal[key]) < 1e-6,
      );
      const sumUsd = lines.reduce((sum, { amountUsd }) => sum + amountUsd, 0);
      if (lines.length !== 8 || !isLiteral || sumUsd !== totalUsd)
        expect.fail(`${JSON.stringify(candidate)} gives ${JSON.stringify(lines)}`);
    }
  });

  it('lie between $49,820 and $2,055,420', () => {
    const totals = estimates.map(({ totalUsd }) => totalUsd);
    expect(formatUsd(Math.min(...totals))).toBe('$49,820');
    expect(formatUsd(Math.max(...totals))).toBe('$2,055,420');
    const cheapest = estimates.filter(({ totalUsd }) => totalUsd === 49_820);
    expect(cheapest.map(({ plan: { city, programLevel } }) => city + programLevel)).toEqual(
      ['', 'Dresden', 'Aachen'].flatMap((city) =>
        ['bachelors', 'masters', 'phd'].map((level) => city + level),
      ),
    );
  });

  it('cost n times a year over n years, and the same each month', () => {
    let year: CostEstimate | undefined;
    for (const candidate of estimates) {
      if (candidate.years === 1) year = candidate;
      const isProportional = candidate.totalUsd === (year?.totalUsd ?? 0) * candidate.years;
      if (!isProportional || candidate.monthlyUsd !== year?.monthlyUsd)
        expect.fail(JSON.stringify(candidate.plan));
    }
  });
});
