import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { CountryCode } from '../content/country-code.ts';
import { visas } from '../content/visas/visas.ts';
import { NO_PLAN, planStore, updatePlan } from '../kit/stores/plan.ts';
import { type Driver, openElement } from '../testing/drive-element.ts';
import { rendered } from '../testing/mount.ts';
import { patchSelects } from '../testing/selects.ts';
import { waitFor } from '../testing/wait.ts';
import { api } from './visa-requirements.api.ts';
import { describeUnavailable, VISA_DISCLAIMER } from './visa-requirements.logic.ts';
import './visa-requirements.ts';

vi.mock('../content/visas/visas.ts', () => import('../testing/own/visas.ts'));
vi.mock('../content/exchange-rates.ts', () => import('../testing/own/exchange-rates.ts'));

patchSelects();

const CONTACT = 'https://site.example/contact#consultation';
const KEY = 'sa-extras';
const keep = (visaTicks: unknown) => localStorage.setItem(KEY, JSON.stringify({ visaTicks }));

async function open(attributes = '') {
  return drive(await openElement('sa-visa-requirements', attributes));
}

/** Helpers of the checker. */
function drive(tool: Driver) {
  const { all, shown, tabs } = tool;
  return {
    ...tool,
    select: tool.field<HTMLSelectElement>('country'),
    panel: () => shown('[role=tabpanel]')[0] as HTMLElement,
    selected: () => tool.texts('[role=tab][aria-selected=true]'),
    boxes: () => all<HTMLInputElement>('[type=checkbox]'),
    choose: (country: string) => tool.choose({ country }),
    calculate: tool.choose,
    applyOn: (day: string) => tool.type({ 'apply-on': day }),
    ready: () => waitFor(() => expect(tabs()).toHaveLength(5)),
  };
}

async function openGuide(code: string, attributes = '') {
  const checker = await open(attributes);
  await checker.choose(code);
  await checker.ready();
  return checker;
}

function visaOf(code: CountryCode) {
  const visa = visas[code];
  if (!visa) throw new Error(`no guide for ${code}`);
  return visa;
}

/** Keeps a guide from arriving until the function that it returns is called. */
function holdGuide(code: CountryCode) {
  const visa = visaOf(code);
  const { load } = visa;
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  const held = vi.spyOn(visa, 'load');
  held.mockImplementation(() => released.then(load));
  return async () => {
    expect(held).toHaveBeenCalled();
    release();
    await held.mock.results[0]?.value;
  };
}

const labelsOfTabs = api.tab.options.map(({ label }) => label);
const texts = (elements: Element[]) => elements.map(({ textContent }) => textContent);

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(2026, 10, 22, 12) });
  planStore.setState(NO_PLAN, true);
  localStorage.clear();
  history.replaceState(null, '', '/tools');
});

afterEach(() => {
  vi.restoreAllMocks();
});

describe('<sa-visa-requirements>', () => {
  it('apologises for a country without a guide, and for one in no tool, with whom to ask', async () => {
    const { choose, text, tabs, all } = await open('country="Ireland"');
    const links = () => all<HTMLAnchorElement>('a').map(({ href }) => href);
    expect(text()).toContain('We have no visa guide for "Ireland"');
    expect(links()[0]).toBe(CONTACT);
    await choose('fr');
    expect(text()).toContain(describeUnavailable('France'));
    expect(links()).toEqual([CONTACT, expect.stringContaining('https://france-visas.gouv.fr')]);
    expect(all<HTMLAnchorElement>('a')[1]?.rel).toBe('noopener noreferrer');
    expect(tabs()).toEqual([]);
  });

  it('has five tabs with all of a guide, its sources and whom the insurance is required by', async () => {
    const { all, tabs, selected, panel, texts } = await openGuide('us');
    expect(tabs().map(({ textContent }) => textContent)).toEqual(labelsOfTabs);
    expect(selected()).toEqual(labelsOfTabs.slice(0, 1));
    expect(panel().id).toBe('panel-documents');
    const { documents, finances, timeline, tips, healthInsurance } = (await visaOf('us').load())
      .guide;
    const count = (tab: string, items: string) => all(`#panel-${tab} ${items}`).length;
    expect(count('documents', '[type=checkbox]')).toBe(documents.length);
    expect(count('finances', 'ul li:has(> svg)')).toBe(finances.acceptableProofs.length);
    expect(count('timeline', 'ol > li')).toBe(timeline.length);
    expect(count('tips', 'ul li:has(> h4)')).toBe(tips.length);
    expect(texts('#panel-healthInsurance :is(dt, dd)')).toEqual([
      ...['Required', 'No, not for the visa, but by nearly every university'],
      ...['Coverage', healthInsurance.coverageDetails],
      ...['Estimated cost', healthInsurance.estimatedCost],
    ]);
    expect(texts('#panel-documents > p').at(-1)).toMatch(/^Source: .+, .*20\d\d/);
    // Outside the tabs, so it is on each of them and in print.
    expect(texts('article > p')[0]).toBe(VISA_DISCLAIMER);
    expect(VISA_DISCLAIMER).toContain('Confirm everything here with the embassy');
    expect(all('article > p')[0]?.closest('[hidden]')).toBe(null);
  });
});

