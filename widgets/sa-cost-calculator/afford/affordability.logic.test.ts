import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { countries } from '../../testing/own/countries.ts';
import { estimateCosts } from '../estimate/cost-calculator.logic.ts';
import type { AccommodationBasis, CostChoice } from '../plan/cost-choice.ts';
import { ACCOMMODATION_TYPES, DURATIONS, LIFESTYLES } from '../plan/cost-form.logic.ts';
import { PROGRAM_LEVELS } from '../plan/program-level.logic.ts';
import { everyPlan } from '../testing/every-plan.ts';
import {
  type BudgetQuestion,
  findAffordable,
  listPricedPlans,
  listReached,
} from './affordability.logic.ts';
import { describeReach, speakReach } from './answer-words.logic.ts';

const BASES = ['monthly', 'yearly'] as const;

interface Priced {
  plan: CostChoice;
  totalUsd: number;
}

/** Every plan that there is with its total, each worked out as the first tab does. */
const priceAll = (basis: AccommodationBasis): Priced[] =>
  everyPlan.map((plan) => ({ plan, totalUsd: estimateCosts(countries, plan, basis).totalUsd }));

const priced = { monthly: priceAll('monthly'), yearly: priceAll('yearly') };
const pricedPlans = {
  monthly: listPricedPlans(countries, 'monthly'),
  yearly: listPricedPlans(countries, 'yearly'),
};

const question: BudgetQuestion = {
  programLevel: 'masters',
  duration: '1',
  budgetUsd: undefined,
  per: 'year',
  fixed: {},
};
const answer = (changes: Partial<BudgetQuestion>, basis: AccommodationBasis = 'yearly') =>
  findAffordable(pricedPlans[basis], countries, { ...question, ...changes });

describe.each(BASES)('the priced plans, with the rent counted %s', (basis) => {
  it('are the 15,840 plans, each at the total of its estimate', () => {
    const key = (plan: Omit<CostChoice, 'duration'>) =>
      [plan.country, plan.city, plan.programLevel, plan.accommodation, plan.lifestyle].join();
    const yearly = new Map(pricedPlans[basis].map(({ plan, yearlyUsd }) => [key(plan), yearlyUsd]));
    expect(yearly.size * DURATIONS.length).toBe(15_840);
    const wrong = priced[basis].filter(
      ({ plan, totalUsd }) => (yearly.get(key(plan)) ?? 0) * Number(plan.duration) !== totalUsd,
    );
    expect(wrong).toEqual([]);
  });
});

const places = countries.flatMap(({ code, cities }) =>
  cities.list.map(({ name }) => ({ country: code, city: name })),
);
const wishes = fc.record({
  programLevel: fc.constantFrom(...PROGRAM_LEVELS.map(({ value }) => value)),
  duration: fc.constantFrom(...DURATIONS),
  budgetUsd: fc.option(fc.integer({ min: 1, max: 2_100_000 }), { nil: undefined }),
  per: fc.constantFrom('year' as const, 'total' as const),
  fixed: fc
    .tuple(
      fc.constantFrom({}, ...places, ...countries.map(({ code }) => ({ country: code }))),
      fc.record(
        {
          accommodation: fc.constantFrom(...ACCOMMODATION_TYPES.map(({ value }) => value)),
          lifestyle: fc.constantFrom(...LIFESTYLES.map(({ value }) => value)),
        },
        { requiredKeys: [] },
      ),
    )
    .map(([place, way]): BudgetQuestion['fixed'] => ({ ...place, ...way })),
});

