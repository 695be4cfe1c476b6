import { assert } from 'chai';
import { countries } from '../content/countries/countries.ts';
import { formatUsd } from '../kit/rules/money.ts';
import { closeFrames } from '../testing/frame.ts';
import { usMasters } from '../testing/own/cost-plan.ts';
import {
  assertNoTrap,
  openTool,
  pressKeys,
  surround,
  type ToolPage,
  tabTo,
  typeKeys,
} from '../testing/tool-page.ts';
import {
  type BudgetQuestion,
  type CountryAnswer,
  findAffordable,
  listPricedPlans,
} from './afford/affordability.logic.ts';
import { estimateCosts } from './estimate/cost-calculator.logic.ts';

const TAG = 'sa-cost-calculator';
const names = ['country', 'city', 'programLevel', 'duration', 'accommodation', 'lifestyle'];

const canada = estimateCosts(countries, { ...usMasters, country: 'ca' });

/** The question with which the second tab opens, and the countries that it then lists, from the cheapest. */
const asked: BudgetQuestion = {
  programLevel: 'masters',
  duration: '1',
  per: 'year',
  budgetUsd: undefined,
  fixed: {},
};
const priced = listPricedPlans(countries, 'yearly');
const [first, second, third] = findAffordable(priced, countries, asked).countries as [
  CountryAnswer,
  CountryAnswer,
  CountryAnswer,
];
/** Enough for the three cheapest countries, and for none of the dearest cities. */
const budgetUsd = Math.ceil(third.cities[0].amountUsd);
const answered = `With ${formatUsd(budgetUsd)} a year`;

const valuesOf = (page: ToolPage) => names.map((name) => page.field(name).value);

describe(`<${TAG}> in a browser`, () => {
  afterEach(closeFrames);

  it('is used by keyboard alone, from the first field to a comparison and out again', async () => {
    const page = await openTool(TAG);
    await tabTo(page, 'country');
    await typeKeys(page, 'Can');
    await tabTo(page, 'city');
    await tabTo(page, 'programLevel');
    await typeKeys(page, 'Mas');
    await tabTo(page, 'Calculate Costs');
    await pressKeys(page, 'Enter');
    await page.says('How this is worked out');
    assert.equal(page.focused(), 'Canada');
    assert.include(page.root.textContent, formatUsd(canada.totalUsd));
    await tabTo(page, 'Change the exchange rate');
    await pressKeys(page, 'Enter');
    await tabTo(page, 'rate-INR');
    await pressKeys(page, 'Control+a');
    await typeKeys(page, '90');
    await pressKeys(page, 'Enter');
    await page.says('the rate you entered');
    await tabTo(page, 'Add to comparison');
    await pressKeys(page, 'Enter');
    await page.says('Plan 1: Canada');
    await assertNoTrap(page);
  });

  it('answers a budget by keyboard alone, and opens a city as a plan', async () => {
    const page = await openTool(TAG, { attributes: 'tab="afford"' });
    await page.says('Which choice changes the cost most?');
    await tabTo(page, 'budget');
    await typeKeys(page, `$${budgetUsd}`);
    await page.says(answered);
    // The question, the closed choices, the radio button of the reading, then the first dot: the cheapest city of all.
    await pressKeys(page, 'Tab', 'Tab', 'Tab', 'Tab');
    const named = () => page.root.activeElement?.getAttribute('aria-label');
    const [cheapest] = first.cities;
    assert.include(
      named(),
      `Open ${cheapest.plan.city}, ${formatUsd(cheapest.amountUsd)} a year, `,
    );
    await pressKeys(page, 'ArrowDown', 'End');
    const { plan } = second.cities.at(-1) ?? second.cities[0];
    assert.include(named(), `Open ${plan.city}, `);
    await pressKeys(page, 'Enter');
    await page.says('How this is worked out');
    assert.equal(page.focused(), `${second.country.name}, ${plan.city}`);
    const { country, city, accommodation, lifestyle } = plan;
    assert.deepEqual(valuesOf(page), [country, city, 'masters', '1', accommodation, lifestyle]);
  });

  it('keeps parts of a bar, and dots within a budget, apart in forced colours', async () => {
    const page = await openTool(TAG, { attributes: 'tab="afford"' });
    await page.says('Which choice changes the cost most?');
    await tabTo(page, 'budget');
    await typeKeys(page, `$${budgetUsd}`);
    await page.says(answered);
    const back = await surround(page, 'forcedColors');
    const fillOf = (selector: string) => {
      const dot = page.root.querySelector(selector) as SVGElement;
      return page.window.getComputedStyle(dot).fill;
    };
    assert.notEqual(fillOf('circle[data-within]'), fillOf('circle[role]:not([data-within])'));
    await back();
  });

  it('goes to the first wrong field by Enter, a text for a number included', async () => {
    const page = await openTool(TAG, { attributes: 'country="us" program-level="masters"' });
    await tabTo(page, 'duration');
    await pressKeys(page, 'Control+a');
    await typeKeys(page, '1e');
    await pressKeys(page, 'Enter');
    await page.says('Duration must be a whole number of years');
    assert.equal(page.focused(), 'duration');
    assert.isNull(page.root.querySelector('[data-state=ready]'));
  });
});
