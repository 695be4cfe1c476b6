// cspell:words näif
import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { decks } from '../content/vocabulary/decks.ts';
import { NO_PLAN, planStore } from '../kit/stores/plan.ts';
import { readLastReviewDay } from '../kit/stores/practice-due.ts';
import { openPractice } from '../sa-vocabulary-practice/testing/drive-practice.ts';
import { prepareStorage } from '../sa-vocabulary-practice/testing/own-storage.ts';
import { range } from '../sa-vocabulary-practice/testing/progress-of.ts';
import { fakeSpeech } from '../testing/fake-speech.ts';
import { waitFor } from '../testing/wait.ts';
import { reviewStore } from './review-store.ts';
import '../sa-vocabulary-practice/vocabulary-practice.ts';
import './daily-review.ts';

vi.mock('../content/vocabulary/words.ts', () => import('../testing/own/words.ts'));

const storage = prepareStorage();
const [first, second] = decks[0]?.words ?? [];

/** The button of a new word's longest interval. */
const EASY = 'Easy 7 days';

beforeEach(() => {
  vi.stubGlobal('indexedDB', new IDBFactory());
  vi.useFakeTimers({ now: new Date(2026, 10, 25, 12), toFake: ['Date'] });
});

/** Opens the review, with what is stored read. */
async function openReview(attributes = '') {
  const tool = await openPractice(
    `storage-prefix="${storage.prefix}" ${attributes}`,
    'sa-daily-review',
  );
  const stored = async () => {
    await reviewStore(storage.prefix).settled();
    await tool.settle();
  };
  await stored();
  return {
    ...tool,
    stored,
    state: () => reviewStore(storage.prefix).getState(),
    /** Words due and words to begin, as the first tab has them. */
    today: () => tool.texts('#panel-review-today dd'),
    focused: () => tool.root.activeElement?.textContent,
    /** The message of a field that has the focus because it is wrong. */
    wrong(name: string) {
      const field = tool.field(name);
      expect(tool.root.activeElement).toBe(field);
      expect(field.getAttribute('aria-invalid')).toBe('true');
      return tool.root.getElementById(
        field.getAttribute('aria-describedby')?.split(' ').at(-1) ?? '',
      )?.textContent;
    },
    status: () =>
      tool
        .shown('[role=status]')
        .map(({ textContent }) => textContent)
        .join(' ')
        .trim(),
  };
}

/** Opens a review at its first card, to be answered in a way. */
async function begin(way = '') {
  const tool = await openReview();
  if (way) await tool.choose({ 'review-way': way });
  await tool.press('Review 10 words');
  return tool;
}

const databases = async () => (await indexedDB.databases()).map(({ name }) => name);

