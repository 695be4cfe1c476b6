import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { trademarkNote } from '../content/toefl/notes.ts';
import { drills } from '../content/toefl/today-drills.ts';
import {
  formatFacts,
  recognitionNotes,
  storageNotes,
  taskTexts,
  voiceNotes,
} from '../content/toefl/today-notes.ts';
import { test as one } from '../content/toefl/today-one.ts';
import { NO_PLAN, planStore } from '../kit/stores/plan.ts';
import { openElement } from '../testing/drive-element.ts';
import { fakeRecorder, refusal } from '../testing/fake-recorder.ts';
import { fakeSpeech } from '../testing/fake-speech.ts';
import { rendered } from '../testing/mount.ts';
import { listGaps } from './marking/gaps.logic.ts';
import './todays-test.ts';

const MINUTE_MS = 60_000;
const startMs = Date.UTC(2026, 10, 25, 6);

/** Lets so much time pass, with what is rendered and loaded meanwhile. */
async function wait(ms: number) {
  await vi.advanceTimersByTimeAsync(ms);
  await vi.dynamicImportSettled();
  await vi.advanceTimersByTimeAsync(0);
}

const settle = () => wait(50);

/** Today's test as a visitor uses it. */
async function open(attributes = '') {
  const tool = await openElement('sa-todays-test', attributes, { settle });
  await settle();
  await settle();
  const goal = (name: string, place = 0) =>
    tool.shown('button').filter((node) => node.querySelector('b')?.textContent === name)[place];
  return {
    ...tool,
    wait,
    /** Opens a section of the first test, or a drill. */
    openGoal: (name: string) => tool.press(goal(name)),
    clock: () => tool.text().match(/Time remaining(\d+:\d\d)/)?.[1],
    focused: () => tool.root.activeElement?.textContent,
    /** Continues from the first of so many steps to the report. */
    async finish(steps: { length: number }) {
      for (let step = 1; step < steps.length; step += 1) await tool.press('Next');
      await tool.press('Finish and see the report');
    },
    stored: () => JSON.parse(localStorage.getItem('sa-extras') ?? '{}').todaysTests,
    /** Types the right ends of the words of a paragraph, or some of them. */
    async fillGaps(paragraph: { text: string }, upTo = 99) {
      for (const { gap, missing } of listGaps(paragraph.text)) {
        if (gap < upTo) await tool.type({ [`gap-${gap + 1}`]: missing });
      }
    },
    /** Ticks the right options of what shows, or wrong ones. */
    async tick(questions: readonly { id: string; answer: number }[], isRight = true) {
      for (const { id, answer } of questions) {
        await tool.choose({ [id]: String(isRight ? answer : (answer + 1) % 4) });
      }
    },
  };
}

type Tool = Awaited<ReturnType<typeof open>>;

/** Answers all of a stage of Reading. */
async function readStage(tool: Tool, stage: 'first' | 'easy' | 'hard', isRight: boolean) {
  const { cut, daily, academic } = one.reading[stage];
  const last = cut.length + daily.length + academic.length - 1;
  let place = 0;
  const next = async () => {
    if (place < last) await tool.press('Next');
    place += 1;
  };
  for (const paragraph of cut) {
    if (isRight) await tool.fillGaps(paragraph);
    await next();
  }
  for (const { questions } of [...daily, ...academic]) {
    await tool.tick(questions, isRight);
    await next();
  }
}

