import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { words } from '../content/vocabulary/words.ts';
import { mount, rendered } from '../kit/testing/mount.ts';
import type { VocabularyStats } from './progress.logic.ts';
import { openPractice, settled } from './testing/drive-practice.ts';
import './vocabulary-practice.ts';

const stored = () => JSON.parse(localStorage.getItem('vocabularyStats') ?? 'null');
const status = () => JSON.parse(localStorage.getItem('wordStatus') ?? '{}');
const range = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, index) => from + index);

/** Every test has a store of its own: the store of a prefix lives as long as the page. */
let prefix = '';
let count = 0;
const open = async (attributes = '', stats: Partial<VocabularyStats> = {}) => {
  if (Object.keys(stats).length) store(stats);
  return openPractice(`storage-prefix="${prefix}" ${attributes}`);
};
const store = (stats: Partial<VocabularyStats>) =>
  localStorage.setItem(`${prefix}vocabularyStats`, JSON.stringify(stats));
const kept = () => JSON.parse(localStorage.getItem(`${prefix}vocabularyStats`) ?? 'null');
const keptStatus = () => JSON.parse(localStorage.getItem(`${prefix}wordStatus`) ?? '{}');

beforeEach(() => {
  localStorage.clear();
  count += 1;
  prefix = `test-${count}-`;
});
afterEach(() => {
  document.body.innerHTML = '';
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

describe('<sa-vocabulary-practice>', () => {
  it('has the title "English Vocabulary Practice" and its four tabs', async () => {
    const tool = await open();
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
      const tool = await open();
      await tool.key(tool.tabs()[0], key);
      expect(tool.selectedTab()).toBe(label);
      expect(tool.root.activeElement?.textContent).toBe(label);
      expect(tool.tabs().filter(({ tabIndex }) => tabIndex === 0)).toHaveLength(1);
    });

    it('go round from the last to the first', async () => {
      const tool = await open('tab="stats"');
      await tool.key(tool.tabs()[3], 'ArrowRight');
      expect(tool.selectedTab()).toBe('Study');
    });

    it.each([
      ['dictionary', 'Dictionary'],
      ['my-words', 'My Words'],
      ['stats', 'Stats & Settings'],
    ])('open by tab="%s", also later', async (tab, label) => {
      expect((await open(`tab="${tab}"`)).selectedTab()).toBe(label);
      const tool = await open();
      tool.element.setAttribute('tab', tab);
      await settled();
      expect(tool.selectedTab()).toBe(label);
    });

    it('name their panels, of which one shows', async () => {
      const tool = await open();
      const panels = [...tool.root.querySelectorAll<HTMLElement>('[role=tabpanel]')];
      expect(panels.map(({ hidden }) => hidden)).toEqual([false, true, true, true]);
      for (const [index, tab] of tool.tabs().entries()) {
        expect(tab.getAttribute('aria-controls')).toBe(panels[index]?.id);
        expect(panels[index]?.getAttribute('aria-labelledby')).toBe(tab.id);
      }
    });
  });

  describe('Study', () => {
    it('opens for a fresh profile at "1 of 10", with Previous and Next disabled', async () => {
      const tool = await open();
      expect(tool.panel()).toContain('1 of 10');
      expect(tool.word()).toBe('abundant');
      expect(tool.button('Previous').disabled).toBe(true);
      expect(tool.button('Next').disabled).toBe(true);
    });

    it('shows word and part of speech alone on the front, and no answer buttons', async () => {
      const tool = await open();
      expect(tool.card().textContent).toBe('abundantadjective');
      expect(tool.buttons()).not.toContain('I Know This');
      expect(tool.buttons()).not.toContain('Review Again');
    });

    it('reveals definition, example, synonyms and the answers, and enables Next', async () => {
      const tool = await open();
      await tool.reveal();
      const [{ definition, example, synonyms }] = words as [(typeof words)[0]];
      for (const text of [definition, example, synonyms.join(', ')]) {
        expect(tool.card().textContent).toContain(text);
      }
      expect(tool.buttons()).toEqual(expect.arrayContaining(['Review Again', 'I Know This']));
      expect(tool.button('Next').disabled).toBe(false);
      expect(tool.root.activeElement).toBe(tool.card());
    });

    it('hides the Memory Aid until it is toggled, and again for the next card', async () => {
      const tool = await open();
      const aid = words[0]?.mnemonic ?? '';
      await tool.reveal();
      expect(tool.panel()).not.toContain(aid);
      await tool.press('Memory Aid');
      expect(tool.panel()).toContain(aid);
      await tool.press('Memory Aid');
      expect(tool.panel()).not.toContain(aid);
      await tool.press('Memory Aid');
      await tool.press('Next');
      await tool.press('Previous');
      expect(tool.card().textContent).toBe('abundantadjective');
      await tool.reveal();
      expect(tool.panel()).not.toContain(aid);
    });

    it('has no toggle for a word without a memory aid', async () => {
      const bare = words.find(({ mnemonic }) => !mnemonic) as (typeof words)[0];
      const rest = words.filter(({ id }) => id !== bare.id).map(({ id }) => id);
      const tool = await open('', { mastered: rest });
      expect(tool.word()).toBe(bare.word);
      await tool.reveal();
      expect(tool.buttons()).not.toContain('Memory Aid');
    });

    it('learns a new word by "I Know This" and goes on to "2 of 10"', async () => {
      const tool = await open();
      await tool.reveal();
      await tool.press('I Know This');
      expect(kept()).toMatchObject({ learned: [1], reviewing: [], mastered: [] });
      expect(keptStatus()).toEqual({ 1: 'learning' });
      expect(tool.panel()).toContain('2 of 10');
      expect(tool.root.activeElement).toBe(tool.card());
    });

    it('masters a learned word by "I Know This"', async () => {
      const tool = await open('mode="review"', { learned: [4] });
      await tool.reveal();
      await tool.press('I Know This');
      expect(kept()).toMatchObject({ learned: [], mastered: [4] });
      expect(keptStatus()).toEqual({ 4: 'mastered' });
    });

    it('puts a new word under review by "Review Again", once however often', async () => {
      const tool = await open();
      for (const _ of [1, 2]) {
        await tool.reveal();
        await tool.press('Review Again');
        await tool.press('Previous');
      }
      expect(kept().reviewing).toEqual([1]);
      expect(keptStatus()).toEqual({ 1: 'reviewing' });
      expect(tool.panel()).toContain('Reviewing');
    });

    it('goes back one card by Previous', async () => {
      const tool = await open();
      await tool.reveal();
      await tool.press('Next');
      expect(tool.word()).toBe('adjacent');
      await tool.press('Previous');
      expect(tool.word()).toBe('abundant');
      expect(tool.button('Previous').disabled).toBe(true);
    });

    it('ends a session on the last card: streak, a rebuilt list, its first card', async () => {
      vi.useFakeTimers({ now: new Date(2026, 10, 21, 0, 30), toFake: ['Date'] });
      const tool = await open('mode="review"', {
        learned: [1, 2],
        dailyStreak: 4,
        lastStudied: '2026-11-20',
      });
      const completed = tool.listen('sa-completed');
      await tool.reveal();
      await tool.press('Next');
      await tool.reveal();
      await tool.press('Next');
      expect(kept()).toMatchObject({ dailyStreak: 5, lastStudied: '2026-11-21' });
      expect(completed).toEqual([{ words: 2 }]);
      expect(tool.panel()).toContain('1 of 2');
      expect(tool.panel()).toContain('Session finished: 2 words.');
      expect(JSON.parse(localStorage.getItem(`${prefix}sa-vocabulary-days`) ?? '')).toEqual([
        '2026-11-21',
      ]);
    });

    it('announces the start of a session when its first card is turned, once', async () => {
      const tool = await open();
      const started = tool.listen('sa-started');
      await tool.reveal();
      await tool.press('Next');
      await tool.reveal();
      expect(started).toEqual([{ words: 10 }]);
    });

    it.each([
      ['the 5 words that remain', range(1, 15), '1 of 5'],
      [
        'the empty state with all 20 known',
        range(1, 20),
        'No words available to study with current settings.',
      ],
    ])('opens with %s', async (_, mastered, text) => {
      expect((await open('', { mastered })).panel()).toContain(text);
    });

    it('offers in the empty state Reset Settings and the words one knows', async () => {
      const tool = await open('', { learned: range(1, 20) });
      await tool.press('Review Known Words');
      expect(tool.panel()).toContain('1 of 20');
    });

    it('says "No words available to study with current settings." and resets them', async () => {
      const tool = await open('level="TOEFL" difficulty="hard" mode="review"');
      expect(tool.panel()).toContain('No words available to study with current settings.');
      expect(tool.buttons()).not.toContain('Review Known Words');
      await tool.press('Reset Settings');
      expect(tool.panel()).toContain('1 of 10');
      await tool.openTab('Stats & Settings');
      expect(tool.settings()).toEqual(['all', 'all', 'learn', '10']);
    });

    describe('by keys', () => {
      it('turns the card by Space and answers by 1 and 2', async () => {
        const tool = await open();
        await tool.key(tool.button('Next').parentElement, ' ');
        await tool.key(tool.card(), '1');
        expect(kept().reviewing).toEqual([1]);
        await tool.reveal();
        await tool.key(tool.card(), '2');
        expect(kept().learned).toEqual([2]);
        expect(tool.panel()).toContain('3 of 10');
      });

      it('moves by the arrows, to the next card only once the card is turned', async () => {
        const tool = await open();
        await tool.key(tool.card(), 'ArrowRight');
        expect(tool.word()).toBe('abundant');
        await tool.reveal();
        await tool.key(tool.card(), 'ArrowRight');
        expect(tool.word()).toBe('adjacent');
        await tool.key(tool.card(), 'ArrowLeft');
        expect(tool.word()).toBe('abundant');
      });

      it.each([{ ctrlKey: true }, { metaKey: true }, { altKey: true }, { repeat: true }])(
        'leaves a key alone with %j',
        async (init) => {
          const tool = await open();
          await tool.reveal();
          await tool.key(tool.card(), '2', init);
          expect(kept()).toBe(null);
        },
      );
    });
  });

  describe('pronunciation', () => {
    const alertText = 'Audio pronunciation of "abundant" would play in production.';

    it.each([
      ['media="simulated"', 'speech'],
      ['', 'no speech'],
    ])('alerts that audio would play in production with %s and %s', async (attributes, speech) => {
      const alert = vi.fn();
      const speak = vi.fn();
      vi.stubGlobal('alert', alert);
      if (speech === 'speech') stubSpeech(speak);
      await (await open(attributes)).press('Pronounce abundant');
      expect(alert.mock.calls).toEqual([[alertText]]);
      expect(speak).not.toHaveBeenCalled();
    });

    it('speaks the word, and falls silent when the tool leaves the page', async () => {
      const speak = vi.fn();
      const cancel = stubSpeech(speak);
      const tool = await open();
      await tool.press('Pronounce abundant');
      expect(speak.mock.calls[0]?.[0]).toMatchObject({ text: 'abundant', lang: 'en-US' });
      cancel.mockClear();
      tool.element.remove();
      await rendered();
      expect(cancel).toHaveBeenCalledOnce();
    });
  });

  describe('Dictionary', () => {
    const search = async (term: string, attributes = '') => {
      const tool = await open(`tab="dictionary" ${attributes}`);
      await tool.search(term);
      return tool;
    };

    it('has the placeholder, and asks for a term before the first search', async () => {
      const tool = await open('tab="dictionary"');
      expect(tool.root.querySelector('input')?.placeholder).toBe(
        'Search for words, definitions, or synonyms',
      );
      expect(tool.panel()).toContain('Enter a search term to find words');
    });

    it('searches by the Search button, not while typing', async () => {
      const tool = await open('tab="dictionary"');
      await tool.type('abundant');
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
      expect(tool.buttons()).toEqual(
        expect.arrayContaining(['Pronounce abundant', 'Save abundant']),
      );
    });
  });

  describe('My Words', () => {
    it('says that nothing is saved, and "Start Studying" leads to Study', async () => {
      const tool = await open('tab="my-words"');
      expect(tool.panel()).toContain('Your Saved Words (0)');
      expect(tool.panel()).toContain("You haven't saved any words yet.");
      expect(tool.panel()).toContain('Click the bookmark icon on any word to save it for later.');
      await tool.press('Start Studying');
      expect(tool.selectedTab()).toBe('Study');
      expect(tool.root.activeElement).toBe(tool.card());
    });

    it('studies exactly the 3 saved words, whatever the settings', async () => {
      const tool = await open('tab="my-words" level="GRE" count="5"', { saved: [2, 9, 1] });
      expect(tool.panel()).toContain('Your Saved Words (3)');
      expect(tool.entries()).toHaveLength(3);
      await tool.press('Study These Words');
      expect(tool.selectedTab()).toBe('Study');
      expect(tool.panel()).toContain('1 of 3');
    });

    it('shows a bookmark alike on Study, Dictionary and My Words', async () => {
      const tool = await open();
      const isSaved = () => tool.button('Save abundant').getAttribute('aria-pressed');
      await tool.press('Save abundant');
      expect(isSaved()).toBe('true');
      await tool.openTab('Dictionary');
      await tool.search('abundant');
      expect(isSaved()).toBe('true');
      await tool.openTab('My Words');
      expect(isSaved()).toBe('true');
      await tool.press('Save abundant');
      expect(kept().saved).toEqual([]);
      await tool.openTab('Study');
      expect(isSaved()).toBe('false');
    });
  });

  describe('Stats & Settings', () => {
    const stats = { learned: [1, 2, 3], reviewing: [3, 4], mastered: [5, 6], dailyStreak: 7 };

    it('shows "Your Learning Progress", the percent, three counts and the streak', async () => {
      const tool = await open('tab="stats"', { ...stats, lastStudied: '2026-11-18' });
      expect(tool.panel()).toContain('Your Learning Progress');
      expect(tool.panel()).toContain('25% of 20 words');
      expect(tool.counts()).toEqual([
        'Learning 3',
        'Reviewing 2',
        'Mastered 2',
        'Daily Streak 7 days',
      ]);
      expect(tool.panel()).toContain('Last studied: 18 November 2026');
    });

    it.each([
      ['disabled with 4 words, of which one is in both lists', [1, 2, 3], [3, 4], true],
      ['enabled with 5', [1, 2, 3], [4, 5], false],
    ])('has a Practice Quiz button %s', async (_, learned, reviewing, isDisabled) => {
      const tool = await open('tab="stats"', { learned, reviewing });
      expect(tool.button('Practice Quiz').disabled).toBe(isDisabled);
    });

    it('studies exactly the words under review by "Review Difficult Words (2)"', async () => {
      const tool = await open('tab="stats"', stats);
      await tool.press('Review Difficult Words (2)');
      expect(tool.selectedTab()).toBe('Study');
      expect(tool.panel()).toContain('1 of 2');
      expect(tool.word()).toBe(words[2]?.word);
    });

    it('disables "Review Difficult Words (0)"', async () => {
      const tool = await open('tab="stats"');
      expect(tool.button('Review Difficult Words (0)').disabled).toBe(true);
    });

    it('leaves review-only mode when that session ends', async () => {
      const tool = await open('tab="stats"', { reviewing: [3] });
      await tool.press('Review Difficult Words (1)');
      expect(tool.panel()).toContain('Difficult words');
      await tool.reveal();
      await tool.press('Review Again');
      expect(tool.panel()).toContain('1 of 10');
      expect(tool.panel()).not.toContain('Difficult words');
    });

    it('offers 5, 10, 15 and 20 words per session, 10 at first', async () => {
      const tool = await open('tab="stats"');
      const select = tool.root.querySelector<HTMLSelectElement>('#count');
      expect([...(select?.options ?? [])].map(({ value }) => value)).toEqual([
        '5',
        '10',
        '15',
        '20',
      ]);
      expect(tool.settings()).toEqual(['all', 'all', 'learn', '10']);
    });

    it('applies the settings by "Start New Session" and goes to Study', async () => {
      const tool = await open('tab="stats"');
      await tool.choose({ level: 'TOEFL', difficulty: 'easy', count: '5' });
      await tool.press('Start New Session');
      const matching = words.filter(
        ({ level, difficulty }) => level === 'TOEFL' && difficulty === 'easy',
      );
      expect(tool.selectedTab()).toBe('Study');
      expect(tool.panel()).toContain(`1 of ${Math.min(5, matching.length)}`);
      expect(tool.word()).toBe(matching[0]?.word);
      await tool.openTab('Stats & Settings');
      expect(tool.settings()).toEqual(['TOEFL', 'easy', 'learn', '5']);
    });

    it('draws the study days of the last 12 weeks', async () => {
      vi.useFakeTimers({ now: new Date(2026, 10, 21, 12), toFake: ['Date'] });
      localStorage.setItem(
        `${prefix}sa-vocabulary-days`,
        '["2025-01-01","2026-11-19","2026-11-21"]',
      );
      const tool = await open('tab="stats"');
      expect(tool.root.querySelectorAll('[data-studied]')).toHaveLength(2);
      expect(tool.panel()).toContain('2 days with a finished session in the last 12 weeks');
    });

    it('keeps the visitor informed where nothing can be stored', async () => {
      const blocked = () => {
        throw new DOMException('blocked', 'SecurityError');
      };
      vi.stubGlobal('localStorage', { getItem: blocked, setItem: blocked });
      const tool = await openPractice(`storage-prefix="${prefix}"`);
      await tool.reveal();
      await tool.press('I Know This');
      expect(tool.panel()).toContain('2 of 10');
      await tool.openTab('Stats & Settings');
      expect(tool.counts()[0]).toBe('Learning 1');
      expect(tool.panel()).toContain('it lasts until you leave the page');
    });
  });

  describe('progress as a file', () => {
    it('is saved with the day in its name, and read again', async () => {
      vi.useFakeTimers({ now: new Date(2026, 10, 21, 12), toFake: ['Date'] });
      let saved: Blob | undefined;
      vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
        saved = blob as Blob;
        return 'blob:x';
      });
      const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue();
      const tool = await open('tab="stats"', { learned: [1, 2], saved: [3] });
      await tool.press('Export progress');
      const [link] = click.mock.contexts as unknown as HTMLAnchorElement[];
      expect(link?.download).toBe('vocabulary-progress-2026-11-21.json');

      prefix = `${prefix}other-`;
      const other = await open('tab="stats"', { learned: [5] });
      await other.chooseFile(new File([(await saved?.text()) ?? ''], 'progress.json'));
      expect(kept()).toMatchObject({ learned: [5, 1, 2], saved: [3] });
      expect(other.panel()).toContain('The progress in the file was added to yours.');
      expect(other.counts()[0]).toBe('Learning 3');
    });

    it('refuses another file and changes nothing', async () => {
      const tool = await open('tab="stats"', { learned: [5] });
      await tool.chooseFile(new File(['{"kind":"recipe"}'], 'progress.json'));
      expect(tool.panel()).toContain(
        'This is not a file with vocabulary progress. Nothing was changed.',
      );
      expect(kept()).toEqual({ learned: [5] });
    });
  });

  describe('quiz', () => {
    const seven = { learned: range(1, 5), reviewing: [5, 6, 7] };
    const wait = async (ms: number) => {
      vi.advanceTimersByTime(ms);
      await rendered();
    };
    const openQuiz = async () => {
      const tool = await open('tab="stats"', seven);
      vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
      await tool.press('Practice Quiz');
      return tool;
    };

    it('asks "Question 1 of 7", badge "1/7", with a level and four options', async () => {
      const tool = await openQuiz();
      expect(tool.selectedTab()).toBe('Study');
      expect(tool.panel()).toContain('Question 1 of 7');
      expect(tool.panel()).toContain('1/7');
      expect(tool.panel()).toMatch(/TOEFL|GRE/);
      expect(new Set(tool.options().map(({ textContent }) => textContent)).size).toBe(4);
      expect(tool.buttons()).toContain('Cancel Quiz');
      expect(tool.root.activeElement?.textContent).toBe('Question 1 of 7');
    });

    it('locks the options and marks right and wrong, for 1500 ms to the millisecond', async () => {
      const tool = await openQuiz();
      await tool.answer(false);
      expect(tool.marks()).toEqual(['Right', 'Wrong']);
      expect(
        tool.options().every((option) => option.getAttribute('aria-disabled') === 'true'),
      ).toBe(true);
      const before = tool.panel();
      await tool.answer(true);
      expect(tool.panel()).toBe(before);
      await wait(1499);
      expect(tool.panel()).toContain('Question 1 of 7');
      await wait(1);
      expect(tool.panel()).toContain('Question 2 of 7');
      expect(tool.root.activeElement?.textContent).toBe('Question 2 of 7');
    });

    it('shows percent, bar, message and two ways on; "Try Again" starts anew', async () => {
      const tool = await openQuiz();
      const [started, completed] = [tool.listen('sa-started'), tool.listen('sa-completed')];
      for (const isRight of [true, true, true, true, true, false, false]) {
        await tool.answer(isRight);
        await wait(1500);
      }
      expect(tool.panel()).toContain('71%');
      expect(tool.panel()).toContain('Good job! Keep practicing to improve even more.');
      expect(tool.panel()).toContain('5 of 7 right');
      const bar = tool.root.querySelector('#panel-study [role=progressbar]');
      expect(bar?.getAttribute('aria-valuenow')).toBe('71');
      expect(bar?.getAttribute('aria-valuemax')).toBe('100');
      expect(tool.root.querySelectorAll('#panel-study li')).toHaveLength(2);
      expect(completed).toEqual([{ correct: 5, total: 7 }]);
      await tool.press('Try Again');
      expect(tool.panel()).toContain('Question 1 of 7');
      expect(started).toEqual([{ total: 7 }]);
    });

    it('leaves streak and progress alone', async () => {
      const tool = await openQuiz();
      for (const _ of range(1, 7)) {
        await tool.answer(true);
        await wait(1500);
      }
      expect(tool.panel()).toContain("Excellent! You've mastered these words.");
      expect(kept()).toEqual(seven);
      await tool.press('Back to Study');
      expect(tool.word()).not.toBe('');
    });

    it('does not jump on after it was cancelled in the pause', async () => {
      const tool = await openQuiz();
      await tool.answer(true);
      await tool.press('Cancel Quiz');
      await wait(5000);
      expect(tool.panel()).toContain('1 of 10');
      expect(vi.getTimerCount()).toBe(0);
    });

    it('ends the pause when the tool leaves the page in it', async () => {
      const tool = await openQuiz();
      const [start, end] = [vi.spyOn(window, 'setTimeout'), vi.spyOn(window, 'clearTimeout')];
      await tool.answer(true);
      const pause = start.mock.results[start.mock.calls.findIndex(([, ms]) => ms === 1500)];
      tool.element.remove();
      await rendered();
      expect(pause).toBeDefined();
      expect(end).toHaveBeenCalledWith(pause?.value);
    });

    it('says "You need to learn some words first before taking a quiz."', async () => {
      const tool = await open('tab="quiz"');
      expect(tool.panel()).toContain('You need to learn some words first before taking a quiz.');
      await tool.press('Back to Study');
      expect(tool.word()).toBe('abundant');
    });
  });

  describe('beside another one', () => {
    it('shares progress, and keeps its own place and form', async () => {
      const first = await open();
      const twin = first.element.cloneNode() as HTMLElement;
      document.body.append(twin);
      await settled();
      await first.reveal();
      await first.press('Save abundant');
      const [card] = [...(twin.shadowRoot?.querySelectorAll('[data-focus]') ?? [])];
      expect(card?.textContent).toBe('abundantadjective');
      const save = twin.shadowRoot?.querySelector('[aria-label="Save abundant"]');
      expect(save?.getAttribute('aria-pressed')).toBe('true');
    });

    it('follows another tab of the browser', async () => {
      const tool = await open('tab="my-words"');
      store({ saved: [1, 2] });
      window.dispatchEvent(new StorageEvent('storage', { key: `${prefix}vocabularyStats` }));
      await rendered();
      expect(tool.panel()).toContain('Your Saved Words (2)');
    });

    it('uses the keys vocabularyStats and wordStatus unless it is told otherwise', async () => {
      const tool = await openPractice('');
      await tool.reveal();
      await tool.press('I Know This');
      expect(Object.keys(localStorage).sort()).toEqual(['vocabularyStats', 'wordStatus']);
      expect([stored().learned, status()]).toEqual([[1], { 1: 'learning' }]);
    });
  });

  describe('with sync-url', () => {
    beforeEach(() => history.replaceState(null, '', '/tools'));
    afterEach(() => history.replaceState(null, '', '/'));
    const query = () => location.search;

    it('opens at the tab and with the settings of the address', async () => {
      history.replaceState(null, '', '/tools?vocabulary-tab=stats&vocabulary-level=TOEFL');
      const tool = await open('sync-url');
      expect(tool.selectedTab()).toBe('Stats & Settings');
      expect(tool.settings()).toEqual(['TOEFL', 'all', 'learn', '10']);
    });

    it('writes them there', async () => {
      const tool = await open('sync-url tab="stats"');
      await tool.choose({ difficulty: 'hard', count: '5' });
      await tool.press('Start New Session');
      expect(query()).toBe('?vocabulary-difficulty=hard&vocabulary-count=5');
      await tool.openTab('My Words');
      expect(query()).toContain('vocabulary-tab=my-words');
    });

    it('ignores odd values; without it the address is left alone', async () => {
      history.replaceState(null, '', '/tools?vocabulary-tab=cooking&vocabulary-count=7');
      expect((await open('sync-url')).panel()).toContain('1 of 10');
      history.replaceState(null, '', '/tools?vocabulary-tab=stats');
      const tool = await open();
      expect(tool.selectedTab()).toBe('Study');
      await tool.openTab('Dictionary');
      expect(query()).toBe('?vocabulary-tab=stats');
    });
  });

  it('links to the mock exam of the site', async () => {
    const tool = await open('site-base="https://partner.example"');
    expect(tool.root.querySelector('a')?.href).toBe(
      'https://partner.example/tools#toefl-mock-exam',
    );
  });

  it('names the words as its own, and TOEFL and GRE as trademarks', async () => {
    expect((await open()).root.textContent).toContain('registered trademarks of ETS');
  });

  it('makes no request', async () => {
    const fetch = vi.fn();
    vi.stubGlobal('fetch', fetch);
    const tool = await open();
    await tool.reveal();
    await tool.press('I Know This');
    expect(fetch).not.toHaveBeenCalled();
  });

  it('can be mounted twice from the same markup', async () => {
    const markup = '<sa-vocabulary-practice></sa-vocabulary-practice>';
    const [first, second] = [await mount(markup), await mount(markup)];
    expect(first).not.toBe(second);
  });
});

/** A browser with a voice. Returns its `cancel`. */
function stubSpeech(speak: (utterance: unknown) => void) {
  const cancel = vi.fn();
  const voice = { lang: 'en-US', localService: true };
  vi.stubGlobal('speechSynthesis', { speak, cancel, getVoices: () => [voice] });
  vi.stubGlobal(
    'SpeechSynthesisUtterance',
    class {
      text: string;
      constructor(text: string) {
        this.text = text;
      }
    },
  );
  return cancel;
}
