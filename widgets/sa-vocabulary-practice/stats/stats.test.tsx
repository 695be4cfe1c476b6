import { describe, expect, it, vi } from 'vitest';
import { words } from '../../content/vocabulary/words.ts';
import { openPractice } from '../testing/drive-practice.ts';
import { prepareStorage } from '../testing/own-storage.ts';
import '../vocabulary-practice.ts';

const storage = prepareStorage();
const openStats = (stats = {}) => storage.open('tab="stats"', stats);

describe('Stats & Settings', () => {
  const stats = { learned: [1, 2, 3], reviewing: [3, 4], mastered: [5, 6], dailyStreak: 7 };

  it('shows "Your Learning Progress", the percent, three counts, the streak and the study days', async () => {
    vi.useFakeTimers({ now: new Date(2026, 10, 21, 12), toFake: ['Date'] });
    const extras = '{"studyDays":["2025-01-01","2026-11-19","2026-11-21"]}';
    localStorage.setItem(`${storage.prefix}sa-extras`, extras);
    const tool = await openStats({ ...stats, lastStudied: '2026-11-18' });
    for (const text of [
      'Your Learning Progress',
      '25% of 20 words',
      'Last studied: 18 November 2026',
      '2 days with a finished session in the last 12 weeks',
    ]) {
      expect(tool.panel()).toContain(text);
    }
    expect(tool.counts()).toEqual([
      'Learning 3',
      'Reviewing 2',
      'Mastered 2',
      'Daily Streak 7 days',
    ]);
    expect(tool.root.querySelectorAll('[data-studied]')).toHaveLength(2);
  });

  it('lists all words, each with its status, and the four parts as one bar', async () => {
    const wordStatus = { 1: 'learning', 2: 'reviewing', 3: 'mastered', 4: 'mastered' };
    localStorage.setItem(`${storage.prefix}wordStatus`, JSON.stringify(wordStatus));
    const tool = await openStats({ learned: [1], mastered: [3, 4] });
    const list = tool.root.querySelector('[aria-labelledby=all-words]');
    expect(list?.querySelector('[role=img]')?.getAttribute('aria-label')).toBe(
      'Mastered 2, Learning 1, Reviewing 1, New 16',
    );
    const entries = [...(list?.querySelectorAll('li') ?? [])].map((item) => item.textContent);
    expect(entries).toHaveLength(20);
    expect(tool.panel()).toContain('A day with a finished session shows here.');
    expect(entries[0]).toBe(`${words[0]?.word}${words[0]?.definition}Learning`);
    expect(entries[19]).toContain('New');
  });

  it.each([
    ['disabled with 4 words, of which one is in both lists', [3, 4], true],
    ['enabled with 5', [4, 5], false],
  ])('has a Practice Quiz button %s', async (_, reviewing, isDisabled) => {
    const tool = await openStats({ learned: [1, 2, 3], reviewing });
    expect(tool.button('Practice Quiz').disabled).toBe(isDisabled);
  });

  it('studies exactly the words under review by "Review Difficult Words", once', async () => {
    const tool = await openStats(stats);
    await tool.press('Review Difficult Words (2)');
    expect(tool.selectedTab()).toBe('Study');
    expect(tool.panel()).toContain('Difficult words');
    expect(tool.panel()).toContain('1 of 2');
    expect(tool.word()).toBe(words[2]?.word);
    for (const _ of [1, 2]) {
      await tool.reveal();
      await tool.press('Next');
    }
    expect(tool.panel()).toContain('1 of 10');
    expect(tool.panel()).not.toContain('Difficult words');
  });

  it('applies the settings by "Start New Session" and goes to Study', async () => {
    const tool = await openStats();
    expect(tool.button('Review Difficult Words (0)').disabled).toBe(true);
    const options = tool.field<HTMLSelectElement>('count').options;
    expect([...options].map(({ value }) => value)).toEqual(['5', '10', '15', '20']);
    expect(tool.settings()).toEqual(['all', 'all', 'learn', '10']);
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

  it('keeps the visitor informed where nothing can be stored', async () => {
    const blocked = () => {
      throw new DOMException('blocked', 'SecurityError');
    };
    vi.stubGlobal('localStorage', { getItem: blocked, setItem: blocked });
    const tool = await openPractice(`storage-prefix="${storage.prefix}"`);
    await tool.reveal();
    await tool.press('I Know This');
    expect(tool.panel()).toContain('2 of 10');
    await tool.openTab('Stats & Settings');
    expect(tool.counts()[0]).toBe('Learning 1');
    expect(tool.panel()).toContain('lasts only until you leave the page');
  });

  it('saves progress as a file with the day in its name, and reads it or refuses another', async () => {
    vi.useFakeTimers({ now: new Date(2026, 10, 21, 12), toFake: ['Date'] });
    const create = vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:x');
    const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue();
    const tool = await openStats({ learned: [1, 2], saved: [3] });
    await tool.press('Export progress');
    const [link] = click.mock.contexts as unknown as HTMLAnchorElement[];
    expect(link?.download).toBe('vocabulary-progress-2026-11-21.json');
    const saved = create.mock.lastCall?.[0] as Blob;

    storage.prefix = `${storage.prefix}other-`;
    const other = await openStats({ learned: [5] });
    await other.chooseFile(new File(['{"kind":"recipe"}'], 'progress.json'));
    expect(other.panel()).toContain(
      'This is not a file with vocabulary progress. Nothing was changed.',
    );
    expect(storage.kept()).toEqual({ learned: [5] });
    await other.chooseFile(new File([await saved.text()], 'progress.json'));
    expect(storage.kept()).toMatchObject({ learned: [5, 1, 2], saved: [3] });
    expect(other.panel()).toContain('The progress in the file was added to yours.');
    expect(other.counts()[0]).toBe('Learning 3');
  });
});
