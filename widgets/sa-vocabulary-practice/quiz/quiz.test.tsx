import { describe, expect, it, vi } from 'vitest';
import { loaded, rendered } from '../../testing/mount.ts';
import { prepareStorage } from '../testing/own-storage.ts';
import { range } from '../testing/progress-of.ts';
import '../vocabulary-practice.ts';
import { QUIZ_PAUSE_MS } from './quiz.logic.ts';

vi.mock('../../content/vocabulary/words.ts', () => import('../../testing/own/words.ts'));

const storage = prepareStorage();

describe('the quiz', () => {
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
    return { ...tool, focused: () => tool.root.activeElement?.textContent };
  };

  it('asks, locks the options and marks right and wrong, until the pause is over', async () => {
    const tool = await openQuiz();
    expect(tool.selectedTab()).toBe('Study');
    expect(tool.panel()).toContain('1/7');
    expect(tool.panel()).toMatch(/TOEFL|GRE/);
    expect(new Set(tool.options().map(({ textContent }) => textContent)).size).toBe(4);
    expect(tool.labels()).toContain('Cancel Quiz');
    expect(tool.focused()).toBe('Question 1 of 7');
    expect(tool.element.hasAttribute('data-task')).toBe(true);
    await tool.answer(false);
    expect(tool.marks()).toEqual(['Right', 'Wrong']);
    const locks = tool.options().map((option) => option.getAttribute('aria-disabled'));
    expect(new Set(locks)).toEqual(new Set(['true']));
    const before = tool.panel();
    await tool.answer(true);
    expect(tool.panel()).toBe(before);
    await wait(QUIZ_PAUSE_MS - 1);
    expect(tool.panel()).toContain('Question 1 of 7');
    await wait(1);
    expect(tool.focused()).toBe('Question 2 of 7');
  });

  it('shows percent, bar, message and two ways on, and leaves the progress alone', async () => {
    const tool = await openQuiz();
    const [started, completed] = [tool.listen('sa-started'), tool.listen('sa-completed')];
    for (const place of range(1, 7)) {
      await tool.answer(place <= 5);
      await wait(QUIZ_PAUSE_MS);
    }
    for (const text of ['71%', 'Good job! Keep practicing to improve even more.', '5 of 7 right']) {
      expect(tool.panel()).toContain(text);
    }
    const bar = tool.root.querySelector('#panel-study [role=progressbar]');
    expect(bar?.getAttribute('aria-valuenow')).toBe('71');
    expect(bar?.getAttribute('aria-valuemax')).toBe('100');
    expect(tool.root.querySelectorAll('#panel-study li')).toHaveLength(2);
    expect(completed).toEqual([{ correct: 5, total: 7 }]);
    expect(tool.labels()).toContain('Back to Study');
    await tool.press('Try Again');
    expect(tool.panel()).toContain('Question 1 of 7');
    expect(started).toEqual([{ total: 7 }]);
    expect(storage.kept()).toEqual(seven);
  });

  it.each([
    ['cancelled', false],
    ['removed from the page', true],
  ])('ends its pause when it is %s in it', async (_, isRemoved) => {
    const tool = await openQuiz();
    await tool.answer(true);
    expect(vi.getTimerCount()).toBe(1);
    if (isRemoved) tool.element.remove();
    else await tool.press('Cancel Quiz');
    await wait(0);
    expect(vi.getTimerCount()).toBe(0);
  });

  it('says "You need to learn some words first before taking a quiz."', async () => {
    const tool = await storage.open('tab="quiz"');
    expect(tool.panel()).toContain('You need to learn some words first before taking a quiz.');
    await tool.press('Back to Study');
    expect(tool.word()).toBe('abundant');
  });
});
