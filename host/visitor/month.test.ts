import { expect, it } from 'vitest';
import { planNames } from '../../widgets/content/plan-names.ts';
import { taskTexts } from '../../widgets/content/toefl/today-notes.ts';
import { words } from '../../widgets/content/vocabulary/words.ts';
import { addUp } from '../../widgets/kit/rules/add-up.ts';
import { localDay } from '../../widgets/kit/rules/calendar-day.ts';
import { describeChoices } from '../../widgets/kit/stores/plan-words.logic.ts';
import { seededRandom } from '../../widgets/testing/seeded-random.ts';
import { DAY_MS } from '../../worker/contract/durations.ts';
import { TEST_NOW } from '../../worker/dev/now.ts';
import { openBrowser, type Tab } from './browser.ts';
import { alarmOf, NOTHING, type Step, streakOf, type Told, tell } from './model.ts';

const DAYS = 30;
/** One month in the gate; `MONTHS=200` walks two hundred. */
const seeds = Array.from({ length: Number(process.env.MONTHS ?? 1) }, (_, index) => index + 1);

const COUNTRIES = ['us', 'uk', 'ca', 'au', 'de'];
/** A month of one visitor in two tabs. */
async function visit(seed: number) {
  const random = seededRandom(seed);
  const pick = <T>(list: readonly T[]) => list[Math.floor(random() * list.length)] as T;
  const upTo = (most: number) => Math.floor(random() * most) + 1;
  const browser = openBrowser(TEST_NOW.getTime());
  const tabs = [browser.openTab(), browser.openTab()];
  const day = () => localDay(browser.now());

  /** Everything the visitor has entered, which must not be lost. */
  const papers = new Map<string, Set<string>>();
  const steps = new Map<string, Set<string>>();
  const known = new Set<string>();
  const reviewed = new Set<string>();
  let begun = { day: '', words: 0 };
  const studyDays = new Set<string>();
  let results = 0;
  /** The steps of the kept plan, as its timeline last showed them. */
  let watched: readonly Step[] = [];
  let facts: string | undefined;
  let kept: Told | null = null;
  const own = new Map<Tab, Told>();

  const planOf = (tab: Tab) => kept ?? own.get(tab) ?? NOTHING;
  const told = (tab: Tab, choices: Told['choices'], isEstimate?: boolean) => {
    const plan = tell(planOf(tab), choices, isEstimate);
    if (!kept) own.set(tab, plan);
    else {
      kept = plan;
      watched = [];
    }
  };
  const setOf = (sets: Map<string, Set<string>>, key: string) => {
    if (!sets.has(key)) sets.set(key, new Set());
    return sets.get(key) as Set<string>;
  };
  const toggle = (set: Set<string>, item: string) => set.delete(item) || set.add(item);
  const value = (tab: Tab, name: string) =>
    tab.all(`[name="${name}"]`).find((field) => field.localName === 'select')?.value ?? '';

  /** The plan that a timeline is of, and its steps. */
  function readTimeline(tab: Tab) {
    const rows = tab.all('ol > li[data-critical]');
    return {
      rows,
      steps: rows.map(
        (row): Step => ({
          title: row.querySelector('h4')?.textContent ?? '',
          month: row.querySelector('time')?.getAttribute('datetime')?.slice(0, 7) ?? '',
          isDone: !!row.querySelector('input')?.checked,
          isCritical: row.dataset.critical === 'true',
        }),
      ),
    };
  }
  const timelines = new Map<Tab, string>();
  const isShared = (title: string) => /test|Prepare doc|letters/.test(title);
  const stepsOf = (plan: string, title: string) => setOf(steps, isShared(title) ? 'all' : plan);

  /** A page that is left takes along what it did not keep. */
  function leave(tab: Tab) {
    own.delete(tab);
    timelines.delete(tab);
  }
  async function reload(tab: Tab) {
    const plan = timelines.get(tab);
    leave(tab);
    await tab.reload();
    // Its address has the plan: that draws it, and chooses nothing.
    if (plan) timelines.set(tab, plan);
  }
  const choicesOf = (plan: string) => {
    const [country = '', programLevel = '', season = '', year = ''] = plan.split('-');
    return { country, programLevel, season, year };
  };

  const isOn = (tab: Tab, tool: string) => tab.path().endsWith(`#${tool}`);
  async function openTool(tab: Tab, tool: string) {
    if (!isOn(tab, tool)) {
      if (!tab.path().startsWith('/tools')) leave(tab);
      await tab.go(`/tools#${tool}`);
      timelines.delete(tab);
    }
    if (tab.named('button', 'Change')) await tab.press('Change');
  }

  const OFFERS =
    /^(Next: |Review \d|New questions|Try again|Reset Settings|Review Known|Start|Continue)/;
  /** Something to go on with at the end of a practice, beside what the plan says. */
  const offers = (tab: Tab) =>
    tab
      .all('a, button')
      .filter((node) => OFFERS.test(node.textContent ?? ''))
      .filter((node) => (node.getRootNode() as ShadowRoot).host?.localName !== 'sa-my-plan');

  /** An end of a practice has an offer, which leads on. */
  async function leadsOn(tab: Tab, end: string) {
    const found = offers(tab);
    expect(found, `offers after ${end}`).not.toEqual([]);
    if (random() < 0.6) return;
    const offer = pick(found);
    const path = offer.getAttribute('href')?.replace(/^.*?(?=\/tools)/, '');
    if (path) timelines.delete(tab);
    await (path ? tab.go(path) : tab.press(offer));
    expect(tab.all('form, select, fieldset, [data-focus]'), `at ${path}`).not.toEqual([]);
  }

  async function openTests(tab: Tab) {
    await openTool(tab, 'toefl-mock-exam');
    await tab.press('Today’s test');
    if (tab.named('button', 'Leave for now')) await tab.press('Leave for now');
    if (tab.named('button', 'All tests')) await tab.press('All tests');
  }

  const acts: Record<string, (tab: Tab) => Promise<unknown>> = {
    async costs(tab) {
      await openTool(tab, 'cost-calculator');
      await tab.press('Cost of one plan');
      if (tab.named('button', 'Change')) await tab.press('Change');
      const choices = {
        country: pick(COUNTRIES),
        programLevel: pick(['bachelors', 'masters', 'phd']),
        duration: pick(['1', '2', '3']),
        accommodation: pick(['oncampus', 'shared', 'private']),
        lifestyle: pick(['budget', 'moderate', 'premium']),
      };
      for (const [name, text] of Object.entries(choices)) await tab.fill(name, text);
      await tab.press('Calculate Costs');
      told(tab, choices, true);
      expect(tab.text()).toMatch(/Rent × 12, by our formula.*Rent once a year/);
    },
    async afford(tab) {
      await openTool(tab, 'cost-calculator');
      await tab.press('What can I afford?');
      await tab.fill('budget', `${upTo(60)} lakh`);
      expect(tab.text()).toMatch(/rent once a year/i);
      expect(tab.text()).toMatch(/rent × 12/i);
    },
    async dates(tab) {
      await openTool(tab, 'application-timeline');
      const choices = {
        country: pick(COUNTRIES),
        programLevel: pick(['bachelors', 'masters', 'mba', 'phd']),
        season: pick(['fall', 'fall', 'fall', 'spring', 'summer', 'winter']),
        year: String(browser.now().getFullYear() + pick([1, 1, 2])),
      };
      for (const [name, text] of Object.entries(choices)) await tab.fill(name, text);
      await tab.press('Generate Timeline');
      told(tab, { ...choices, testType: value(tab, 'testType') });
      timelines.set(tab, Object.values(choices).join('-'));
    },
    async step(tab) {
      if (!isOn(tab, 'application-timeline') || !timelines.has(tab)) return acts.dates?.(tab);
      const { rows, steps: shown } = readTimeline(tab);
      const row = pick(rows);
      const { title } = shown[rows.indexOf(row)] as Step;
      const plan = timelines.get(tab) as string;
      await tab.press(row.querySelector('input') as never);
      toggle(stepsOf(plan, title), title);
      told(tab, { ...choicesOf(plan), testType: value(tab, 'testType') });
    },
    async calendar(tab) {
      if (!isOn(tab, 'application-timeline') || !timelines.has(tab)) return acts.dates?.(tab);
      if (random() < 0.5) await acts.step?.(tab);
      browser.files.length = 0;
      await tab.press('Save to calendar (.ics)');
      const events = (browser.files[0] ?? '').split('BEGIN:VEVENT').slice(1);
      const { steps: shown } = readTimeline(tab);
      expect(events).toHaveLength(shown.length);
      for (const [index, { title, month, isDone, isCritical }] of shown.entries()) {
        const mayRing = !isDone && `${month}-01` >= day();
        const rings = events[index]?.includes('BEGIN:VALARM') ?? false;
        if (!mayRing || isCritical) expect(rings, `${title} rings`).toBe(mayRing);
      }
    },
    async papers(tab) {
      await openTool(tab, 'visa-requirements');
      const country = pick(COUNTRIES);
      if (country === value(tab, 'country')) return;
      await tab.fill('country', country);
      told(tab, { country });
    },
    async paper(tab) {
      if (!isOn(tab, 'visa-requirements') || !value(tab, 'country')) await acts.papers?.(tab);
      const country = value(tab, 'country');
      const box = pick(tab.all('ul[aria-labelledby=documents-heading] input'));
      const label = box.parentElement?.textContent ?? '';
      await tab.press(box);
      toggle(setOf(papers, country), label);
      told(tab, { country });
    },
    async study(tab) {
      await openTool(tab, 'vocabulary-practice');
      await tab.press('Twenty words');
      await tab.press(tab.named('[role=tab]', 'Study'));
      if (tab.named('h3', /No words/)) await tab.press(/^(Reset Settings|Review Known)/);
      for (let left = upTo(12); left > 0; left -= 1) {
        const card = tab.all('[data-focus]')[0];
        if (card?.localName === 'button') await tab.press(card);
        const word = tab.all('[data-focus] strong')[0]?.textContent ?? '';
        const answer = pick(['I Know This', 'I Know This', 'Review Again']);
        await tab.press(answer);
        if (answer === 'I Know This') known.add(word);
        if (!/Session finished/.test(tab.text()) && !tab.named('h3', /No words/)) continue;
        studyDays.add(day());
        return leadsOn(tab, 'the last card');
      }
    },
    async review(tab) {
      await openTool(tab, 'vocabulary-practice');
      if (tab.named('button', 'Stop for now')) await tab.press('Stop for now');
      await tab.press('Daily review');
      await tab.press(tab.named('[role=tab]', 'Today'));
      const [due = 0, fresh = 0] = tab.all('dl dd').map(({ textContent }) => Number(textContent));
      if (begun.day !== day()) begun = { day: day(), words: 0 };
      if (tab.named('h3', 'Today')) {
        expect(due, 'words due').toBeLessThanOrEqual(reviewed.size);
        expect(fresh + begun.words, 'new words of a day').toBeLessThanOrEqual(10);
      }
      if (!tab.named('button', /^Review \d/)) return leadsOn(tab, 'the words of a day');
      await tab.press(/^Review \d/);
      for (let left = upTo(40); left > 0 && tab.named('button', 'Stop for now'); left -= 1) {
        const word = tab.all('[data-focus] strong')[0]?.textContent ?? '';
        await tab.press(tab.all('[data-focus]')[0]);
        await tab.press(new RegExp(`^${pick(['Again', 'Hard', 'Good', 'Easy', 'Easy', 'Easy'])} `));
        if (!reviewed.has(word)) begun.words += 1;
        reviewed.add(word);
      }
      if (tab.named('button', 'Stop for now')) await tab.press('Stop for now');
      if (random() < 0.4) {
        await reload(tab);
        await tab.press('Daily review');
      }
      await leadsOn(tab, 'the daily review');
    },
    async test(tab) {
      await openTests(tab);
      await tab.press(
        tab
          .all('button')
          .find((node) => node.querySelector('b')?.textContent === taskTexts.cut.name),
      );
      if (tab.named('button', 'Try again')) await tab.press('Try again');
      const typed = `a${upTo(999)}`;
      await tab.fill('gap-1', typed);
      if (random() < 0.5) await reload(tab);
      expect(tab.all('[name=gap-1]')[0]?.value, 'the letters typed').toBe(typed);
      if (random() < 0.3) return;
      while (tab.named('button', 'Next')) await tab.press('Next');
      await tab.press('Finish and see the report');
      results += 1;
      await leadsOn(tab, 'a test');
    },
    async interview(tab) {
      await openTool(tab, 'visa-interview-simulator');
      await tab.press('A whole interview');
      if (tab.named('button', 'New questions')) await tab.press('New questions');
      const country = pick(COUNTRIES);
      await tab.fill('whole-country', country);
      await tab.fill('whole-length', '8');
      const keeps = pick(['on', 'on', 'off']);
      await tab.fill('keep', keeps);
      const loan = `${upTo(40)} lakh`;
      await tab.fill('loan', loan);
      facts = keeps === 'on' ? loan : undefined;
      await tab.press('Begin the interview');
      told(tab, { country });
      await tab.fill('typed', 'In my own words');
      while (tab.named('button', 'Continue')) await tab.press('Continue');
      await tab.press('See the report');
      expect(tab.text()).toContain('In my own words');
      await leadsOn(tab, 'an interview');
    },
    async keep(tab) {
      if (!tab.named('button', 'Keep on this device')) return;
      await tab.press('Keep on this device');
      kept = planOf(tab);
      // The plan of the other tab joins it.
      for (const [other, plan] of own) {
        if (other !== tab && other.path().startsWith('/tools'))
          kept = { choices: { ...plan.choices, ...kept.choices }, hasEstimate: kept.hasEstimate };
      }
      own.clear();
    },
    async forget(tab) {
      if (!tab.named('button', 'Forget') || random() < 0.5) return;
      await tab.press('Forget');
      if (kept) own.clear();
      kept = null;
      watched = [];
      own.delete(tab);
    },
    async talk(tab) {
      const link = tab.named('a', /talk to us about this/i);
      if (!link) return;
      const plan = planOf(tab);
      await tab.press(link);
      await tab.open('/contact#consultation');
      leave(tab);
      const [text = ''] = tab.all('#plan-text').map(({ textContent }) => textContent);
      expect(text, 'for the counsellor').toContain(
        describeChoices({ country: plan.choices.country ?? '' }, planNames)[0] ?? '',
      );
      if (plan.hasEstimate) expect(text).toMatch(/\(rent × 12\).*\(rent once a year\)/);
      const person = { name: 'Asha', email: 'asha@example.com', phone: '9876543210' };
      for (const [name, each] of Object.entries(person)) await tab.fill(name, each);
      await tab.fill('consultationType', 'video');
      await tab.press('Schedule Consultation');
      await tab.reload();
      for (const [name, each] of Object.entries(person))
        expect(tab.all(`[name=${name}]`)[0]?.value, 'after a failed request').toBe(each);
    },
    async home(tab) {
      await tab.open('/');
      leave(tab);
      const due = Number(tab.named('a', /words? due today/)?.textContent?.match(/^\d+/)?.[0] ?? 0);
      expect(due, 'words due').toBeLessThanOrEqual(reviewed.size);
      const month = day().slice(0, 7);
      const open = watched.filter((step) => step.month <= month && !step.isDone);
      if (open.length === 0 || /Too late/.test(alarmOf(watched, month).source)) return;
      const said = tab.named('a', /^From your plan: /)?.textContent ?? '';
      const named = open.find(({ title }) => said.includes(title));
      expect(named, `an alarm for ${open[0]?.title} in "${said}"`).toBeDefined();
      expect(/overdue/.test(said), said).toBe((named?.month ?? '') < month);
    },
    async reload(tab) {
      await reload(tab);
    },
    async deleteResults(tab) {
      if (random() < 0.7) return;
      await openTests(tab);
      if (!tab.named('button', 'Delete my results')) return;
      await tab.press('Delete my results');
      results = 0;
    },
    async deleteReview(tab) {
      if (random() < 0.7) return;
      await openTool(tab, 'vocabulary-practice');
      if (tab.named('button', 'Stop for now')) await tab.press('Stop for now');
      await tab.press('Daily review');
      await tab.press(tab.named('[role=tab]', 'Reminder and storage'));
      await tab.press('Delete my review');
      await tab.press('Yes, delete all of it');
      reviewed.clear();
      begun.words = 0;
      expect(tab.text('sa-my-plan')).not.toMatch(/[1-9]\d* words? due/);
    },
  };

  /** Checks what must be true in a tab on every page. */
  function look(tab: Tab) {
    if (isOn(tab, 'visa-requirements')) {
      const boxes = tab.all('ul[aria-labelledby=documents-heading] input');
      const ticked = boxes.filter(({ checked }) => checked);
      const labels = ticked.map(({ parentElement }) => parentElement?.textContent);
      if (boxes.length > 0)
        expect(new Set(labels), 'papers').toEqual(setOf(papers, value(tab, 'country')));
    }
    const plan = timelines.get(tab);
    const { steps: shown } = readTimeline(tab);
    if (isOn(tab, 'application-timeline') && plan && shown.length > 0) {
      for (const { title, isDone } of shown)
        expect(isDone, title).toBe(stepsOf(plan, title).has(title));
      expect(tab.text()).toMatch(alarmOf(shown, day().slice(0, 7)));
      const isKept = Object.entries(choicesOf(plan)).every(
        ([name, each]) => kept?.choices[name] === each,
      );
      if (isKept) watched = shown;
    }
    if (!tab.path().startsWith('/tools')) return;
    const told = planOf(tab);
    const badges = tab.all('[aria-label="What you have chosen"] li');
    expect(
      badges.map(({ textContent }) => textContent),
      'the plan',
    ).toEqual(describeChoices(told.choices, planNames));
    if (told.hasEstimate)
      expect(tab.text('sa-my-plan')).toMatch(/to .* a year .*rent once, or × 12/);
  }

  /** Checks that storage has what was kept, and nothing else. */
  async function lookIntoStorage() {
    const extras = JSON.parse(browser.stored.get('sa-extras') ?? '{}');
    expect(!!extras.plan, 'a kept plan').toBe(!!kept);
    expect(extras.todaysTests ?? []).toHaveLength(results);
    const visaTicks: Record<string, string[]> = extras.visaTicks ?? {};
    for (const [country, ready] of papers)
      expect(new Set(visaTicks[country]), `papers of ${country}`).toEqual(ready);
    expect(extras.timelineTicks ?? []).toHaveLength(
      addUp([...steps.values()].map(({ size }) => size)),
    );
    expect(new Set(extras.studyDays)).toEqual(studyDays);
    const allowed = ['sa-extras', 'vocabularyStats', 'wordStatus'];
    expect([...browser.stored.keys()].filter((key) => !allowed.includes(key))).toEqual([]);
    for (const { session } of tabs) expect(session.has('sa-plan-handover')).toBe(false);
    expect(extras.interview?.facts.loan, 'facts of the interview').toBe(facts);
    const stats = JSON.parse(browser.stored.get('vocabularyStats') ?? '{}');
    expect(stats.dailyStreak ?? 0, 'streak').toBe(streakOf(studyDays));
    const ids = [...(stats.learned ?? []), ...(stats.mastered ?? [])];
    expect(new Set(ids)).toEqual(
      new Set(words.flatMap(({ id, word }) => (known.has(word) ? [id] : []))),
    );
    const ofReview = (await browser.reviewKeys('reviews')) as [string, number][];
    expect(new Set(ofReview.map(([id]) => id.replace(/^deck-/, '')))).toEqual(reviewed);
  }

  const log: string[] = [];
  // An alarm on the home page needs three of these in a row.
  const names = [...Object.keys(acts), 'dates', 'keep', 'home', 'home'];
  let name = 'costs';
  try {
    for (const tab of tabs) await tab.open('/tools');
    for (let passed = 0; passed < DAYS; passed += 1) {
      for (let left = upTo(2); left > 0; left -= 1) {
        // Often the same again, in this tab or in the other.
        if (random() < 0.7) name = pick(names);
        const tab = pick(tabs);
        log.push(`${day()} tab ${tabs.indexOf(tab)}: ${name}`);
        await acts[name]?.(tab);
        for (const each of tabs) look(each);
        await lookIntoStorage();
        expect(browser.errors).toEqual([]);
      }
      await browser.sleepUntil(browser.now().getTime() + DAY_MS);
      for (const each of tabs) look(each);
    }
  } catch (error) {
    throw new Error(`MONTH_SEED=${seed}, after\n${log.slice(-8).join('\n')}\n${error}`, {
      cause: error,
    });
  } finally {
    browser.close();
  }
}

it.each(seeds)('month %i of one visitor has no dead end and loses nothing', visit);
