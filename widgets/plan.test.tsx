import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { interviewCountries } from './content/interview/options.ts';
import { tools } from './content/tools.ts';
import { waySteps } from './content/way.ts';
import { NO_PLAN, planStore, updatePlan } from './kit/stores/plan.ts';
import { chooseNext } from './kit/tools/next-step.logic.ts';
import { openElement } from './testing/drive-element.ts';
import { unmounted } from './testing/mount.ts';
import { patchSelects } from './testing/selects.ts';
import './sa-application-timeline/application-timeline.ts';
import './sa-cost-calculator/cost-calculator.ts';
import './sa-scholarship-finder/scholarship-finder.ts';
import './sa-visa-interview-simulator/visa-interview-simulator.ts';
import './sa-visa-requirements/visa-requirements.ts';

const plan = {
  country: 'ca',
  city: 'Toronto',
  programLevel: 'masters',
  season: 'spring',
  year: '2029',
  duration: '2',
  accommodation: 'private',
  lifestyle: 'budget',
  testType: 'TOEFL',
  field: 'Engineering',
  nationality: 'India',
  gpa: '8.5',
};

const asking = {
  'sa-cost-calculator': 'Canada, Toronto, Masters, 2 years, private flat, on a budget',
  'sa-scholarship-finder': 'Canada, Masters, Engineering, nationality India, GPA 8.5',
  'sa-application-timeline': 'Canada, Masters, spring 2029, TOEFL',
  'sa-visa-requirements': 'Canada',
  'sa-visa-interview-simulator': 'Canada',
};

patchSelects();

const open = async (tag: string, attributes: string) => {
  const tool = await openElement(tag, attributes);
  const offer = () => tool.all('p').find(({ textContent }) => textContent?.startsWith('From your'));
  return { ...tool, offer: () => offer()?.querySelector('span')?.textContent };
};

describe('the plan in the tools', () => {
  beforeEach(() => {
    vi.useFakeTimers({ now: new Date(2026, 10, 20, 12), toFake: ['Date'] });
    localStorage.clear();
    planStore.setState(NO_PLAN, true);
  });
  afterEach(async () => {
    await unmounted();
    history.replaceState(null, '', '/');
  });

  it.each(Object.entries(asking))(
    'is offered by <%s> as "%s", and fills its fields',
    async (tag, words) => {
      updatePlan(plan);
      const { offer, press, all, settle } = await open(tag, 'plan="on"');
      expect(offer()).toBe(`From your plan: ${words}.`);
      await press('Use it');
      await settle();
      expect(offer()).toBeUndefined();
      const country = all<HTMLInputElement>('[name=country]').find(
        ({ type, checked }) => type !== 'radio' || checked,
      );
      expect(['ca', 'Canada']).toContain(country?.value);
      expect(localStorage).toHaveLength(0);
    },
  );

  it.each(['', 'plan="off"', 'plan="on" country="uk"'])(
    'is not offered on other sites, if it is off, or for what an attribute sets: %s',
    async (attributes) => {
      updatePlan({ country: 'ca' });
      expect((await open('sa-cost-calculator', attributes)).offer()).toBeUndefined();
    },
  );

  it.each([
    ['sa-cost-calculator', '?cost-plan=ca..masters.1.shared.moderate', 'Toronto'],
    ['sa-visa-requirements', '?visa-country=uk', undefined],
    ['sa-application-timeline', '?timeline-country=uk', 'Masters'],
  ])('comes after the address that <%s> reads', async (tag, query, words) => {
    history.replaceState(null, '', `/tools${query}`);
    updatePlan({ ...plan, testType: '', season: '', year: '' });
    const offered = words && `From your plan: ${words}.`;
    expect((await open(tag, 'plan="on" sync-url')).offer()).toBe(offered);
  });

  it('leaves touched fields alone, even if their values are the old ones', async () => {
    const { choose, offer, settle } = await open('sa-cost-calculator', 'plan="on"');
    await choose({ country: 'de' });
    await choose({ lifestyle: 'premium' });
    await choose({ lifestyle: 'moderate' });
    updatePlan(plan);
    await settle();
    expect(offer()).toBe('From your plan: Masters, 2 years, private flat.');
  });

  it('is offered for the year of a timeline whatever other fields are touched', async () => {
    const { choose, offer, settle } = await open('sa-application-timeline', 'plan="on"');
    await choose({ programLevel: 'phd' });
    updatePlan({ country: 'ca', programLevel: 'masters', year: '2029' });
    await settle();
    expect(offer()).toBe('From your plan: Canada, 2029.');
    await choose({ year: '2028' });
    updatePlan({ year: '2029' });
    await settle();
    expect(offer()).toBe('From your plan: Canada.');
  });

  it('moves the focus from its button to the next field to fill, or to the button of the form', async () => {
    updatePlan({ country: 'ca' });
    const { press, root } = await open('sa-cost-calculator', 'plan="on"');
    await press('Use it');
    expect(root.activeElement?.getAttribute('name')).toBe('programLevel');
    updatePlan({ programLevel: 'masters' });
    const full = await open('sa-cost-calculator', 'plan="on"');
    await full.press('Use it');
    expect(full.root.activeElement?.textContent).toBe('Calculate Costs');
  });
});

describe('the next step', () => {
  it('leads to the interview for the countries that have one', () => {
    const leads = (country: string) =>
      chooseNext('visa-requirements', { choices: { country }, results: {} }).to;
    for (const { code } of interviewCountries) expect(leads(code)).toBe('visa-interview-simulator');
    expect(leads('nz')).not.toBe('visa-interview-simulator');
  });

  it('goes the way that the tools page shows', () => {
    const results: Record<string, object> = {};
    const keys = ['estimate', 'shortlist', 'nextStep', 'bestScores', 'visaTicks'];
    for (const [index, { tool }] of waySteps.entries()) {
      expect(chooseNext(null, { choices: {}, results }).to).toBe(tool);
      results[keys[index] as string] = { Reading: 24 };
    }
    const shown = waySteps.flatMap(({ tool, besides }) => [tool, besides]).filter(Boolean);
    expect(shown.sort()).toEqual(tools.map(({ id }) => id).sort());
  });
});