/** The same answer by looking at every plan, one question at a time. */
function search(
  plans: readonly Priced[],
  { programLevel, duration, budgetUsd, per, fixed }: BudgetQuestion,
) {
  const amountOf = ({ plan, totalUsd }: Priced) =>
    per === 'year' ? totalUsd / Number(plan.duration) : totalUsd;
  const fits = (priced: Priced) => budgetUsd !== undefined && amountOf(priced) <= budgetUsd;
  const wanted = plans.filter(
    ({ plan }) =>
      plan.programLevel === programLevel &&
      plan.duration === duration &&
      Object.entries(fixed).every(([name, value]) => plan[name as 'city'] === value),
  );
  const shown = wanted.filter(({ plan }) => plan.city);
  const countCountries = (list: readonly Priced[]) =>
    new Set(list.map(({ plan }) => plan.country)).size;
  const cheapest = (list: readonly Priced[]) => Math.min(...list.map(amountOf));
  return {
    cities: new Map(
      places.flatMap(({ country, city }) => {
        const here = wanted.filter(({ plan }) => plan.country === country && plan.city === city);
        return here.length ? [[`${country} ${city}`, cheapest(here)] as const] : [];
      }),
    ),
    reach: { fits: countCountries(shown.filter(fits)), all: countCountries(shown) },
    /** The least extra of a plan that differs from `from` in one choice and costs more. */
    step(from: CostChoice, amountUsd: number, choice: 'city' | 'accommodation' | 'lifestyle') {
      const dearer = wanted
        .filter(({ plan }) => plan.city && isAlikeBut(plan, from, [choice]))
        .map(amountOf)
        .filter((amount) => amount > amountUsd);
      return dearer.length ? Math.min(...dearer) - amountUsd : undefined;
    },
    range(from: CostChoice, choices: readonly (keyof CostChoice)[]) {
      const amounts = plans
        .filter(({ plan }) => plan.city && isAlikeBut(plan, from, choices))
        .map((each) => ({ country: each.plan.country, amount: amountOf(each) }));
      const byCountry = countries.flatMap(({ code }) => {
        const here = amounts.filter(({ country }) => country === code).map(({ amount }) => amount);
        return here.length ? [Math.min(...here)] : [];
      });
      const all = choices.includes('country') ? byCountry : amounts.map(({ amount }) => amount);
      return [Math.min(...all), Math.max(...all)];
    },
  };
}

function isAlikeBut(plan: CostChoice, from: CostChoice, choices: readonly (keyof CostChoice)[]) {
  return (Object.keys(from) as (keyof CostChoice)[]).every(
    (name) => choices.includes(name) || plan[name] === from[name],
  );
}

const CHOICES: Readonly<Record<string, readonly (keyof CostChoice)[]>> = {
  'Country, in its cheapest city': ['country', 'city'],
  City: ['city'],
  'Program level': ['programLevel'],
  Years: ['duration'],
  Accommodation: ['accommodation'],
  Lifestyle: ['lifestyle'],
};

