import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { countries } from '../content/countries/countries.ts';
import { type Driver, driveElement, openElement } from '../kit/testing/drive-element.ts';
import { rendered, serve } from '../kit/testing/mount.ts';
import { patchSelects } from '../kit/testing/selects.ts';
import { GUIDES } from './parts/guides.ts';
import { VISA_DISCLAIMER } from './visa-requirements.logic.ts';
import './visa-requirements.ts';

patchSelects();

const CONTACT = 'https://site.example/contact#consultation';
const KEY = 'sa-extras';
const keep = (visaTicks: unknown) => localStorage.setItem(KEY, JSON.stringify({ visaTicks }));
const kept = () => JSON.parse(localStorage.getItem(KEY) ?? '{}').visaTicks;

async function open(attributes = '') {
  return drive(await openElement('sa-visa-requirements', attributes));
}

/** What is special to the checker. */
function drive(tool: Driver) {
  const { all, shown, tabs } = tool;
  return {
    ...tool,
    select: tool.field<HTMLSelectElement>('country'),
    panel: () => shown('[role=tabpanel]')[0] as HTMLElement,
    selected: () => tool.texts('[role=tab][aria-selected=true]'),
    boxes: () => all<HTMLInputElement>('[type=checkbox]'),
    choose: (country: string) => tool.choose({ country }),
    ready: () => vi.waitFor(() => expect(tabs()).toHaveLength(5)),
  };
}

async function openGuide(code: string, attributes = '') {
  const checker = await open(attributes);
  await checker.choose(code);
  await checker.ready();
  return checker;
}

/** Keeps a guide from arriving until the function that it returns is called. */
function holdGuide(code: string) {
  const load = GUIDES[code] as NonNullable<(typeof GUIDES)[string]>;
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  const held = vi.spyOn(GUIDES as Record<string, typeof load>, code);
  held.mockImplementation(() => released.then(load));
  return async () => {
    expect(held).toHaveBeenCalled();
    release();
    await held.mock.results[0]?.value;
  };
}

const texts = (elements: Element[]) => elements.map(({ textContent }) => textContent);

beforeEach(() => {
  localStorage.clear();
  history.replaceState(null, '', '/tools');
});

