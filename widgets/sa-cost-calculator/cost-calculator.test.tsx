import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type Driver, driveElement, openElement } from '../kit/testing/drive-element.ts';
import { driveForm } from '../kit/testing/form.ts';
import { rendered, serve } from '../kit/testing/mount.ts';
import { patchSelects } from '../kit/testing/selects.ts';
import './cost-calculator.ts';

patchSelects();

async function open(attributes = '') {
  return drive(await openElement('sa-cost-calculator', attributes));
}

/** What is special to the calculator. */
function drive(tool: Driver) {
  const { root, all, texts } = tool;
  const form = driveForm(tool.element);
  const field = (name: string) => root.querySelector<HTMLSelectElement>(`#${name}`);
  /** What goes with a result comes a frame after it. */
  const allShown = async () => {
    const hasResult = !root.querySelector('[data-state=empty]');
    if (hasResult) await vi.waitFor(() => expect(root.querySelector('details')).not.toBeNull());
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
    figures: () => texts('dd b').slice(0, 2),
    lines: () =>
      all('dl > div')
        .filter((row) => row.querySelector('dd + dd'))
        .map((row) =>
          ['dt', 'dd + dd', 'dd b'].map((part) => row.querySelector(part)?.textContent),
        ),
    status: () => root.querySelector('[role=status]')?.textContent,
    optionsOf: (name: string) => [...(field(name)?.options ?? [])].map(({ text }) => text),
  };
}

const masters = { country: 'us', programLevel: 'masters' };
const defaults = { duration: '1', accommodation: 'shared', lifestyle: 'moderate' };
/** What a calculation gone wrong prints. */
const BROKEN = /NaN|undefined|null|Invalid|Infinity/;
const label = (control: Element | null) => (control as HTMLInputElement).labels?.[0]?.textContent;

beforeEach(() => {
  history.replaceState(null, '', '/tools');
});

afterEach(() => {
  document.body.innerHTML = '';
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  history.replaceState(null, '', '/');
});

describe('the form of <sa-cost-calculator>', () => {
  it('has the six fields and "Calculate Costs"', async () => {
    const calculator = await open('country="us"');
    expect(
      calculator.all('form:first-of-type :is(select, input)').map((control) => label(control)),
    ).toEqual([
      'Country of Study',
      'City (Optional)',
      'Program Level',
      'Duration (years)',
      'Accommodation Type',
      'Lifestyle',
    ]);
    expect(calculator.button('Calculate Costs').type).toBe('submit');
  });

  it('offers the ten countries', async () => {
    expect((await open()).optionsOf('country').slice(1)).toEqual([
      'United States',
      'United Kingdom',
      'Canada',
      'Australia',
      'Germany',
      'New Zealand',
      'Singapore',
      'France',
      'Netherlands',
      'Switzerland',
    ]);
  });

  it('has no city until a country is chosen, then lists its cities', async () => {
    const calculator = await open();
    expect(calculator.field('city')).toBeNull();
    const counts: Record<string, number> = {};
    for (const code of ['us', 'uk', 'ca', 'au', 'de', 'nz', 'sg', 'fr', 'nl', 'ch']) {
      await calculator.choose({ country: code });
      counts[code] = calculator.optionsOf('city').length - 1;
    }
    expect(counts).toEqual({
      us: 7,
      uk: 7,
      ca: 7,
      au: 7,
      de: 7,
      nz: 5,
      sg: 1,
      fr: 5,
      nl: 5,
      ch: 5,
    });
    await calculator.choose({ country: '' });
    expect(calculator.field('city')).toBeNull();
  });

  it('clears the city with the country, there and back', async () => {
    const calculator = await open('country="us" city="New York"');
    expect(calculator.field('city')?.value).toBe('New York');
    await calculator.choose({ country: 'de' });
    expect(calculator.field('city')?.value).toBe('');
    expect(calculator.optionsOf('city')).not.toContain('New York');
    await calculator.choose({ country: 'us' });
    expect(calculator.field('city')?.value).toBe('');
  });

  it('starts with 1 year, shared, moderate, and no country or program', async () => {
    const { values } = await open();
    expect(values('country', 'programLevel', 'duration', 'accommodation', 'lifestyle')).toEqual([
      '',
      '',
      '1',
      'shared',
      'moderate',
    ]);
  });

  it('asks the untouched form for a country and a program only', async () => {
    const calculator = await open();
    await calculator.send();
    expect(calculator.messages()).toEqual({
      country: 'Please select a country',
      programLevel: 'Please select a program',
    });
    await vi.waitFor(() => expect(calculator.root.activeElement).toBe(calculator.field('country')));
  });

  it('asks for an accommodation type and a lifestyle once they are cleared', async () => {
    const calculator = await open();
    await calculator.calculate({ ...masters, accommodation: '', lifestyle: '' });
    expect(calculator.messages()).toEqual({
      accommodation: 'Please select an accommodation type',
      lifestyle: 'Please select a lifestyle',
    });
  });

  it('limits the duration to 1 to 5 in steps of 1', async () => {
    const { min, max, step, type } = (await open()).field('duration') as never as HTMLInputElement;
    expect([type, min, max, step]).toEqual(['number', '1', '5', '1']);
  });

  it.each([
    ['0', 'Duration must be at least 1'],
    ['', 'Duration must be at least 1'],
    ['-1', 'Duration must be at least 1'],
    ['6', 'Duration can be at most 5'],
    ['1.5', 'Duration must be a whole number of years'],
  ])('gives no result for a duration of "%s": %s', async (duration, message) => {
    const calculator = await open();
    await calculator.calculate({ ...masters, duration });
    expect(calculator.messages()).toEqual({ duration: message });
    expect(calculator.figures()).toEqual([]);
  });

  it('takes its presets from the attributes, whichever comes first', async () => {
    const calculator = await open('city="New York" lifestyle="budget" duration="3" country="us"');
    const { element, values, settled } = calculator;
    const names = ['country', 'city', 'programLevel', 'duration', 'accommodation', 'lifestyle'];
    expect(values(...names)).toEqual(['us', 'New York', '', '3', 'shared', 'budget']);
    Object.assign(element, { country: 'fr', programLevel: 'phd', accommodation: 'homestay' });
    await settled();
    expect(values(...names)).toEqual(['fr', '', 'phd', '3', 'homestay', 'budget']);
  });

  it.each(['country="xx" city="Paris"', 'duration="9"', 'accommodation="castle"'])(
    'leaves open what %s names wrongly',
    async (attributes) => {
      const { values } = await open(attributes);
      expect(values('country', 'duration', 'accommodation')).toEqual(['', '1', 'shared']);
    },
  );

  it('shows an MBA the row of a master\u2019s, and says so', async () => {
    const calculator = await open('program-level="mba"');
    expect(calculator.field('programLevel')?.value).toBe('masters');
    expect(calculator.root.textContent).toContain('The table has no MBA row');
  });
});

