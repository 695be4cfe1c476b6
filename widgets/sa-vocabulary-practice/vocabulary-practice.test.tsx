import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { loaded, mount, rendered } from '../testing/mount.ts';
import { openPractice } from './testing/drive-practice.ts';
import { prepareStorage } from './testing/own-storage.ts';
import './vocabulary-practice.ts';

vi.mock('../content/vocabulary/words.ts', () => import('../testing/own/words.ts'));

const storage = prepareStorage();

describe('<sa-vocabulary-practice>', () => {
  it('has the title "English Vocabulary Practice" and its four tabs', async () => {
    const tool = await storage.open();
    expect(tool.root.querySelector('h2')?.textContent).toBe('English Vocabulary Practice');
    expect(tool.tabs().map(({ textContent }) => textContent)).toEqual([
      'Study',
      'Dictionary',
      'My Words',
      'Stats & Settings',
    ]);
    expect(tool.selectedTab()).toBe('Study');
  });

  describe('tabs', () => {
    it.each([
      ['ArrowRight', 'Dictionary'],
      ['ArrowLeft', 'Stats & Settings'],
      ['End', 'Stats & Settings'],
      ['Home', 'Study'],
    ])('move by %s to %s, with the focus', async (key, label) => {
      const tool = await storage.open();
      await tool.key(tool.tabs()[0], key);
      expect(tool.selectedTab()).toBe(label);
      expect(tool.root.activeElement?.textContent).toBe(label);
      expect(tool.tabs().filter(({ tabIndex }) => tabIndex === 0)).toHaveLength(1);
    });

    it.each([
      ['dictionary', 'Dictionary'],
      ['my-words', 'My Words'],
      ['stats', 'Stats & Settings'],
    ])('open by tab="%s", also later', async (tab, label) => {
      expect((await storage.open(`tab="${tab}"`)).selectedTab()).toBe(label);
      const tool = await storage.open();
      tool.element.setAttribute('tab', tab);
      await loaded();
      expect(tool.selectedTab()).toBe(label);
    });
  });

  describe('beside another one', () => {
    it('shares progress, and keeps its own place and form', async () => {
      const first = await storage.open();
      const twin = first.element.cloneNode() as HTMLElement;
      document.body.append(twin);
      await loaded();
      await first.reveal();
      await first.press('Save abundant');
      const [card] = [...(twin.shadowRoot?.querySelectorAll('[data-focus]') ?? [])];
      expect(card?.textContent).toBe('abundantadjective');
      const save = twin.shadowRoot?.querySelector('[aria-label="Save abundant"]');
      expect(save?.getAttribute('aria-pressed')).toBe('true');
    });

    it('follows another tab of the browser', async () => {
      const tool = await storage.open('tab="my-words"');
      storage.store({ saved: [1, 2] });
      window.dispatchEvent(
        new StorageEvent('storage', { key: `${storage.prefix}vocabularyStats` }),
      );
      await rendered();
      expect(tool.panel()).toContain('Your Saved Words (2)');
    });

    it('uses the keys vocabularyStats and wordStatus unless it is told otherwise', async () => {
      const tool = await openPractice('');
      await tool.reveal();
      await tool.press('I Know This');
      expect(Object.keys(localStorage).sort()).toEqual(['vocabularyStats', 'wordStatus']);
      storage.prefix = '';
      expect(storage.kept().learned).toEqual([1]);
      expect(storage.keptStatus()).toEqual({ 1: 'learning' });
    });
  });

  describe('with sync-url', () => {
    beforeEach(() => history.replaceState(null, '', '/tools'));
    afterEach(() => history.replaceState(null, '', '/'));
    const query = () => location.search;

    it('opens at the tab and with the settings of the address', async () => {
      history.replaceState(null, '', '/tools?vocabulary-tab=stats&vocabulary-level=TOEFL');
      const tool = await storage.open('sync-url');
      expect(tool.selectedTab()).toBe('Stats & Settings');
      expect(tool.settings()).toEqual(['TOEFL', 'all', 'learn', '10']);
    });

    it('writes them there', async () => {
      const tool = await storage.open('sync-url tab="stats"');
      await tool.choose({ difficulty: 'hard', count: '5' });
      await tool.press('Start New Session');
      expect(query()).toBe('?vocabulary-difficulty=hard&vocabulary-count=5');
      await tool.openTab('My Words');
      expect(query()).toContain('vocabulary-tab=my-words');
    });

    it('ignores odd values; without it the address is left alone', async () => {
      history.replaceState(null, '', '/tools?vocabulary-tab=cooking&vocabulary-count=7');
      expect((await storage.open('sync-url')).panel()).toContain('1 of 10');
      history.replaceState(null, '', '/tools?vocabulary-tab=stats');
      const tool = await storage.open();
      expect(tool.selectedTab()).toBe('Study');
      await tool.openTab('Dictionary');
      expect(query()).toBe('?vocabulary-tab=stats');
    });
  });

  it('links to the mock exam of the site', async () => {
    const tool = await storage.open('site-base="https://partner.example"');
    expect(tool.root.querySelector('a')?.href).toBe(
      'https://partner.example/tools#toefl-mock-exam',
    );
  });

  it('names the words as its own, and TOEFL and GRE as trademarks', async () => {
    expect((await storage.open()).root.textContent).toContain('registered trademarks of ETS');
  });

  it('can be mounted twice from the same markup', async () => {
    const markup = '<sa-vocabulary-practice></sa-vocabulary-practice>';
    const [first, second] = [await mount(markup), await mount(markup)];
    expect(first).not.toBe(second);
  });
});