afterEach(() => {
  document.body.innerHTML = '';
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

describe('<sa-visa-requirements>', () => {
  it('says "Select a country to view visa requirements" before one is chosen', async () => {
    const { text, tabs, select } = await open();
    expect(text()).toContain('Select a country to view visa requirements');
    expect(select.value).toBe('');
    expect(tabs()).toEqual([]);
  });

  it('lists all ten countries, and touches neither storage nor address by itself', async () => {
    const { select } = await open('sync-url');
    expect([...select.options].slice(1).map(({ value }) => value)).toEqual(
      countries.map(({ code }) => code),
    );
    expect(Object.keys(localStorage)).toEqual([]);
    expect(location.search).toBe('');
  });

  it('has five tabs in order, with the documents selected', async () => {
    const { tabs, selected, panel } = await openGuide('us');
    expect(texts(tabs())).toEqual([
      'Required Documents',
      'Financial Requirements',
      'Health Insurance',
      'Application Timeline',
      'Tips & Advice',
    ]);
    expect(selected()).toEqual(['Required Documents']);
    expect(panel().id).toBe('panel-documents');
  });

  it('returns to the documents when another country is chosen on Tips', async () => {
    const { tabs, press, choose, selected, ready } = await openGuide('us');
    await press(tabs()[4]);
    expect(selected()).toEqual(['Tips & Advice']);
    await choose('ca');
    await ready();
    expect(selected()).toEqual(['Required Documents']);
  });

  it('keeps the tab when the same country is chosen again', async () => {
    const { tabs, press, choose, selected } = await openGuide('us');
    await press(tabs()[4]);
    await choose('us');
    expect(selected()).toEqual(['Tips & Advice']);
  });

  it.each([
    ['sg', 'Singapore', 'https://www.ica.gov.sg'],
    ['fr', 'France', 'https://france-visas.gouv.fr'],
    ['nl', 'Netherlands', 'https://ind.nl'],
    ['ch', 'Switzerland', 'https://www.sem.admin.ch'],
  ])('apologises for %s, %s, with whom to ask instead', async (code, name, site) => {
    const { choose, text, tabs, all } = await open();
    await choose(code);
    expect(text()).toContain('Visa information temporarily unavailable');
    expect(text()).toContain(
      `We're currently updating our visa information for ${name}. Please check back later or contact our visa experts for the most up-to-date requirements.`,
    );
    const links = all<HTMLAnchorElement>('a');
    expect(links[0]?.href).toBe(CONTACT);
    expect(links[1]?.href).toContain(site);
    expect(links[1]?.rel).toBe('noopener noreferrer');
    expect(tabs()).toEqual([]);
  });

  it.each(['us', 'uk', 'ca', 'au', 'de', 'nz'])(
    'shows 8 or 9 documents, 5 proofs, 6 stages and 5 tips for %s',
    async (code) => {
      const { boxes, all } = await openGuide(code);
      const count = (tab: string, items: string) => all(`#panel-${tab} ${items}`).length;
      expect([8, 9]).toContain(boxes().length);
      expect(count('finances', 'ul li:has(> svg)')).toBe(5);
      expect(count('timeline', 'ol > li')).toBe(6);
      expect(all('#panel-timeline ol > li > *')).toHaveLength(18);
      expect(count('tips', 'ul li:has(> h4)')).toBe(5);
    },
  );

  it('says of the health insurance whether it is required, what it covers and its cost', async () => {
    const { all } = await openGuide('au');
    expect(texts(all('#panel-healthInsurance dt'))).toEqual([
      'Required',
      'Coverage',
      'Estimated cost',
    ]);
    expect(texts(all('#panel-healthInsurance dd'))).toEqual([
      'Yes',
      expect.stringContaining('OSHC must cover your whole stay'),
      expect.stringContaining('US$650 a year in our cost table of 2021-23'),
    ]);
  });

  it.each([
    ['us', ['SEVIS fee for F-1', '$350', '$40,000-$60,000']],
    [
      'uk',
      [
        'about £470 per year',
        '£1,334 per month in London',
        '£1,023 elsewhere',
        '9 months',
        'held 28 days',
      ],
    ],
    ['ca', ['CAD 10,000 living costs plus a guaranteed investment certificate']],
    ['au', ['AUD 21,041 per year', 'isa fee AUD 620']],
    ['de', ['€10,332 a year (€861 a month)']],
    ['nz', ['NZD 17,000 per year', 'isa fee NZD 330']],
  ])('shows the facts of the specification for %s', async (code, facts) => {
    const { text } = await openGuide(code);
    expect(facts.filter((fact) => !text().includes(fact))).toEqual([]);
  });
});

describe('each figure of our list in <sa-visa-requirements>', () => {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date(2026, 10, 21, 12) });
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  const readCells = (cells: HTMLElement[]) =>
    cells.map((cell) =>
      [...cell.querySelectorAll('span, strong, strong + p')]
        .map(({ textContent }) => textContent)
        .slice(0, 3),
    );

  it.each([
    [
      'uk',
      'Living costs in London',
      '£1,529 per month',
      'since 11 November 2025',
      '£1,334 per month',
    ],
    [
      'uk',
      'Living costs elsewhere',
      '£1,171 per month',
      'since 11 November 2025',
      '£1,023 per month',
    ],
    [
      'uk',
      'Immigration health surcharge',
      '£776 per year',
      'since 6 February 2024',
      'about £470 per year',
    ],
    [
      'ca',
      'Living costs for one person',
      'CAD 23,448 per year',
      'since 1 September 2026',
      'CAD 10,000 per year',
    ],
    [
      'au',
      'Living costs for one student',
      'AUD 29,710 per year',
      'since 10 May 2024',
      'AUD 21,041 per year',
    ],
    ['au', 'Visa fee', 'AUD 2,500', 'since 1 July 2026', 'AUD 620'],
    ['de', 'Blocked account', '€992 per month', 'since 1 September 2024', '€861 per month'],
    [
      'nz',
      'Living costs',
      'NZD 20,000 per year',
      'as read on 1 October 2026',
      'NZD 17,000 per year',
    ],
    ['nz', 'Visa fee', 'from NZD 850', 'as read in September 2025', 'NZD 330'],
  ])('stands beside the newer one: %s, %s', async (code, label, now, since, listed) => {
    const { all } = await openGuide(code);
    const heading = all('h4').find(({ textContent }) => textContent?.startsWith(label));
    const cells = readCells([...(heading?.parentElement?.querySelectorAll('li') ?? [])]);
    expect(cells[0]).toEqual(['Now', now, since]);
    expect(cells.at(-1)).toEqual(['Our list', listed, 'as listed in 2021-23']);
  });

  it('names what is announced, and what counted in between', async () => {
    const { all, choose, ready } = await openGuide('uk');
    expect(readCells(all('[data-kind=soon]'))).toEqual([
      ['Announced', '£1,570 per month', 'from 30 November 2026'],
      ['Announced', '£1,203 per month', 'from 30 November 2026'],
    ]);
    await choose('ca');
    await ready();
    expect(readCells(all('[data-kind=past]'))).toEqual([
      ['Earlier', 'CAD 22,895 per year', '1 September 2025 to 31 August 2026'],
    ]);
  });

  it('shows the sums that are asked for at once', async () => {
    const { text } = await openGuide('de');
    expect(text()).toContain('€992 × 12 months = €11,904');
    expect(text()).toContain('€861 × 12 months = €10,332');
  });

  it.each(['us', 'uk', 'ca', 'au', 'de', 'nz'])('carries its source, for %s', async (code) => {
    const { all } = await openGuide(code);
    const cells = all('[data-kind]');
    expect(cells.length).toBeGreaterThan(1);
    for (const { dataset, textContent } of cells) {
      const origin = dataset.kind === 'listed' ? /^Our list.*2021-23/ : /Source: .+, .*20\d\d$/;
      expect(textContent).toMatch(origin);
    }
  });
});

