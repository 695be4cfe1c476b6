import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { bachelorsFunding, indianAwards } from '../content/scholarships/indian-awards.ts';
import { scholarshipNotes } from '../content/scholarships/notes.ts';
import { scholarships } from '../content/scholarships/scholarships.ts';
import { formatDay } from '../kit/rules/calendar-day.ts';
import { planStore } from '../kit/stores/plan.ts';
import { openElement } from '../testing/drive-element.ts';
import { driveForm } from '../testing/form.ts';
import { rendered } from '../testing/mount.ts';
import { patchSelects } from '../testing/selects.ts';
import { waitFor } from '../testing/wait.ts';
import { sortByOpening } from './award/application-window.logic.ts';
import { notesModule } from './load-later.ts';
import './scholarship-finder.ts';

patchSelects();

async function open(attributes = '') {
  const tool = await openElement('sa-scholarship-finder', attributes);
  const { root, all, texts } = tool;
  const form = driveForm(tool.element);
  return {
    ...tool,
    ...form,
    /** Fills fields in and presses 'Find Scholarships'. */
    async find(values: Record<string, string> = {}) {
      await form.type(values);
      await form.send();
    },
    heading: () => root.querySelector('#found')?.textContent,
    /** Names of the awards in the list. */
    listed: () => texts('h4 button'),
    cardOf: (name: string) =>
      all('li').find((card) => card.querySelector('h4')?.textContent === name),
  };
}

const entryOf = (id: number) =>
  scholarships.find((award) => award.id === id) as (typeof scholarships)[number];
const limitOf = (id: number) => entryOf(id).extension.window?.limit;
const replacement = entryOf(3).extension.replacedBy;
const nameOf = (id: number) => scholarships.find((award) => award.id === id)?.name ?? '';

