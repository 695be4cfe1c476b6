import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { planStore } from '../kit/stores/plan.ts';
import { openElement } from '../testing/drive-element.ts';
import { driveForm } from '../testing/form.ts';
import { patchSelects } from '../testing/selects.ts';
import { waitFor } from '../testing/wait.ts';
import './cost-calculator.ts';

vi.mock('../content/visas/visas.ts', () => import('../testing/own/visas.ts'));
vi.mock('../content/countries/countries.ts', () => import('../testing/own/countries.ts'));
vi.mock('../content/exchange-rates.ts', () => import('../testing/own/exchange-rates.ts'));

patchSelects();

async function open(attributes = '') {
  const tool = await openElement('sa-cost-calculator', attributes);
  const { root, all } = tool;
  const form = driveForm(tool.element);
  const field = (name: string) => root.querySelector<HTMLSelectElement>(`#${name}`);
  /** The rest of a result is rendered a frame after it. */
  const allShown = async () => {
    const hasResult = !root.querySelector('[data-state=empty]');
    if (hasResult) await waitFor(() => expect(root.querySelector('details form')).not.toBeNull());
  };
  return {
    ...form,
    ...tool,
    field,
    values: (...names: string[]) => names.map((name) => field(name)?.value),
    async calculate(values: Record<string, string> = {}) {
      await form.type(values);
      await form.send();
      await allShown();
    },
    heading: () => root.querySelector('h3')?.textContent,
    /** The chosen total, and what a month of it costs. */
    figures: () => tool.texts('dd > b').slice(0, 2),
    lines: () =>
      all('dl > div')
        .filter((row) => row.querySelector('dd + dd'))
        .map((row) => ['dt', 'dd + dd', 'dd b'].map((part) => row.querySelector(part)?.textContent))
        .filter(([label]) => label !== 'Total'),
    status: () => root.querySelector('[role=status]')?.textContent,
    optionsOf: (name: string) => [...(field(name)?.options ?? [])].map(({ text }) => text),
  };
}

const masters = { country: 'us', programLevel: 'masters' };

beforeEach(() => {
  planStore.setState({ choices: {}, results: {} });
  history.replaceState(null, '', '/tools');
});

afterEach(() => {
  vi.restoreAllMocks();
  history.replaceState(null, '', '/');
});

describe('the form of <sa-cost-calculator>', () => {
  it('has six fields and "Calculate Costs", with 1 year, shared and moderate at first', async () => {
    const calculator = await open();
    const names = ['country', 'programLevel', 'duration', 'accommodation', 'lifestyle'];
    expect(calculator.values(...names)).toEqual(['', '', '1', 'shared', 'moderate']);
    const { type, min, max, step } = calculator.field('duration') as never as HTMLInputElement;
    expect([type, min, max, step]).toEqual(['number', '1', '5', '1']);
    expect(calculator.root.querySelector('[data-state=empty]')?.textContent).toMatch(
      /^Fill out the form to see a detailed breakdown\.\.\./,
    );
    await calculator.choose({ country: 'us' });
    const fields = calculator.all<HTMLInputElement>('form:first-of-type :is(select, input)');
    expect(fields.map(({ labels }) => labels?.[0]?.textContent).join()).toBe(
      'Country of Study,City (Optional),Program Level,Duration (years),Accommodation Type,Lifestyle',
    );
    expect(calculator.button('Calculate Costs').type).toBe('submit');
  });

  it('has no city until a country is chosen, then those of the country', async () => {
    const calculator = await open();
    expect(calculator.field('city')).toBeNull();
    await calculator.choose({ country: 'us', city: 'New York' });
    expect(calculator.optionsOf('city')).toHaveLength(8);
    await calculator.choose({ country: 'de' });
    expect(calculator.field('city')?.value).toBe('');
    expect(calculator.optionsOf('city')).not.toContain('New York');
    await calculator.choose({ country: 'us' });
    expect(calculator.field('city')?.value).toBe('');
    await calculator.choose({ country: '' });
    expect(calculator.field('city')).toBeNull();
  });

  it('shows the MBA of a link the row of a master\u2019s, and says so', async () => {
    history.replaceState(null, '', '/tools?cost-program-level=mba');
    const calculator = await open('sync-url');
    await calculator.settled();
    expect(calculator.values('programLevel')).toEqual(['masters']);
    expect(calculator.text()).toContain(
      "The table has no MBA row, so these are the figures for a master's. An MBA often costs more.",
    );
    await calculator.choose({ programLevel: 'phd' });
    expect(calculator.text()).not.toContain('The table has no MBA row');
  });
});