describe('the texts around the tabs of <sa-visa-requirements>', () => {
  it.each([0, 1, 2, 3, 4])('have the disclaimer on tab %i and in print', async (index) => {
    const { tabs, press, root } = await openGuide('nz');
    await press(tabs()[index]);
    const lines = [...root.querySelectorAll('article > p')];
    expect(texts(lines)).toEqual([VISA_DISCLAIMER]);
    expect(VISA_DISCLAIMER).toContain('Confirm everything here with the embassy');
    expect(lines[0]?.closest('[hidden]')).toBe(null);
  });

  it('link to visa guidance at /contact#consultation', async () => {
    const { all } = await openGuide('de');
    const link = all<HTMLAnchorElement>('a').find(({ href }) => href.startsWith('https://site.'));
    expect(link?.href).toBe(CONTACT);
  });

  it('print the guide', async () => {
    const print = vi.fn();
    vi.stubGlobal('print', print);
    const { press, button } = await openGuide('de');
    await press(button('Print the guide'));
    expect(print).toHaveBeenCalledTimes(1);
  });

  it('name a country that is in no tool, and offer to talk', async () => {
    const { text, all } = await open('country="Ireland"');
    expect(text()).toContain('We have no visa guide for "Ireland"');
    expect(all<HTMLAnchorElement>('a')[0]?.href).toBe(CONTACT);
  });
});

