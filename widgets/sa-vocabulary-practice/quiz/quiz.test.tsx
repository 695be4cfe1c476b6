import { describe, expect, it, vi } from 'vitest';
import { loaded, rendered } from '../../testing/mount.ts';
import { prepareStorage, range } from '../testing/own-storage.ts';
import '../vocabulary-practice.ts';

vi.mock('../../content/vocabulary/words.ts', () => import('../../testing/own/words.ts'));

const storage = prepareStorage();

describe('<sa-vocabulary-practice>', () => {
  describe('quiz', () => {
    const seven = { learned: range(1, 5), reviewing: [5, 6, 7] };
    const wait = async (ms: number) => {
      vi.advanceTimersByTime(ms);
      await rendered();
    };
    const openQuiz = async () => {
      const tool = await storage.open('tab="stats"', seven);
      await tool.press('Practice Quiz');
      await loaded();
      vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
      return tool;
    };

    it('asks "Question 1 of 7", badge "1/7", with a level and four options', async () => {
      const tool = await openQuiz();
      expect(tool.selectedTab()).toBe('Study');
      expect(tool.panel()).toContain('Question 1 of 7');
      expect(tool.panel()).toContain('1/7');
      expect(tool.panel()).toMatch(/TOEFL|GRE/);
      expect(new Set(tool.options().map(({ textContent }) => textContent)).size).toBe(4);
      expect(tool.labels()).toContain('Cancel Quiz');
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
      expect(storage.kept()).toEqual(seven);
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
      vi.advanceTimersByTime(0);
      await rendered();
      expect(pause).toBeDefined();
      expect(end).toHaveBeenCalledWith(pause?.value);
    });

    it('says "You need to learn some words first before taking a quiz."', async () => {
      const tool = await storage.open('tab="quiz"');
      expect(tool.panel()).toContain('You need to learn some words first before taking a quiz.');
      await tool.press('Back to Study');
      expect(tool.word()).toBe('abundant');
    });
  });
});
