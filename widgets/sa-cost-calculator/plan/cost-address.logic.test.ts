import { describe, expect, it } from 'vitest';
import { openingValues } from '../../kit/address/address-table.ts';
import { usMasters } from '../../testing/own/cost-plan.ts';
import { countries } from '../../testing/own/countries.ts';
import { formTable } from '../cost-calculator.api.ts';
import {
  CHOICE_PARAMETER,
  readCostChoices,
  toCostChoice,
  writeCostChoices,
} from './cost-address.logic.ts';
import type { CostChoice } from './cost-choice.ts';
import { readLinked } from './read-linked.ts';

const DEFAULT_COST_VALUES = openingValues(formTable);

const newYork: CostChoice = { ...usMasters, city: 'New York', duration: '2' };
const germany: CostChoice = { ...newYork, country: 'de', city: '', duration: '1' };

const read = (query: string) => readCostChoices(query, countries);
const readOne = (text: string) => read(`?cost-plan=${text}`)[0];

/** As in `wp-includes/class-wp.php` of WordPress 6, `public_query_vars`. */
const WORDPRESS_QUERY_VARS =
  'm p posts w cat withcomments withoutcomments s search exact sentence calendar page paged more tb pb author order orderby year monthnum day hour minute second name category_name tag feed author_name pagename page_id error attachment attachment_id subpost subpost_id preview robots favicon taxonomy term cpage post_type embed';

describe('writeCostChoices', () => {
  it('writes one parameter per plan', () => {
    expect(writeCostChoices('', [newYork, germany])).toBe(
      '?cost-plan=us.new-york.masters.2.shared.moderate&cost-plan=de.any.masters.1.shared.moderate',
    );
  });

  it('replaces the plans of a query and keeps the rest', () => {
    expect(writeCostChoices('?utm=x&cost-plan=us&lang=hi', [germany])).toBe(
      '?utm=x&lang=hi&cost-plan=de.any.masters.1.shared.moderate',
    );
    expect(writeCostChoices('?cost-plan=us', [])).toBe('');
    expect(writeCostChoices('?cost-country=us&cost-city=Boston&utm=x', [])).toBe('?utm=x');
  });

  it('names the reading of the rent unless it is that of the formula, and leaves the tab', () => {
    const [plan, basis] = [
      'cost-plan=de.any.masters.1.shared.moderate',
      'cost-accommodation-basis',
    ];
    expect(writeCostChoices('', [germany], 'yearly')).toBe(`?${plan}&${basis}=yearly`);
    expect(writeCostChoices(`?cost-tab=afford&${basis}=yearly`, [germany], 'monthly')).toBe(
      `?cost-tab=afford&${plan}`,
    );
  });

  it('takes no name that WordPress reserves', () => {
    expect(WORDPRESS_QUERY_VARS.split(' ')).toContain('name');
    expect(WORDPRESS_QUERY_VARS.split(' ')).not.toContain(CHOICE_PARAMETER);
  });
});

describe('readCostChoices', () => {
  it('reads back every city with and without a plan beside it', () => {
    for (const { code, cities } of countries) {
      for (const city of ['', ...cities.list.map(({ name }) => name)]) {
        const five = { programLevel: 'phd', duration: '5' } as const;
        const plan: CostChoice = { ...newYork, country: code, city, ...five };
        const plans = read(writeCostChoices('?utm=x', [plan, germany])).map((values) =>
          toCostChoice(values, countries),
        );
        expect(plans).toEqual([plan, germany]);
      }
    }
  });

  it('reads three plans at most', () => {
    expect(read(writeCostChoices('', [newYork, germany, newYork, germany]))).toHaveLength(3);
  });

  it('fills what a plan leaves out with the defaults', () => {
    expect(readOne('nz')).toEqual({ ...DEFAULT_COST_VALUES, country: 'nz' });
    expect(readOne('')).toEqual(DEFAULT_COST_VALUES);
  });

  it('leaves wrong values to the form, and a city of another country out', () => {
    expect(readOne('de.new-york.masters.9.castle.royal')).toEqual({
      country: 'de',
      city: '',
      programLevel: 'masters',
      duration: '9',
      accommodation: 'castle',
      lifestyle: 'royal',
    });
    expect(readOne('xx.any.wizard')).toMatchObject({ country: 'xx', programLevel: 'wizard' });
  });
});

describe('readLinked', () => {
  it.each([
    ['xx.any.phd&cost-plan=de.any.masters', 'de', 'masters', 2],
    ['us.any.wizard&cost-plan=de.any.masters', 'de', 'masters', 1],
    ['us.any.wizard', 'us', '', 0],
    ['xx.any.masters', '', 'masters', 1],
    ['de.any.masters.9', 'de', 'masters', 0],
    ['de.any.masters.2.castle', 'de', 'masters', 0],
    ['', '', '', 0],
    ['us.any.mba', 'us', 'masters', 1],
  ])('fills the form with the first plan of %s', (plans, country, programLevel, count) => {
    const linked = readLinked(`?cost-plan=${plans}`);
    expect(linked.values).toMatchObject({ country, programLevel });
    expect(linked.plans).toHaveLength(count);
  });

  it('takes single fields, and leaves what they do not name', () => {
    const query = '?cost-country=us&cost-city=new-york&cost-program-level=mba&cost-duration=9';
    expect(readLinked(query)).toEqual({
      values: { country: 'us', city: 'New York', programLevel: 'masters' },
      level: 'mba',
      view: {},
      plans: [],
    });
  });

  it('takes a plan before them, as a whole', () => {
    const query = '?cost-duration=3&cost-plan=de.any.mba&cost-tab=afford';
    expect(readLinked(query)).toMatchObject({
      values: { ...DEFAULT_COST_VALUES, country: 'de', programLevel: 'masters' },
      level: 'mba',
      view: { tab: 'afford' },
      plans: [{ country: 'de', city: '', programLevel: 'masters', duration: '1' }],
    });
  });
});
