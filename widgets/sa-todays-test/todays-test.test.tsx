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

const startMs = Date.UTC(2026, 10, 25, 6);

/** Lets so much time pass, with what is rendered and loaded meanwhile. */
async function wait(ms: number) {
  await vi.advanceTimersByTimeAsync(ms);
  await vi.dynamicImportSettled();
  await vi.advanceTimersByTimeAsync(0);
}

/** Today's test as a visitor uses it. */
async function open(attributes = '') {
  const tool = await openElement('sa-todays-test', attributes, { settle: () => wait(50) });
  await wait(100);
  await wait(100);
  const goal = (name: string, place = 0) =>
    tool.shown('button').filter((node) => node.querySelector('b')?.textContent === name)[place];
  return {
    ...tool,
    wait,
    /** Opens a section of the first test, or a drill. */
    openGoal: (name: string) => tool.press(goal(name)),
    clock: () => tool.text().match(/Time remaining(\d+:\d\d)/)?.[1],
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
    document.body.innerHTML = '';
    await rendered();
    vi.runOnlyPendingTimers();
    vi.useRealTimers();
    vi.unstubAllGlobals();
    planStore.setState(NO_PLAN, true);
    history.replaceState(null, '', '/');
  });

  it('stops the clock of a section while it is hidden', async () => {
    const tool = await open();
    await tool.openGoal('Reading');
    const before = tool.clock();
    tool.element.hidden = true;
    await tool.wait(600_000);
    tool.element.hidden = false;
    await tool.wait(50);
    await tool.openGoal('Reading');
    expect(tool.clock()).toBe(before);
  });

  it('offers two tests of four sections and twelve tasks, with the source and day of the format', async () => {
    const tool = await open();
    const goals = tool.shown('li button b').map(({ textContent }) => textContent);
    expect(goals).toHaveLength(2 * 4 + 12);
    expect(tool.text()).toContain(formatFacts[0]?.text);
    expect(tool.text()).toMatch(/Source: .*March 2026|Source: .*2026/);
    expect(tool.text()).toContain(trademarkNote);
  });

  describe('Reading', () => {
    it('goes on to the harder stage and ends with an interval, which the plan hears of', async () => {
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
      expect(tool.root.activeElement?.textContent).toContain('report');
      expect(tool.stored()).toEqual([
        { goal: 'today-1/reading', right: 35, of: 35, day: '2026-11-25', stage: 'hard' },
      ]);
      expect(planStore.getState().results.bands).toEqual({ Reading: { low: 5.5, high: 6 } });
      expect(events).toEqual([
        { test: 'today-1', section: 'reading' },
        { test: 'today-1', section: 'reading', correct: 35, total: 35, score: null },
      ]);
    });

    it('goes on to the easier stage, whose limit it says plainly', async () => {
      const tool = await open();
      await tool.openGoal('Reading');
      await readStage(tool, 'first', false);
      await tool.press('Finish stage 1');
      expect(tool.text()).toContain('Stage 2, the easier one');
      await readStage(tool, 'easy', true);
      await tool.press('Finish and see the report');
      expect(tool.text()).toMatch(/Practise next: Complete the Words|Practise next: /);
      expect(tool.stored()[0]).toMatchObject({ stage: 'easy' });
    });

    it('continues after a reload, with its answers and the time that has passed', async () => {
      const first = await open();
      await first.openGoal('Reading');
      await first.type({ 'gap-1': 'abc' });
      await first.wait(70_000);
      const kept = sessionStorage.getItem('sa-todays-test:0') ?? '';
      first.element.remove();
      await wait(100);
      sessionStorage.setItem('sa-todays-test:0', kept);
      const again = await open();
      expect(again.field('gap-1').value).toBe('abc');
      expect(again.clock()).toBe('19:50');
    });

    it('has no clock if she does not want one, and the report says so', async () => {
      const tool = await open();
      await tool.choose({ pace: 'none' });
      await tool.openGoal('Reading');
      expect(tool.text()).toContain('No time limit');
      await readStage(tool, 'first', false);
      await tool.press('Finish stage 1');
      await readStage(tool, 'easy', false);
      await tool.press('Finish and see the report');
      expect(tool.text()).toContain('You practised without the clock');
      expect(tool.text()).toContain('1 to 1.5');
    });
  });

  describe('Complete the Words', () => {
    const [paragraph] = drills.reading.cut;

    it('names each field for those who cannot see the text around it', async () => {
      const tool = await open();
      await tool.openGoal(taskTexts.cut.name);
      const [gap] = listGaps(paragraph?.text ?? '');
      const letters = gap?.missing.length;
      expect(tool.field('gap-1').getAttribute('aria-label')).toBe(
        `Word 1 of 10, begins with ${gap?.start}, ${letters} letter${letters === 1 ? '' : 's'} missing`,
      );
    });

    it.each([' ', 'Enter'])(
      'leads with %j to the next word, and with Backspace back',
      async (key) => {
        const tool = await open();
        await tool.openGoal(taskTexts.cut.name);
        tool.field('gap-1').focus();
        await tool.key(tool.field('gap-1'), key);
        expect(tool.root.activeElement).toBe(tool.field('gap-2'));
        await tool.key(tool.field('gap-2'), 'Backspace');
        expect(tool.root.activeElement).toBe(tool.field('gap-1'));
      },
    );

    it('counts what is right and says why', async () => {
      const tool = await open();
      await tool.openGoal(taskTexts.cut.name);
      if (paragraph) await tool.fillGaps(paragraph, 7);
      for (const _ of drills.reading.cut.slice(1)) await tool.press('Next');
      await tool.press('Finish and see the report');
      expect(tool.text()).toContain('7 of 20');
      expect(tool.text()).toContain(paragraph?.explanations[8]);
      expect(tool.stored()).toEqual([
        { goal: 'drill/cut', right: 7, of: 20, day: '2026-11-25', stage: 'first' },
      ]);
    });
  });

  describe('Listen and Choose a Response', () => {
    const [prompt] = drills.listening.prompts;

    it('is heard once, then asks', async () => {
      const speech = fakeSpeech();
      const tool = await open();
      await tool.openGoal(taskTexts.response.name);
      expect(tool.text()).not.toContain(prompt?.prompt);
      expect(tool.all('[type=radio]')).toHaveLength(0);
      await tool.press('Listen, once');
      expect(speech.said.join(' ')).toContain(prompt?.prompt.slice(0, 10));
      expect(tool.all('[type=radio]')).toHaveLength(0);
      while (speech.said.length > 0 && tool.hasButton('Listen now')) {
        speech.finish();
        await tool.wait(50);
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
      await tool.wait(5000);
      expect(speech.said).toEqual([]);
      expect(tool.text()).toContain(voiceNotes.missing);
      expect(tool.root.activeElement?.textContent).toBe(prompt?.prompt);
      if (prompt) await tool.tick([prompt]);
      for (const _each of drills.listening.prompts.slice(1)) await tool.press('Next');
      await tool.press('Finish and see the report');
      expect(tool.text()).toContain('You read 1 recording instead of listening.');
      expect(tool.text()).toContain('1 of 10');
    });

    it('can be read by whoever does not hear, without a press on Listen', async () => {
      const tool = await open();
      await tool.openGoal(taskTexts.response.name);
      await tool.press('Read the text instead');
      expect(tool.root.activeElement?.textContent).toBe(prompt?.prompt);
      expect(tool.all('[type=radio]')).toHaveLength(4);
    });
  });

  it('Build a Sentence is built by pressing words, which go back when pressed again', async () => {
    const [sentence] = drills.writing.sentences;
    const tool = await open();
    await tool.openGoal(taskTexts.sentence.name);
    for (const index of sentence?.chunks.keys() ?? []) {
      await tool.press(tool.all(`[data-chunk="${index}"]`)[0]);
    }
    const last = sentence?.chunks.at(-1) ?? '';
    expect(tool.text()).toContain(`Your reply: ${sentence?.chunks.join(' ')}`);
    await tool.press(`Take back: ${last}`);
    expect(tool.root.activeElement?.textContent).toBe(last);
    expect(tool.root.activeElement?.getAttribute('aria-disabled')).toBe('false');
    await tool.press(tool.all(`[data-chunk="${(sentence?.chunks.length ?? 0) - 1}"]`)[0]);
    for (const _ of drills.writing.sentences.slice(1)) await tool.press('Next');
    await tool.press('Finish and see the report');
    expect(tool.stored()[0]).toMatchObject({ goal: 'drill/sentence', right: 1, of: 10 });
  });

  it('Write an Email counts words, stops its clock at the end and then shows by what to judge', async () => {
    const [email] = drills.writing.emails;
    const tool = await open();
    await tool.openGoal(taskTexts.email.name);
    expect(tool.clock()).toBe('07:00');
    await tool.type({ 'Your email': 'Dear Dr Rao, I am writing about my room.' });
    expect(tool.text()).toContain('Word count: 9');
    expect(tool.text()).not.toContain('Tone');
    await tool.press('I have finished');
    expect(tool.clock()).toBeUndefined();
    await tool.press(tool.all('fieldset [type=radio]')[2]);
    await tool.press('Finish and see the report');
    expect(tool.text()).toContain('Dear Dr Rao, I am writing about my room.');
    expect(tool.text()).toContain(email?.modelAnswer.split('\n')[0]);
    expect(tool.text()).toContain('1 of 1 criteria met, by your own rating');
    await tool.press('Try again');
    expect(tool.text()).toContain(drills.writing.emails[1]?.situation);
  });

  it('Write an Email ends at a press of its own, after the judgement that appears has the focus', async () => {
    const tool = await open();
    await tool.openGoal(taskTexts.email.name);
    const finished = tool.button('I have finished');
    await tool.press(finished, finished);
    expect(tool.root.activeElement?.textContent).toBe('Rate your answer');
    expect(tool.labels()).toContain('Finish and see the report');
  });

  it('has a report that is whole on paper, and as it was afterwards', async () => {
    const tool = await open();
    await tool.openGoal(taskTexts.sentence.name);
    for (const _ of drills.writing.sentences.slice(1)) await tool.press('Next');
    await tool.press('Finish and see the report');
    const folds = () => tool.all<HTMLDetailsElement>('details').map((fold) => fold.open);
    const [first] = tool.all<HTMLDetailsElement>('details');
    if (first) first.open = true;
    const before = folds();
    dispatchEvent(new Event('beforeprint'));
    expect(new Set(folds())).toEqual(new Set([true]));
    dispatchEvent(new Event('afterprint'));
    expect(folds()).toEqual(before);
  });

  it('a double click on Next ends no stage', async () => {
    const tool = await open();
    await tool.openGoal(taskTexts.sentence.name);
    for (const _ of drills.writing.sentences.slice(1)) await tool.press('Next');
    const second = new MouseEvent('click', { bubbles: true, detail: 2 });
    tool.button('Finish and see the report').dispatchEvent(second);
    await tool.settle();
    expect(tool.labels()).toContain('Finish and see the report');
  });

  describe('Take an Interview', () => {
    it('leads from an answer that was only thought to what judges it', async () => {
      const tool = await open();
      await tool.openGoal(taskTexts.interview.name);
      await tool.press('I have finished');
      expect(tool.root.activeElement?.getAttribute('aria-label')).toBe('Your answer');
    });

    const start = async (tool: Tool) => {
      await tool.openGoal(taskTexts.interview.name);
      await tool.press('Read the text instead', 'Start speaking (45 seconds)');
    };

    it('records an answer for 45 seconds and plays it beside a model', async () => {
      const devices = fakeRecorder();
      const tool = await open();
      await start(tool);
      expect(devices.running.size).toBe(1);
      await tool.wait(46_000);
      expect(devices.running.size).toBe(0);
      expect(tool.all('audio')).toHaveLength(1);
      expect(tool.text()).toContain('Rate your answer');
    });

    it('goes on without a microphone, and says why', async () => {
      fakeRecorder({ access: () => Promise.reject(refusal('NotFoundError')) });
      const tool = await open();
      await start(tool);
      expect(tool.text()).toContain('No microphone was found');
      expect(tool.text()).toContain('Say your answer aloud anyway');
      await tool.press('Stop');
      expect(tool.text()).toContain('Rate your answer');
    });

    it('lets the microphone go when she leaves', async () => {
      const devices = fakeRecorder();
      const tool = await open();
      await start(tool);
      await tool.press('Leave for now');
      expect(devices.running.size).toBe(0);
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
    await tool.wait(1500);
    expect(start).not.toHaveBeenCalled();
    expect(tool.text()).toContain(recognitionNotes.none);
    expect(tool.text()).toContain('Rate your answer by ear');
  });

  describe('where the browser stores nothing', () => {
    it.each(['refuses', 'is full'])('works, and says so, when storage %s', async (how) => {
      const error = new Error(how);
      const storage = {
        getItem: () => {
          if (how === 'refuses') throw error;
          return null;
        },
        setItem: () => {
          throw error;
        },
        removeItem: () => {},
      };
      vi.stubGlobal('localStorage', storage);
      vi.stubGlobal('sessionStorage', storage);
      const tool = await open(`storage-prefix="${how.replace(' ', '-')}"`);
      await tool.openGoal(taskTexts.cut.name);
      expect(tool.text()).toContain(storageNotes.answers);
      for (const _ of drills.reading.cut.slice(1)) await tool.press('Next');
      await tool.press('Finish and see the report');
      expect(tool.text()).toContain(storageNotes.results);
    });
  });

  it('adds to the results of another tab, each with the day on which it ended, over midnight', async () => {
    vi.setSystemTime(new Date(2026, 10, 25, 23, 59, 58));
    const tool = await open();
    await tool.openGoal(taskTexts.cut.name);
    for (const _ of drills.reading.cut.slice(1)) await tool.press('Next');
    const other = {
      goal: 'today-1/listening',
      right: 17,
      of: 24,
      day: '2026-11-25',
      stage: 'hard',
    };
    localStorage.setItem('sa-extras', JSON.stringify({ todaysTests: [other] }));
    await tool.wait(5000);
    await tool.press('Finish and see the report');
    expect(tool.stored()).toMatchObject([other, { day: '2026-11-26' }]);
  });

  it('lists her results, and deletes them when she wants', async () => {
    localStorage.setItem(
      'sa-extras',
      JSON.stringify({
        studyDays: ['2026-11-24'],
        todaysTests: [
          { goal: 'today-1/listening', right: 17, of: 24, day: '2026-11-24', stage: 'hard' },
          { goal: 'today-9/gone', right: 1, of: 2, day: '2026-11-24' },
          'broken',
        ],
      }),
    );
    const tool = await open();
    expect(tool.text()).toContain(
      `24 November 2026: Listening, ${one.title}, 17 of 24, band 4 to 5`,
    );
    await tool.press('Delete my results');
    expect(JSON.parse(localStorage.getItem('sa-extras') ?? '')).toEqual({
      studyDays: ['2026-11-24'],
    });
    expect(tool.text()).not.toContain('17 of 24');
    expect(tool.root.activeElement?.textContent).toBe('Today’s test');
  });
});
