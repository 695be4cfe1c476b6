import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import * as notes from '../content/toefl/notes.ts';
import { sections } from '../content/toefl/test-one.ts';
import { mockTests } from '../content/toefl/tests.ts';
import type { MockTestEntry, TestSections } from '../content/toefl/types.ts';
import { openElement } from '../testing/drive-element.ts';
import { fakeRecorder, refusal } from '../testing/fake-recorder.ts';
import { fakeSpeech } from '../testing/fake-speech.ts';
import { rendered } from '../testing/mount.ts';
import { findTimeLimitMs, listQuestions } from './exam/exam.logic.ts';
import '../sa-todays-test/todays-test.ts';
import './toefl-mock-exam.ts';

/** happy-dom's own takes a buffer of the test's realm for a text, and a view of one for bytes. */
class BlobOfBuffers extends Blob {
  constructor(parts: ArrayBuffer[], options: BlobPropertyBag) {
    super(
      parts.map((part) => new DataView(part)),
      options,
    );
  }
}

const startMs = Date.UTC(2026, 10, 21, 6);
const SECOND_MS = 1000;
const MINUTE_MS = 60 * SECOND_MS;
/** The tone of a simulated recording. */
const TONE_MS = 5 * SECOND_MS;
const [task] = sections.speaking as [TestSections['speaking'][number]];
const PREPARATION_MS = task.preparationTime * SECOND_MS;
const SPEAKING_MS = task.speakingTime * SECOND_MS;
const startPreparation = 'Start Preparation (15 seconds)';
const startSpeaking = 'Start Speaking (45 seconds)';
const limitMs = (section: 'reading' | 'listening') => findTimeLimitMs(section, sections) as number;

const [first, second, third] = mockTests as [MockTestEntry, MockTestEntry, MockTestEntry];

const SIDES = ['Mock exam (before 2026)', 'Today’s test'];

/** Lets so much time pass, with what is rendered and loaded meanwhile. */
async function wait(ms: number) {
  await vi.advanceTimersByTimeAsync(ms);
  await vi.dynamicImportSettled();
  await vi.advanceTimersByTimeAsync(0);
}

const settle = () => wait(50);

/** The exam as a visitor uses it. */
async function open(attributes = '') {
  const tool = await openElement('sa-toefl-mock-exam', attributes, { settle });
  const { element, root, all, press } = tool;
  const started = tool.listen('sa-started');
  const completed = tool.listen('sa-completed');
  await settle();
  return {
    ...tool,
    /** Without the outer switch, which is no part of the exam. */
    labels: () => tool.labels().filter((name) => !SIDES.includes(name)),
    started,
    completed,
    wait,
    clock: () => root.textContent?.match(/Time remaining(\d+:\d\d)/)?.[1],
    alert: () => root.querySelector('[role=alert]')?.textContent,
    player: () => root.querySelector('audio'),
    focused: () => root.activeElement?.textContent,
    /** Answers questions of the passage or recording that shows: so many right, then so many wrong. */
    async answer(section: 'reading' | 'listening', right: number, wrong = 0) {
      for (const [index, { id, answer }] of listQuestions(section, sections).entries()) {
        if (index >= right + wrong) return;
        const chosen = index < right ? answer : (answer + 1) % 4;
        const options = () => all(`input[name="${id}"]`);
        if (!options().length) await press(section === 'reading' ? 'Passage 2' : 'Recording 2');
        await press(options()[chosen]);
      }
    },
    /** The exam after a reload of the page. */
    async reload() {
      const stored = { ...sessionStorage };
      element.remove();
      await settle();
      Object.assign(sessionStorage, stored);
      return open();
    },
  };
}

const openTest = async (...labels: string[]) => {
  const exam = await open();
  await exam.press(first.title, ...labels);
  return exam;
};

const speakWith = async (attributes = '') => {
  const exam = await open(attributes);
  await exam.press(first.title, 'Speaking', startPreparation);
  await exam.wait(PREPARATION_MS);
  await exam.press(startSpeaking);
  return exam;
};

