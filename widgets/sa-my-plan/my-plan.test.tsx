import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { visas } from '../content/visas/visas.ts';
import { waySteps } from '../content/way.ts';
import { siteOrigin } from '../kit/element/origin.ts';
import { NO_PLAN, planStore, updatePlan } from '../kit/stores/plan.ts';
import { openElement } from '../testing/drive-element.ts';
import { unmounted } from '../testing/mount.ts';
import './my-plan.ts';

const open = (attributes = '') =>
  openElement('sa-my-plan', `storage-prefix="${prefix}" ${attributes}`);
const linkTo = ({ all }: Awaited<ReturnType<typeof open>>, text: string) =>
  all<HTMLAnchorElement>('a').find(({ textContent }) => textContent === text);

const COUNTERFOIL = 'Keep, share or print your plan';
/** Under the money. */
const NOTE = 'rent once, or × 12';
let count = 0;
let prefix = '';

describe('<sa-my-plan>', () => {
  beforeEach(() => {
    localStorage.clear();
    sessionStorage.clear();
    count += 1;
    prefix = `test-${count}-`;
    planStore.setState(NO_PLAN, true);
    history.replaceState(null, '', '/tools');
  });
  afterEach(async () => {
    await unmounted();
    vi.restoreAllMocks();
  });

  const kept = () => JSON.parse(localStorage.getItem(`${prefix}sa-extras`) ?? '{}');

  const tell = () =>
    updatePlan(
      { country: 'ca', programLevel: 'masters', season: 'fall', year: '2027', gpa: '8.5' },
      {
        estimate: { totalUsd: { monthly: 303_864, yearly: 103_664 }, years: 2 },
        shortlist: ['Vanier'],
        nextStep: { title: 'Sit the IELTS', day: '2027-01-15' },
      },
    );

  it('is a card that says how to begin, or as a bar nothing, while the plan is empty', async () => {
    const card = await open();
    expect(card.text()).toContain('Nothing yet.');
    expect(linkTo(card, 'Start with the costs')?.getAttribute('href')).toContain(
      '/tools#cost-calculator',
    );
    const bar = await open('compact');
    expect(bar.text().trim()).toBe('');
  });

  it('says what is due in the daily review, and that it does not go with the plan', async () => {
    const card = await open();
    updatePlan({}, { review: { due: 12, day: '2026-11-25' } });
    await card.settle();
    expect(card.text()).toContain('Daily review: 12 words due on 25 November 2026.');
    expect(card.text()).toContain('“Forget” deletes this plan but not the review');
    expect(linkTo(card, 'Continue the review')?.getAttribute('href')).toContain(
      'vocabulary-side=review',
    );
  });

  it('shows choices, results and the next step with its date, as soon as they are told', async () => {
    const plan = await open();
    const { all, texts, settle } = plan;
    tell();
    await settle();
    expect(texts('ul li')).toEqual(['Canada', 'Masters', 'autumn 2027', 'GPA 8.5']);
    const asked = waySteps.map(({ question }) => question);
    const hrefs = all<HTMLAnchorElement>('ol a').map(({ href }) => new URL(href));
    expect(hrefs.map(({ search, hash }) => search + hash)).toEqual(
      waySteps.map(({ query = '', tool }) => `${query}#${tool}`),
    );
    expect(texts('ol li')).toEqual([
      `Money${asked[0]}$51,800 to $151,900 a year${NOTE}`,
      `Funding${asked[1]}1 award worth a look`,
      `Dates${asked[2]}Sit the IELTS, 15 January 2027`,
      `English${asked[3]}`,
      `Visa${asked[4]}`,
    ]);
    expect(linkTo(plan, 'Next: check your English')).toBeDefined();
    updatePlan({}, { bestScores: { Reading: 24 }, visaTicks: { done: 0, all: 9 } });
    await settle();
    expect(linkTo(plan, 'Next: talk to us about this')).toBeDefined();
    const bar = await open('compact');
    expect([bar.texts('summary'), bar.all('ol')]).toMatchObject([['Plan 5 of 5 · Canada'], [{}]]);
    // Where the page draws the pass.
    const below = await open('counterfoil');
    expect([below.texts('summary'), below.all('ol')]).toEqual([[COUNTERFOIL], []]);
    expect(below.hasButton('Save a picture for your parents')).toBe(true);
  });

  it('is called a choice on a tool’s page until it has an answer', async () => {
    updatePlan({ country: 'ca' });
    expect((await open('compact')).texts('summary')).toEqual(['Your choices · Canada']);
  });

  it('is kept and forgotten by its buttons, and names its place', async () => {
    tell();
    const { press, text, texts, hasButton, root } = await open();
    expect(text()).toContain('Only in this tab');
    expect(texts('button')[0]).toBe('Keep on this device');
    expect(localStorage).toHaveLength(0);
    await press('Keep on this device');
    expect(Object.keys(localStorage)).toEqual([`${prefix}sa-extras`]);
    await new Promise(requestAnimationFrame);
    expect(root.activeElement?.textContent).toMatch(/^Saved on this device/);
    expect(kept().figures).toBeDefined();
    expect(hasButton('Keep on this device')).toBe(false);
    await press('Forget');
    expect(localStorage).toHaveLength(0);
    expect(text()).toContain('Nothing yet.');
  });

  describe('once it is kept', () => {
    const keepSeen = (figures: object) =>
      localStorage.setItem(
        `${prefix}sa-extras`,
        JSON.stringify({ plan: { choices: { country: 'ca' } }, figures }),
      );
    /** The first figure of the guide, as it is named in storage. */
    const readFirst = async () => {
      keepSeen({});
      const plan = await open('compact');
      await plan.settle();
      await unmounted();
      const [id = ''] = Object.keys(kept().figures);
      const guide = (await visas.ca?.load())?.guide;
      return { id, label: guide?.figures[0]?.label };
    };

    it('names each figure that has changed since, once: until the visitor has seen it', async () => {
      const { id, label } = await readFirst();
      const { figures } = kept();
      keepSeen({ ...figures, [id]: 'CAD 1' });
      const plan = await open('compact');
      await plan.settle();
      const status = plan.all('[role=status]').at(-1);
      expect(status?.textContent).toBe(
        'Canada: 1 figure changed since you last looked at your plan.',
      );
      const [line = ''] = plan.texts('li').filter((text) => text.startsWith(`${label}: `));
      expect(line).toMatch(/: was CAD 1( a \w+)?, now CAD [\d,]+/);
      expect(kept().figures[id]).toBe('CAD 1');
      await plan.press('I have seen this');
      expect(plan.text()).not.toContain('was CAD 1');
      expect(plan.root.activeElement).toBe(status);
      expect(kept().figures).toEqual(figures);
      await unmounted();
      const again = await open('compact');
      await again.settle();
      expect(again.text()).not.toContain('since you last looked');
    });

    it('remembers the figures of the country that it has now', async () => {
      await readFirst();
      const plan = await open();
      updatePlan({ country: 'sg' });
      await plan.settle();
      const countries = Object.keys(kept().figures).map((id) => id.split('.')[1]);
      expect([...new Set(countries)]).toEqual(['sg']);
      expect(plan.text()).not.toContain('since you last looked');
    });
  });

  it('stores no figure before it is kept', async () => {
    updatePlan({ country: 'ca' });
    const plan = await open();
    await plan.settle();
    expect(localStorage).toHaveLength(0);
  });

  it('says that another tab has changed the plan', async () => {
    tell();
    const plan = await open('compact');
    await plan.settle();
    await plan.press('Keep on this device');
    expect(plan.text()).not.toContain('in another tab');
    const key = `${prefix}sa-extras`;
    localStorage.setItem(key, '{"plan":{"choices":{"country":"de"}}}');
    dispatchEvent(new StorageEvent('storage', { key }));
    await plan.settle();
    expect(plan.texts('ul li')).toEqual(['Germany']);
    expect(plan.texts('[role=status]')[1]).toContain('has just been changed in another tab');
    updatePlan({ programLevel: 'phd' });
    await plan.settle();
    expect(plan.text()).not.toContain('in another tab');
  });

  it('shows the kept plan again, and that of a link only with plan-from-url', async () => {
    localStorage.setItem(`${prefix}sa-extras`, '{"plan":{"choices":{"country":"de"}}}');
    expect((await open()).texts('ul li')).toEqual(['Germany']);
    history.replaceState(null, '', '/tools#plan&country=ca');
    expect((await open()).texts('ul li')).toEqual(['Germany']);
    const linked = await open('plan-from-url');
    expect(linked.texts('ul li')).toEqual(['Canada']);
    expect(linked.text()).toContain('This plan came with a link.');
    expect(linked.hasButton('Forget')).toBe(false);
    expect(location.hash).toBe('');
    await linked.press('Show my kept plan');
    expect(linked.texts('ul li')).toEqual(['Germany']);
    expect((await open('plan="off"')).text()).toContain('Nothing yet.');
  });

  it('copies a link with the choices alone, or shows it if it cannot be copied', async () => {
    tell();
    const copied: string[] = [];
    const clipboard = { writeText: async (text: string) => copied.push(text) };
    vi.stubGlobal('navigator', { ...navigator, clipboard });
    const { press, text, field } = await open('site-base="https://our.example"');
    await press('Copy a link to this plan');
    expect(copied).toEqual([
      'https://our.example/tools#plan&country=ca&program-level=masters&season=fall&year=2027',
    ]);
    expect(text()).toContain('Link copied.');
    vi.stubGlobal('navigator', { ...navigator, clipboard: undefined });
    await press('Copy a link to this plan');
    expect(field('plan-link').value).toContain('/tools#plan&country=ca');
  });

  it('hands the plan over in the link from another site, without what is about the visitor', async () => {
    tell();
    const plan = await open('site-base="https://our.example"');
    const href = linkTo(plan, 'Talk to us about this')?.href ?? '';
    expect(href.startsWith('https://our.example/contact#consultation&sa-plan=')).toBe(true);
    expect(decodeURIComponent(href)).toContain('"country":"ca"');
    expect(href).not.toContain('8.5');
    expect(sessionStorage).toHaveLength(0);
  });

  it('hands the plan over in the tab on our own site, where the link stays as it is', async () => {
    tell();
    vi.spyOn(location, 'origin', 'get').mockReturnValue(siteOrigin());
    const plan = await open();
    const link = linkTo(plan, 'Talk to us about this');
    expect(link?.getAttribute('href')).toMatch(/\/contact#consultation$/);
    link?.addEventListener('click', (event) => event.preventDefault());
    await plan.press(link);
    expect(sessionStorage.getItem('sa-plan-handover')).toContain('"gpa":"8.5"');
  });
});