describe('<sa-scholarship-finder>', () => {
  beforeEach(() => vi.useFakeTimers({ now: new Date(2026, 10, 20, 12), toFake: ['Date'] }));
  afterEach(() => {
    vi.restoreAllMocks();
    history.replaceState(null, '', '/');
  });

  it('shows no results before the first search, all eight without filters, and one in the singular', async () => {
    const { all, button, find, heading, listed, root } = await open('country="de"');
    expect(
      all('label')
        .map(({ textContent }) => textContent)
        .join(),
    ).toBe(
      'Program Level,Destination Country,Field of Study,Nationality,Minimum GPA (out of 10),Keyword Search',
    );
    expect(button.textContent).toBe('Find Scholarships');
    expect([heading(), listed()]).toEqual([undefined, []]);
    expect(root.textContent).not.toContain('Found');
    await find({ country: '' });
    expect(heading()).toBe('Found 8 Scholarships');
    expect(listed()).toEqual(
      sortByOpening(scholarships, new Date(2026, 10, 20)).map(({ name }) => name),
    );
    expect(root.activeElement?.id).toBe('found');
    await find({ keyword: '  DAAD ' });
    expect(heading()).toBe('Found 1 Scholarships');
    expect(root.querySelector('#found')?.getAttribute('aria-label')).toBe('Found 1 scholarship');
  });

  it('explains and converts a GPA, and answers a wrong one until the filters are cleared', async () => {
    const { type, find, press, values, root, heading, messages, settled } = await open();
    expect(root.querySelector('#gpa-hint')?.textContent).toMatch(/3\.0.*4-point.*as they are/);
    expect(root.querySelector('output')?.textContent).toBe('');
    await type({ gpa: '7.5' });
    expect(root.querySelector('output')?.textContent).toContain('about 3.0 on a 4-point scale');
    await find({ level: 'PhD' });
    expect(values('gpa')).toEqual(['7.5']);
    await find({ gpa: '10.1' });
    expect(messages()).toEqual({ gpa: 'GPA cannot exceed 10' });
    expect(heading()).toBe('Found 4 Scholarships');
    await press('Clear filters');
    await settled();
    expect(messages()).toEqual({});
  });

  it('shows on a card where, what, how much, and first of all when to apply, with its source', async () => {
    const { find, cardOf, all } = await open();
    await find();
    const award = scholarships[4] as (typeof scholarships)[number];
    const card = cardOf(award.name);
    for (const text of [award.provider, award.deadline, award.description, award.amount]) {
      expect(card?.textContent).toContain(text);
    }
    expect(card?.querySelector('p')?.textContent).toBe(award.amount);
    expect(card?.textContent).toContain('Levels: Bachelors, Masters +1 more');
    expect(cardOf(nameOf(4))?.textContent).toMatch(/Levels: Masters, PhD\s*$/);
    const leadOf = (id: number) =>
      cardOf(nameOf(id))?.querySelector('[data-window] > p')?.textContent;
    expect(leadOf(2)).toBe('Usually open: November to December');
    expect(leadOf(3)).toBe(`Ended, replaced by ${replacement?.name} (${replacement?.amount})`);
    expect(leadOf(4)).toBe(`Usually opens in July, ${limitOf(4)}`);
    const text = cardOf(nameOf(6))?.textContent;
    const { extension, deadline } = entryOf(6);
    expect(text).toContain('Last round: ');
    expect(text).toContain(`chevening.org, ${formatDay(extension.window?.asOf ?? '')}`);
    expect(text).toContain(`${deadline} (closed)`);
    const chevening = cardOf(nameOf(6));
    expect(chevening?.querySelector('h4 > svg')).not.toBeNull();
    expect(chevening?.textContent).toContain(`United Kingdom: ${entryOf(6).provider}`);
    expect(cardOf(nameOf(7))?.textContent).toContain('Multiple European Countries');
    const rows = all('[aria-hidden] > p').map((row) =>
      [...row.children]
        .map(({ textContent }) => textContent)
        .join(' ')
        .trim(),
    );
    const [months, ...awards] = rows;
    expect(months).toBe('N D J F M A M J J A S O');
    const ids = awards.map((word = '') => scholarships.find(({ name }) => name.includes(word))?.id);
    expect(ids).toEqual([2, 7, 1, 5, 8, 4, 6]);
    // The line of today, in the second third of November.
    expect(all('[data-third="1"] > p')).toHaveLength(8);
  });

  it('folds the filters into a line after a search, until they are changed', async () => {
    const { find, type, press, texts, root } = await open('plan="on"');
    await find({ level: 'PhD' });
    expect(texts('p')).toContain('4 awards: PhD');
    await press('Change');
    expect(root.activeElement?.id).toBe('level');
    await type({ gpa: '10.1' });
    await find();
    expect(texts('[part=button]')).not.toContain('Change');
    await find({ gpa: '', level: '' });
    expect(texts('p')).toContain('8 awards, no filter');
    // In a frame, too, the next step is the last row.
    expect(texts('[part=button]').at(-1)).toMatch(/^Next: /);
  });

  it('shows an award before its notes are there, and offers "Try again" where they fail', async () => {
    const load = vi.spyOn(notesModule, 'load').mockRejectedValue(new TypeError('offline'));
    const { find, press, root, cardOf } = await open();
    await find();
    expect(cardOf(nameOf(3))?.textContent).toContain(
      `Closed – check the next cycle of ${replacement?.name}`,
    );
    await press(nameOf(3));
    const text = () => root.querySelector('article')?.textContent;
    expect(text()).toContain(entryOf(3).amount);
    await waitFor(() => expect(text()).toContain('More about this award could not be loaded.'));
    load.mockRestore();
    await press('Try again');
    await waitFor(() => expect(text()).toContain(scholarshipNotes[3]?.[0]?.text));
    expect(text()).not.toContain('could not be loaded');
  });

  it('opens an award in full at its heading, with its website in a tab without a handle on this one', async () => {
    const { find, press, root, listed, all } = await open();
    await find();
    await press(nameOf(1));
    const award = scholarships[0] as (typeof scholarships)[number];
    const article = root.querySelector('article') as HTMLElement;
    const texts = [award.amount, award.deadline, award.description, ...award.country];
    for (const text of [...texts, ...award.programLevels, ...award.eligibility, ...award.fields]) {
      expect(article.textContent).toContain(text);
    }
    expect(root.activeElement?.textContent).toBe(award.name);
    // Its name for screen readers.
    expect(root.activeElement?.id).toBe(article.getAttribute('aria-labelledby'));
    expect(listed()).toEqual([]);
    const links = all<HTMLAnchorElement>('article a');
    expect(links[0]?.textContent).toContain('Official website');
    expect(links[0]?.href).toBe(new URL(award.website).href);
    for (const { target, rel } of links) {
      expect([target, rel]).toEqual(['_blank', 'noopener noreferrer']);
    }
  });

  it('goes back to the same list and card, or to the results of another search', async () => {
    const { find, type, press, listed, root, heading } = await open();
    await find({ level: 'PhD' });
    const before = listed();
    await type({ level: 'Bachelors' });
    expect(listed()).toEqual(before);
    await press(nameOf(5));
    await press('Back to results');
    expect(listed()).toEqual(before);
    expect(root.activeElement?.textContent).toBe(nameOf(5));
    await press(nameOf(5));
    await find({ level: '' });
    expect(root.querySelector('article')).toBeNull();
    expect(heading()).toBe('Found 8 Scholarships');
    expect(root.activeElement?.id).toBe('found');
  });

  it('offers a consultation and a reset where nothing is found, which empties the form', async () => {
    const { find, press, heading, values, root, all } = await open();
    const hrefs = () => all<HTMLAnchorElement>('a').map((link) => link.href);
    expect(hrefs()).toEqual([]);
    await find({ country: 'France' });
    expect(heading()).toBe('Found 0 Scholarships');
    expect(root.textContent).toContain('1 multi-country award may include France');
    expect(root.textContent).toContain('Multiple European Countries');
    expect(hrefs()).toContain('https://site.example/contact#consultation');
    await press('Reset filters');
    expect(heading()).toBeUndefined();
    expect(values('country', 'keyword')).toEqual(['', '']);
    expect(root.activeElement?.id).toBe('level');
  });

  it('answers "Why not?" with the filters that left each award out', async () => {
    const { find, root, all, texts } = await open();
    await find();
    expect(texts('summary').join()).not.toContain('Why not?');
    await find({ level: 'PhD', gpa: '2' });
    expect(root.querySelector('summary')?.textContent).toBe('Why not? 4 left out by your filters');
    expect(all('details[class] li').map(({ textContent }) => textContent)).toEqual([
      `${nameOf(1)}Left out by Program Level, Minimum GPA`,
      ...[2, 6, 7].map((id) => `${nameOf(id)}Left out by Program Level`),
    ]);
  });

  it('says where our list has none, and finds the nearest at one press', async () => {
    planStore.setState(planStore.getInitialState(), true);
    const { find, press, root, heading, values, texts } = await open();
    await find({ level: 'Masters', country: 'Canada', nationality: 'India' });
    expect(heading()).toBe('Found 0 Scholarships');
    expect(root.textContent).toContain('No award in our list is for Canada, Masters: ask us');
    expect(planStore.getState().results.shortlist).toEqual([]);
    await press('Remove the country filter (5 awards)');
    expect(heading()).toBe('Found 5 Scholarships');
    expect(values('level', 'country', 'nationality')).toEqual(['Masters', '', 'India']);
    expect(planStore.getState().results.shortlist).toHaveLength(5);
    expect(texts('[part=button]').join()).not.toContain('Nearest');
  });

  describe('the second list, for Indian citizens', () => {
    const second = (root: ParentNode) => root.querySelector('section[aria-labelledby=indian]');

    it('stands below the eight, uncounted, with dates and sources', async () => {
      const { find, heading, root } = await open();
      await find();
      await waitFor(() => expect(second(root)).not.toBeNull());
      expect(heading()).toBe('Found 8 Scholarships');
      const awards = [...(second(root)?.querySelectorAll('details') ?? [])];
      expect(awards.map((award) => award.querySelector('summary')?.textContent)).toEqual([
        ...indianAwards.map(({ name, levels }) =>
          expect.stringContaining(`${name} ${levels.join(', ')} · `),
        ),
      ]);
      expect(awards[0]?.textContent).toContain('Not confirmed by the provider:');
      for (const award of awards) expect(award.textContent).toContain('Source: ');
    });

    it('says honestly where the money for a bachelor’s degree is', async () => {
      const { find, root } = await open();
      await find({ level: 'Bachelors', nationality: 'India' });
      await waitFor(() => expect(second(root)?.textContent).toContain(bachelorsFunding.text));
      expect(second(root)?.querySelectorAll('details')).toHaveLength(0);
      expect(second(root)?.querySelectorAll('a').length).toBeGreaterThan(2);
    });

    it('follows level and country, and is not for citizens of another country', async () => {
      const { find, root } = await open();
      await find({ level: 'Masters', country: 'Canada' });
      await waitFor(() => expect(second(root)?.querySelectorAll('details')).toHaveLength(2));
      await find({ nationality: 'Nepal' });
      await rendered();
      expect(second(root)).toBeNull();
    });
  });

  it('tells the page and its plan what was chosen and found, and nothing that was typed', async () => {
    planStore.setState(planStore.getInitialState(), true);
    const { find, press, listen } = await open();
    const details = listen('sa-searched', 'sa-opened');
    await find({ level: 'PhD', country: 'Germany', gpa: '8', keyword: 'daad' });
    expect(planStore.getState()).toEqual({
      choices: { country: 'de', programLevel: 'phd', gpa: '8' },
      results: { shortlist: [nameOf(4)] },
    });
    await press(nameOf(4));
    expect(details).toEqual([
      { level: 'PhD', country: 'de', field: '', nationality: '', found: [4] },
      { id: 4 },
    ]);
    await find({ country: 'Multiple European Countries', level: '', keyword: '' });
    expect(planStore.getState().choices.country).toBe('de');
    expect(planStore.getState().results.shortlist).toEqual([nameOf(7)]);
  });

  it('takes presets from the address and keeps them there, but for GPA and nationality', async () => {
    history.replaceState(
      null,
      '',
      '/tools?scholarship-level=PhD&scholarship-country=de&scholarship-gpa=7&country=fr#tools',
    );
    const { values, find } = await open('sync-url level="Masters"');
    expect(values('level', 'country', 'gpa')).toEqual(['PhD', 'Germany', '7']);
    await find({ nationality: 'India', keyword: 'DAAD' });
    expect(location.search + location.hash).toBe(
      '?scholarship-level=PhD&scholarship-country=de&country=fr&scholarship-keyword=DAAD#tools',
    );
  });
});