describe('the result of <sa-cost-calculator>', () => {
  it('has eight lines with their formulas, a total and the monthly living expenses', async () => {
    const calculator = await open();
    const heard = calculator.listen('sa-calculated');
    await calculator.calculate(masters);
    expect(heard).toEqual([
      {
        country: 'us',
        city: '',
        programLevel: 'masters',
        duration: '1',
        accommodation: 'shared',
        lifestyle: 'moderate',
        accommodationBasis: 'monthly',
        totalUsd: 173_500,
        monthlyUsd: 11_125,
      },
    ]);
    expect(calculator.heading()).toBe('United States');
    expect(calculator.texts('dl:first-of-type > div').slice(0, 5)).toEqual([
      'Total for 1 year$173,500',
      'Tuition$40,000',
      'Accommodation$120,000',
      'Other living$13,500',
      'Monthly living expenses$11,125',
    ]);
    expect(calculator.figures()).toEqual(['$173,500', '$11,125']);
    expect(calculator.lines()).toEqual([
      ['Tuition', '$40,000 × 1 year', '$40,000'],
      ['Accommodation', '$10,000 × 12 × 1 year × 1.0', '$120,000'],
      ['Food', '$400 × 12 × 1 year × 1.0 × 1.0', '$4,800'],
      ['Transportation', '$150 × 12 × 1 year × 1.0', '$1,800'],
      ['Health insurance', '$1,500 × 1 year', '$1,500'],
      ['Books', '$1,200 × 1 year', '$1,200'],
      ['Personal expenses', '$200 × 12 × 1 year × 1.0', '$2,400'],
      ['Miscellaneous', '$150 × 12 × 1 year', '$1,800'],
    ]);
    expect(calculator.texts('dt').at(-1)).toBe('Total');
    expect(calculator.texts('dd b').at(-1)).toBe('$173,500');
    // The answer, before the choice that it is for and everything else.
    const choice = calculator.root.querySelector('fieldset')?.previousElementSibling;
    expect(choice?.previousElementSibling?.textContent).toBe(
      '$63,500 to $173,500 ₹61.2\u00a0lakh to ₹1.67\u00a0crore at the rate of 6 October 2026',
    );
    expect(choice?.textContent).toMatch(/^United States, .*Change$/);
    const loud = calculator.shown('b').filter((each) => !each.closest('details'));
    const said = loud.map(({ textContent }) => textContent);
    expect(said).toEqual(['$63,500 to $173,500', '$173,500', '$11,125']);
    const text = calculator.text();
    expect(text).toContain('This is an estimate. What you pay may vary.');
    expect(text).toContain('No city chosen: national base, city factor 1.0.');
    expect(text).toContain('as of 2023');
    const links = calculator.all<HTMLAnchorElement>('a').map(({ href }) => href);
    expect(links).toContainEqual(expect.stringMatching(/\/tools#scholarship-finder$/));
  });

  it('counts the rent otherwise everywhere, tells so, and offers the way back', async () => {
    const calculator = await open();
    await calculator.calculate({ ...masters, city: 'New York' });
    expect(calculator.texts('fieldset label')).toEqual([
      'Rent × 12, by our formula',
      'Rent once a year',
    ]);
    expect(calculator.text()).toContain('$71,800 to $236,800');
    expect(calculator.figures()).toEqual(['$236,800', '$16,400']);
    expect(calculator.text()).toContain('If the table is right, use the lower total.');
    await calculator.press('Add to comparison');
    const heard = calculator.listen('sa-calculated');
    await calculator.choose({ 'accommodation-basis': 'yearly' });
    expect(calculator.figures()).toEqual(['$71,800', '$2,650']);
    await waitFor(() => {
      expect(calculator.lines()[1]).toEqual(['Accommodation', '$10,000 × 1 year × 1.5', '$15,000']);
    });
    expect(heard).toMatchObject([{ accommodationBasis: 'yearly', totalUsd: 71_800 }]);
    expect(planStore.getState()).toMatchObject({
      choices: { ...masters, city: 'New York', accommodationBasis: 'yearly' },
      results: {
        estimate: {
          ...{ totalUsd: { monthly: 236_800, yearly: 71_800 }, years: 1 },
          rate: { rupees: 96.43, day: '2026-10-06' },
        },
      },
    });
    await calculator.choose({ 'accommodation-basis': 'monthly' });
    calculator.element.setAttribute('accommodation-basis', 'yearly');
    await calculator.settled();
    expect(calculator.figures()).toEqual(['$71,800', '$2,650']);
  });

  it('names the money to show for the visa, each amount by either reading of the rent', async () => {
    const calculator = await open();
    await calculator.calculate({ ...masters, country: 'ca', duration: '2' });
    const text = calculator.text();
    expect(calculator.texts('dl > div:last-child dd + dd').at(-1)).toBe(
      'Rent once a year: $96,080',
    );
    expect(text).toMatch(/With rent once a year they are CAD [\d,]+: CAD [\d,]+ /);
    expect(text).toContain('Canada asks you to show CAD 23,448 for living costs');
    expect(text).toContain('at 1.425 CAD for $1 (European Central Bank, 6');
    await calculator.type({ 'rate-CAD': '1.4' });
    await calculator.press('Use these rates');
    expect(calculator.text()).toContain(
      "Your plan's living costs are CAD 133,056 a year at the rate you enter:",
    );
    await calculator.calculate({ ...masters, country: 'fr' });
    expect(calculator.text()).not.toContain('asks you to show');
  });

  it('folds the choice into a line, which "Change" opens again', async () => {
    const calculator = await open();
    await calculator.calculate(masters);
    const line = 'United States, Masters, 1 year, shared flat, moderate';
    expect(calculator.texts('p')).toContain(line);
    await calculator.press('Change');
    expect(calculator.texts('p')).not.toContain(line);
    expect(calculator.root.activeElement).toBe(calculator.field('country'));
    await calculator.calculate();
    expect(calculator.texts('p')).toContain(line);
  });

  it('is out of date after any edit and any mistake, until the next calculation', async () => {
    const calculator = await open();
    await calculator.calculate(masters);
    expect(calculator.status()).toBe('');
    await calculator.choose({ lifestyle: 'premium' });
    const outdated = 'Out of date: the form has changed. Press Calculate Costs again.';
    expect(calculator.status()).toBe(outdated);
    await calculator.calculate({ duration: '1.5' });
    expect(calculator.messages()).toEqual({
      duration: 'Duration must be a whole number of years',
    });
    expect(calculator.figures()).toEqual(['$173,500', '$11,125']);
    expect(calculator.status()).toBe(outdated);
    await calculator.calculate({ duration: '1' });
    expect(calculator.status()).toBe('');
    expect(calculator.figures()).not.toEqual(['$173,500', '$11,125']);
  });

  it('stays when the country is not found, which is only logged', async () => {
    const logged = vi.spyOn(console, 'error').mockImplementation(() => {});
    const calculator = await open();
    await calculator.calculate(masters);
    const country = calculator.field('country') as HTMLSelectElement;
    country.options[2]?.setAttribute('value', 'xx');
    country.value = 'xx';
    await calculator.send();
    expect(logged).toHaveBeenCalledWith(new Error('Country not found'));
    expect(calculator.figures()).toEqual(['$173,500', '$11,125']);
  });
});

describe('the rupees of <sa-cost-calculator>', () => {
  it('stand below a dollar, follow the entered rate and go away by "Dollars only"', async () => {
    vi.useFakeTimers({ now: new Date(2026, 10, 22, 12), toFake: ['Date'] });
    const calculator = await open();
    await calculator.calculate(masters);
    expect(calculator.texts('b + span').slice(0, 2)).toEqual([
      ' ₹61.2\u00a0lakh to ₹1.67\u00a0crore',
      ' ₹38.6\u00a0lakh',
    ]);
    expect(calculator.text()).toContain(
      'Rupees at ₹96.43 for $1, European Central Bank, 6 October 2026.',
    );
    await calculator.type({ 'rate-INR': '90' });
    await calculator.press('Use these rates');
    expect(calculator.text()).toContain('₹1.56\u00a0crore');
    expect(calculator.text()).toContain(
      'Rupees at ₹90 for $1, the rate you entered on 22 November 2026.',
    );
    expect(planStore.getState().results.rate).toEqual({ rupees: 90, day: '2026-11-22' });
    await calculator.press('Dollars only');
    expect(calculator.text()).not.toMatch(/₹\d/);
    expect(calculator.root.activeElement).toBe(calculator.button('Dollars only'));
    await calculator.press('Dollars only');
    expect(calculator.text()).toContain('₹1.56\u00a0crore');
    vi.useRealTimers();
  });
});

describe('"What can I afford?" of <sa-cost-calculator>', () => {
  async function openBudget(attributes = 'tab="afford"') {
    const calculator = await open(attributes);
    await waitFor(() => expect(calculator.root.querySelector('circle[role]')).not.toBeNull());
    return calculator;
  }
  const countriesOf = (calculator: { texts(selector: string): unknown[] }) =>
    calculator.texts('h4').filter((text) => /^\d/.test(String(text)));
  const dots = (calculator: Awaited<ReturnType<typeof open>>) => calculator.all('circle[role]');
  const reach = (calculator: Awaited<ReturnType<typeof open>>) =>
    calculator
      .shown('#panel-afford [aria-hidden]:has(+ [role=status]) > *')
      .map(({ textContent }) => textContent)
      .join();

  it('ranks ten countries with a dot for each city, by either reading, before a budget is named', async () => {
    const calculator = await open();
    await calculator.openTab('What can I afford?');
    await waitFor(() => expect(dots(calculator)).toHaveLength(56));
    const cheapest = () => dots(calculator)[0]?.getAttribute('aria-label');
    expect(cheapest()).toBe('Open Dresden, ₹10.9 lakh a year, on campus, budget');
    expect(countriesOf(calculator)[0]).toBe('1. Germany');
    expect(countriesOf(calculator)).toHaveLength(10);
    expect(calculator.all('circle[tabindex="0"]')).toHaveLength(1);
    expect(new Set(calculator.texts('ol summary')).size).toBe(10);
    expect(calculator.all('ol line')).toHaveLength(10 * 6);
    expect(reach(calculator)).toContain('Enter a budget');
    expect(calculator.text()).toContain('Which choice changes the cost most?');
    const [, twelve] = calculator.shown<HTMLInputElement>('#panel-afford fieldset input');
    await calculator.press(twelve);
    expect(cheapest()).toMatch(/^Open Dresden, ₹(?!10.9)/);
  });

  it('answers at every key, in lakh or dollars, with a line at the budget', async () => {
    const calculator = await openBudget();
    const places = () => dots(calculator).map((dot) => dot.getAttribute('cx'));
    await calculator.type({ budget: '20' });
    expect(calculator.text()).not.toContain('$0');
    expect(reach(calculator)).toContain('Enter a budget');
    await calculator.press('Did you mean ₹20 lakh?');
    expect(calculator.values('budget')).toEqual(['₹20 lakh']);
    expect(calculator.root.activeElement).toBe(calculator.field('budget'));
    expect(calculator.text()).toContain(
      '₹20 lakh a year is about $20,740, at ₹96.43 for $1 (6 October 2026).',
    );
    expect(reach(calculator)).toBe('GermanyFrance,Not: the other eight.,With rent × 12: none.');
    expect(calculator.texts('#panel-afford ol summary').length).toBe(10);
    expect(calculator.texts('#panel-afford div > details > summary')).toContain(
      '8 more, from ₹26.2 lakh',
    );
    const beyond = calculator.root.querySelector<HTMLDetailsElement>('ol + details');
    await calculator.key(dots(calculator)[0], 'ArrowDown');
    expect(beyond?.open).toBe(false);
    await calculator.key(dots(calculator)[7], 'ArrowDown');
    expect(beyond?.open).toBe(true);
    expect(calculator.all('ol line')).toHaveLength(10 * 7);
    // The answer is directly below the amount, what else was chosen is a line that opens.
    expect(calculator.root.querySelector('#panel-afford form > div + *')?.textContent).toMatch(
      /^With ₹20 lakh a year/,
    );
    expect(calculator.text()).toContain('Change: each year, Masters, 1 year');
    await calculator.press('Is this all you have, for all years?');
    expect(calculator.root.activeElement).toBe(calculator.field('budgetYears'));
    expect(calculator.root.activeElement?.closest('details')?.open).toBe(true);
    await calculator.choose({ budgetYears: '2' });
    expect(reach(calculator)).toMatch(
      /^None of the ten\. The nearest city is Dresden at ₹21\.8 lakh/,
    );
    expect(calculator.texts('[aria-labelledby=budget-per] label')).toEqual([
      'each year',
      'all of it, for 2 years',
    ]);
    const before = places();
    await calculator.type({ budget: '100 crore' });
    expect(places()).toEqual(before);
    expect(calculator.text()).toContain('your budget, far beyond the end');
  });

  it('opens a country on a phone by a press, and by the arrows', async () => {
    const calculator = await openBudget();
    const isOpen = (row: number) => calculator.all('ol > li')[row]?.hasAttribute('data-open');
    const [germany] = calculator.all<HTMLButtonElement>('ol [aria-expanded]');
    // The first by itself, for what is said of dots to be true.
    expect([isOpen(0), germany?.getAttribute('aria-expanded')]).toEqual([true, 'true']);
    expect(isOpen(1)).toBe(false);
    await calculator.key(dots(calculator)[0], 'ArrowDown');
    expect(isOpen(1)).toBe(true);
    await calculator.press(germany);
    expect([isOpen(0), germany?.getAttribute('aria-expanded')]).toEqual([false, 'false']);
  });

  it('keeps it in the address: a reload has it, and Back from a plan returns to it', async () => {
    history.replaceState({ from: 'the page' }, '', '/tools?cost-tab=afford#cost-calculator');
    const calculator = await openBudget('sync-url');
    await calculator.type({ budget: '25 lakh' });
    await calculator.choose({ budgetLevel: 'phd', budgetCountry: 'fr' });
    expect(location.search).toContain('cost-tab=afford&cost-budget=25+lakh&');
    const asked = location.search;
    const again = await openBudget('sync-url');
    const kept = again.values('budget', 'budgetLevel', 'budgetCountry');
    expect(kept).toEqual(['25 lakh', 'phd', 'fr']);
    expect(countriesOf(again)).toEqual(['1. France']);

    const [push, heard] = [vi.spyOn(history, 'pushState'), again.listen('sa-calculated')];
    await again.press('Open this plan: Toulouse');
    expect(push).toHaveBeenCalledOnce();
    expect(heard).toMatchObject([{ city: 'Toulouse', accommodationBasis: 'yearly' }]);
    await waitFor(() => expect(again.heading()).toBe('France, Toulouse'));
    expect(again.status()).toBe('');
    expect(again.root.activeElement).toBe(again.root.querySelector('h3'));
    expect(again.selectedTab()).toBe('Cost of one plan');
    await waitFor(() => expect(location.search).toContain('cost-plan=fr.toulouse.phd'));
    expect(location.search).toContain('cost-budget=25+lakh');
    // The simulated history does not go back by itself.
    history.replaceState(null, '', `/tools${asked}`);
    dispatchEvent(new PopStateEvent('popstate'));
    await again.settle();
    expect(again.selectedTab()).toBe('What can I afford?');
    expect(again.values('budget')).toEqual(['25 lakh']);
  });

  it('writes nothing into the address that is no amount, nor without sync-url', async () => {
    history.replaceState(null, '', '/tools?cost-tab=afford');
    const synced = await openBudget('sync-url');
    await synced.type({ budget: 'what my mother earns' });
    expect(location.search).not.toContain('mother');
    history.replaceState(null, '', '/tools');
    const calculator = await openBudget();
    const push = vi.spyOn(history, 'pushState');
    await calculator.type({ budget: '25 lakh' });
    await calculator.press('Open this plan: Dresden');
    expect([location.search, push.mock.calls.length]).toEqual(['', 0]);
  });
});

describe('the comparison of <sa-cost-calculator>', () => {
  it('shows up to three plans, the cheapest first, their lines in a closed table, and has no room for a fourth', async () => {
    const calculator = await open();
    const titles = () =>
      calculator.texts('ol li b:first-child').filter((text) => text?.startsWith('Plan'));
    for (const country of ['us', 'de', 'fr']) {
      await calculator.calculate({ ...masters, country });
      await calculator.press('Add to comparison');
    }
    expect(titles().join()).toBe('Plan 1: Germany,Plan 2: France,Plan 3: United States');
    const total = calculator.all('tr').filter((row) => row.textContent?.startsWith('Total'));
    expect(total.map(({ textContent }) => textContent)).toEqual([
      'Total$56,780Lowest$84,600$173,500',
      'Total per year$56,780Lowest$84,600$173,500',
      'Total, rent once a year$12,780Lowest$18,600$63,500',
    ]);
    expect(calculator.texts('ol li > :is(p, span)')).toEqual([
      'The cheapest',
      '$12,780 to $56,780 ₹12.3\u00a0lakh to ₹54.8\u00a0lakh',
      '$27,820 more than Germany',
      '$18,600 to $84,600 ₹17.9\u00a0lakh to ₹81.6\u00a0lakh',
      '$116,720 more than Germany',
      '$63,500 to $173,500 ₹61.2\u00a0lakh to ₹1.67\u00a0crore',
    ]);
    expect(calculator.root.querySelector('table')?.closest('details')?.open).toBe(false);
    await calculator.calculate({ ...masters, country: 'uk' });
    expect(calculator.hasButton('Add to comparison')).toBe(false);
    expect(calculator.text()).toContain(
      'Three plans are compared already. Remove one to add this.',
    );
    await calculator.press('Remove Plan 3', 'Remove Plan 2');
    expect(titles()).toEqual(['Plan 1: Germany']);
    expect(calculator.root.activeElement?.textContent).toBe('Compare plans');
    await calculator.press('Remove Plan 1');
    expect(titles()).toEqual([]);
    expect(calculator.root.activeElement).toBe(calculator.root.querySelector('h3'));
    await calculator.press('Add to comparison', 'Remove from comparison');
    expect(titles()).toEqual([]);
  });
});

describe('a link to a plan of <sa-cost-calculator>', () => {
  const newYork = 'cost-plan=us.new-york.masters.2.shared.moderate';
  const germany = 'cost-plan=de.any.masters.1.shared.moderate';

  it('fills the form, shows the result and the comparison, without taking the focus', async () => {
    history.replaceState(null, '', `/tools?${newYork}&${germany}#cost-calculator`);
    const calculator = await open('sync-url');
    await calculator.settled();
    expect(calculator.heading()).toBe('United States, New York');
    expect(calculator.figures()).toEqual(['$473,600', '$16,400']);
    const filled = calculator.values('country', 'city', 'programLevel', 'duration');
    expect(filled).toEqual(['us', 'New York', 'masters', '2']);
    expect(calculator.status()).toBe('');
    expect(calculator.root.activeElement).toBeNull();
    const titles = ['Plan 1Germany', 'Plan 2United States, New York'];
    expect(calculator.texts('thead th')).toEqual(titles);
  });

  it('is written to the address after each calculation, beside other parameters', async () => {
    history.replaceState({ from: 'the page' }, '', '/tools?utm=x#cost-calculator');
    const push = vi.spyOn(history, 'pushState');
    const calculator = await open('sync-url');
    await calculator.calculate({ ...masters, country: 'de' });
    const address = `?utm=x&${germany}#cost-calculator`;
    await waitFor(() => expect(location.search + location.hash).toBe(address));
    expect(history.state).toEqual({ from: 'the page' });
    expect(push).not.toHaveBeenCalled();
  });

  it('is passed to the sharing of the device, or copied, or copied by hand if nothing works', async () => {
    const share = vi.fn(async (_: ShareData) =>
      Promise.reject(new DOMException('no', 'NotAllowedError')),
    );
    vi.stubGlobal('navigator', { share });
    const calculator = await open('site-base="https://our.example"');
    await calculator.calculate({ ...masters, country: 'de' });
    await calculator.press('Share this plan');
    expect(share).toHaveBeenCalledWith({
      text: expect.stringMatching(/^Germany: \$12,780 to \$56,780 for one year, /),
      url: expect.stringContaining(germany),
    });
    expect(calculator.text()).toContain('Select the link above and copy it.');
    const writeText = vi.fn(async (_: string) => {});
    vi.stubGlobal('navigator', { clipboard: { writeText } });
    await calculator.press('Share this plan');
    const link = `https://our.example/tools?${germany}#cost-calculator`;
    expect([writeText.mock.calls, calculator.values('plan-link')]).toEqual([[[link]], [link]]);
    expect(calculator.text()).toContain('Link copied.');
  });
});
