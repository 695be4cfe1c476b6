import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { previewNote } from '../content/sample-tags.ts';
import { tools } from '../content/tools.ts';
import { waySteps } from '../content/way.ts';
import { NO_PLAN, planStore, updatePlan } from '../kit/stores/plan.ts';
import { driveElement } from '../testing/drive-element.ts';
import { mount, rendered } from '../testing/mount.ts';
import { INITIAL_ROUTE } from './catalogue-address.logic.ts';
import './tools-catalogue.ts';

const ids = tools.map(({ id }) => id);

type Page = Awaited<ReturnType<typeof open>>;

async function open(attributes = '', around = '') {
  const markup = `<sa-tools-catalogue ${attributes}></sa-tools-catalogue>${around}`;
  const catalogue = driveElement(await mount(markup), { settle });
  await settle();
  const { root, type } = catalogue;
  /** Cards of the catalogue itself, below the five steps. */
  const all = <T extends Element = HTMLElement>(selector: string) =>
    catalogue.all<T>(selector).filter((node) => !node.closest('[aria-labelledby=way]'));
  return {
    ...catalogue,
    all,
    texts: (selector: string) => all(selector).map(({ textContent }) => textContent),
    steps: () => catalogue.all('[aria-labelledby=way] li'),
    search: (text: string) => type({ 'Search for a tool': text }),
    /** Tag of the tool that stands in the catalogue's place. */
    opened: () => {
      const name = root.querySelector('#tool');
      return (name?.parentElement?.parentElement?.lastElementChild ?? null) as HTMLElement | null;
    },
    tool: () => root.querySelector('#tool')?.textContent,
  };
}

/** Lets renders and the effects after them pass. */
async function settle() {
  await rendered();
  vi.advanceTimersByTime(100);
  await rendered();
}

/** The browser's steps when a visitor changes the hash or goes through the history. */
async function goTo(address: string, state: unknown = null) {
  history.replaceState(state, '', address);
  dispatchEvent(new Event('popstate'));
  dispatchEvent(new Event('hashchange'));
  await settle();
}