describe('findAffordable', () => {
  it('says what a search through all 15,840 plans says', () => {
    fc.assert(
      fc.property(wishes, fc.constantFrom(...BASES), (wanted, basis) => {
        const found = findAffordable(pricedPlans[basis], countries, wanted);
        const reference = search(priced[basis], wanted);

        const cities = found.countries.flatMap(({ cities: list }) => list);
        const byCity = cities.map(({ plan, amountUsd }) => [
          `${plan.country} ${plan.city}`,
          amountUsd,
        ]);
        expect(new Map(byCity as [string, number][])).toEqual(reference.cities);
        for (const { plan, amountUsd, isWithin } of cities) {
          const { totalUsd } = estimateCosts(countries, plan, basis);
          expect(wanted.per === 'year' ? totalUsd / Number(plan.duration) : totalUsd).toBe(
            amountUsd,
          );
          expect(isWithin).toBe(wanted.budgetUsd !== undefined && amountUsd <= wanted.budgetUsd);
        }
        const ranked = found.countries.map(({ cities: [first] }) => first.amountUsd);
        expect(ranked).toEqual([...ranked].sort((one, other) => one - other));

        for (const reading of BASES) {
          expect(listReached(pricedPlans[reading], wanted)).toHaveLength(
            search(priced[reading], wanted).reach.fits,
          );
        }
        const drawn = found.countries.filter(({ cities: [first] }) => first.isWithin);
        expect(new Set(listReached(pricedPlans[basis], wanted))).toEqual(
          new Set(drawn.map(({ country }) => country.code)),
        );

        for (const {
          cities: [cheapest],
          steps,
        } of found.countries) {
          const expected = (['city', 'accommodation', 'lifestyle'] as const).flatMap((choice) => {
            const extra = reference.step(cheapest.plan, cheapest.amountUsd, choice);
            return extra === undefined ? [] : [extra];
          });
          expect(steps.map(({ extraUsd }) => extraUsd)).toEqual(expected);
        }

        const { start, swings } = found;
        expect(start?.amountUsd).toBe(ranked[0]);
        for (const { choice, lowest, highest } of swings) {
          expect([lowest.amountUsd, highest.amountUsd], choice).toEqual(
            reference.range((start as { plan: CostChoice }).plan, CHOICES[choice] ?? []),
          );
        }
        const widths = swings.map(({ lowest, highest }) => highest.amountUsd - lowest.amountUsd);
        expect(widths).toEqual([...widths].sort((one, other) => other - one));
      }),
      { numRuns: 60 },
    );
  });

  it('names what one step more costs', () => {
    const [germany] = answer({}).countries;
    expect(germany?.cities[0].plan).toMatchObject({ city: 'Dresden', accommodation: 'oncampus' });
    expect(germany?.steps.map(({ label, extraUsd }) => `${label} ${extraUsd}`)).toEqual([
      'Cologne 698',
      'Shared flat 500',
      'Moderate 960',
    ]);
  });

  it('lets years move a total, never a year', () => {
    const choices = (per: BudgetQuestion['per']) =>
      answer({ per }).swings.map(({ choice }) => choice);
    expect(choices('total')).toContain('Years');
    expect(choices('year')).not.toContain('Years');
  });
});

const describeFor = (
  changes: Partial<BudgetQuestion>,
  { basis = 'yearly', rate = 96.43 }: { basis?: AccommodationBasis; rate?: number } = {},
) => {
  const twoYears = { duration: '2', budgetUsd: 2_500_000 / 96.43 } as const;
  const asked = { ...question, ...twoYears, ...changes };
  const reach = {
    monthly: listReached(pricedPlans.monthly, asked),
    yearly: listReached(pricedPlans.yearly, asked),
  };
  return speakReach(describeReach(reach, basis, answer(asked, basis), asked, rate));
};

describe('describeReach', () => {
  it('answers 25 lakh by both readings of the rent', () => {
    expect(describeFor({})).toBe(
      'With ₹25 lakh a year, rent once a year: Germany, France. Not: the other eight. With rent × 12: none.',
    );
    expect(describeFor({ budgetUsd: 60_000 }, { basis: 'monthly', rate: 0 })).toMatch(
      /^With \$60,000 a year, rent × 12: .*With rent once a year: Germany, France, Switzerland, /,
    );
  });

  it('names the distance to the nearest city if none is reached', () => {
    expect(describeFor({ budgetUsd: 10_000 }, { rate: 0 })).toBe(
      'With $10,000 a year, rent once a year. None of the ten. The nearest city is Dresden at $11,320 a year, $1,320 more than you have. With rent × 12: none.',
    );
    expect(describeFor({ budgetUsd: 20_000, per: 'total' })).toContain(
      'With ₹19.3 lakh in all, rent once a year. None of the ten. The nearest city is Dresden at ₹21.8 lakh, ₹2.5 lakh more',
    );
  });

  it('explains the dots before a budget is entered', () => {
    expect(describeFor({ budgetUsd: undefined })).toBe(
      "Ten countries, from the cheapest. Each dot is the cheapest way to live in that city during a master's. Enter a budget to see which cities are within it.",
    );
  });

  it('reports that nothing matches', () => {
    expect(describeFor({ fixed: { country: 'fr', city: 'Berlin' } })).toBe(
      'No answer. Nothing in our tables matches these choices.',
    );
  });
});