describe('<sa-toefl-mock-exam>', () => {
  const alerts = vi.fn();

  beforeEach(() => {
    vi.useFakeTimers({ now: startMs });
    sessionStorage.clear();
    vi.stubGlobal('alert', alerts.mockClear());
    URL.createObjectURL = () => `blob:${Math.random()}`;
    URL.revokeObjectURL = () => {};
  });
  afterEach(async () => {
    document.body.innerHTML = '';
    await rendered();
    vi.runOnlyPendingTimers();
    vi.useRealTimers();
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
    history.replaceState(null, '', '/');
  });

  it('leads to today’s test before the format that ended, and stops the clock meanwhile', async () => {
    const tool = await open();
    const labels = tool.labels();
    const [lead = ''] = labels.filter((label) => label.startsWith('Take Today’s test'));
    expect(labels.indexOf(lead)).toBeLessThan(labels.indexOf(first.title));
    await tool.press(lead);
    expect(tool.root.querySelector<HTMLElement>('sa-todays-test')?.hidden).toBe(false);
    expect(tool.focused()).toBe('Today’s test');
    await tool.press('Mock exam (before 2026)', first.title, 'Reading');
    await tool.wait(MINUTE_MS);
    const before = tool.clock();
    await tool.press('Today’s test');
    await tool.wait(MINUTE_MS);
    await tool.press('Mock exam (before 2026)', 'Reading');
    expect(tool.clock()).toBe(before);
  });

  describe('its list of tests', () => {
    it('shows an introduction and three tests, and leads to the four sections of one', async () => {
      const { root, labels, text, texts, press, focused } = await open();
      expect(root.querySelector('h2')?.textContent).toBe('TOEFL Mock Exam');
      expect(text()).toContain(notes.formatNote.text);
      expect(text()).toContain(notes.trademarkNote);
      // After the line that leads to today's test.
      expect(labels().slice(1)).toEqual(mockTests.map(({ title }) => title));
      expect(texts('li')).toEqual([
        `${first.title}${first.summary}Start`,
        `${second.title}${second.summary}`,
        `${third.title}${third.summary}`,
      ]);
      expect(sessionStorage.length).toBe(0);
      await press(first.title);
      const names = ['Reading', 'Listening', 'Speaking', 'Writing'];
      expect(labels()).toEqual(['Back to Test Selection', ...names]);
      expect(focused()).toBe(first.title);
      expect(location.search).toBe('');
    });

    it('opens a test a level below the heading that the page has', async () => {
      const { all } = await open('test="test-1" heading-level="1" hide-heading');
      const headings = all('h2, h3');
      const levels = headings.map((each) => each.getAttribute('aria-level') ?? each.localName[1]);
      expect(levels).toEqual(['2', '3', '3', '3', '3']);
      expect(headings[0]?.textContent).toBe(first.title);
    });

    it('has a plain "no content yet" state for each section of a test without content', async () => {
      const { press, text, started, completed } = await open('test="test-2"');
      for (const section of ['Reading', 'Listening', 'Speaking', 'Writing']) {
        await press(section);
        expect(text()).toContain('no content yet');
        await press('Back to Sections');
        expect(text()).not.toContain('Score Report');
      }
      expect([started, completed]).toEqual([[], []]);
    });

    it('says that a test could not be loaded and tries again', async () => {
      const load = vi.spyOn(mockTests[0] as { loadTest(): unknown }, 'loadTest');
      load.mockRejectedValueOnce(new Error('offline'));
      const { press, text, labels, focused } = await openTest();
      expect(text()).toContain('The test could not be loaded.');
      await press('Try again');
      expect(labels()).toContain('Reading');
      expect(focused()).toBe(first.title);
    });

    it.each([
      ['', 'test="test-2"', second.title],
      ['', 'test="test-9"', 'TOEFL Mock Exam'],
      ['?toefl-test=test-2', 'sync-url test="test-1"', second.title],
      ['?toefl-test=test-9', 'sync-url test="test-1"', first.title],
      ['?toefl-test=test-2', '', 'TOEFL Mock Exam'],
    ])('opens at "%s" with %s at "%s"', async (query, attributes, expected) => {
      history.replaceState(null, '', `/${query}`);
      const { root } = await open(attributes);
      expect(root.querySelector('h2')?.textContent).toBe(expected);
    });

    it('keeps the test in a synced address while it is open', async () => {
      const exam = await open('sync-url');
      await exam.press(first.title);
      expect(location.search).toBe('?toefl-test=test-1');
      await exam.press('Back to Test Selection');
      expect(location.search).toBe('');
    });
  });

  describe('its clocks', () => {
    it('speak up at minutes and at 10 seconds, stop at 00:00, and submit nothing', async () => {
      const exam = await openTest('Listening');
      expect(exam.clock()).toBe('30:00');
      const said = () => exam.texts('[role=status]').at(-1);
      await exam.wait(MINUTE_MS);
      expect(said()).toBe('29 minutes left');
      await exam.wait(limitMs('listening') - MINUTE_MS - 10 * SECOND_MS);
      expect(said()).toBe('10 seconds left');
      await exam.wait(MINUTE_MS);
      expect(exam.clock()).toBe('00:00');
      expect(exam.text()).toContain('Time is up');
      expect(exam.text()).not.toContain('seconds left');
      expect(exam.completed).toEqual([]);
      await exam.answer('listening', 1);
      await exam.press('Submit Answers');
      expect(exam.text()).toContain('TOEFL Score Report');
    });

    it('can be switched off for every timed section, through a reload, and the report says so', async () => {
      const exam = await openTest('Reading');
      await exam.wait(MINUTE_MS + SECOND_MS);
      await exam.press('Without the clock');
      expect(exam.text()).toContain('No time limit');
      await exam.wait(limitMs('reading'));
      expect(exam.text()).not.toContain('Time is up');
      const after = await exam.reload();
      expect(after.text()).toContain('No time limit');
      await after.press('Use the clock');
      expect(after.clock()).toBe('58:59');
      await after.press('Submit Answers');
      expect(after.text()).toContain('Practised without the clock, at least in part.');
      await after.press('Listening', 'Without the clock', 'Back to Sections', 'Writing');
      expect(after.text()).toContain('No time limit');
    });

    it('wait after Back to Sections, Back to Test Selection and out of the page', async () => {
      const exam = await openTest('Reading');
      await exam.wait(MINUTE_MS);
      await exam.press('Back to Sections');
      expect(vi.getTimerCount()).toBe(0);
      await exam.press('Back to Test Selection');
      await exam.wait(limitMs('reading'));
      await exam.press(first.title, 'Reading');
      expect(exam.clock()).toBe('59:00');
      exam.element.remove();
      await exam.wait(limitMs('reading'));
      expect((await open()).text()).toMatch(/(59:00|58:59) left/);
    });

    it('continue by the wall clock after a reload, with the answers', async () => {
      const before = await openTest('Reading');
      await before.answer('reading', 3);
      vi.setSystemTime(startMs + 10 * MINUTE_MS);
      const after = await before.reload();
      expect(after.clock()).toBe('50:00');
      expect(after.text()).toContain('3 of 20 answered');
    });
  });

  describe('its score report', () => {
    it('appears after Submit Answers, with a review of what was wrong or left blank', async () => {
      const exam = await openTest('Listening');
      expect(exam.text()).not.toContain('TOEFL Score Report');
      const named = (selector: string) =>
        exam.all(selector).map((node) => node.getAttribute('aria-label'));
      await exam.answer('listening', 9, 1);
      await exam.press('Submit Answers');
      expect(named('svg[role=img]')).toEqual([
        'Reading: Not taken',
        'Listening: 23 out of 30',
        'Speaking: N/A',
        'Writing: N/A',
      ]);
      for (const part of [
        'Requires evaluation',
        'New scale: 5 (C1)',
        '22-30 Advanced: Listening',
      ]) {
        expect(exam.text()).toContain(part);
      }
      expect(exam.text()).not.toContain('NaN');
      expect(exam.focused()).toBe('TOEFL Score Report');
      expect(named('p[role=img]')).toEqual(['Listening, wrong or left out: 10, 11, 12']);
      const place = { test: 'test-1', section: 'listening' };
      expect(exam.started).toEqual([place]);
      expect(exam.completed).toEqual([{ ...place, correct: 9, total: 12, score: 23 }]);
      await exam.press('Listening', 'Recording 2');
      const verdicts = exam.texts('p[data-right]');
      for (const verdict of ['Right', 'Wrong', 'Not answered']) expect(verdicts).toContain(verdict);
      expect(exam.text()).toContain('Your answer, Right answer');
      expect(exam.text()).toContain(sections.listening[1]?.questions[0]?.explanation);
      expect(exam.hasButton('Submit Answers')).toBe(false);
      expect(exam.clock()).toBeUndefined();
      await exam.press('Back to Sections', 'Reading');
      await exam.answer('reading', 20);
      await exam.press('Submit Answers');
      expect(named('p[role=img]')).toContain('Reading, all correct');
      vi.spyOn(HTMLImageElement.prototype, 'decode').mockRejectedValue(new Error('no'));
      await exam.press('Download Score Report');
      await settle();
      expect(exam.text()).toContain('The picture could not be made.');
    });

    it('goes with test, answers, essay and recordings at Take Another Test', async () => {
      fakeRecorder();
      const exam = await speakWith();
      await exam.wait(SPEAKING_MS);
      await exam.press('Back to Sections', 'Reading');
      await exam.answer('reading', 2);
      await exam.press('Submit Answers', 'Writing');
      await write(exam, 'my essay');
      await exam.press('Submit Essay', 'Take Another Test');
      expect(exam.focused()).toBe('TOEFL Mock Exam');
      expect(sessionStorage.length).toBe(0);
      await exam.press(first.title);
      expect(exam.text()).not.toContain('TOEFL Score Report');
      expect(exam.text()).not.toContain('tasks recorded');
      await exam.press('Reading');
      expect(exam.clock()).toBe('60:00');
      expect(exam.root.querySelector('input:checked')).toBeNull();
      await exam.press('Back to Sections', 'Writing');
      expect(exam.root.querySelector('textarea')?.value).toBe('');
    });
  });

  describe('its listening section', () => {
    it.each([
      ['in the simulated mode', 'media="simulated"', 'Audio is simulated here.'],
      ['where the browser has no speech', '', 'This device has no English voice'],
    ])('alerts %s and offers the transcript', async (_, media, reason) => {
      const { said } = media ? fakeSpeech() : { said: [] };
      const exam = await open(media);
      await exam.press(first.title, 'Listening', 'Play audio');
      expect(alerts).toHaveBeenCalledOnce();
      expect(exam.alert()).toContain(reason);
      expect(exam.root.querySelector('summary')?.textContent).toContain('transcript');
      expect(said).toEqual([]);
    });

    it('reads the transcript by sentences, pauses, resumes, and is silent once it is left', async () => {
      const speech = fakeSpeech();
      const exam = await openTest('Listening', 'Play audio');
      speech.finish();
      speech.finish();
      await rendered();
      const [line = ''] = sections.listening[0]?.transcript.split('\n') ?? [];
      const sentences = line.replace(/^\w+: /, '').split(/(?<=[.?]) /);
      expect(sentences.length).toBeGreaterThan(2);
      expect(speech.said).toEqual(sentences.slice(0, 3));
      await exam.press('Pause');
      expect(speech.cancel).toHaveBeenCalledTimes(1);
      await exam.press('Resume');
      expect(speech.said.at(-1)).toBe(sentences[2]);
      await exam.press('Back to Sections');
      expect(speech.cancel).toHaveBeenCalledTimes(2);
      await exam.press('Listening', 'Play audio');
      exam.element.remove();
      await settle();
      expect(speech.cancel).toHaveBeenCalledTimes(3);
    });
  });

  describe('its speaking section', () => {
    it('prepares, records and plays a task, keeps it in memory alone, and moves the focus', async () => {
      const { running } = fakeRecorder();
      const exam = await openTest('Speaking');
      const { text, labels, button, press, player, focused } = exam;
      expect(exam.clock()).toBeUndefined();
      for (const part of [
        'Task 1 of 4',
        task.prompt,
        'Speaking Rubric',
        'Delivery',
        'Language Use',
        'Topic Development',
      ]) {
        expect(text()).toContain(part);
      }
      expect(labels()).toEqual([
        'Back to Sections',
        startPreparation,
        'Previous Task',
        'Next Task',
      ]);
      expect(button('Previous Task').disabled).toBe(true);
      await press(startPreparation);
      expect(focused()).toContain('Preparation time');
      await exam.wait(PREPARATION_MS);
      expect(focused()).toBe(startSpeaking);
      await press(startSpeaking);
      expect(focused()).toContain('Speaking time');
      expect(text()).toContain('Recording');
      expect(running.size).toBe(1);
      button('Back to Sections').focus();
      await exam.wait(SPEAKING_MS - SECOND_MS);
      expect(text()).toContain('Speaking time00:01');
      await exam.wait(SECOND_MS);
      expect(text()).not.toContain('Speaking time');
      expect(running.size).toBe(0);
      expect(player()?.src).toMatch(/^blob:/);
      expect(alerts).not.toHaveBeenCalled();
      expect(focused()).toBe('Back to Sections');
      await press('Next Task');
      expect(focused()).toBe('Task 2 of 4');
      expect(player()).toBeNull();
      await press('Previous Task');
      expect(focused()).toBe('Task 1 of 4');
      expect(player()).not.toBeNull();
      await press('Back to Sections');
      expect(text()).toContain('1 of 4 tasks recorded');
      expect(JSON.stringify({ ...sessionStorage })).not.toContain('blob');
      await press('Speaking', 'Next Task', 'Next Task', 'Next Task');
      expect(labels()).not.toContain('Next Task');
      await press('Finish Speaking Section');
      expect(labels()).toContain('Reading');
      const place = { test: 'test-1', section: 'speaking' };
      expect(exam.completed).toEqual([{ ...place, correct: null, total: null, score: null }]);
    });

    it('takes the seconds of its labels from the task', async () => {
      const slow = { ...task, preparationTime: 20, speakingTime: 60 };
      vi.spyOn(mockTests[0] as { loadTest(): unknown }, 'loadTest').mockResolvedValue({
        sections: { ...sections, speaking: [slow] },
      });
      const exam = await openTest('Speaking', 'Start Preparation (20 seconds)');
      await exam.wait(slow.preparationTime * SECOND_MS);
      expect(exam.labels()).toContain('Start Speaking (60 seconds)');
    });

    it.each(['', 'media="simulated"'])(
      'keeps nothing of a task that is left, %s',
      async (media) => {
        const { running } = fakeRecorder();
        const exam = await speakWith(media);
        for (const leave of ['Next Task', 'Back to Sections']) {
          await exam.press(leave);
          expect(running.size).toBe(0);
          await exam.wait(MINUTE_MS);
          expect(exam.text()).not.toContain('Speaking time');
          await exam.press(leave === 'Next Task' ? 'Previous Task' : 'Speaking');
          expect(exam.player()).toBeNull();
          await exam.press(startPreparation);
          await exam.wait(PREPARATION_MS);
          await exam.press(startSpeaking);
        }
      },
    );

    it('shows a message and continues with a tone if the microphone is refused', async () => {
      fakeRecorder({ access: () => Promise.reject(refusal('NotAllowedError')) });
      const exam = await speakWith();
      expect(exam.alert()).toContain('The browser was not allowed to use the microphone');
      await exam.wait(SPEAKING_MS);
      expect(exam.player()).not.toBeNull();
      expect(exam.text()).toContain('this is a tone, not your voice');
    });

    it('alerts and keeps a tone of 5 seconds in the simulated mode', async () => {
      const { asked } = fakeRecorder();
      vi.stubGlobal('Blob', BlobOfBuffers);
      const blobs: Blob[] = [];
      URL.createObjectURL = (blob) => `blob:${blobs.push(blob as Blob)}`;
      const exam = await speakWith('media="simulated"');
      expect(alerts).toHaveBeenCalledOnce();
      expect(exam.text()).toContain('Simulated recording');
      await exam.wait(TONE_MS - SECOND_MS);
      expect(blobs).toEqual([]);
      await exam.wait(SPEAKING_MS);
      expect(blobs).toMatchObject([{ type: 'audio/wav', size: 40_044 }]);
      expect(exam.text()).not.toContain('Speaking time');
      expect(exam.player()).not.toBeNull();
      expect(asked).toEqual([]);
    });

    it('says "There was an issue with the recording simulation." when recording breaks off', async () => {
      fakeRecorder({ size: 0 });
      const exam = await speakWith();
      await exam.wait(SPEAKING_MS);
      expect(exam.alert()).toBe('There was an issue with the recording simulation.');
      expect(exam.labels()).toContain(startPreparation);
    });
  });

  describe('its writing section', () => {
    it('shows prompt, limits, rubric and folded answer, and keeps judgement and essay by topic', async () => {
      const exam = await openTest('Writing');
      const { text, root, labels, press } = exam;
      const prompts = sections.writing.map(({ prompt }) => prompt.slice(0, 30));
      for (const part of [
        `${prompts[0]}`,
        'Write at least 300 words. Time: 30 minutes.',
        'Writing Rubric',
        'Content',
        'Organization',
        'Language Use',
        'Grammar',
      ]) {
        expect(text()).toContain(part);
      }
      expect(root.querySelector('textarea')?.placeholder).toBe('Write your essay here...');
      expect(root.querySelector('details')?.open).toBe(false);
      expect(labels()).toEqual([
        'Back to Sections',
        'Without the clock',
        'Topic 1',
        'Topic 2',
        'Submit Essay',
      ]);
      const judged = (tool: typeof exam) =>
        tool.all<HTMLInputElement>('input[type=radio]').map((radio) => radio.checked);
      const none = Array(12).fill(false);
      expect(judged(exam)).toEqual(none);
      await press(exam.all('input[type=radio]')[1]);
      const essay = 'study '.repeat(16_667).slice(0, 100_000);
      await write(exam, essay);
      expect(text()).toContain('Word count: 16667 / 300');
      await press('Topic 2');
      expect(text()).toContain(prompts[1]);
      expect(text()).not.toContain(prompts[0]);
      expect(judged(exam)).toEqual(none);
      await press('Topic 1');
      const after = await exam.reload();
      expect(judged(after)).toEqual(none.with(1, true));
      expect(after.root.querySelector('textarea')?.value).toBe(essay);
    });

    it('accepts an essay without a word and returns to the sections', async () => {
      const exam = await openTest('Writing', 'Submit Essay');
      await exam.wait(MINUTE_MS);
      expect(exam.labels()).toContain('Reading');
      expect(vi.getTimerCount()).toBe(0);
    });

    it('continues where the storage is full', async () => {
      const exam = await openTest('Writing');
      vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
        throw new DOMException('', 'QuotaExceededError');
      });
      await write(exam, 'my essay');
      await exam.press('Submit Essay', 'Writing');
      expect(exam.root.querySelector('textarea')?.value).toBe('my essay');
    });
  });
});

type Driven = Awaited<ReturnType<typeof open>>;

const write = ({ type }: Driven, Essay: string) => type({ Essay });
