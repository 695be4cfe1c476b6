import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { tasks } from '../content/timeline-tasks.ts';
import { planStore } from '../kit/stores/plan.ts';
import { openElement } from '../testing/drive-element.ts';
import { driveForm } from '../testing/form.ts';
import { rendered } from '../testing/mount.ts';
import { patchSelects } from '../testing/selects.ts';
import { waitFor } from '../testing/wait.ts';
import './application-timeline.ts';

vi.mock('../content/countries/countries.ts', () => import('../testing/own/countries.ts'));

patchSelects();

const CRITICAL = 'Critical deadline - mark in your calendar';

async function open(attributes = '') {
  const tool = await openElement('sa-application-timeline', attributes);
  const { root, all, choose, press } = tool;
  const field = tool.field<HTMLSelectElement>;
  const form = driveForm(tool.element);
  return {
    ...tool,
    ...form,
    choose,
    field,
    details: tool.listen('sa-generated'),
    steps: () => all('ol > li'),
    /** `December 2026 Application submission deadline` */
    months: () =>
      all('ol > li').map(
        (step) =>
          `${step.querySelector('time')?.textContent} ${step.querySelector('h4')?.textContent}`,
      ),
    options: (name: string) => [...field(name).options].map(({ textContent }) => textContent),
    tick: (name: string) => press(tool.field(name)),
    /** Ticks a step by its title. */
    tickStep: (title: string) => {
      const step = all('ol > li').find((each) => each.querySelector('h4')?.textContent === title);
      return press(step?.querySelector('input') as HTMLInputElement);
    },
    status: () => root.querySelector('[data-state] > [role=status]')?.textContent,
    async generate(values: Record<string, string>) {
      await choose(values);
      await form.send();
    },
  };
}

const usMasters = { country: 'us', programLevel: 'masters' };

