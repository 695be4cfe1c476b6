import { afterEach, describe, expect, it, vi } from 'vitest';
import { loaded } from '../testing/mount.ts';
import { prepareStorage } from './testing/own-storage.ts';
import './vocabulary-practice.ts';

vi.mock('../content/vocabulary/words.ts', () => import('../testing/own/words.ts'));

const storage = prepareStorage();

describe('<sa-vocabulary-practice>', () => {
  afterEach(() => history.replaceState(null, '', '/'));

  it('has its title, four tabs, the trademarks and a link to the mock exam of the site', async () => {
    const tool = await storage.open('site-base="https://partner.example"');
    expect(tool.root.querySelector('h2')?.textContent).toBe('English Vocabulary Practice');
    expect(tool.texts('[role=tab]')).toEqual([
      'Study',
      'Dictionary',
      'My Words',
      'Stats & Settings',
    ]);
    expect(tool.selectedTab()).toBe('Study');
    expect(tool.text()).toContain('registered trademarks of ETS');
    const link = tool.root.querySelector('a')?.href;
    expect(link).toBe('https://partner.example/tools#toefl-mock-exam');
  });

  it.each([
    ['dictionary', 'Dictionary'],
    ['my-words', 'My Words'],
    ['stats', 'Stats & Settings'],
  ])('opens by tab="%s", also later', async (tab, label) => {
    expect((await storage.open(`tab="${tab}"`)).selectedTab()).toBe(label);
    const tool = await storage.open();
    tool.element.setAttribute('tab', tab);
    await loaded();
    expect(tool.selectedTab()).toBe(label);
  });

  it('shares progress with another one, which keeps its own place and form', async () => {
    const first = await storage.open();
    const twin = first.element.cloneNode() as HTMLElement;
    document.body.append(twin);
    await loaded();
    await first.reveal();
    await first.press('Save abundant');
    const card = twin.shadowRoot?.querySelector('[data-focus]');
    expect(card?.textContent).toBe('abundantadjective');
    const save = twin.shadowRoot?.querySelector('[aria-label="Save abundant"]');
    expect(save?.getAttribute('aria-pressed')).toBe('true');
  });

  it('opens with sync-url at tab and settings of the address, and writes them there', async () => {
    history.replaceState(null, '', '/?vocabulary-tab=stats&vocabulary-level=TOEFL');
    const tool = await storage.open('sync-url');
    expect(tool.selectedTab()).toBe('Stats & Settings');
    expect(tool.settings()).toEqual(['TOEFL', 'all', 'learn', '10']);
    await tool.choose({ level: 'all', difficulty: 'hard', count: '5' });
    await tool.press('Start New Session');
    expect(location.search).toBe('?vocabulary-difficulty=hard&vocabulary-count=5');
    await tool.openTab('My Words');
    expect(location.search).toContain('vocabulary-tab=my-words');
  });

  it('ignores odd values of the address, and without sync-url all of it', async () => {
    history.replaceState(null, '', '/?vocabulary-tab=cooking&vocabulary-count=7');
    expect((await storage.open('sync-url')).panel()).toContain('1 of 10');
    history.replaceState(null, '', '/?vocabulary-tab=stats');
    const tool = await storage.open();
    expect(tool.selectedTab()).toBe('Study');
    await tool.openTab('Dictionary');
    expect(location.search).toBe('?vocabulary-tab=stats');
  });
});