describe('"I apply on" in <sa-visa-requirements>', () => {
  const labelsOf = ({ all }: ReturnType<typeof drive>, label: string) => {
    const heading = all('h4').find(({ textContent }) => textContent === label);
    const cells = [...(heading?.parentElement?.querySelectorAll('li') ?? [])];
    return cells.map((cell) =>
      [...cell.querySelectorAll('span, strong')].slice(0, 2).map((part) => part.textContent),
    );
  };

  it('is today until another whole day is typed, and shows the figures of that day', async () => {
    const checker = await openGuide('uk');
    const figures = () => labelsOf(checker, 'Living costs in London');
    expect(checker.field('apply-on').value).toBe('2026-11-22');
    for (const unfinished of ['0002-11-30', '']) {
      expect(figures()[0]).toEqual(['Now', '£1,529 per month']);
      await checker.applyOn(unfinished);
    }
    await checker.applyOn('2026-11-30');
    expect(figures()).toEqual([
      ['On your day', '£1,570 per month'],
      ['Older figure', '£1,334 per month'],
      ['Before that day', '£1,529 per month'],
      ['Before that day', '£1,483 per month'],
    ]);
    expect(checker.all('details:not([open]) li[data-kind]')).toEqual(
      checker.all('[data-kind=past]'),
    );
    expect(checker.text()).toContain(
      'Different figures apply on 30 November 2026: Living costs in London, Living costs elsewhere.',
    );
    expect(checker.text()).toContain('for an application on 30 November 2026');
    const figuresOfAll = checker.all('[data-kind]');
    expect(figuresOfAll.length).toBeGreaterThan(1);
    for (const { dataset, textContent } of figuresOfAll) {
      const origin = dataset.kind === 'listed' ? /^Older figure.*2021-23/ : /Source: .+, .*20\d\d$/;
      expect(textContent).toMatch(origin);
    }
    await checker.choose('de');
    await checker.ready();
    expect(checker.text()).toContain('€992 × 12 months = €11,904');
    expect(checker.field('apply-on').value).toBe('2026-11-30');
    expect(checker.text()).toContain('The same figures apply on 30 November 2026 as today');
  });
});

