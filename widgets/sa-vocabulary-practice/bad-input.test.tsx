import { describe, expect, it, vi } from 'vitest';
import type { openPractice } from './testing/drive-practice.ts';
import { prepareStorage } from './testing/own-storage.ts';
import './vocabulary-practice.ts';

const storage = prepareStorage();

const learnTwo = async (tool: Awaited<ReturnType<typeof openPractice>>) => {
  for (const _ of [1, 2]) {
    await tool.reveal();
    await tool.press('I Know This');
  }
  await tool.openTab('Stats & Settings');
  return tool.counts();
};

describe('<sa-vocabulary-practice> with bad input', () => {
  it.each([
    ['vocabularyStats', '{"learned":[1,'],
    ['vocabularyStats', 'null'],
    ['vocabularyStats', '"hello"'],
    ['vocabularyStats', '[1,2,3]'],
    ['vocabularyStats', '{"learned":"all","reviewing":{},"mastered":5,"saved":[null,"x",-1]}'],
    ['vocabularyStats', '{"dailyStreak":"NaN","lastStudied":"yesterday"}'],
    ['vocabularyStats', '{"dailyStreak":-3,"lastStudied":"2026-13-45"}'],
    ['wordStatus', '{"1":'],
    ['wordStatus', '{"1":"forgotten","x":"new"}'],
    ['wordStatus', '[]'],
    ['sa-extras', '{"studyDays":{"days":"all"}}'],
    ['sa-extras', '{"studyDays":'],
  ])('works with empty progress when %s holds %s', async (key, text) => {
    localStorage.setItem(`${storage.prefix}${key}`, text);
    const tool = await storage.open();
    expect(tool.panel()).toContain('1 of 10');
    expect(await learnTwo(tool)).toEqual([
      'Learning 2',
      'Reviewing 0',
      'Mastered 0',
      'Daily Streak 0 days',
    ]);
    expect(tool.root.textContent).not.toMatch(/NaN|undefined|null/);
  });

  it.each(['getItem', 'setItem'] as const)('works when %s throws', async (method) => {
    vi.spyOn(Storage.prototype, method).mockImplementation(() => {
      throw new DOMException('', 'SecurityError');
    });
    expect((await learnTwo(await storage.open()))[0]).toBe('Learning 2');
  });

  it('loses nothing that was learned when the storage fills up in between', async () => {
    const tool = await storage.open('', { learned: [5] });
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('', 'QuotaExceededError');
    });
    expect((await learnTwo(tool))[0]).toBe('Learning 3');
  });

  it('leaves the streak alone when the clock was set back', async () => {
    vi.useFakeTimers({ now: new Date(2026, 10, 20, 12), toFake: ['Date'] });
    const tool = await storage.open('mode="review"', {
      learned: [1],
      dailyStreak: 4,
      lastStudied: '2026-11-25',
    });
    await tool.reveal();
    await tool.press('Next');
    expect(storage.kept()).toMatchObject({ dailyStreak: 4 });
  });

  it('ignores ids of words that it does not have, and keeps them', async () => {
    const tool = await storage.open('', { learned: [1, 999], saved: [888, 2] });
    await tool.reveal();
    await tool.press('I Know This');
    expect(storage.kept()).toMatchObject({ learned: [1, 999, 2], saved: [888, 2] });
    await tool.openTab('My Words');
    expect(tool.panel()).toContain('Your Saved Words (1)');
  });
});
