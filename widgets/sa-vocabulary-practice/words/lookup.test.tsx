import { describe, expect, it, vi } from 'vitest';
import { words } from '../../content/vocabulary/words.ts';
import { prepareStorage } from '../testing/own-storage.ts';
import '../vocabulary-practice.ts';

vi.mock('../../content/vocabulary/words.ts', () => import('../../testing/own/words.ts'));

const storage = prepareStorage();

describe('<sa-vocabulary-practice>', () => {
  describe('Dictionary', () => {
    const search = async (term: string, attributes = '') => {
      const tool = await storage.open(`tab="dictionary" ${attributes}`);
      await tool.search(term);
      return tool;
    };

    it('has the placeholder, and asks for a term before the first search', async () => {
      const tool = await storage.open('tab="dictionary"');
      expect(tool.root.querySelector('input')?.placeholder).toBe(
        'Search for words, definitions, or synonyms',
      );
      expect(tool.panel()).toContain('Enter a search term to find words');
    });

    it('searches by the Search button, not while typing', async () => {
      const tool = await storage.open('tab="dictionary"');
      await tool.type({ 'Search the dictionary': 'abundant' });
      expect(tool.entries()).toEqual([]);
      await tool.press('Search');
      expect(tool.entries()).toEqual(['abundant']);
    });

    it.each([
      ['ABUND', ['abundant']],
      ['plentiful', ['abundant']],
      ['more than one meaning', ['ambiguous']],
      ['monsoon', []],
      ['bakery', []],
    ])('finds by "%s" %j', async (term, found) => {
      expect((await search(term)).entries()).toEqual(found);
    });

    it('says \'No results found for "qqq"\'; a blank term clears the results', async () => {
      const tool = await search('qqq');
      expect(tool.panel()).toContain('No results found for "qqq"');
      await tool.search('abundant');
      expect(tool.entries()).toHaveLength(1);
      await tool.search('   ');
      expect(tool.entries()).toEqual([]);
      expect(tool.panel()).toContain('Enter a search term to find words');
    });

    it('shows everything of a word, and its buttons', async () => {
      const tool = await search('abundant');
      const word = words[0] as (typeof words)[0];
      const texts = [word.word, 'New', word.partOfSpeech, word.level, word.definition];
      for (const text of [...texts, word.example, word.synonyms.join(', '), word.mnemonic ?? '']) {
        expect(tool.panel()).toContain(text);
      }
      expect(tool.labels()).toEqual(
        expect.arrayContaining(['Pronounce abundant', 'Save abundant']),
      );
    });
  });

  describe('My Words', () => {
    it('says that nothing is saved, and "Start Studying" leads to Study', async () => {
      const tool = await storage.open('tab="my-words"');
      expect(tool.panel()).toContain('Your Saved Words (0)');
      expect(tool.panel()).toContain("You haven't saved any words yet.");
      expect(tool.panel()).toContain('Click the bookmark icon on any word to save it for later.');
      await tool.press('Start Studying');
      expect(tool.selectedTab()).toBe('Study');
      expect(tool.root.activeElement).toBe(tool.card());
    });

    it('studies exactly the 3 saved words, whatever the settings', async () => {
      const tool = await storage.open('tab="my-words" level="GRE" count="5"', { saved: [2, 9, 1] });
      expect(tool.panel()).toContain('Your Saved Words (3)');
      expect(tool.entries()).toHaveLength(3);
      await tool.press('Study These Words');
      expect(tool.selectedTab()).toBe('Study');
      expect(tool.panel()).toContain('1 of 3');
    });

    it('shows a bookmark alike on Study, Dictionary and My Words', async () => {
      const tool = await storage.open();
      const isSaved = () => tool.button('Save abundant').getAttribute('aria-pressed');
      await tool.press('Save abundant');
      expect(isSaved()).toBe('true');
      await tool.openTab('Dictionary');
      await tool.search('abundant');
      expect(isSaved()).toBe('true');
      await tool.openTab('My Words');
      expect(isSaved()).toBe('true');
      await tool.press('Save abundant');
      expect(storage.kept().saved).toEqual([]);
      await tool.openTab('Study');
      expect(isSaved()).toBe('false');
    });
  });
});