describe('the calculators of <sa-visa-requirements>', () => {
  async function openCalculator(code: string) {
    const checker = await openGuide(code);
    await checker.press(checker.tabs()[1]);
    await waitFor(() => expect(checker.text()).toContain('Work out what you must show'));
    return { ...checker, sum: () => checker.texts('#panel-finances section > div > strong')[0] };
  }

  it('multiply months by the rate for London and elsewhere, and know the 28 days', async () => {
    const { sum, calculate, type, applyOn, text } = await openCalculator('uk');
    expect(sum()).toBe('£13,761');
    await calculate({ place: 'elsewhere', months: '6' });
    expect(sum()).toBe('£7,026');
    expect(text()).toContain('must be in the account by 25 October 2026');
    await type({ since: '2026-11-01' });
    expect(text()).toContain('day 28 is 28 November 2026');
    expect(text()).toContain('22 November 2026 is too early.');
    await applyOn('2026-12-01');
    expect(sum()).toBe('£7,218');
    expect(text()).toContain('1 December 2026 is fine');
  });

  it('count by family for Australia, and ask about school where there are children', async () => {
    const { sum, calculate, all } = await openCalculator('au');
    expect(sum()).toBe('AUD 29,710');
    expect(all('[name=pupils]')).toEqual([]);
    await calculate({ partner: 'yes', children: '1' });
    await calculate({ pupils: '1' });
    expect(sum()).toBe('AUD 58,055');
    await calculate({ children: '2' });
    expect(sum()).toBe('AUD 49,002');
    await calculate({ children: '0' });
    expect(sum()).toBe('AUD 40,104');
  });

  it('are left out where no rule gives a sum', async () => {
    const { text } = await openGuide('us');
    await waitFor(() => expect(text()).toContain('Money you must show, country by country'));
    expect(text()).not.toContain('Work out what you must show');
  });
});

describe('the money of a guide in <sa-visa-requirements>', () => {
  it('says by when it must be there', async () => {
    const checker = await openGuide('uk', 'plan="on"');
    await waitFor(() => expect(checker.text()).toContain('6 months before start: Stage 3.'));
    expect(checker.text()).not.toContain('For a start in');
    updatePlan({ season: 'fall', year: '2027' });
    await checker.settle();
    expect(checker.text()).toContain('For a start in September 2027, that is March 2027.');
  });
});

describe('the money of six countries in <sa-visa-requirements>', () => {
  const barsOf = ({ all }: ReturnType<typeof drive>) =>
    all('ol > li:has(rect) > p').map((row) => row.textContent);

  it('stands side by side, with the same in words, and marks the country of the guide', async () => {
    const checker = await open();
    expect(checker.text()).toContain('Select a country to view visa requirements');
    expect([checker.select.value, checker.tabs()]).toEqual(['', []]);
    await checker.press('Compare the money you must show');
    await waitFor(() => expect(barsOf(checker)).toHaveLength(6));
    expect(barsOf(checker)[0]).toMatch(
      /^New ZealandNZD 20,000about ₹10\.\d lakh\s*about US\$11,\d00$/,
    );
    expect(checker.text()).toMatch(/Exchange rates: ecb.europa.eu, \d+ \w+ 20\d\d/);
    await checker.choose('ca');
    await waitFor(() => expect(checker.texts('[aria-current] strong')).toEqual(['Canada']));
  });
});

describe('<sa-visa-requirements> and the plan', () => {
  const planOf = (country: string, done: number, all: number) => ({
    ...{ choices: { country }, results: { visaTicks: { done, all } } },
  });

  it('tells the country that is chosen, and how many documents are ready', async () => {
    keep({ nz: ['Evidence of funds for living costs'] });
    const { choose, ready, press, boxes } = await openGuide('uk');
    expect(planStore.getState()).toEqual(planOf('uk', 0, 9));
    await press(boxes()[0]);
    expect(planStore.getState()).toEqual(planOf('uk', 1, 9));
    await choose('nz');
    await ready();
    expect(planStore.getState()).toEqual(planOf('nz', 1, 8));
  });

  it('changes the plan by no opening; a tick sets both, and the last one says what is next', async () => {
    const { ready, press, boxes, texts } = await open('country="de"');
    await ready();
    expect(planStore.getState()).toEqual(NO_PLAN);
    await press(boxes()[2]);
    expect(planStore.getState()).toEqual(planOf('de', 1, 9));
    expect(texts('[role=status]')).toContain('1 of 9 ready');
    await press(...boxes().filter((_, index) => index !== 2));
    expect(texts('[role=status]')).toContain(
      '9 of 9 ready. Print the checklist for the appointment.',
    );
  });
});