describe('<sa-daily-review>', () => {
  it('turns a card, writes the next interval on each answer, and stores only an answer', async () => {
    const tool = await openReview();
    expect(tool.today()).toEqual(['0', '10']);
    await tool.press('Review 10 words');
    const hint = tool.root.getElementById(tool.card().getAttribute('aria-describedby') ?? '');
    expect(hint?.textContent).toBe('Say what it means, then turn the card.');
    expect(tool.status()).not.toContain(hint?.textContent);
    expect(tool.card().textContent).toBe(`${first?.word}${first?.partOfSpeech}`);
    await tool.press(tool.card());
    for (const text of [first?.definition, first?.example, ...(first?.synonyms ?? [])]) {
      expect(tool.card().textContent).toContain(text);
    }
    expect(tool.labels()).toEqual(
      expect.arrayContaining(['Again 1 min', 'Hard 6 min', 'Good 10 min', EASY]),
    );
    expect(tool.root.activeElement).toBe(tool.card());
    await tool.stored();
    expect([await databases(), localStorage.length]).toEqual([[], 0]);
    await tool.press('Good 10 min');
    await tool.stored();
    expect(await databases()).toEqual([`${storage.prefix}sa-practice`]);
  });

  it('works by keys: Space turns, 1 to 4 answer; the last answer can be taken back', async () => {
    const tool = await begin();
    await tool.key(tool.card(), '4');
    expect(tool.state().reviews).toEqual([]);
    await tool.key(tool.card().parentElement, ' ');
    await tool.key(tool.card(), '4');
    expect(tool.state().reviews).toMatchObject([{ wordId: `deck-${first?.word}`, grade: 4 }]);
    expect(tool.word()).toBe(second?.word);
    await tool.press('Undo the last answer');
    expect(tool.state().reviews).toEqual([]);
    expect(tool.word()).toBe(first?.word);
    expect(tool.labels()).toContain(EASY);
  });

  it('ends with what is done, and changes nothing of the twenty words', async () => {
    storage.store({ learned: [1], dailyStreak: 3 });
    const tool = await openReview();
    const kept = storage.kept();
    const events = tool.listen('sa-started', 'sa-completed');
    await tool.choose({ 'review-limit': '5' });
    await tool.press('Review 5 words');
    await tool.press(tool.card(), 'Again 1 min');
    for (let word = 0; word < 4; word += 1) await tool.press(tool.card(), EASY);
    await tool.press(tool.card(), 'Easy 1 day');
    expect(tool.focused()).toBe('5 words reviewed');
    expect(tool.panel()).toContain('4 of them stay with you');
    expect(tool.panel()).toContain(`Hardest today${first?.word}${first?.definition}`);
    expect(tool.all('[role=img]')[0]?.getAttribute('aria-label')).toMatch(/^You practised on 1 of/);
    expect(tool.panel()).toContain('Tomorrow: 6 words, 5 of them new, about 3 minutes.');
    expect(events).toEqual([{ words: 5 }, { words: 5 }]);
    expect([storage.kept(), storage.keptStatus()]).toEqual([kept, {}]);
  });

  it('leads on after the words of a day, also where it is opened again', async () => {
    const tool = await openReview('plan="on"');
    const next = () =>
      tool.shown('a').filter(({ textContent }) => /^Next: /.test(`${textContent}`));
    expect(next()).toEqual([]);
    await tool.choose({ 'review-limit': '0' });
    expect(next()).toHaveLength(1);
  });

  it('has words due on their day, from midnight on', async () => {
    const tool = await begin();
    expect(tool.element.hasAttribute('data-task')).toBe(true);
    await tool.press(tool.card(), EASY, 'Stop for now');
    expect(tool.element.hasAttribute('data-task')).toBe(false);
    expect(tool.today()).toEqual(['0', '9']);
    vi.setSystemTime(new Date(2026, 11, 2, 0, 1));
    document.dispatchEvent(new Event('visibilitychange'));
    await tool.settle();
    expect(tool.today()).toEqual(['1', '10']);
  });

  describe('typed answers', () => {
    it('fill the gap of a sentence, where digits do not answer; a wrong one is shown', async () => {
      const tool = await begin('gap');
      expect(tool.card().getAttribute('name')).toBe('review-answer');
      expect(tool.panel()).not.toContain(first?.word);
      await tool.key(tool.card(), '3');
      expect(tool.state().reviews).toEqual([]);
      await tool.type({ 'review-answer': ` ${first?.word.toUpperCase()} ` });
      await tool.press('Check');
      expect(tool.card().textContent).toContain('Right.');
      await tool.press('Good 10 min');
      await tool.type({ 'review-answer': 'wrong' });
      await tool.press('Check');
      expect(tool.card().textContent).toContain('Not quite: you typed “wrong”.');
      await tool.press('Again 1 min');
      expect(tool.state().reviews).toMatchObject([{ grade: 3 }, { grade: 1 }]);
    });

    it('spell a word that is heard, in a voice of the device', async () => {
      const speech = fakeSpeech();
      const tool = await begin('spell');
      expect(speech.said).toEqual([first?.word]);
      await tool.press('Hear it again');
      expect(speech.said).toHaveLength(2);
      await tool.type({ 'review-answer': first?.word ?? '' });
      await tool.press('Check');
      expect(tool.card().textContent).toContain('Right.');
    });

    it('show the word where the device has no voice, and say so', async () => {
      fakeSpeech({ voices: [{ lang: 'en-US', localService: false }] });
      const tool = await begin('spell');
      expect(tool.word()).toBe(first?.word);
      expect(tool.status()).toContain('This device has no English voice');
      expect(tool.root.activeElement).toBe(tool.card());
    });
  });

  describe('words of the visitor’s own', () => {
    it('are typed, begun first, changed and deleted, and brought back', async () => {
      const tool = await openReview();
      await tool.openTab('Words');
      await tool.type({ 'own-word': 'abundant', 'own-meaning': 'a lot', 'own-example': '' });
      await tool.press('Add the word');
      expect(tool.status()).toContain(
        '“abundant” is added. A deck or the 20 words have it as well.',
      );
      await tool.press('Change abundant');
      expect(tool.focused()).toBe('Change “abundant”');
      await tool.type({ 'own-meaning': 'more than enough' });
      await tool.press('Save');
      expect(tool.state().words).toMatchObject([{ meaning: 'more than enough' }]);
      expect(tool.status()).toContain('“abundant” is changed.');
      expect(tool.focused()).toBe('Add a word of your own');
      await tool.press('Delete abundant');
      expect(tool.state().words).toEqual([]);
      expect(tool.focused()).toBe('Bring the word back');
      await tool.press('Bring the word back');
      expect(tool.focused()).toBe('My own words (1)');
      await tool.openTab('Today');
      await tool.press('Review 10 words');
      await tool.press(tool.card());
      expect(tool.card().textContent).toContain(
        'This word is also among the 20 words, where it is New. Each is scheduled separately.',
      );
    });

    it('are not added empty or twice: the first wrong field has the focus and says why', async () => {
      const tool = await openReview();
      await tool.openTab('Words');
      await tool.press('Add the word');
      expect(tool.wrong('own-word')).toBe('Type the word.');
      await tool.type({ 'own-word': 'frugal' });
      await tool.press('Add the word');
      expect(tool.wrong('own-meaning')).toBe('Type what it means.');
      await tool.type({ 'own-meaning': 'spending little' });
      await tool.press('Add the word');
      await tool.type({ 'own-word': 'frugal', 'own-meaning': 'thrifty' });
      await tool.press('Add the word');
      expect(tool.wrong('own-word')).toContain('already among your words, with another meaning');
      expect(tool.status()).not.toContain('is added');
    });

    describe('from a list', () => {
      /** Opens the words, with a way to open a file there. */
      async function openWords() {
        const tool = await openReview();
        await tool.openTab('Words');
        return {
          ...tool,
          words: () => tool.state().words.map(({ word, meaning }) => `${word} | ${meaning}`),
          box: () => tool.field('own-list').value,
          isWrong: () => tool.field('own-list').getAttribute('aria-invalid'),
          async paste(list: string) {
            await tool.type({ 'own-list': list });
            await tool.press('Check the list');
          },
          async openFile(content: BlobPart) {
            const input = tool.root.querySelector('[aria-label="File with words"]');
            const files = [new File([content], 'words.txt')];
            Object.defineProperty(input, 'files', { value: files, configurable: true });
            for (const type of ['input', 'change']) {
              input?.dispatchEvent(new Event(type, { bubbles: true }));
            }
            await tool.settle();
          },
        };
      }

      it('are shown before any is added, and what is not added stays in the box', async () => {
        const tool = await openWords();
        const list =
          'alpha – one\nnothing here\nbeta: two\nalpha – one\nalpha – another\nabundant – a lot';
        await tool.paste(list);
        expect(tool.focused()).toBe('3 new words found in 6 lines. Nothing is added yet.');
        expect(tool.texts('table td')).toEqual(['one', 'two', 'a lot']);
        for (const text of [
          '3 lines will not be added:',
          'Line 2: no meaning (nothing here)',
          'Line 4: already in line 1 of this list (alpha – one)',
          'Line 5: already in line 1 of this list, with another meaning: one',
          'Our decks or the 20 words have 1 of them as well: abundant.',
        ]) {
          expect(tool.panel()).toContain(text);
        }
        await tool.press('Cancel');
        expect(tool.focused()).toBe('Add a list');
        expect(tool.labels()).not.toContain('Add 3 words');
        expect([tool.words(), tool.box()]).toEqual([[], list]);
        await tool.press('Check the list', 'Add 3 words');
        expect(tool.words()).toEqual(['alpha | one', 'beta | two', 'abundant | a lot']);
        expect(tool.status()).toContain(
          '3 words added, 1 already there, 2 lines not added and still in the box.',
        );
        expect(tool.box()).toBe('nothing here\nalpha – another');
        expect(tool.focused()).toBe('Add a list');
      });

      it('are not looked for in an empty box, until a file is opened', async () => {
        const tool = await openWords();
        await tool.paste(' ');
        expect(tool.wrong('own-list')).toBe('Paste your list first.');
        await tool.openFile('alpha – one');
        expect(tool.isWrong()).toBe('false');
        await tool.press('Add 1 word');
        await tool.openFile(Uint8Array.of(0x50, 0x4b, 3, 4, 20, 0));
        expect(tool.isWrong()).toBe('false');
      });

      it('are those that the box has when it has been read, and none it had before', async () => {
        const tool = await openWords();
        await tool.type({ 'own-list': 'alpha – one' });
        const checked = tool.press('Check the list');
        await tool.type({ 'own-list': 'beta – two' });
        await checked;
        expect(tool.labels()).not.toContain('Add 1 word');
        await tool.press('Check the list');
        await tool.type({ 'own-list': 'beta – two\ngamma – three' });
        expect(tool.labels()).not.toContain('Add 1 word');
        expect([tool.words(), tool.box()]).toEqual([[], 'beta – two\ngamma – three']);
      });

      it('are not replaced by a file while they wait in the box, also if typed meanwhile', async () => {
        const tool = await openWords();
        const opened = tool.openFile('alpha – one');
        await tool.type({ 'own-list': 'beta – two' });
        await opened;
        expect(tool.box()).toBe('beta – two');
        expect(tool.status()).toContain('There is a list in the box.');
        await tool.paste('alpha – one');
        await tool.press('Open a file');
        expect(tool.status()).toContain('There is a list in the box.');
        await tool.press('Empty the box');
        expect(tool.box()).toBe('');
        expect(tool.labels()).not.toContain('Empty the box');
        expect(tool.focused()).toBe('Add a list');
      });

      it('are in the columns that the visitor chooses', async () => {
        const tool = await openWords();
        await tool.paste('B1\tकम होना\tabate\nB2\tस्पष्ट\tcandid');
        expect(tool.panel()).toContain('Columns not used: Column 1.');
        await tool.choose({ 'list-word': '2' });
        expect(tool.field('list-meaning').value).toBe('1');
        expect(tool.status()).toContain('2 new words found.');
        await tool.press('Add 2 words');
        expect(tool.words()).toEqual(['abate | कम होना', 'candid | स्पष्ट']);
      });

      it('come from a file, whose header stays, and whose letters may be a guess', async () => {
        const tool = await openWords();
        await tool.openFile('#separator:tab\n#html:true\nalpha\t<b>one</b>\nbeta\t\n');
        expect(tool.focused()).toContain('1 new word found in 2 lines.');
        await tool.press('Add 1 word');
        expect(tool.words()).toEqual(['alpha | one']);
        expect(tool.box()).toBe('#separator:tab\n#html:true\nbeta');
        await tool.press('Empty the box');
        await tool.openFile(Uint8Array.of(0x6e, 0xe4, 0x69, 0x66, 0x3b, 0x78));
        expect(tool.texts('table th[scope=row]')).toEqual(['näif']);
        expect(tool.panel()).toContain('If letters look wrong, save the file as “CSV UTF-8”');
      });

      it.each([
        ['alpha – one', Uint8Array.of(0x50, 0x4b, 3, 4, 20, 0), 'This is not a text file.'],
        ['alpha – one', ' \n', 'This file is empty.'],
        ['', new Uint8Array(4_000_001), 'This file could not be read, or is larger than 4 MB.'],
      ])('are refused in a file that is none, with %j in the box', async (list, content, text) => {
        const tool = await openWords();
        await tool.type({ 'own-list': list });
        await tool.openFile(content);
        expect(tool.status()).toContain(text);
        expect(tool.box()).toBe(list);
      });
    });
  });

  it('takes no new words from a list that the visitor unticks', async () => {
    const tool = await openReview();
    await tool.openTab('Words');
    await tool.choose({ [`list-${decks[0]?.id}`]: 'off' });
    await tool.openTab('Today');
    await tool.press('Review 10 words');
    expect(tool.word()).toBe(decks[1]?.words[0]?.word);
  });

  it('saves a reminder as a calendar file, and deletes everything at the second press', async () => {
    const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue();
    vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:x');
    const tool = await openReview();
    await tool.choose({ 'review-limit': '5' });
    await tool.openTab('Reminder and storage');
    await tool.type({ 'review-time': '' });
    await tool.press('Save the calendar file');
    expect(tool.wrong('review-time')).toBe('Choose a time first.');
    await tool.type({ 'review-time': '07:30' });
    await tool.press('Save the calendar file');
    const [link] = click.mock.contexts as unknown as HTMLAnchorElement[];
    expect(link?.download).toBe('daily-review.ics');
    await tool.stored();
    await tool.press('Delete my review');
    expect(tool.focused()).toBe('Keep it');
    await tool.press('Keep it');
    expect(tool.focused()).toBe('Delete my review');
    expect(tool.state().settings.newLimit).toBe(5);
    await tool.press('Delete my review', 'Yes, delete all of it');
    await tool.stored();
    expect(tool.focused()).toBe('Delete my review');
    expect(await databases()).toEqual([]);
    expect(tool.state().settings.newLimit).toBe(10);
  });

  it('notifies the plan of what is due, where the tool takes part in one', async () => {
    planStore.setState(NO_PLAN, true);
    await answerBefore(`deck-${first?.word}`);
    await openReview('plan="off"');
    expect(planStore.getState()).toEqual(NO_PLAN);
    const tool = await openReview('plan="on"');
    expect(planStore.getState().results).toEqual({ review: { due: 1, day: '2026-11-25' } });
    await tool.choose({ 'review-limit': '0' });
    await tool.press('Review 1 word');
    await tool.press(tool.card());
    await tool.press(tool.labels().find((label) => label.startsWith('Easy')));
    expect(planStore.getState().results.review?.due).toBe(0);
  });

  it('says where nothing can be stored, and continues', async () => {
    vi.stubGlobal('indexedDB', undefined);
    const tool = await begin();
    await tool.press(tool.card(), EASY);
    await tool.stored();
    expect(tool.status()).toContain('This browser does not let us store your review');
    expect(tool.word()).toBe(second?.word);
  });
});