describe('choosing in <sa-visa-requirements>', () => {
  it('begins as the attributes say and follows them', async () => {
    const { element, ready, selected, select } = await open('country="New Zealand" tab="timeline"');
    await ready();
    expect(selected()).toEqual(['Application Timeline']);
    expect(select.value).toBe('nz');
    element.setAttribute('country', 'uk');
    await rendered();
    await ready();
    expect(select.value).toBe('uk');
    expect(selected()).toEqual(['Application Timeline']);
  });

  it('takes over what was chosen before its code arrived', async () => {
    const served = (await open()).root.innerHTML;
    const element = document.createElement('sa-visa-requirements');
    const root = serve(element, served);
    (root.querySelector('select') as HTMLSelectElement).value = 'au';
    document.body.append(element);
    const checker = drive(driveElement(element));
    await rendered();
    await checker.ready();
    expect(checker.root.querySelector('h3')?.textContent).toBe('Australia');
  });

  it('announces sa-opened with country and tab, and nothing before an act', async () => {
    const details: unknown[] = [];
    const listen = (event: Event) => details.push((event as CustomEvent).detail);
    document.addEventListener('sa-opened', listen);
    const { choose, press, tabs, ready } = await open('country="us"');
    await ready();
    expect(details).toEqual([]);
    await choose('uk');
    await ready();
    await press(tabs()[1]);
    document.removeEventListener('sa-opened', listen);
    expect(details).toEqual([
      { country: 'uk', tab: 'documents' },
      { country: 'uk', tab: 'finances' },
    ]);
  });

  it('keeps country and tab in the address with sync-url, and reads them from there', async () => {
    history.replaceState(
      null,
      '',
      '/tools?visa-country=uk&visa-tab=tips&country=nz#visa-requirements',
    );
    const { selected, press, tabs, choose, ready } = await open('sync-url');
    await ready();
    expect(selected()).toEqual(['Tips & Advice']);
    await press(tabs()[3]);
    expect(location.search).toBe('?visa-country=uk&visa-tab=timeline&country=nz');
    await choose('fr');
    expect(location.search + location.hash).toBe('?visa-country=fr&country=nz#visa-requirements');
  });

  it('leaves the address alone without sync-url', async () => {
    history.replaceState(null, '', '/page?visa-country=uk');
    const { select, text, choose } = await open();
    expect(text()).toContain('Select a country');
    await choose('fr');
    expect(select.value).toBe('fr');
    expect(location.search).toBe('?visa-country=uk');
  });

  it('offers the six guides as buttons and leads the focus to the one that opens', async () => {
    const { button, press, root, select } = await open();
    await press(button('Germany'));
    await vi.waitFor(() => expect(root.activeElement?.textContent).toBe('Germany'));
    expect(select.value).toBe('de');
  });

  it.each([
    [['ArrowRight'], 'Financial Requirements'],
    [['ArrowLeft'], 'Tips & Advice'],
    [['End', 'Home', 'ArrowRight', 'ArrowRight'], 'Health Insurance'],
  ])('goes through the tabs with %j to %s', async (keys, label) => {
    const { tabs, selected, root, key } = await openGuide('us');
    tabs()[0]?.focus();
    for (const each of keys) await key(root.activeElement, each);
    expect(selected()).toEqual([label]);
    expect(root.activeElement?.textContent).toBe(label);
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
    const load = vi.spyOn(GUIDES as Record<string, (typeof GUIDES)[string] & {}>, 'us');
    load.mockRejectedValueOnce(new TypeError('offline'));
    const { choose, text, button, press, root, ready } = await open();
    await choose('us');
    await vi.waitFor(() =>
      expect(text()).toContain('The guide for United States could not be loaded.'),
    );
    expect(text()).toContain(VISA_DISCLAIMER);
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
  it('keeps its ticks in the entry sa-extras, each country apart', async () => {
    const first = await openGuide('uk');
    await first.press(first.boxes()[2]);
    expect(Object.keys(localStorage)).toEqual([KEY]);
    expect(first.text()).toContain('1 of 9 ready');
    await first.choose('de');
    await first.ready();
    expect(first.text()).toContain('0 of 9 ready');
    document.body.innerHTML = '';
    await rendered();
    const second = await openGuide('uk');
    expect(
      second
        .boxes()
        .map(({ checked }) => checked)
        .indexOf(true),
    ).toBe(2);
  });

  it('takes a tick away again', async () => {
    const { press, boxes, text } = await openGuide('nz');
    await press(boxes()[0]);
    await press(boxes()[0]);
    expect(text()).toContain('0 of 8 ready');
  });

  it('puts storage-prefix before the key', async () => {
    const { press, boxes } = await openGuide('nz', 'storage-prefix="partner-"');
    await press(boxes()[0]);
    expect(Object.keys(localStorage)).toEqual([`partner-${KEY}`]);
  });

  it('shows what another tab of the browser ticks', async () => {
    const { text } = await openGuide('nz');
    keep({ nz: ['Evidence of funds for living costs'] });
    dispatchEvent(new StorageEvent('storage', { key: KEY }));
    await rendered();
    expect(text()).toContain('1 of 8 ready');
    localStorage.clear();
    dispatchEvent(new StorageEvent('storage', { key: null }));
    await rendered();
    expect(text()).toContain('0 of 8 ready');
  });

  it('adds to what another tab stored rather than overwriting it', async () => {
    const { press, boxes } = await openGuide('nz');
    keep({ us: ['Form'] });
    await press(boxes()[0]);
    expect(kept()).toMatchObject({
      us: ['Form'],
      nz: [expect.stringContaining('Passport')],
    });
  });

  it('takes over what an earlier version has kept, and cleans up at the next tick', async () => {
    localStorage.setItem('sa-visa-checklist', '{"nz":["Evidence of funds for living costs"]}');
    const { press, boxes, text } = await openGuide('nz');
    expect(text()).toContain('1 of 8 ready');
    await press(boxes()[0]);
    expect(text()).toContain('2 of 8 ready');
    expect(Object.keys(localStorage)).toEqual([KEY]);
  });

  it.each(['{', '[]', '{"visaTicks":7}', '{"visaTicks":{"nz":7}}'])(
    'opens with nothing ticked on %s',
    async (stored) => {
      localStorage.setItem(KEY, stored);
      expect((await openGuide('nz')).text()).toContain('0 of 8 ready');
    },
  );

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

describe('<sa-visa-requirements> and its page', () => {
  it('tells once by sa-started that the visitor has begun', async () => {
    const { choose, listen } = await openElement('sa-visa-requirements');
    const heard = listen('sa-started');
    await choose({ country: 'uk' });
    await choose({ country: 'uk' });
    expect(heard).toEqual([{}]);
  });
});
