import { describe, expect, it, vi } from 'vitest';
import { words } from '../../content/vocabulary/words.ts';
import { unmounted } from '../../testing/mount.ts';
import { prepareStorage, range } from '../testing/own-storage.ts';
import '../vocabulary-practice.ts';

vi.mock('../../content/vocabulary/words.ts', () => import('../../testing/own/words.ts'));

const storage = prepareStorage();

describe('<sa-vocabulary-practice>', () => {
  describe('Study', () => {
    it('opens for a fresh profile at "1 of 10", with Previous and Next disabled', async () => {
      const tool = await storage.open();
      expect(tool.panel()).toContain('1 of 10');
      expect(tool.word()).toBe('abundant');
      expect(tool.button('Previous').disabled).toBe(true);
      expect(tool.button('Next').disabled).toBe(true);
    });

    it('shows word and part of speech alone on the front, and no answer buttons', async () => {
      const tool = await storage.open();
      expect(tool.card().textContent).toBe('abundantadjective');
      expect(tool.labels()).not.toContain('I Know This');
      expect(tool.labels()).not.toContain('Review Again');
    });

    it('reveals definition, example, synonyms and the answers, and enables Next', async () => {
      const tool = await storage.open();
      await tool.reveal();
      const [{ definition, example, synonyms }] = words as [(typeof words)[0]];
      for (const text of [definition, example, synonyms.join(', ')]) {
        expect(tool.card().textContent).toContain(text);
      }
      expect(tool.labels()).toEqual(expect.arrayContaining(['Review Again', 'I Know This']));
      expect(tool.button('Next').disabled).toBe(false);
      expect(tool.root.activeElement).toBe(tool.card());
    });

    it('hides the Memory Aid until it is toggled, and again for the next card', async () => {
      const tool = await storage.open();
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
      const tool = await storage.open('', { mastered: rest });
      expect(tool.word()).toBe(bare.word);
      await tool.reveal();
      expect(tool.labels()).not.toContain('Memory Aid');
    });

    it('learns a new word by "I Know This" and goes on to "2 of 10"', async () => {
      const tool = await storage.open();
      await tool.reveal();
      await tool.press('I Know This');
      expect(storage.kept()).toMatchObject({ learned: [1], reviewing: [], mastered: [] });
      expect(storage.keptStatus()).toEqual({ 1: 'learning' });
      expect(tool.panel()).toContain('2 of 10');
      expect(tool.root.activeElement).toBe(tool.card());
    });

    it('puts a new word under review by "Review Again", once however often', async () => {
      const tool = await storage.open();
      for (const _ of [1, 2]) {
        await tool.reveal();
        await tool.press('Review Again');
        await tool.press('Previous');
      }
      expect(storage.kept().reviewing).toEqual([1]);
      expect(storage.keptStatus()).toEqual({ 1: 'reviewing' });
      expect(tool.panel()).toContain('Reviewing');
    });

    it('goes back one card by Previous', async () => {
      const tool = await storage.open();
      await tool.reveal();
      await tool.press('Next');
      expect(tool.word()).toBe('adjacent');
      await tool.press('Previous');
      expect(tool.word()).toBe('abundant');
      expect(tool.button('Previous').disabled).toBe(true);
    });

    it('ends a session on the last card: streak, a rebuilt list, its first card', async () => {
      vi.useFakeTimers({ now: new Date(2026, 10, 21, 0, 30), toFake: ['Date'] });
      const tool = await storage.open('mode="review"', {
        learned: [1, 2],
        dailyStreak: 4,
        lastStudied: '2026-11-20',
      });
      const completed = tool.listen('sa-completed');
      await tool.reveal();
      await tool.press('Next');
      await tool.reveal();
      await tool.press('Next');
      expect(storage.kept()).toMatchObject({ dailyStreak: 5, lastStudied: '2026-11-21' });
      expect(completed).toEqual([{ words: 2 }]);
      expect(tool.panel()).toContain('1 of 2');
      expect(tool.panel()).toContain('Session finished: 2 words.');
      expect(JSON.parse(localStorage.getItem(`${storage.prefix}sa-extras`) ?? '')).toEqual({
        studyDays: ['2026-11-21'],
      });
    });

    it('stores nothing for a card that is left without an answer', async () => {
      const tool = await storage.open();
      await tool.reveal();
      await tool.press('Next');
      expect(localStorage.length).toBe(0);
    });

    it('announces the end of a session once it is stored', async () => {
      const tool = await storage.open('mode="review"', { learned: [1] });
      const streaks: unknown[] = [];
      tool.element.addEventListener('sa-completed', () => streaks.push(storage.kept().dailyStreak));
      await tool.reveal();
      await tool.press('Next');
      expect(streaks).toEqual([1]);
    });

    it('announces the start of a session when its first card is turned, once', async () => {
      const tool = await storage.open();
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
      expect((await storage.open('', { mastered })).panel()).toContain(text);
    });

    it('offers in the empty state Reset Settings and the words one knows', async () => {
      const tool = await storage.open('', { learned: range(1, 20) });
      await tool.press('Review Known Words');
      expect(tool.panel()).toContain('1 of 20');
    });

    it('says "No words available to study with current settings." and resets them', async () => {
      const tool = await storage.open('level="TOEFL" difficulty="hard" mode="review"');
      expect(tool.panel()).toContain('No words available to study with current settings.');
      expect(tool.labels()).not.toContain('Review Known Words');
      await tool.press('Reset Settings');
      expect(tool.panel()).toContain('1 of 10');
      await tool.openTab('Stats & Settings');
      expect(tool.settings()).toEqual(['all', 'all', 'learn', '10']);
    });

    describe('by keys', () => {
      it('turns the card by Space and answers by 1 and 2', async () => {
        const tool = await storage.open();
        await tool.key(tool.button('Next').parentElement, ' ');
        await tool.key(tool.card(), '1');
        expect(storage.kept().reviewing).toEqual([1]);
        await tool.reveal();
        await tool.key(tool.card(), '2');
        expect(storage.kept().learned).toEqual([2]);
        expect(tool.panel()).toContain('3 of 10');
      });

      it('moves by the arrows, to the next card only once the card is turned', async () => {
        const tool = await storage.open();
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
          const tool = await storage.open();
          await tool.reveal();
          await tool.key(tool.card(), '2', init);
          expect(storage.kept()).toBe(null);
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
      await (await storage.open(attributes)).press('Pronounce abundant');
      expect(alert.mock.calls).toEqual([[alertText]]);
      expect(speak).not.toHaveBeenCalled();
    });

    it('speaks the word, and falls silent when the tool leaves the page', async () => {
      const speak = vi.fn();
      const cancel = stubSpeech(speak);
      const tool = await storage.open();
      await tool.press('Pronounce abundant');
      expect(speak.mock.calls[0]?.[0]).toMatchObject({ text: 'abundant', lang: 'en-US' });
      cancel.mockClear();
      tool.element.remove();
      await unmounted();
      expect(cancel).toHaveBeenCalledOnce();
    });
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