/** Answers words on 20 November, so that they are due. */
async function answerBefore(...wordIds: string[]) {
  const store = reviewStore(storage.prefix);
  for (const wordId of wordIds) store.answer({ wordId, grade: 3, at: Date.UTC(2026, 10, 20, 12) });
  await store.settled();
}

describe('<sa-vocabulary-practice> beside a review', () => {
  /** Answers a word today, and opens the tool again. */
  async function comeBack(attributes: string, lastStudied: string) {
    reviewStore(storage.prefix).answer({ wordId: 'a', grade: 4, at: Date.UTC(2026, 10, 25, 12) });
    await reviewStore(storage.prefix).settled();
    const tool = await storage.open(attributes, { lastStudied });
    const isPressed = (name: string) => tool.button(name).getAttribute('aria-pressed') === 'true';
    return { ...tool, isPressed };
  }

  it('opens with the review that was used last', async () => {
    const tool = await comeBack('', '2026-11-24');
    await waitFor(() => expect(tool.isPressed('Daily review')).toBe(true));
    expect(location.search).toBe('');
    await tool.press('Twenty words');
    expect(tool.isPressed('Twenty words')).toBe(true);
  });

  it.each([
    ['the page names the other side', 'side="words"', '2026-11-24', ''],
    ['the address does', 'sync-url', '2026-11-24', '?vocabulary-side=words'],
    ['the twenty words came later', '', '2026-11-26', ''],
  ])('does not where %s', async (_, attributes, lastStudied, search) => {
    history.replaceState(null, '', `/${search}`);
    const tool = await comeBack(attributes, lastStudied);
    await readLastReviewDay(storage.prefix);
    await tool.settle();
    expect(tool.isPressed('Twenty words')).toBe(true);
    history.replaceState(null, '', '/');
  });

  it('is one press away once all twenty words are known, with what is due there', async () => {
    await answerBefore('deck-infer', 'deck-bias');
    vi.useRealTimers();
    const tool = await storage.open('side="words"', { mastered: range(1, 20) });
    expect(tool.panel()).toContain('No words available to study with current settings.');
    expect(tool.panel()).toContain('You know all 20 words.');
    await waitFor(() => expect(tool.labels()).toContain('2 due in your review'));
    await tool.press('2 due in your review');
    expect(tool.button('Daily review').getAttribute('aria-pressed')).toBe('true');
  });
});
