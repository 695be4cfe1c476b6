import { describe, expect, it, vi } from 'vitest';
import { words } from '../../content/vocabulary/words.ts';
import { fakeSpeech } from '../../testing/fake-speech.ts';
import { unmounted } from '../../testing/mount.ts';
import { prepareStorage } from '../testing/own-storage.ts';
import { range } from '../testing/progress-of.ts';
import '../vocabulary-practice.ts';

vi.mock('../../content/vocabulary/words.ts', () => import('../../testing/own/words.ts'));

const storage = prepareStorage();
const [abundant] = words as [(typeof words)[0]];
const NOTHING_LEFT = 'No words available to study with current settings.';

describe('Study', () => {
  it('turns a card, shows its Memory Aid when asked, and stores nothing without an answer', async () => {
    const tool = await storage.open();
    const started = tool.listen('sa-started');
    const aid = abundant.mnemonic ?? '';
    const isDisabled = (name: string) => tool.button(name).disabled;
    expect(tool.panel()).toContain('1 of 10');
    expect(tool.card().textContent).toBe('abundantadjective');
    expect([isDisabled('Previous'), isDisabled('Next')]).toEqual([true, true]);
    expect(tool.labels()).not.toContain('I Know This');
    expect(tool.labels()).not.toContain('Review Again');
    await tool.reveal();
    for (const text of [abundant.definition, abundant.example, abundant.synonyms.join(', ')]) {
      expect(tool.card().textContent).toContain(text);
    }
    expect(tool.labels()).toEqual(expect.arrayContaining(['Review Again', 'I Know This']));
    expect(isDisabled('Next')).toBe(false);
    expect(tool.root.activeElement).toBe(tool.card());
    expect(tool.panel()).not.toContain(aid);
    await tool.press('Memory Aid');
    expect(tool.panel()).toContain(aid);
    await tool.press('Memory Aid');
    expect(tool.panel()).not.toContain(aid);
    await tool.press('Memory Aid', 'Next');
    expect(tool.word()).toBe('adjacent');
    await tool.press('Previous');
    expect(tool.card().textContent).toBe('abundantadjective');
    expect(isDisabled('Previous')).toBe(true);
    await tool.reveal();
    expect(tool.panel()).not.toContain(aid);
    expect(started).toEqual([{ words: 10 }]);
    expect(localStorage.length).toBe(0);
  });

  it('has no toggle for a word without a memory aid', async () => {
    const bare = words.find(({ mnemonic }) => !mnemonic);
    const mastered = words.filter((word) => word !== bare).map(({ id }) => id);
    const tool = await storage.open('', { mastered });
    expect(tool.word()).toBe(bare?.word);
    await tool.reveal();
    expect(tool.labels()).not.toContain('Memory Aid');
  });

  it('learns by "I Know This", and puts under review by "Review Again", once however often', async () => {
    const tool = await storage.open();
    await tool.reveal();
    await tool.press('I Know This');
    expect(storage.kept()).toMatchObject({ learned: [1], reviewing: [], mastered: [] });
    expect(storage.keptStatus()).toEqual({ 1: 'learning' });
    expect(tool.panel()).toContain('2 of 10');
    expect(tool.root.activeElement).toBe(tool.card());
    for (const _ of [1, 2]) {
      await tool.reveal();
      await tool.press('Review Again', 'Previous');
    }
    expect(storage.kept().reviewing).toEqual([2]);
    expect(storage.keptStatus()).toEqual({ 1: 'learning', 2: 'reviewing' });
    expect(tool.panel()).toContain('Reviewing');
  });

  it('ends a session on the last card: streak, a rebuilt list, its first card, then the event', async () => {
    vi.useFakeTimers({ now: new Date(2026, 10, 21, 0, 30), toFake: ['Date'] });
    const before = { learned: [1, 2], dailyStreak: 4, lastStudied: '2026-11-20' };
    const tool = await storage.open('mode="review"', before);
    const completed = tool.listen('sa-completed');
    const streaks: unknown[] = [];
    tool.element.addEventListener('sa-completed', () => streaks.push(storage.kept().dailyStreak));
    for (const _ of [1, 2]) {
      await tool.reveal();
      await tool.press('Next');
    }
    expect(storage.kept()).toMatchObject({ dailyStreak: 5, lastStudied: '2026-11-21' });
    expect([completed, streaks]).toEqual([[{ words: 2 }], [5]]);
    expect(tool.panel()).toContain('1 of 2');
    expect(tool.panel()).toContain('Session finished: 2 words.');
    expect(JSON.parse(localStorage.getItem(`${storage.prefix}sa-extras`) ?? '')).toEqual({
      studyDays: ['2026-11-21'],
    });
  });

  it('opens with the 5 words that remain', async () => {
    expect((await storage.open('', { mastered: range(1, 15) })).panel()).toContain('1 of 5');
  });

  it('offers the known words once all 20 are known', async () => {
    const tool = await storage.open('', { learned: range(1, 20) });
    expect(tool.panel()).toContain(NOTHING_LEFT);
    await tool.press('Review Known Words');
    expect(tool.panel()).toContain('1 of 20');
  });

  it('resets settings that leave no words', async () => {
    const tool = await storage.open('level="TOEFL" difficulty="hard" mode="review"');
    expect(tool.panel()).toContain(NOTHING_LEFT);
    expect(tool.labels()).not.toContain('Review Known Words');
    await tool.press('Reset Settings');
    expect(tool.panel()).toContain('1 of 10');
    await tool.openTab('Stats & Settings');
    expect(tool.settings()).toEqual(['all', 'all', 'learn', '10']);
  });

  it('turns by Space, answers by 1 and 2, and moves by arrows once a card is turned', async () => {
    const tool = await storage.open();
    await tool.key(tool.card(), 'ArrowRight');
    expect(tool.word()).toBe('abundant');
    await tool.key(tool.button('Next').parentElement, ' ');
    await tool.key(tool.card(), '1');
    expect(storage.kept().reviewing).toEqual([1]);
    await tool.reveal();
    await tool.key(tool.card(), '2');
    expect(storage.kept().learned).toEqual([2]);
    await tool.reveal();
    await tool.key(tool.card(), 'ArrowRight');
    expect(tool.panel()).toContain('4 of 10');
    await tool.key(tool.card(), 'ArrowLeft');
    expect(tool.panel()).toContain('3 of 10');
  });

  it('leaves keys with modifiers, and repeated ones, alone', async () => {
    const tool = await storage.open();
    await tool.reveal();
    for (const held of ['ctrlKey', 'metaKey', 'altKey', 'repeat']) {
      await tool.key(tool.card(), '2', { [held]: true });
    }
    expect(storage.kept()).toBe(null);
  });

  it.each([
    ['in the simulated mode', 'media="simulated"'],
    ['where the device has no voice', ''],
  ])('alerts %s that audio would play in production', async (_, attributes) => {
    const alert = vi.fn();
    vi.stubGlobal('alert', alert);
    const said = attributes ? fakeSpeech().said : [];
    await (await storage.open(attributes)).press('Pronounce abundant');
    expect(alert.mock.calls).toEqual([
      ['Audio pronunciation of "abundant" would play in production.'],
    ]);
    expect(said).toEqual([]);
  });

  it('speaks the word, and falls silent without an alert when the tool leaves the page', async () => {
    const alert = vi.fn();
    vi.stubGlobal('alert', alert);
    const speech = fakeSpeech();
    const tool = await storage.open();
    await tool.press('Pronounce abundant');
    expect(speech.utterances).toMatchObject([{ text: 'abundant', lang: 'en-US' }]);
    expect(speech.cancel).not.toHaveBeenCalled();
    tool.element.remove();
    await unmounted();
    expect(speech.cancel).toHaveBeenCalledOnce();
    expect(alert).not.toHaveBeenCalled();
  });
});