describe('<sa-todays-test>', () => {
  beforeEach(() => {
    vi.useFakeTimers({ now: startMs });
    sessionStorage.clear();
    localStorage.clear();
    URL.createObjectURL = () => `blob:${Math.random()}`;
    URL.revokeObjectURL = () => {};
  });
  afterEach(async () => {
    await rendered();
    vi.runOnlyPendingTimers();
    planStore.setState(NO_PLAN, true);
  });

  it('offers two tests of four sections and twelve tasks, with the source and day of the format', async () => {
    const tool = await open();
    const goals = tool.texts('li button');
    // Each has a name of its own.
    expect([goals.length, new Set(goals).size]).toEqual([2 * 4 + 12, 2 * 4 + 12]);
    expect(tool.text()).toContain(formatFacts[0]?.text);
    expect(tool.text()).toMatch(/Source: .*2026/);
    expect(tool.text()).toContain(trademarkNote);
  });

  describe('Reading', () => {
    it('continues to the harder stage and ends with an interval, which the plan hears of', async () => {
      const tool = await open();
      const events = tool.listen('sa-started', 'sa-completed');
      await tool.openGoal('Reading');
      expect(tool.clock()).toBe('21:00');
      await readStage(tool, 'first', true);
      await tool.press('Finish stage 1');
      expect(tool.text()).toContain('Stage 2, the harder one');
      await readStage(tool, 'hard', true);
      await tool.press('Finish and see the report');
      expect(tool.text()).toContain('5.5 to 6');
      expect(tool.text()).toContain('35 of 35 questions right.');
      expect(tool.focused()).toContain('report');
      expect(tool.stored()).toEqual([
        { goal: 'today-1/reading', right: 35, of: 35, day: '2026-11-25', stage: 'hard' },
      ]);
      expect(planStore.getState().results.bands).toEqual({ Reading: { low: 5.5, high: 6 } });
      const place = { test: 'today-1', section: 'reading' };
      expect(events).toEqual([place, { ...place, correct: 35, total: 35, score: null }]);
    });

    it('continues to the easier stage, and without a clock if the visitor wants none', async () => {
      const tool = await open();
      await tool.choose({ pace: 'none' });
      await tool.openGoal('Reading');
      expect(tool.text()).toContain('No time limit');
      await readStage(tool, 'first', false);
      await tool.press('Finish stage 1');
      expect(tool.text()).toContain('Stage 2, the easier one');
      await readStage(tool, 'easy', false);
      await tool.press('Finish and see the report');
      expect(tool.text()).toContain('You practised without the clock');
      expect(tool.text()).toContain('1 to 1.5');
      expect(tool.text()).toContain('Practise next: ');
      expect(tool.stored()[0]).toMatchObject({ stage: 'easy' });
    });

    it('continues after a reload, with its answers and the time that has passed, but for hidden time', async () => {
      const first = await open();
      await first.openGoal('Reading');
      await first.type({ 'gap-1': 'abc' });
      await first.wait(MINUTE_MS);
      const kept = { ...sessionStorage };
      first.element.remove();
      await settle();
      Object.assign(sessionStorage, kept);
      const again = await open();
      expect(again.field('gap-1').value).toBe('abc');
      expect(again.clock()).toBe('20:00');
      again.element.hidden = true;
      await again.wait(MINUTE_MS);
      again.element.hidden = false;
      await settle();
      await again.press('Continue');
      expect(again.clock()).toBe('20:00');
    });
  });

  it('Complete the Words names its fields, moves by keys, and says what is right and why', async () => {
    const [paragraph = { text: '', explanations: [] }] = drills.reading.cut;
    const tool = await open();
    await tool.openGoal(taskTexts.cut.name);
    const gaps = listGaps(paragraph.text);
    const [gap] = gaps;
    // A line for each missing letter, hidden from screen readers.
    expect(tool.texts('p [aria-hidden=true]')).toEqual(
      gaps.map(({ missing }) => '_'.repeat(missing.length)),
    );
    const letters = gap?.missing.length;
    const field = (number: number) => tool.field(`gap-${number}`);
    expect(field(1).getAttribute('aria-label')).toBe(
      `Word 1 of 10, begins with ${gap?.start}, ${letters} letter${letters === 1 ? '' : 's'} missing`,
    );
    for (const key of [' ', 'Enter']) {
      field(1).focus();
      await tool.key(field(1), key);
      expect(tool.root.activeElement).toBe(field(2));
      await tool.key(field(2), 'Backspace');
      expect(tool.root.activeElement).toBe(field(1));
    }
    await tool.fillGaps(paragraph, 7);
    await tool.finish(drills.reading.cut);
    expect(tool.text()).toContain('7 of 20');
    expect(tool.all('[part=report] > div > svg')).toHaveLength(1);
    expect(tool.text()).toContain(paragraph.explanations[8]);
    expect(tool.stored()).toEqual([
      { goal: 'drill/cut', right: 7, of: 20, day: '2026-11-25', stage: 'first' },
    ]);
  });

  describe('Listen and Choose a Response', () => {
    const { prompts } = drills.listening;
    const [prompt] = prompts;

    it('is heard once, then asks', async () => {
      const speech = fakeSpeech();
      const tool = await open();
      await tool.openGoal(taskTexts.response.name);
      expect(tool.text()).not.toContain(prompt?.prompt);
      await tool.press('Listen, once');
      expect(speech.said.join(' ')).toContain(prompt?.prompt.slice(0, 10));
      expect(tool.all('[type=radio]')).toHaveLength(0);
      while (speech.said.length > 0 && tool.hasButton('Listen now')) {
        speech.finish();
        await settle();
      }
      expect(tool.all('[type=radio]')).toHaveLength(4);
      expect(tool.button('Heard').getAttribute('aria-disabled')).toBe('true');
      const said = speech.said.length;
      await tool.press('Heard');
      expect(speech.said).toHaveLength(said);
    });

    it.each([
      ['no voice at all', []],
      ['voices of a server alone', [{ lang: 'en-US', localService: false }]],
    ])('is read where the device has %s, and the report says so', async (_, voices) => {
      const speech = fakeSpeech({ voices });
      const tool = await open();
      await tool.openGoal(taskTexts.response.name);
      await tool.press('Listen, once');
      await tool.wait(MINUTE_MS);
      expect(speech.said).toEqual([]);
      expect(tool.text()).toContain(voiceNotes.missing);
      expect(tool.focused()).toBe(prompt?.prompt);
      if (prompt) await tool.tick([prompt]);
      await tool.finish(prompts);
      expect(tool.text()).toContain('You read 1 recording instead of listening.');
      expect(tool.text()).toContain('1 of 10');
    });

    it('can be read by a visitor who does not hear, without a press on Listen', async () => {
      const tool = await open();
      await tool.openGoal(taskTexts.response.name);
      await tool.press('Read the text instead');
      expect(tool.focused()).toBe(prompt?.prompt);
      expect(tool.all('[type=radio]')).toHaveLength(4);
    });
  });

  it('Build a Sentence is built by pressing words, ends at a press of its own, and prints whole', async () => {
    const { sentences } = drills.writing;
    const chunks = sentences[0]?.chunks ?? [];
    const tool = await open();
    await tool.openGoal(taskTexts.sentence.name);
    const place = (index: number) => tool.press(tool.all(`[data-chunk="${index}"]`)[0]);
    for (const index of chunks.keys()) await place(index);
    expect(tool.text()).toContain(`Your reply: ${chunks.join(' ')}`);
    await tool.press(`Take back: ${chunks.at(-1)}`);
    expect(tool.focused()).toBe(chunks.at(-1));
    expect(tool.root.activeElement?.getAttribute('aria-disabled')).toBe('false');
    await place(chunks.length - 1);
    for (const _ of sentences.slice(1)) await tool.press('Next');
    const secondClick = new MouseEvent('click', { bubbles: true, detail: 2 });
    tool.button('Finish and see the report').dispatchEvent(secondClick);
    await tool.settle();
    await tool.press('Finish and see the report');
    expect(tool.stored()[0]).toMatchObject({ goal: 'drill/sentence', right: 1, of: 10 });
    const rows = tool.texts('summary');
    expect(rows.slice(0, 2)).toEqual([`${sentences[0]?.answer} Right`, '9 not answered']);
    expect(rows[2]).toBe(`${sentences[1]?.answer} Wrong`);
  });

  it('Write an Email counts words, stops its clock, and is then rated and reported', async () => {
    const [email, other] = drills.writing.emails;
    const tool = await open();
    await tool.openGoal(taskTexts.email.name);
    expect(tool.clock()).toBe('07:00');
    const answer = 'Dear Dr Rao, I am writing about my room.';
    await tool.type({ 'Your email': answer });
    expect(tool.text()).toContain('Word count: 9');
    expect(tool.text()).not.toContain('Tone');
    const finished = tool.button('I have finished');
    await tool.press(finished, finished);
    expect(tool.focused()).toBe('Rate your answer');
    expect(tool.clock()).toBeUndefined();
    await tool.press(tool.all('fieldset [type=radio]')[2]);
    await tool.press('Finish and see the report');
    expect(tool.text()).toContain(answer);
    expect(tool.text()).toContain(email?.modelAnswer.split('\n')[0]);
    expect(tool.text()).toContain('1 of 1 criteria met, by your own rating');
    await tool.press('Try again');
    expect(tool.text()).toContain(other?.situation);
  });

  describe('Take an Interview', () => {
    const start = async (tool: Tool) => {
      await tool.openGoal(taskTexts.interview.name);
      await tool.press('Read the text instead', 'Start speaking (45 seconds)');
    };

    it('records an answer for its time, takes one that is only thought, and drops one that is left', async () => {
      const devices = fakeRecorder();
      const tool = await open();
      await start(tool);
      expect(devices.running.size).toBe(1);
      await tool.wait(MINUTE_MS);
      expect(devices.running.size).toBe(0);
      expect(tool.all('audio')).toHaveLength(1);
      expect(tool.text()).toContain('Rate your answer');
      await tool.press('Next', 'I have finished');
      expect(tool.root.activeElement?.getAttribute('aria-label')).toBe('Your answer');
      await tool.press('Next', 'Read the text instead', 'Start speaking (45 seconds)');
      expect(devices.running.size).toBe(1);
      await tool.press('Leave');
      expect(devices.running.size).toBe(0);
    });

    it('continues without a microphone, and says why', async () => {
      fakeRecorder({ access: () => Promise.reject(refusal('NotFoundError')) });
      const tool = await open();
      await start(tool);
      expect(tool.text()).toContain('No microphone was found');
      expect(tool.text()).toContain('Say your answer aloud anyway');
      await tool.press('Stop');
      expect(tool.text()).toContain('Rate your answer');
    });
  });

  it('Listen and Repeat compares by ear where speech is not recognised on the device', async () => {
    fakeRecorder();
    const start = vi.fn();
    vi.stubGlobal(
      'SpeechRecognition',
      class extends EventTarget {
        start = start;
      },
    );
    const tool = await open();
    await tool.openGoal(taskTexts.repeat.name);
    await tool.press('Read the text instead');
    await tool.press(tool.labels().find((label) => label.startsWith('Start speaking')) ?? '');
    await tool.press('Stop');
    await tool.wait(MINUTE_MS);
    expect(start).not.toHaveBeenCalled();
    expect(tool.text()).toContain(recognitionNotes.none);
    expect(tool.text()).toContain('Rate your answer by ear');
  });

  it.each(['refuses', 'is-full'])('works where the storage %s, and says so', async (how) => {
    const fail = () => {
      throw new Error(how);
    };
    const getItem = how === 'refuses' ? fail : () => null;
    const storage = { getItem, setItem: fail, removeItem: () => {} };
    vi.stubGlobal('localStorage', storage);
    vi.stubGlobal('sessionStorage', storage);
    const tool = await open(`storage-prefix="${how}"`);
    await tool.openGoal(taskTexts.cut.name);
    expect(tool.text()).toContain(storageNotes.answers);
    await tool.finish(drills.reading.cut);
    expect(tool.text()).toContain('0 of 20 right');
    // Nothing right has no tick.
    expect(tool.all('[part=report] > div > svg')).toHaveLength(0);
    expect(tool.text()).toContain(storageNotes.results);
  });

  it('adds to the results of another tab, each with the day on which it ended, over midnight', async () => {
    vi.setSystemTime(new Date(2026, 10, 25, 23, 59, 58));
    const tool = await open();
    await tool.openGoal(taskTexts.cut.name);
    const other = { goal: 'today-1/listening', right: 17, of: 24, day: '2026-11-25' };
    localStorage.setItem('sa-extras', JSON.stringify({ todaysTests: [other] }));
    await tool.wait(MINUTE_MS);
    await tool.finish(drills.reading.cut);
    expect(tool.stored()).toMatchObject([other, { day: '2026-11-26' }]);
  });

  it('lists the results, and deletes them at the visitor’s wish', async () => {
    const result = {
      goal: 'today-1/listening',
      right: 17,
      of: 24,
      day: '2026-11-24',
      stage: 'hard',
    };
    const todaysTests = [result, { ...result, goal: 'today-9/gone' }, 'broken'];
    const others = { studyDays: ['2026-11-24'] };
    localStorage.setItem('sa-extras', JSON.stringify({ ...others, todaysTests }));
    const tool = await open();
    expect(tool.text()).toContain(
      `24 November 2026: Listening, ${one.title}, 17 of 24, band 4 to 5`,
    );
    await tool.press('Delete my results');
    expect(JSON.parse(localStorage.getItem('sa-extras') ?? '')).toEqual(others);
    expect(tool.text()).not.toContain('17 of 24');
    expect(tool.focused()).toBe('Today’s test');
  });
});