describe('choosing in <sa-visa-requirements>', () => {
  it('keeps country and tab in the address, and announces them by sa-opened after an act', async () => {
    history.replaceState(null, '', '/tools?visa-country=uk&visa-tab=tips&country=nz#tools');
    const { selected, press, tabs, choose, ready, listen } = await open('sync-url');
    const heard = listen('sa-opened');
    await ready();
    expect(selected()).toEqual(['Tips & Advice']);
    expect(heard).toEqual([]);
    await press(tabs()[3]);
    expect(location.search).toBe('?visa-country=uk&visa-tab=timeline&country=nz');
    await choose('fr');
    expect(location.search + location.hash).toBe('?visa-country=fr&country=nz#tools');
    expect(heard).toEqual([
      { country: 'uk', tab: 'timeline', answer: '' },
      { country: 'fr', tab: 'documents', answer: '' },
    ]);
  });
});

describe('the answers for families in <sa-visa-requirements>', () => {
  const LABELS = ['Work while studying', 'Refused: what now?', 'What comes back after a refusal'];
  const folds = ({ all }: Pick<Driver, 'all'>) => all<HTMLDetailsElement>('[id^=answer]');
  const openOnes = (checker: Pick<Driver, 'all'>) =>
    texts(
      folds(checker).flatMap((fold) => (fold.open ? [fold.querySelector('h4') as Element] : [])),
    );

  async function openAnswers(code: string, attributes = '') {
    const checker = await openGuide(code, attributes);
    await waitFor(() => expect(folds(checker)).toHaveLength(3));
    return checker;
  }

  it('stand below each tab, folded', async () => {
    const checker = await openAnswers('uk');
    const { work, refusal, refunds } = (await visaOf('uk').load()).guide.answers;
    const expected = [
      [work.inTerm.text, work.inHolidays.text, ...work.notes.map(({ text }) => text)],
      refusal.flatMap(({ title, text, deadline = '', fee = '' }) => [title, text, deadline, fee]),
      refunds.flatMap(({ payment, text }) => [payment, text]),
    ];
    for (const tab of checker.tabs()) {
      await checker.press(tab);
      expect(texts(folds(checker).map((fold) => fold.querySelector('h4') as Element))).toEqual(
        LABELS,
      );
      expect(openOnes(checker)).toEqual([]);
      folds(checker).forEach((fold, index) => {
        expect(fold.closest('[hidden]')).toBe(null);
        const missing = expected[index]?.filter((text) => !fold.textContent?.includes(text));
        expect(missing).toEqual([]);
      });
    }
    const answers = checker.all('[id^=answer] :is(dd > div, li)');
    expect(answers.length).toBeGreaterThan(3);
    for (const answer of answers) expect(answer.textContent).toMatch(/Source: .+, .*20\d\d/);
  });

  it('opens what the attribute names, keeps it open for another country, and scrolls to neither', async () => {
    const scroll = vi.spyOn(Element.prototype, 'scrollIntoView');
    const checker = await open('sync-url country="us" answer="work"');
    await waitFor(() => expect(openOnes(checker)).toEqual([LABELS[0]]));
    checker.select.focus();
    await checker.choose('uk');
    await waitFor(() => expect(openOnes(checker)).toEqual([LABELS[0]]));
    expect(scroll).not.toHaveBeenCalled();
  });

  it('keeps the answer opened last in the address with sync-url, and scrolls to a linked one', async () => {
    const scrollIntoView = vi.spyOn(Element.prototype, 'scrollIntoView');
    const scrolledTo = () => scrollIntoView.mock.contexts.map((fold) => (fold as Element).id);
    history.replaceState(null, '', '/tools?visa-country=uk&visa-answer=refunds');
    const checker = await open('sync-url');
    await checker.ready();
    await waitFor(() => expect(openOnes(checker)).toEqual([LABELS[2]]));
    expect(scrolledTo()).toEqual(['answer-refunds']);
    const heard = checker.listen('sa-opened');
    const [work] = checker.all('[id^=answer] > summary');
    await checker.press(work);
    expect(location.search).toBe('?visa-country=uk&visa-answer=work');
    await checker.press(work);
    expect(location.search).toBe('?visa-country=uk');
    expect(heard).toEqual([
      { country: 'uk', tab: 'documents', answer: 'work' },
      { country: 'uk', tab: 'documents', answer: '' },
    ]);
    expect(openOnes(checker)).toEqual([LABELS[2]]);
    expect(scrolledTo()).toHaveLength(1);
  });

  it('folds country and day into a line, which "Change" opens until another is chosen', async () => {
    const { choose, ready, texts, press, field, root } = await openGuide('uk');
    const line = (country: string) => `${country} · applying on 22 November 2026`;
    expect(texts('p')).toContain(line('United Kingdom'));
    await press('Change');
    expect(texts('p')).not.toContain(line('United Kingdom'));
    expect(root.activeElement).toBe(field('country'));
    await choose('de');
    await ready();
    expect(texts('p')).toContain(line('Germany'));
    await press('Change');
    field('country').dispatchEvent(new KeyboardEvent('keydown', { key: 'U', bubbles: true }));
    await choose('us');
    expect(texts('p')).not.toContain(line('United States'));
  });

  it('leads to what to do after a refusal from its head', async () => {
    const scroll = vi.spyOn(Element.prototype, 'scrollIntoView');
    const checker = await openAnswers('us');
    await checker.press('Visa refused?');
    expect(openOnes(checker)).toEqual([LABELS[1]]);
    expect(checker.root.activeElement?.textContent).toBe(LABELS[1]);
    expect(scroll).toHaveBeenCalledOnce();
  });
});

