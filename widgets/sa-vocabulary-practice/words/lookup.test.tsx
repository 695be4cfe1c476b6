import { expect, it, vi } from 'vitest';
import { words } from '../../content/vocabulary/words.ts';
import { prepareStorage } from '../testing/own-storage.ts';
import '../vocabulary-practice.ts';

vi.mock('../../content/vocabulary/words.ts', () => import('../../testing/own/words.ts'));

const storage = prepareStorage();

it('Dictionary searches by the Search button, and shows everything of a word', async () => {
  const tool = await storage.open('tab="dictionary"');
  const input = tool.field('Search the dictionary');
  expect(input.placeholder).toBe('Search for words, definitions, or synonyms');
  expect(tool.panel()).toContain('Enter a search term to find words');
  await tool.type({ 'Search the dictionary': 'ABUND' });
  expect(tool.entries()).toEqual([]);
  await tool.press('Search');
  expect(tool.entries()).toEqual(['abundant']);
  const word = words[0] as (typeof words)[0];
  const texts = [word.word, 'New', word.partOfSpeech, word.level, word.definition, word.example];
  for (const text of [...texts, word.synonyms.join(', '), word.mnemonic ?? '']) {
    expect(tool.panel()).toContain(text);
  }
  expect(tool.labels()).toEqual(expect.arrayContaining(['Pronounce abundant', 'Save abundant']));
  await tool.search('qqq');
  expect(tool.panel()).toContain('No results found for "qqq"');
  await tool.search('   ');
  expect(tool.entries()).toEqual([]);
  expect(tool.panel()).toContain('Enter a search term to find words');
});

it('My Words says that nothing is saved, and "Start Studying" leads to Study', async () => {
  const tool = await storage.open('tab="my-words"');
  expect(tool.panel()).toContain('Your Saved Words (0)');
  expect(tool.panel()).toContain("You haven't saved any words yet.");
  expect(tool.panel()).toContain('Click the bookmark icon on any word to save it for later.');
  await tool.press('Start Studying');
  expect(tool.selectedTab()).toBe('Study');
  expect(tool.root.activeElement).toBe(tool.card());
});

it('My Words studies exactly the 3 saved words, whatever the settings', async () => {
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