describe('<sa-application-timeline>', () => {
  beforeEach(() => {
    vi.useFakeTimers({ now: new Date(2026, 10, 20, 12), toFake: ['Date'] });
    history.replaceState(null, '', '/tools');
  });
  afterEach(() => {
    vi.restoreAllMocks();
    vi.unstubAllEnvs();
  });

  describe('its form', () => {
    it('begins with next year, fall, tests included and IELTS, and offers three years', async () => {
      const { texts, values, options, button, root } = await open();
      expect(texts('label').join()).toBe(
        'Destination Country,Program Level,Start Season,Start Year,Include language tests in timeline,Language Test Type',
      );
      expect(values('country', 'season', 'year', 'testType').join()).toBe(',fall,2027,IELTS');
      expect(root.querySelector<HTMLInputElement>('[name=languageTests]')?.checked).toBe(true);
      expect(options('year').slice(1)).toEqual(['2027', '2028', '2029']);
      expect(options('programLevel').slice(1).join()).toBe('Bachelors,Masters,MBA,PhD');
      expect(options('season').slice(1).join()).toBe(
        'Fall (September),Spring (February),Summer (June),Winter (January)',
      );
      expect(options('testType').join()).toBe('IELTS,TOEFL,PTE Academic,Duolingo English Test');
      expect(button.textContent).toBe('Generate Timeline');
    });

    it('offers the GMAT, unticked, for an MBA alone, and says when the courses of a country start', async () => {
      const { choose, texts, field, root } = await open();
      await choose({ programLevel: 'masters' });
      expect(texts('label')).not.toContain('Include the GMAT');
      await choose({ programLevel: 'mba', country: 'au' });
      expect(texts('label')).toContain('Include the GMAT');
      expect((field('gmat') as unknown as HTMLInputElement).checked).toBe(false);
      const hint = () => root.getElementById('season-hint')?.textContent;
      expect(hint()).toContain('Most courses in Australia start in late February');
      await choose({ country: 'us' });
      expect(hint()).toBeUndefined();
    });
  });

  describe('its refusals', () => {
    it('names what is missing, goes to the first field, and keeps what is there', async () => {
      const { send, choose, messages, root, values, details } = await open();
      await choose({ season: '' });
      await send();
      expect(messages()).toEqual({
        country: 'Country is required',
        programLevel: 'Program level is required',
        season: 'Start season is required',
      });
      await waitFor(() => expect(root.activeElement?.getAttribute('name')).toBe('country'));
      expect(values('year', 'testType')).toEqual(['2027', 'IELTS']);
      expect(details).toEqual([]);
    });

    it('logs an unknown country and says "Timeline could not be generated"', async () => {
      const log = vi.spyOn(console, 'error').mockImplementation(() => {});
      const { send, root, generate, months, details } = await open(
        'country="xx" program-level="masters"',
      );
      await send();
      expect(log).toHaveBeenCalledWith(new Error('Country not found'));
      expect(root.querySelector('h3')?.textContent).toBe('Timeline could not be generated');
      expect(root.textContent).toContain(
        'There was an error generating your timeline. Please try different parameters.',
      );
      expect(root.activeElement).toBe(root.querySelector('h3'));
      expect(details).toEqual([]);
      await generate({ country: 'us' });
      expect(root.textContent).not.toContain('Timeline could not be generated');
      expect(months()).toHaveLength(10);
    });
  });

  describe('its timeline', () => {
    it('stays, marked as out of date by any edit or refusal, until it is generated again', async () => {
      const { generate, choose, tick, send, status, root, months, messages } = await open();
      const outOfDate = 'Out of date: the form has changed. Press Generate Timeline again.';
      await choose(usMasters);
      expect(status()).toBe('');
      await send();
      expect(status()).toBe('');
      expect(root.activeElement?.textContent).toBe('United States, Masters, Fall (September) 2027');
      const before = months();
      await tick('languageTests');
      expect(status()).toBe(outOfDate);
      expect(root.querySelector('[data-state=stale]')).not.toBeNull();
      await generate({ season: '' });
      expect(messages()).toEqual({ season: 'Start season is required' });
      expect(months()).toEqual(before);
      expect(status()).toBe(outOfDate);
      await generate({ season: 'fall' });
      expect(status()).toBe('');
    });

    it('draws status, type, gaps, the line of today and what is critical, with a key', async () => {
      const { generate, steps, texts, root } = await open();
      await generate(usMasters);
      const rows = steps().map((step) => {
        const mark = step.querySelector('[data-mark]')?.getAttribute('data-mark');
        const [status, type] = ['p > span', 'div div > p'].map((at) => step.querySelector(at));
        const icon = step.querySelector('rect')?.getAttribute('fill');
        expect(step.textContent?.includes(CRITICAL)).toBe(step.dataset.critical === 'true');
        return [step.dataset.status, mark, status?.textContent, type?.textContent, icon].join(' ');
      });
      expect(rows.filter((row) => /Test|Visa/.test(row))).toEqual([
        'completed completed Completed Test #6d28d9',
        'completed completed Completed Test #6d28d9',
        'upcoming upcoming Upcoming Visa #b45309',
      ]);
      expect(texts('ol > li > p').join()).toBe(
        'Today, 20 November 2026,2 months later,5 months later',
      );
      expect(texts('[data-next-critical=true] h4')).toEqual(['Application submission deadline']);
      expect(texts('ul[aria-label=Key] > li').join()).toBe(
        'Completed,Current Month,Upcoming,Critical Deadline',
      );
      expect(root.textContent).toContain('Completed means that the date has passed.');
      const [guidance] = texts('a').filter((text) => text?.includes('guidance session'));
      expect(guidance).toBeDefined();
      expect(texts('a[href="https://site.example/contact#consultation"]')).toContain(guidance);
    });

    it('says of a past step that it is not ticked', async () => {
      const { generate, steps, press, text } = await open();
      await generate(usMasters);
      expect(text()).toContain('Sit the IELTS.');
      expect(text()).not.toContain('sit it again');
      const [first] = steps();
      const time = first?.querySelector('time');
      const head = () =>
        [...(time?.parentElement?.children ?? [])].slice(1).map((each) => each.textContent);
      expect(head()).toEqual(['Completed', 'not ticked yet']);
      await press(first?.querySelector<HTMLElement>('input') ?? undefined);
      expect(head()).toEqual(['Completed · Done by you']);
      // A check mark is the visitor's alone.
      expect(steps().map((step) => step.querySelectorAll('li > :first-child svg').length)).toEqual([
        1,
        ...Array(9).fill(0),
      ]);
      await generate({ year: '2028' });
      expect(text()).toContain('There is still time to sit it again');
    });

    it('stores a tick behind its prefix for another visit, and nothing before it', async () => {
      const attributes = 'storage-prefix="partner-"';
      const { generate, all, press } = await open(attributes);
      await generate(usMasters);
      expect(localStorage).toHaveLength(0);
      await press(all('ol input')[1]);
      expect({ ...localStorage }).toEqual({
        'partner-sa-extras': JSON.stringify({ timelineTicks: ['any:language-test:IELTS'] }),
      });
      const again = await open(attributes);
      await again.generate(usMasters);
      const boxes = () => again.all('ol input') as HTMLInputElement[];
      expect(boxes().findIndex(({ checked }) => checked)).toBe(1);
      await again.press(boxes()[1]);
      expect(boxes().filter(({ checked }) => checked)).toEqual([]);
    });

    it('says that ticks last as long as the page where the browser does not store them', async () => {
      const setItem = () => {
        throw new DOMException('', 'QuotaExceededError');
      };
      vi.stubGlobal('localStorage', { getItem: () => null, setItem });
      const { generate, all, press, root } = await open('storage-prefix="refused-"');
      await generate(usMasters);
      expect(root.textContent).toContain('They stay in this browser.');
      await press(all('ol input')[0]);
      expect((all('ol input')[0] as HTMLInputElement).checked).toBe(true);
      expect(root.textContent).toContain('they stay only until you leave this page.');
    });

    it('has a row of months that lead to their steps', async () => {
      const { generate, press, all, root } = await open();
      await generate(usMasters);
      await waitFor(() => expect(root.querySelector('[aria-current=date]')).not.toBeNull());
      // Voice control presses a button by the words that it shows, which are no label of their own.
      for (const button of all('ul[aria-label="Months of the plan"] button')) {
        expect(button.hasAttribute('aria-label')).toBe(false);
        expect(button.textContent).toMatch(/^[A-Z][a-z]{2} 20\d\d: [A-Z]/);
      }
      expect(root.querySelector('[aria-current=date]')?.textContent).toBe('Nov');
      await press('Aug 2026: GRE test, Prepare documents');
      expect(root.activeElement?.textContent).toBe('GRE test');
      // On a phone, a step opens by its button.
      await press('What to do: GRE test');
      const opener = root.querySelector('[aria-label="What to do: GRE test"]');
      expect(opener?.getAttribute('aria-expanded')).toBe('true');
    });

    it('tells the page what was chosen, and its plan the first step that is still to do', async () => {
      planStore.setState(planStore.getInitialState(), true);
      const { generate, all, press, details } = await open();
      await generate(usMasters);
      await rendered();
      const choices = { ...usMasters, season: 'fall', year: '2027', testType: 'IELTS' };
      expect(details).toEqual([
        {
          ...choices,
          languageTests: 'on',
          gmat: false,
          events: 10,
          firstDate: '2026-06-01',
          lastDate: '2027-09-01',
        },
      ]);
      expect(planStore.getState()).toEqual({
        choices,
        results: {
          nextStep: { title: 'Language test: IELTS', day: '2026-07-01', state: 'overdue' },
        },
      });
      for (const step of all('ol input').slice(0, 5)) await press(step);
      await rendered();
      expect(planStore.getState().results.nextStep).toEqual({
        title: 'Application submission deadline',
        day: '2026-12-01',
      });
    });

    it('chooses nothing for the plan by a link or a tick of another tab, but by a tick here', async () => {
      const others = { choices: { country: 'uk' }, results: {} };
      planStore.setState(others, true);
      history.replaceState(null, '', '/tools?timeline-country=us&timeline-program-level=masters');
      const { steps, all, press, settle } = await open('sync-url');
      expect(steps()).toHaveLength(10);
      localStorage.setItem('sa-extras', '{"timelineTicks":["any:language-test:IELTS"]}');
      dispatchEvent(new StorageEvent('storage', { key: 'sa-extras' }));
      await settle();
      expect(planStore.getState()).toEqual(others);
      await press(all('ol input')[0]);
      expect(planStore.getState()).toMatchObject({
        choices: usMasters,
        results: { nextStep: { title: 'GRE test', state: 'overdue' } },
      });
    });

    it("shows this week's step first, with its effort and its link", async () => {
      const { generate, root, texts, tickStep } = await open();
      await generate(usMasters);
      expect(texts('#agenda')).toEqual(['This week: book the IELTS.']);
      expect(texts('section section h5')).toEqual([
        'Catch up first (3 of 5)',
        'Next, in December 2026',
      ]);
      expect(texts('section section li')[0]).toMatch(
        /^Book the IELTS\. A passport, the fee and a free day\. Find a test date/,
      );
      expect(root.querySelector('section section li a')?.getAttribute('href')).toBe(
        'https://ielts.org/',
      );
      await tickStep('Language test: IELTS');
      expect(texts('#agenda')).toEqual([`This week: ${tasks.gre.task}.`]);
      expect(texts('section section h5')[0]).toBe('Catch up first (3 of 4)');
    });

    it('says what the day asks on which a tab is shown again, and offers the years of then', async () => {
      const { generate, details, months, texts, options } = await open();
      await generate(usMasters);
      const before = months();
      vi.setSystemTime(new Date(2027, 0, 29));
      document.dispatchEvent(new Event('visibilitychange'));
      await rendered();
      expect(texts('#agenda')).toEqual([
        expect.stringContaining('Too late for this intake: it asked for applications by December'),
      ]);
      // The chosen one stays.
      expect(options('year').slice(1)).toEqual(['2028', '2029', '2030', '2027']);
      expect(months()).toEqual(before);
      expect(details).toHaveLength(1);
    });
  });

  describe('a plan that does not work', () => {
    it('says that steps are past, and plans for the next intake at a press', async () => {
      const { generate, press, months, root, values, details } = await open();
      await generate(usMasters);
      expect(root.textContent).toContain('The first steps of this plan are already past.');
      // It is no verdict on the plan that is shown, whose deadline is ahead.
      expect(root.textContent).toContain('These later intakes leave time for every step:');
      expect(root.textContent).not.toContain('still work');
      await press('Plan for Winter (January) 2028');
      expect(values('season', 'year')).toEqual(['winter', '2028']);
      expect(months().at(-1)).toBe('January 2028 Program start');
      expect(root.textContent).not.toContain('already past');
      expect(root.activeElement?.textContent).toBe('United States, Masters, Winter (January) 2028');
      expect(details).toHaveLength(2);
      await generate({ season: 'fall', year: '2027' });
      await press('Plan for Winter (January) 2028');
      expect(values('season', 'year')).toEqual(['winter', '2028']);
      expect(months().at(-1)).toBe('January 2028 Program start');
    });

    it('takes the tests and the GMAT of the shown plan along', async () => {
      const { generate, tick, press, months, field } = await open();
      await tick('languageTests');
      await generate({ country: 'us', programLevel: 'mba' });
      await tick('gmat');
      await press('Generate Timeline');
      await generate({ country: 'de' });
      await press('Plan for Fall (September) 2028');
      expect(months().join()).toContain('GMAT test');
      expect(months().join()).not.toContain('Language test');
      expect(field('testType').disabled).toBe(true);
    });
  });

  describe('its address', () => {
    it('keeps the plan in the address, and shows it without taking the focus or announcing it', async () => {
      history.replaceState(null, '', '/tools?utm_source=mail');
      const { generate, tick } = await open('sync-url');
      await tick('languageTests');
      await generate(usMasters);
      expect(location.search).toBe(
        '?utm_source=mail&timeline-country=us&timeline-program-level=masters&timeline-year=2027&timeline-language-tests=off',
      );
      const again = await open('sync-url country="de"');
      expect(again.values('country', 'programLevel', 'year')).toEqual(['us', 'masters', '2027']);
      expect(again.months().at(-1)).toBe('September 2027 Program start');
      expect(again.root.activeElement).toBeNull();
      expect(again.details).toEqual([]);
    });
  });

  describe('its copies', () => {
    /** Presses the button and gives back the name and the text of the file. */
    async function saveCalendar({ press }: Awaited<ReturnType<typeof open>>) {
      let name = '';
      const create = vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:file');
      vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
        this: HTMLAnchorElement,
      ) {
        name = this.download;
      });
      await press('Save to calendar (.ics)');
      await waitFor(() => expect(create).toHaveBeenCalled());
      const blob = create.mock.calls[0]?.[0] as Blob;
      await rendered();
      return { name, type: blob.type, text: await blob.text() };
    }

    it('is a calendar file with one event per step', async () => {
      const tool = await open();
      await tool.generate(usMasters);
      const { name, type, text } = await saveCalendar(tool);
      expect(name).toBe('application-timeline-us-masters-fall-2027.ics');
      expect(type).toMatch(/^text\/calendar/);
      expect(text.match(/BEGIN:VEVENT\r\n/g)).toHaveLength(10);
      expect(text).toContain('DTSTART;VALUE=DATE:20261201\r\nDTEND;VALUE=DATE:20261202\r\n');
      // Five steps are past; of the deadline's two reminders a week is left, as of today.
      expect(text.match(/BEGIN:VALARM\r\n/g)).toHaveLength(1 + 1 + 2 + 1 + 2);
      expect(tool.texts('[role=status]').filter(Boolean)).toEqual([
        'A file with an all-day entry for each of the 10 steps, and reminders of what is ahead and not ticked: a week before each, and a month before what is critical. Open it to add them to your calendar.',
      ]);
    });
  });
});