describe('loading a guide in <sa-visa-requirements>', () => {
  it('says so calmly, then that it is open', async () => {
    const arrive = holdGuide('us');
    const { choose, root, text, ready } = await open();
    const status = root.querySelector('[role=status]');
    expect(status?.textContent).toBe('');
    await choose('us');
    expect(text()).toContain('The guide for United States is loading.');
    await arrive();
    await ready();
    expect(status?.textContent).toBe('The guide for United States is open.');
  });

  it('offers "Try again" when it fails, and opens then', async () => {
    const load = vi.spyOn(visaOf('us'), 'load');
    load.mockRejectedValue(new TypeError('offline'));
    const { choose, text, button, press, root, ready } = await open();
    await choose('us');
    await waitFor(() =>
      expect(text()).toContain('The guide for United States could not be loaded.'),
    );
    expect(text()).toContain(VISA_DISCLAIMER);
    load.mockRestore();
    await press(button('Try again'));
    expect(root.activeElement?.textContent).toBe('United States');
    await ready();
  });

  it('ignores a guide that arrives after another was chosen', async () => {
    const arrive = holdGuide('us');
    const { choose, text, ready } = await open();
    await choose('us');
    await choose('nz');
    await ready();
    await arrive();
    await rendered();
    expect(text()).toContain('0 of 8 ready');
    expect(text()).not.toContain('F-1 student visa');
  });
});

describe('the checklist of <sa-visa-requirements>', () => {
  it('keeps its ticks in the entry sa-extras behind its prefix, each country apart', async () => {
    const prefix = 'storage-prefix="partner-"';
    const first = await openGuide('uk', prefix);
    await first.press(first.boxes()[2]);
    expect(Object.keys(localStorage)).toEqual([`partner-${KEY}`]);
    expect(first.text()).toContain('1 of 9 ready');
    await first.choose('de');
    await first.ready();
    expect(first.text()).toContain('0 of 9 ready');
    document.body.innerHTML = '';
    await rendered();
    const second = await openGuide('uk', prefix);
    expect(second.boxes().findIndex(({ checked }) => checked)).toBe(2);
  });

  it('keeps the ticks in memory where storage is blocked, and says that they will go', async () => {
    vi.spyOn(globalThis, 'localStorage', 'get').mockImplementation(() => {
      throw new DOMException('blocked', 'SecurityError');
    });
    const { press, boxes, text, choose, ready } = await openGuide('ca', 'storage-prefix="b-"');
    expect(text()).toContain('Your ticks stay in this browser.');
    await press(boxes()[1]);
    expect(text()).toContain('1 of 9 ready');
    expect(text()).toContain('This browser does not let us keep your ticks.');
    await choose('us');
    await ready();
    await choose('ca');
    await ready();
    expect(boxes()[1]?.checked).toBe(true);
  });
});