describe('<sa-tools-catalogue>', () => {
  beforeEach(() => {
    vi.useFakeTimers();
    history.replaceState(null, '', '/tools');
  });
  afterEach(async () => {
    document.body.innerHTML = '';
    await settle();
    vi.runOnlyPendingTimers();
    vi.useRealTimers();
    vi.restoreAllMocks();
    history.replaceState(null, '', '/');
  });

  describe('the catalogue', () => {
    it('has a card of each tool with icon, time and "Open Tool"', async () => {
      const { all } = await open();
      for (const { name, popular, time, description, also } of tools) {
        const card = all('li')
          .filter((item) => item.querySelector('h3')?.textContent === name)
          .at(-1);
        expect(card?.querySelector('g svg')?.childElementCount).toBeGreaterThan(0);
        expect(card?.textContent?.includes('Popular')).toBe(popular);
        expect(card?.textContent).toContain(time);
        const lines = [...(card?.querySelectorAll(':scope > p') ?? [])].map((p) => p.textContent);
        expect(lines).toEqual(also ? [description, also] : [description]);
        expect(card?.querySelector('button')?.textContent).toBe('Open Tool');
      }
    });

    it('shows on a tab its cards, and says so once the visitor pauses', async () => {
      const { press, texts, root } = await open();
      const said = () => root.querySelector('[role=status]')?.textContent;
      await press('Visa & Immigration');
      expect(texts('h2')).toEqual(['Visa & Immigration Tools']);
      expect(texts('h3')).toHaveLength(2);
      expect(said()).toBe('');
      await vi.advanceTimersByTimeAsync(1000);
      expect(said()).toContain('Visa & Immigration Tools: 2 tools');
    });

    it('goes with "View all" to the tab of its category and to its heading', async () => {
      const { press, texts, root, button } = await open();
      await press('View all: Visa & Immigration');
      await vi.advanceTimersByTimeAsync(1000);
      expect(root.querySelector('[role=status]')?.textContent).toBe('');
      expect(texts('h2')).toEqual(['Visa & Immigration Tools']);
      expect(button('Visa & Immigration').getAttribute('aria-pressed')).toBe('true');
      expect(root.activeElement?.textContent).toBe('Visa & Immigration Tools');
    });

    it('suggests a known word for a search, and shows all tools again if it finds none', async () => {
      const { search, press, root, texts } = await open();
      expect(root.querySelector('input')?.placeholder).toBe('Search for a tool...');
      await press('Popular');
      await search('ielts');
      await press('Did you mean “english”?');
      expect(texts('h2')).toEqual(['Search results for "english"']);
      expect(texts('h3')).toContain('TOEFL Mock Exam');
      await search('zzzz');
      expect(root.textContent).toContain('No tools found matching your criteria');
      await press('Show all tools');
      expect(texts('h2')[0]).toBe('Popular Tools');
      expect(texts('h2')).toHaveLength(5);
      expect(root.activeElement?.localName).toBe('input');
    });
  });

  describe('the five steps', () => {
    afterEach(() => planStore.setState(NO_PLAN, true));

    it('come first, in their order, each with its tools and how long they take', async () => {
      const { root, steps } = await open();
      expect(root.querySelector('h2')?.textContent).toBe('Five steps, one plan');
      const told = steps().map((step) => [
        step.querySelector('h3 > button')?.textContent,
        step.querySelector('small')?.textContent,
        ...[...step.querySelectorAll('li > button')].map(({ textContent }) => textContent),
      ]);
      const asked = waySteps.map(({ question }) => question);
      expect(told).toEqual([
        [asked[0], 'Cost Calculator, 5-10 min'],
        [asked[1], 'Scholarship Finder, 10-15 min'],
        [asked[2], 'Application Timeline, 5-10 min'],
        [asked[3], 'TOEFL Mock Exam, 2-3 hours', 'Vocabulary Practice 15-30 min'],
        [asked[4], 'Visa Requirements, 10-15 min', 'Visa Interview Simulator 20-30 min'],
      ]);
    });

    it('say what the plan knows, where the catalogue takes part in it', async () => {
      const estimate = { totalUsd: { monthly: 303_864, yearly: 103_664 }, years: 2 };
      updatePlan({ country: 'ca' }, { estimate, shortlist: ['Vanier'] });
      const told = (page: Page) => page.steps().map((step) => step.querySelector('b')?.textContent);
      const off = await open('plan="off"');
      expect(off.root.textContent).not.toContain('$151,900');
      expect(off.root.querySelector('sa-my-plan')).toBeNull();
      const on = await open('plan="on"');
      expect(told(on).slice(0, 2)).toEqual(['$51,800 to $151,900 a year', '1 award worth a look']);
      expect(on.root.querySelector('sa-my-plan')?.hasAttribute('hidden')).toBe(false);
      planStore.setState(NO_PLAN, true);
      const empty = await open('plan="on" sync-hash');
      const plan = () => empty.root.querySelector('sa-my-plan');
      expect(plan()?.getAttributeNames()).toEqual(['plan-from-url', 'counterfoil', 'hidden']);
      await empty.press('Open Tool: Visa Requirements');
      expect(plan()?.hasAttribute('compact')).toBe(true);
      expect(empty.opened()?.getAttribute('plan')).toBe('on');
    });

    it('open the side that answers the question', async () => {
      const side = waySteps.findIndex(({ query }) => query);
      const { query = '', tool } = waySteps[side] ?? {};
      const [, value = ''] = query.split('=');
      const plain = await open();
      await plain.press(plain.steps()[side]?.querySelector('button') ?? undefined);
      expect(plain.opened()?.getAttribute('tab')).toBe(value);
      history.replaceState(null, '', '/tools');
      const synced = await open('sync-hash');
      await synced.press(synced.steps()[side]?.querySelector('button') ?? undefined);
      expect(location.search + location.hash).toBe(`${query}#${tool}`);
    });
  });

  describe('an opened tool', () => {
    it('stands in place of the catalogue, under "← Back", its name and its category', async () => {
      const { press, root, opened, tool, texts, button, listen, steps } = await open();
      const heard = listen('sa-opened');
      await press('Planning & Finance', 'Open Tool: Cost Calculator');
      expect(heard).toEqual([{ tool: 'cost-calculator' }]);
      expect(opened()?.localName).toBe('sa-cost-calculator');
      expect(tool()).toBe('Cost Calculator');
      expect(root.querySelector('#tool')?.nextElementSibling?.textContent).toBe(
        'Planning & Finance',
      );
      expect(texts('h2')).toEqual(['Cost Calculator']);
      expect(root.activeElement?.id).toBe('tool');
      await press('← Back');
      expect(texts('h2')).toEqual(['Planning & Finance Tools']);
      expect(root.activeElement).toBe(button('Open Tool: Cost Calculator'));
      await press('All Tools');
      expect(root.activeElement?.textContent).not.toBe('Open Tool');
      const inSteps = () => steps()[3]?.querySelectorAll('button')[1];
      await press(inSteps(), '← Back');
      expect(root.activeElement).toBe(inSteps());
    });

    it('says that it is loading, then offers another try', async () => {
      const { press, opened, root } = await open();
      await press('Open Tool: TOEFL Mock Exam');
      const first = opened();
      expect(first?.textContent).toBe('Loading the TOEFL Mock Exam…');
      vi.advanceTimersByTime(8000);
      await settle();
      expect(first?.querySelector('[role=status]')?.textContent).toContain('has not arrived');
      await press('Try again');
      expect(opened()).not.toBe(first);
      expect(opened()?.localName).toBe('sa-toefl-mock-exam');
      expect(root.textContent).toContain('Loading the TOEFL Mock Exam…');
    });

    it('gets the site it belongs to, and no address of the page unless the catalogue has it', async () => {
      const { press, opened } = await open('site-base="https://partner.example"');
      await press('Open Tool: Visa Requirements');
      expect(opened()?.getAttributeNames()).toEqual(['site-base', 'hide-heading']);
      expect(opened()?.getAttribute('site-base')).toBe('https://partner.example');
      const synced = await open('sync-hash');
      await synced.press('Open Tool: Visa Requirements');
      const names = synced.opened()?.getAttributeNames().join();
      expect(names).toBe('heading-level,hide-heading,sync-url');
    });

    it('is headed by its own title, and gives the page its name where the address is its own', async () => {
      document.title = 'Tools';
      const { press, root } = await open('sync-hash');
      await press('Open Tool: Vocabulary Practice');
      expect(root.querySelector('#tool')?.textContent).toBe('English Vocabulary Practice');
      expect(document.title).toBe('English Vocabulary Practice | Tools');
      await press('← Back');
      expect(document.title).toBe('Tools');
      const foreign = await open();
      await foreign.press('Open Tool: Vocabulary Practice');
      expect(document.title).toBe('Tools');
    });

    it('says on our own page, by a mark that opens a sentence, that there are samples', async () => {
      const { press, text, hasButton } = await open('sync-hash');
      await press('Open Tool: Cost Calculator');
      expect(hasButton('Preview')).toBe(previewNote !== '');
      expect(text()).not.toContain(previewNote || 'samples');
      if (previewNote) await press('Preview');
      expect(text()).toContain(previewNote);
      await press('← Back');
      expect(hasButton('Preview')).toBe(false);
      const foreign = await open();
      await foreign.press('Open Tool: Cost Calculator');
      expect(foreign.hasButton('Preview')).toBe(false);
      vi.resetModules();
      vi.doMock('../content/brand.ts', () => ({ brand: { isLive: true } }));
      expect((await import('../content/sample-tags.ts')).previewNote).toBe('');
    });

    it('opens another tool by a link, with the country that the link names', async () => {
      const { press, opened, tool } = await open('site-base="https://partner.example"');
      await press('Open Tool: Cost Calculator');
      const click = followLink(
        opened(),
        'https://partner.example/tools?visa-country=ca#visa-requirements',
      );
      await settle();
      expect(click.defaultPrevented).toBe(true);
      expect(tool()).toBe('Visa Requirements');
      expect(opened()?.getAttribute('country')).toBe('ca');
      const inNewTab = followLink(opened(), '/tools#cost-calculator', { ctrlKey: true });
      expect(inNewTab.defaultPrevented).toBe(false);
      expect(tool()).toBe('Visa Requirements');
    });

    it('leaves the address of a page alone unless told to sync it', async () => {
      const push = vi.spyOn(history, 'pushState');
      const replace = vi.spyOn(history, 'replaceState');
      history.replaceState(null, '', '/partner#cost-calculator');
      replace.mockClear();
      const { press, tool } = await open();
      expect(tool()).toBeUndefined();
      await press('Open Tool: Cost Calculator');
      await press('← Back');
      expect([push.mock.calls, replace.mock.calls]).toEqual([[], []]);
    });
  });

  describe('with sync-hash', () => {
    it('opens each tool on hashchange, and one on direct load', async () => {
      history.replaceState(null, '', `/tools#${ids.at(-1)}`);
      const { opened } = await open('sync-hash');
      expect(opened()?.localName).toBe(`sa-${ids.at(-1)}`);
      for (const id of [...ids, 'university-matcher']) {
        await goTo(`/tools#${id}`);
        expect([opened()?.localName, location.pathname]).toEqual([`sa-${id}`, '/tools']);
      }
    });

    it('opens the matcher in place, and neither counts nor finds it', async () => {
      const { tool, search, texts, root } = await open('sync-hash');
      await goTo('/tools#university-matcher');
      expect(tool()).toBe('University Matcher');
      expect(root.querySelector('#tool')?.nextElementSibling?.textContent).toBe('Sample');
      await goTo('/tools');
      await search('matcher');
      expect(texts('h3')).toEqual([]);
    });

    it('goes with "← Back" to the catalogue too where the tool was the first page', async () => {
      history.replaceState(null, '', '/tools?visa-country=ca#visa-requirements');
      const back = vi.spyOn(history, 'back').mockImplementation(() => {});
      const { press, texts, root } = await open('sync-hash');
      await press('← Back');
      expect(back).not.toHaveBeenCalled();
      expect(location.href).toBe(new URL('/tools', location.href).href);
      expect(root.activeElement?.textContent).toBe('Popular Tools');
      expect(texts('h2')).toHaveLength(5);
    });

    it.each([
      ['by its card', (page: Page) => page.press('Open Tool: Cost Calculator')],
      ['by a hash', () => goTo('/tools?visa-country=ca&utm=x#cost-calculator')],
    ])('opens a tool %s without what another kept in the address', async (_, lead) => {
      history.replaceState(null, '', '/tools?visa-country=ca&utm=x#visa-requirements');
      const page = await open('sync-hash');
      expect(location.search).toBe('?visa-country=ca&utm=x');
      vi.spyOn(history, 'back').mockImplementation(() => {});
      await page.press('← Back');
      await lead(page);
      expect(page.tool()).toBe('Cost Calculator');
      expect(location.search).toBe('?utm=x');
    });

    it('starts a tool afresh when the history leads to it with another query', async () => {
      const { opened } = await open('sync-hash', link('/tools?visa-country=ca#visa-requirements'));
      followLink(document.body, '/tools?visa-country=ca#visa-requirements');
      await settle();
      const [first, entry] = [opened(), history.state];
      followLink(document.body, '/tools?visa-country=de#visa-requirements');
      await settle();
      const second = opened();
      expect([second === first, location.search]).toEqual([false, '?visa-country=de']);
      await goTo('/tools?visa-country=ca#visa-requirements', entry);
      expect([first, second]).not.toContain(opened());
      expect(location.search).toBe('?visa-country=ca');
    });

    it('follows a link elsewhere on the page, such as a country', async () => {
      const { tool } = await open('sync-hash', link('/tools?visa-country=nz#visa-requirements'));
      document.querySelector('a')?.click();
      await settle();
      expect(tool()).toBe('Visa Requirements');
      expect(location.search + location.hash).toBe('?visa-country=nz#visa-requirements');
      await goTo('/tools', { saCatalogue: { stay: INITIAL_ROUTE, isFromCatalogue: false } });
      expect(tool()).toBeUndefined();
      expect(document.activeElement).toBe(document.querySelector('a'));
    });

    it('opens tools in a frame that may not change its address', async () => {
      vi.spyOn(history, 'pushState').mockImplementation(() => {
        throw new DOMException('sandboxed', 'SecurityError');
      });
      const { press, tool, texts } = await open('sync-hash');
      await press('Open Tool: Cost Calculator');
      expect(tool()).toBe('Cost Calculator');
      await press('← Back');
      expect(texts('h2')).toHaveLength(5);
    });
  });
});

const link = (href: string) => `<a href="${href}">A link</a>`;

/** Presses a link to `href` inside `parent`. */
function followLink(parent: HTMLElement | null, href: string, how: MouseEventInit = {}) {
  const anchor = document.createElement('a');
  anchor.href = new URL(href, 'https://site.example').href;
  parent?.append(anchor);
  const usual = { bubbles: true, cancelable: true, composed: true };
  const click = new MouseEvent('click', { ...usual, ...how });
  anchor.dispatchEvent(click);
  return click;
}