describe('the result of <sa-cost-calculator>', () => {
  it('is at first "Fill out the form to see a detailed breakdown..."', async () => {
    const calculator = await open();
    const { textContent } = calculator.root.querySelector('[data-state=empty]') as Element;
    expect(textContent).toMatch(/^Fill out the form to see a detailed breakdown\.\.\./);
  });

  it('has eight lines with their formulas, a total and the monthly living expenses', async () => {
    const calculator = await open();
    await calculator.calculate(masters);
    expect(calculator.heading()).toBe('United States');
    expect(calculator.texts('dt').slice(0, 2)).toEqual([
      'Total for 1 year',
      'Monthly living expenses',
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
    expect(calculator.texts('dd').at(-1)).toBe('$173,500');
  });

  it('has the three notes and the note on the city', async () => {
    const calculator = await open();
    await calculator.calculate({ ...masters, country: 'uk' });
    const text = calculator.root.textContent;
    expect(text).toContain('This is an estimate. What you pay may vary.');
    expect(text).toContain('Exchange rates may affect costs: you will pay in GBP.');
    expect(text).toContain('Scholarships can reduce costs.');
    expect(text).toContain('No city chosen: national base, city factor 1.0.');
    expect(text).toContain('Since 6 February 2024 it is £776.');
    expect(text).toContain('as of 2023');
  });

  it('prints free tuition as $0, which has no part in the bar', async () => {
    const calculator = await open();
    await calculator.calculate({ ...masters, country: 'de' });
    expect(calculator.lines()[0]).toEqual(['Tuition', '$0 × 1 year', '$0']);
    const parts = calculator
      .all('svg[preserveAspectRatio] rect')
      .map((part) => Number(part.getAttribute('height')));
    expect(parts).toHaveLength(7);
    expect(parts.reduce((sum, part) => sum + part, 0)).toBeCloseTo(100);
  });

  it('shows the other reading of the rent table in one line', async () => {
    const calculator = await open();
    await calculator.calculate(masters);
    expect(calculator.root.textContent).toContain(
      'If the rent table is per year, not per month: accommodation $10,000, total $63,500, $1,958 a month.',
    );
  });

  it('changes the readings about with accommodation-basis="yearly", at once', async () => {
    const calculator = await open();
    await calculator.calculate(masters);
    calculator.element.setAttribute('accommodation-basis', 'yearly');
    await calculator.settled();
    expect(calculator.figures()).toEqual(['$63,500', '$1,958']);
    expect(calculator.root.textContent).toContain(
      'If the rent table is per month, not per year: accommodation $120,000, total $173,500, $11,125 a month.',
    );
  });

  it('takes the focus, and is announced by an event without anything typed', async () => {
    const calculator = await open();
    const heard = vi.fn();
    document.addEventListener('sa-calculated', (event) => heard((event as CustomEvent).detail), {
      once: true,
    });
    await calculator.calculate({ ...masters, city: 'New York', duration: '2' });
    expect(calculator.root.activeElement).toBe(calculator.root.querySelector('h3'));
    expect(heard.mock.calls).toEqual([
      [
        {
          country: 'us',
          city: 'New York',
          programLevel: 'masters',
          duration: '2',
          accommodation: 'shared',
          lifestyle: 'moderate',
          accommodationBasis: 'monthly',
          totalUsd: 473_600,
          monthlyUsd: 16_400,
        },
      ],
    ]);
  });

  it('is marked as out of date by any edit, until the next calculation', async () => {
    const calculator = await open();
    await calculator.calculate(masters);
    expect(calculator.status()).toBe('');
    await calculator.choose({ lifestyle: 'premium' });
    expect(calculator.status()).toMatch(/^Out of date/);
    expect(calculator.figures()).toEqual(['$173,500', '$11,125']);
    await calculator.calculate();
    expect(calculator.status()).toBe('');
    expect(calculator.figures()).not.toEqual(['$173,500', '$11,125']);
  });

  it.each(['0', '-1', '1.5', '6', 'two', ''])(
    'stays, out of date, when the duration is "%s"',
    async (duration) => {
      const calculator = await open();
      await calculator.calculate(masters);
      await calculator.calculate({ duration });
      expect(Object.keys(calculator.messages())).toEqual(['duration']);
      expect(calculator.figures()).toEqual(['$173,500', '$11,125']);
      expect(calculator.status()).toBe(
        'Out of date: the form has changed. Press Calculate Costs again.',
      );
      expect(calculator.root.textContent).not.toMatch(BROKEN);
    },
  );

  it.each([
    ['country="xx" city="Atlantis" duration="0"', ''],
    ['sync-url', 'cost-country=xx&cost-city=Atlantis&cost-duration=-1&cost-lifestyle=royal'],
    ['sync-url', 'cost-plan=us.atlantis.masters.six.castle.royal'],
    ['sync-url', 'cost-plan=...&cost-plan=us'],
  ])('has nothing broken after %s and "%s"', async (attributes, query) => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    history.replaceState(null, '', `/tools?${query}`);
    const calculator = await open(attributes);
    await calculator.settled();
    expect(calculator.figures()).toEqual([]);
    await calculator.calculate({ ...masters, ...defaults });
    expect(calculator.figures()).toEqual(['$173,500', '$11,125']);
    expect(calculator.root.textContent).not.toMatch(BROKEN);
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

  it('links to #scholarship-finder and lets the page open the tool itself', async () => {
    const calculator = await open('site-base="https://partner.example"');
    await calculator.calculate(masters);
    const link = calculator
      .all('a')
      .find(({ textContent }) => textContent?.includes('scholarship')) as HTMLAnchorElement;
    expect(link.href).toBe('https://partner.example/tools#scholarship-finder');
    const asked = vi.fn((event: Event) => event.preventDefault());
    calculator.element.addEventListener('sa-navigate', asked);
    const click = new MouseEvent('click', { bubbles: true, cancelable: true });
    link.dispatchEvent(click);
    expect((asked.mock.calls[0]?.[0] as CustomEvent | undefined)?.detail.path).toBe(
      '/tools#scholarship-finder',
    );
    expect(click.defaultPrevented).toBe(true);
  });

  it('is printed by "Print"', async () => {
    const print = vi.fn();
    vi.stubGlobal('print', print);
    const calculator = await open();
    await calculator.calculate(masters);
    await calculator.press('Print');
    expect(print).toHaveBeenCalledOnce();
  });
});

describe('the rupees of <sa-cost-calculator>', () => {
  async function openRupees(rate: string, day = '') {
    const calculator = await open();
    await calculator.calculate(masters);
    await calculator.type({ rate, 'rate-day': day });
    await calculator.press('Show rupees');
    return calculator;
  }

  it('stand below the dollars, at the rate and the date of the visitor', async () => {
    const calculator = await openRupees('90', '2026-11-20');
    expect(calculator.texts('dd span')[0]).toBe('₹1,56,15,000');
    expect(calculator.figures()).toEqual(['$173,500', '$11,125']);
    expect(calculator.root.textContent).toContain(
      'Rupees at ₹90 for $1, the rate you entered for 20 November 2026.',
    );
    expect(calculator.status()).toBe('');
  });

  it('go away again by "Dollars only"', async () => {
    const calculator = await openRupees('90');
    expect(calculator.root.textContent).toContain('the rate you entered.');
    await calculator.press('Dollars only');
    expect(calculator.root.textContent).not.toContain('₹');
    expect(calculator.root.activeElement).toBe(calculator.button('Show rupees'));
  });

  it('need a rate between 10 and 1,000', async () => {
    const calculator = await openRupees('0.011');
    expect(calculator.root.getElementById('rate-error')?.textContent).toBe(
      'Enter the rupees for one dollar, between 10 and 1,000',
    );
    expect(calculator.root.textContent).not.toContain('₹');
  });
});

describe('the comparison of <sa-cost-calculator>', () => {
  async function openCompared(...countries: string[]) {
    const calculator = await open();
    for (const country of countries) {
      await calculator.calculate({ ...masters, country });
      await calculator.press('Add to comparison');
    }
    return calculator;
  }
  const titles = (calculator: { texts(selector: string): unknown[] }) =>
    calculator.texts('ol li b:first-child').filter((text) => String(text).startsWith('Plan'));

  it('shows up to three plans as bars and as a table', async () => {
    const calculator = await openCompared('us', 'de', 'fr');
    expect(titles(calculator)).toEqual([
      'Plan 1: United States',
      'Plan 2: Germany',
      'Plan 3: France',
    ]);
    const total = calculator.all('tr').filter((row) => row.textContent?.startsWith('Total'));
    expect(total.map(({ textContent }) => textContent)).toEqual([
      'Total$173,500$56,780Lowest$84,600',
      'Total per year$173,500$56,780Lowest$84,600',
    ]);
    expect(calculator.all('ol svg:has(rect)')).toHaveLength(3);
  });

  it('has no room for a fourth, and says so', async () => {
    const calculator = await openCompared('us', 'de', 'fr');
    await calculator.calculate({ ...masters, country: 'uk' });
    expect(calculator.hasButton('Add to comparison')).toBe(false);
    expect(calculator.root.textContent).toContain(
      'Three plans are compared already. Remove one to add this.',
    );
  });

  it('gives a plan away again, and the focus to its heading', async () => {
    const calculator = await openCompared('us', 'de');
    await calculator.press('Remove Plan 1');
    expect(titles(calculator)).toEqual(['Plan 1: Germany']);
    expect(calculator.root.activeElement?.textContent).toBe('Compare plans');
    await calculator.press('Remove Plan 1');
    expect(titles(calculator)).toEqual([]);
    expect(calculator.root.activeElement).toBe(calculator.root.querySelector('h3'));
  });

  it('takes the plan that is shown in and out by one button', async () => {
    const calculator = await openCompared('us');
    expect(titles(calculator)).toHaveLength(1);
    await calculator.press('Remove from comparison');
    expect(titles(calculator)).toHaveLength(0);
    expect(calculator.hasButton('Add to comparison')).toBe(true);
  });
});

describe('a link to a plan of <sa-cost-calculator>', () => {
  const newYork = 'cost-plan=us.new-york.masters.2.shared.moderate';
  const germany = 'cost-plan=de.any.masters.1.shared.moderate';

  it('fills the form and shows the result, without taking the focus', async () => {
    history.replaceState(null, '', `/tools?${newYork}#cost-calculator`);
    const calculator = await open('sync-url');
    await calculator.settled();
    expect(calculator.heading()).toBe('United States, New York');
    expect(calculator.figures()).toEqual(['$473,600', '$16,400']);
    expect(calculator.values('country', 'city', 'programLevel', 'duration')).toEqual([
      'us',
      'New York',
      'masters',
      '2',
    ]);
    expect(calculator.status()).toBe('');
    expect(calculator.root.activeElement).toBeNull();
  });

  it('brings a comparison back', async () => {
    history.replaceState(null, '', `/tools?${newYork}&${germany}`);
    const calculator = await open('sync-url');
    await calculator.settled();
    expect(calculator.texts('thead th')).toEqual([
      'Plan 1United States, New York',
      'Plan 2Germany',
    ]);
  });

  it('with a country there is not is only logged', async () => {
    const logged = vi.spyOn(console, 'error').mockImplementation(() => {});
    history.replaceState(null, '', '/tools?cost-plan=xx.any.masters');
    const calculator = await open('sync-url');
    await calculator.settled();
    expect(logged).toHaveBeenCalledWith(new Error('Country not found'));
    expect(calculator.figures()).toEqual([]);
    expect(calculator.values('country', 'programLevel')).toEqual(['', 'masters']);
  });

  it('stands in the address after each calculation, beside what was there', async () => {
    history.replaceState({ from: 'the page' }, '', '/tools?utm=x#cost-calculator');
    const push = vi.spyOn(history, 'pushState');
    const calculator = await open('sync-url');
    await calculator.calculate({ ...masters, country: 'de' });
    const address = `?utm=x&${germany}#cost-calculator`;
    await vi.waitFor(() => expect(location.search + location.hash).toBe(address));
    expect(history.state).toEqual({ from: 'the page' });
    expect(push).not.toHaveBeenCalled();
  });

  it('is neither read nor written without sync-url', async () => {
    history.replaceState(null, '', `/tools?${newYork}`);
    const calculator = await open();
    await calculator.settled();
    expect(calculator.figures()).toEqual([]);
    await calculator.calculate({ ...masters, country: 'de' });
    expect(location.search).toBe(`?${newYork}`);
  });

  it('is copied by "Share this plan", and shown', async () => {
    const writeText = vi.fn(async () => {});
    vi.stubGlobal('navigator', { clipboard: { writeText } });
    const calculator = await open('site-base="https://our.example"');
    await calculator.calculate({ ...masters, country: 'de' });
    await calculator.press('Share this plan');
    const link = `https://our.example/tools?${germany}#cost-calculator`;
    expect(writeText.mock.calls).toEqual([[link]]);
    expect(calculator.field('plan-link')?.value).toBe(link);
    expect(calculator.root.textContent).toContain('Link copied.');
  });

  it('goes to what the device shares with, and can be copied by hand where nothing works', async () => {
    const share = vi.fn(async () => Promise.reject(new DOMException('no', 'NotAllowedError')));
    vi.stubGlobal('navigator', { share });
    const calculator = await open();
    await calculator.calculate({ ...masters, country: 'de' });
    await calculator.press('Share this plan');
    expect(share).toHaveBeenCalledOnce();
    expect(calculator.root.textContent).toContain('Select the link above and copy it.');
  });

  it.each([
    ['cost-country=us&cost-city=new-york&cost-program-level=phd&cost-duration=3', 'us', 'phd', '3'],
    ['cost-country=xx&cost-program-level=wizard&cost-duration=6', 'fr', 'masters', '2'],
    ['country=us&program=phd&scholarship-country=uk&visa-country=ca', 'fr', 'masters', '2'],
  ])(
    'can name single fields, %s, and shows no result',
    async (query, country, program, duration) => {
      const presets = 'country="fr" program-level="masters" duration="2"';
      history.replaceState(null, '', `/tools?${query}`);
      const calculator = await open(`${presets} sync-url`);
      await calculator.settled();
      expect(calculator.values('country', 'programLevel', 'duration')).toEqual([
        country,
        program,
        duration,
      ]);
      expect(calculator.figures()).toEqual([]);
      await calculator.calculate();
      expect(location.search).not.toContain('cost-country');
      expect(location.search).toContain(`cost-plan=${country}`);
    },
  );

  it('lets what was typed before the code arrived stay', async () => {
    const prerendered = (await open('sync-url')).root.innerHTML;
    history.replaceState(null, '', `/tools?${newYork}`);
    const element = document.createElement('sa-cost-calculator');
    element.toggleAttribute('sync-url', true);
    const root = serve(element, prerendered);
    (root.querySelector('#duration') as HTMLInputElement).value = '3';
    document.body.append(element);
    await rendered();
    const calculator = drive(driveElement(element));
    expect(calculator.values('country', 'duration')).toEqual(['', '3']);
    expect(calculator.heading()).toBe('United States, New York');
    expect(calculator.status()).toMatch(/^Out of date/);
  });
});

describe('<sa-cost-calculator> and its page', () => {
  it('tells once by sa-started that the visitor has begun', async () => {
    const { choose, listen } = await openElement('sa-cost-calculator');
    const heard = listen('sa-started');
    await choose({ country: 'us' });
    await choose({ country: 'us' });
    expect(heard).toEqual([{}]);
  });
});
