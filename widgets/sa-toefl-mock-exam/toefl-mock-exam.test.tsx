import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import * as notes from '../content/toefl/notes.ts';
import { sections } from '../content/toefl/test-one.ts';
import { mockTests } from '../content/toefl/tests.ts';
import type { MockTestEntry, TestSections } from '../content/toefl/types.ts';
import { openElement } from '../testing/drive-element.ts';
import { fakeRecorder, refusal } from '../testing/fake-recorder.ts';
import { fakeSpeech } from '../testing/fake-speech.ts';
import { rendered } from '../testing/mount.ts';
import { listQuestions } from './exam/exam.logic.ts';
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
const startPreparation = 'Start Preparation (15 seconds)';
const startSpeaking = 'Start Speaking (45 seconds)';

const [first, second, third] = mockTests as [MockTestEntry, MockTestEntry, MockTestEntry];

const promptStart = (index: number) => sections.writing[index]?.prompt.slice(0, 30);

const SIDES = ['Mock exam (before 2026)', 'Today’s test'];

/** Lets so much time pass, with what is rendered and loaded meanwhile. */
async function wait(ms: number) {
  await vi.advanceTimersByTimeAsync(ms);
  await vi.dynamicImportSettled();
  await vi.advanceTimersByTimeAsync(0);
}

/** The exam as a visitor uses it. Each act takes 50 ms. */
async function open(attributes = '') {
  const tool = await openElement('sa-toefl-mock-exam', attributes, { settle: () => wait(50) });
  const { element, root, all, press } = tool;
  const events: [string, unknown][] = [];
  for (const name of ['sa-started', 'sa-completed']) {
    element.addEventListener(name, (event) => {
      events.push([name, (event as CustomEvent).detail]);
    });
  }
  await wait(100);
  return {
    ...tool,
    /** Without the outer switch, which is no part of the exam. */
    labels: () => tool.labels().filter((name) => !SIDES.includes(name)),
    events,
    wait,
    clock: () => root.textContent?.match(/Time remaining(\d+:\d\d)/)?.[1],
    alert: () => root.querySelector('[role=alert]')?.textContent,
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
  };
}

const openTest = async (...labels: string[]) => {
  const exam = await open();
  await exam.press(first.title, ...labels);
  return exam;
};

const speakWith = async (attributes: string) => {
  const exam = await open(attributes);
  await exam.press(first.title, 'Speaking', startPreparation);
  await exam.wait(15_000);
  await exam.press(startSpeaking);
  return exam;
};

describe('<sa-toefl-mock-exam>', () => {
  const alerts = vi.fn();

  beforeEach(() => {
    vi.useFakeTimers({ now: startMs });
    sessionStorage.clear();
    alerts.mockClear();
    vi.stubGlobal('alert', alerts);
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
  });

  describe('the way to today’s test', () => {
    it('is offered before the format that ended, and the focus is on the switch then', async () => {
      const tool = await open();
      const labels = tool.labels();
      const [lead] = labels.filter((label) => label.includes('21 January 2026'));
      expect(labels.indexOf(lead ?? '')).toBeLessThan(labels.indexOf(first.title));
      await tool.press(lead ?? '');
      expect(tool.root.querySelector<HTMLElement>('sa-todays-test')?.hidden).toBe(false);
      expect(tool.root.activeElement?.textContent).toBe('Today’s test');
    });

    it('stops the clock of a section that is left by it', async () => {
      const tool = await openTest('Reading');
      await tool.wait(10_000);
      const before = tool.clock();
      await tool.press('Today’s test');
      await tool.wait(600_000);
      await tool.press('Mock exam (before 2026)', 'Reading');
      expect(tool.clock()).toBe(before);
    });
  });

  describe('its list of tests', () => {
    it('leads to the one test with content, with the two to come in a line each', async () => {
      const { all } = await open();
      expect(all('li').map(({ textContent }) => textContent)).toEqual([
        `${first.title}${first.summary}Start`,
        `${second.title}${second.summary}`,
        `${third.title}${third.summary}`,
      ]);
    });

    it('shows an introduction and three tests, and writes nothing', async () => {
      const { root, labels, text } = await open();
      expect(root.querySelector('h2')?.textContent).toBe('TOEFL Mock Exam');
      expect(text()).toContain(notes.formatNote.text);
      expect(text()).toContain(notes.trademarkNote);
      // After the line that leads to today's test.
      expect(labels().slice(1)).toEqual(mockTests.map(({ title }) => title));
      expect(sessionStorage.length).toBe(0);
    });

    it('leads to the four sections of a test and takes the focus there', async () => {
      const { root, labels } = await openTest();
      expect(labels()).toEqual([
        'Back to Test Selection',
        'Reading',
        'Listening',
        'Speaking',
        'Writing',
      ]);
      expect(root.activeElement?.textContent).toBe(first.title);
    });

    it('opens a test a level below the heading that the page has', async () => {
      const { all } = await open('test="test-1" heading-level="1" hide-heading');
      const levels = all('h2, h3').map((node) => [
        node.textContent,
        node.getAttribute('aria-level'),
      ]);
      expect(levels).toEqual([
        [first.title, null],
        ...['Reading', 'Listening', 'Speaking', 'Writing'].map((name) => [name, null]),
      ]);
    });

    it.each([
      ['test-2', second.title],
      ['test-9', 'TOEFL Mock Exam'],
    ])('opens with test="%s" at "%s"', async (test, heading) => {
      const { root } = await open(`test="${test}"`);
      expect(root.querySelector('h2')?.textContent).toBe(heading);
    });

    it.each(['Reading', 'Listening', 'Speaking', 'Writing'])(
      'has a plain "no content yet" state for %s of a test without content',
      async (section) => {
        const { press, text, events } = await open('test="test-2"');
        await press(section);
        expect(text()).toContain('no content yet');
        await press('Back to Sections');
        expect(text()).not.toContain('Score Report');
        expect(events).toEqual([]);
      },
    );

    it('says that a test could not be loaded and tries again', async () => {
      const load = vi.spyOn(mockTests[0] as { loadTest(): unknown }, 'loadTest');
      load.mockRejectedValueOnce(new Error('offline'));
      const { press, text, labels, root } = await openTest();
      expect(text()).toContain('The test could not be loaded.');
      await press('Try again');
      expect(labels()).toContain('Reading');
      expect(root.activeElement?.textContent).toBe(first.title);
    });
  });

  describe('with sync-url', () => {
    beforeEach(() => history.replaceState(null, '', '/tools'));
    afterEach(() => history.replaceState(null, '', '/'));
    const heading = ({ root }: Driven) => root.querySelector('h2')?.textContent;

    it.each([
      ['?toefl-test=test-2', 'sync-url', second.title],
      ['?toefl-test=test-2', 'sync-url test="test-1"', second.title],
      ['?toefl-test=test-9', 'sync-url test="test-1"', first.title],
      ['?toefl-test=test-2', '', 'TOEFL Mock Exam'],
    ])('opens at %s with %s at "%s"', async (query, attributes, expected) => {
      history.replaceState(null, '', `/tools${query}`);
      expect(heading(await open(attributes))).toBe(expected);
    });

    it('keeps the test in the address while it is open', async () => {
      const exam = await open('sync-url');
      await exam.press(first.title);
      expect(location.search).toBe('?toefl-test=test-1');
      await exam.press('Back to Test Selection');
      expect(location.search).toBe('');
    });

    it('leaves the address alone without it', async () => {
      await openTest();
      expect(location.search).toBe('');
    });
  });

  describe('its clocks', () => {
    it.each([
      ['Reading', '60:00'],
      ['Listening', '30:00'],
      ['Writing', '30:00'],
      ['Speaking', undefined],
    ])('start %s at %s', async (section, clock) => {
      expect((await openTest(section)).clock()).toBe(clock);
    });

    it('stop at 00:00 with "Time is up", and nothing is submitted', async () => {
      const exam = await openTest('Listening');
      await exam.wait(31 * 60_000);
      expect(exam.clock()).toBe('00:00');
      expect(exam.text()).toContain('Time is up');
      expect(exam.text()).not.toContain('seconds left');
      expect(exam.events).toHaveLength(1);
      await exam.answer('listening', 1);
      await exam.press('Submit Answers');
      expect(exam.text()).toContain('TOEFL Score Report');
    });

    it('can be switched off for every timed section, through a reload, and the report says so', async () => {
      const exam = await openTest('Reading');
      await exam.wait(61_000);
      await exam.press('Practise without the clock');
      expect(exam.text()).toContain('No time limit');
      await exam.wait(2 * 60 * 60_000);
      expect(exam.text()).not.toContain('Time is up');
      const stored = { ...sessionStorage };
      exam.element.remove();
      await exam.wait(100);
      Object.assign(sessionStorage, stored);
      const after = await open();
      await after.wait(200);
      expect(after.text()).toContain('No time limit');
      await after.press('Use the clock');
      expect(after.clock()).toBe('58:59');
      await after.press('Submit Answers');
      expect(after.text()).toContain('Practised without the clock, at least in part.');
      await after.press('Listening', 'Practise without the clock', 'Back to Sections', 'Writing');
      expect(after.text()).toContain('No time limit');
    });

    it.each([['Back to Sections'], ['Back to Sections', 'Back to Test Selection']])(
      'wait after %s',
      async (...labels) => {
        const { press, wait, clock } = await openTest('Reading');
        await wait(60_000);
        await press(...labels);
        const pending = vi.getTimerCount();
        await wait(600_000);
        expect(pending).toBe(0);
        if (labels.length > 1) await press(first.title);
        await press('Reading');
        expect(clock()).toBe('59:00');
      },
    );

    it('speak up at a full minute and at 10 seconds, not every second', async () => {
      const { root, wait } = await openTest('Writing');
      const said = new Set<string | null | undefined>();
      for (let second = 0; second < 30 * 60; second += 1) {
        await vi.advanceTimersByTimeAsync(1000);
        said.add([...root.querySelectorAll('[role=status]')].at(-1)?.textContent);
      }
      await wait(0);
      expect(said.size).toBeLessThanOrEqual(32);
      expect(said).toContain('29 minutes left');
      expect(said).toContain('10 seconds left');
    });

    it('go on from the wall clock after a reload, with the answers', async () => {
      const before = await openTest('Reading');
      await before.answer('reading', 3);
      const key = sessionStorage.key(0) as string;
      const stored = sessionStorage.getItem(key) as string;
      before.element.remove();
      await before.wait(100);
      sessionStorage.setItem(key, stored);
      vi.setSystemTime(startMs + 10 * 60_000);
      const after = await open();
      await after.wait(200);
      expect(after.clock()).toBe('50:00');
      expect(after.text()).toContain('3 of 20 answered');
    });

    it('wait while the element is out of the page', async () => {
      const before = await openTest('Reading');
      before.element.remove();
      await before.wait(600_000);
      const after = await open();
      expect(after.text()).toMatch(/(60:00|59:59) left/);
    });

    it.each([
      ['{"version":1,"testId":"test-1","section":"reading","attempts":{"test-1":5}}', 'odd parts'],
      ['{"version":99,"testId":"test-1","section":"cooking"}', 'another version'],
    ])('start at 60:00 where an earlier visit left %j, %s', async (stored) => {
      sessionStorage.setItem('sa-toefl-mock-exam:0', stored);
      const exam = await open();
      if (exam.hasButton(first.title)) await exam.press(first.title);
      await exam.press('Reading');
      expect(exam.clock()).toBe('60:00');
      expect(exam.text()).not.toMatch(/NaN|undefined/);
    });
  });

  describe('its score report', () => {
    it('appears after Submit Answers, with what was left blank counted as wrong', async () => {
      const exam = await openTest();
      expect(exam.text()).not.toContain('TOEFL Score Report');
      await exam.press('Listening');
      await exam.answer('listening', 9);
      await exam.press('Submit Answers');
      const gauges = [...exam.root.querySelectorAll('svg[role=img]')];
      expect(gauges.map((gauge) => gauge.getAttribute('aria-label'))).toEqual([
        'Reading: Not taken',
        'Listening: 23 out of 30',
        'Speaking: N/A',
        'Writing: N/A',
      ]);
      expect(exam.text()).toContain('Requires evaluation');
      expect(exam.text()).toContain('New scale: 5 (C1)');
      expect(exam.text()).toContain('22-30 Advanced: Listening');
      expect(exam.text()).not.toContain('NaN');
      expect(exam.root.activeElement?.textContent).toBe('TOEFL Score Report');
    });

    it('tells which questions of a submitted section were wrong', async () => {
      const exam = await openTest('Listening');
      await exam.answer('listening', 9, 1);
      await exam.press('Submit Answers');
      const rows = [...exam.root.querySelectorAll('p[role=img]')];
      expect(rows.map((row) => row.getAttribute('aria-label'))).toEqual([
        'Listening, wrong or left out: 10, 11, 12',
      ]);
      await exam.press('Reading');
      await exam.answer('reading', 20);
      await exam.press('Submit Answers');
      expect(exam.root.querySelector('p[role=img]')?.getAttribute('aria-label')).toBe(
        'Reading, all correct',
      );
    });

    it('announces the start and the result of a section', async () => {
      const exam = await openTest('Reading');
      await exam.answer('reading', 1);
      await exam.press('Submit Answers');
      const place = { test: 'test-1', section: 'reading' };
      expect(exam.events).toEqual([
        ['sa-started', place],
        ['sa-completed', { ...place, correct: 1, total: 20, score: 2 }],
      ]);
    });

    it('opens a submitted section for review, with the right answers and the reasons', async () => {
      const exam = await openTest('Reading');
      await exam.answer('reading', 1, 1);
      await exam.press('Submit Answers', 'Reading');
      const verdicts = [...exam.root.querySelectorAll('p[data-right]')];
      expect(verdicts.map(({ textContent }) => textContent).slice(0, 3)).toEqual([
        'Right',
        'Wrong',
        'Not answered',
      ]);
      expect(exam.text()).toContain('Your answer, Right answer');
      expect(exam.text()).toContain(sections.reading[0]?.questions[0]?.explanation);
      expect(exam.hasButton('Submit Answers')).toBe(false);
      expect(exam.clock()).toBeUndefined();
    });

    it('is downloaded as a file', async () => {
      const exam = await openTest('Reading', 'Submit Answers');
      const saved: string[] = [];
      vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
        this: HTMLAnchorElement,
      ) {
        saved.push(this.download);
      });
      stubCanvas();
      await exam.press('Download Score Report');
      await exam.wait(100);
      expect(saved).toEqual(['toefl-score-report.png']);
      expect(exam.text()).toContain('The picture of your report is in your downloads.');
    });

    it('says so when the picture cannot be made', async () => {
      const exam = await openTest('Reading', 'Submit Answers');
      vi.spyOn(HTMLImageElement.prototype, 'decode').mockRejectedValue(new Error('no'));
      await exam.press('Download Score Report');
      await exam.wait(100);
      expect(exam.text()).toContain('The picture could not be made.');
    });

    it('goes with test, answers, essay and recordings at Take Another Test', async () => {
      const exam = await openTest('Reading');
      await exam.answer('reading', 2);
      await exam.press('Submit Answers', 'Writing');
      await write(exam, 'my essay');
      await exam.press('Submit Essay', 'Take Another Test');
      expect(exam.root.activeElement?.textContent).toBe('TOEFL Mock Exam');
      expect(sessionStorage.length).toBe(0);
      await exam.press(first.title);
      expect(exam.text()).not.toContain('TOEFL Score Report');
      await exam.press('Reading');
      expect(exam.clock()).toBe('60:00');
      expect(exam.root.querySelector('input:checked')).toBeNull();
      await exam.press('Back to Sections', 'Writing');
      expect(exam.root.querySelector('textarea')?.value).toBe('');
    });
  });

  describe('its listening section', () => {
    it('alerts in the simulated mode and offers the transcript', async () => {
      const { said } = fakeSpeech();
      const exam = await open('media="simulated"');
      await exam.press(first.title, 'Listening', 'Play audio');
      expect(alerts).toHaveBeenCalledOnce();
      expect(exam.alert()).toContain('Audio is simulated here.');
      expect(exam.root.querySelector('summary')?.textContent).toContain('transcript');
      expect(said).toEqual([]);
    });

    it('alerts where the browser has no speech', async () => {
      const exam = await openTest('Listening', 'Play audio');
      expect(alerts).toHaveBeenCalledOnce();
      expect(exam.alert()).toContain('This device has no English voice');
    });

    it('reads the transcript sentence by sentence, pauses and resumes', async () => {
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
    });

    it('falls silent when its section is left, and when the element is', async () => {
      const speech = fakeSpeech();
      const exam = await openTest('Listening', 'Play audio', 'Back to Sections');
      expect(speech.cancel).toHaveBeenCalledTimes(1);
      await exam.press('Listening', 'Play audio');
      exam.element.remove();
      await exam.wait(100);
      expect(speech.cancel).toHaveBeenCalledTimes(2);
    });
  });

  describe('its speaking section', () => {
    it('shows task, prompt, rubric and buttons', async () => {
      const { text, labels, button } = await openTest('Speaking');
      expect(text()).toContain('Task 1 of 4');
      expect(text()).toContain(sections.speaking[0]?.prompt);
      for (const name of ['Speaking Rubric', 'Delivery', 'Language Use', 'Topic Development']) {
        expect(text()).toContain(name);
      }
      expect(labels()).toEqual([
        'Back to Sections',
        startPreparation,
        'Previous Task',
        'Next Task',
      ]);
      expect(button('Previous Task').disabled).toBe(true);
    });

    it('takes the seconds of its labels from the task', async () => {
      const [task] = sections.speaking;
      const slow = { ...task, preparationTime: 20, speakingTime: 60 };
      stubTest({ ...sections, speaking: [slow] as never });
      const exam = await openTest('Speaking', 'Start Preparation (20 seconds)');
      await exam.wait(20_000);
      expect(exam.labels()).toContain('Start Speaking (60 seconds)');
    });

    it('keeps the focus on what there is to do next', async () => {
      fakeRecorder();
      const exam = await openTest('Speaking');
      const focused = () => exam.root.activeElement?.textContent;
      const pressed = async (label: string) => {
        await exam.press(label);
        return focused();
      };
      expect(await pressed(startPreparation)).toContain('Preparation time');
      await exam.wait(15_000);
      expect(focused()).toBe(startSpeaking);
      expect(await pressed(startSpeaking)).toContain('Speaking time');
      exam.button('Back to Sections').focus();
      await exam.wait(45_000);
      expect(focused()).toBe('Back to Sections');
    });

    it('records for 45 seconds with an indicator and plays the recording', async () => {
      const { running } = fakeRecorder();
      const { wait, text, root } = await speakWith('');
      expect(text()).toContain('Recording');
      expect(running.size).toBe(1);
      await wait(44_800);
      expect(text()).toContain('Speaking time00:01');
      await wait(200);
      expect(text()).not.toContain('Speaking time');
      expect(running.size).toBe(0);
      expect(root.querySelector('audio')?.src).toMatch(/^blob:/);
      expect(alerts).not.toHaveBeenCalled();
    });

    it('keeps a recording per task, and none of them in storage', async () => {
      fakeRecorder();
      const { press, wait, root, text } = await speakWith('');
      await wait(45_000);
      await press('Next Task');
      expect(text()).toContain('Task 2 of 4');
      expect(root.querySelector('audio')).toBeNull();
      await press('Previous Task');
      expect(root.querySelector('audio')).not.toBeNull();
      await press('Back to Sections');
      expect(text()).toContain('1 of 4 tasks recorded');
      expect(sessionStorage.getItem(sessionStorage.key(0) as string)).not.toContain('blob');
    });

    it.each(['Next Task', 'Back to Sections'])(
      'lets the microphone go at %s, with no late change of phase',
      async (label) => {
        const { running } = fakeRecorder();
        const { press, wait, text, root } = await speakWith('');
        await press(label);
        expect(running.size).toBe(0);
        await wait(60_000);
        expect(text()).not.toContain('Speaking time');
        expect(root.querySelector('audio')).toBeNull();
      },
    );

    it('goes through with a message where the microphone is refused', async () => {
      fakeRecorder({ access: () => Promise.reject(refusal('NotAllowedError')) });
      const exam = await speakWith('');
      expect(exam.alert()).toContain('The browser was not allowed to use the microphone');
      await exam.wait(45_000);
      expect(exam.root.querySelector('audio')).not.toBeNull();
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
      await exam.wait(4900);
      expect(blobs).toEqual([]);
      await exam.wait(100);
      expect(blobs).toMatchObject([{ type: 'audio/wav', size: 40_044 }]);
      await exam.wait(40_000);
      expect(exam.text()).not.toContain('Speaking time');
      expect(exam.root.querySelector('audio')).not.toBeNull();
      expect(asked).toEqual([]);
    });

    it('keeps no simulated recording of a task that was left', async () => {
      const exam = await speakWith('media="simulated"');
      await exam.press('Next Task');
      await exam.wait(60_000);
      await exam.press('Previous Task');
      expect(exam.root.querySelector('audio')).toBeNull();
    });

    it('says "There was an issue with the recording simulation." when recording breaks off', async () => {
      fakeRecorder({ size: 0 });
      const exam = await speakWith('');
      await exam.wait(45_000);
      expect(exam.alert()).toBe('There was an issue with the recording simulation.');
      expect(exam.labels()).toContain(startPreparation);
    });

    it('heads for each task by its heading, so that a key held down ends nothing', async () => {
      const exam = await openTest('Speaking');
      const focused = () => exam.root.activeElement?.textContent;
      await exam.press('Next Task');
      expect(focused()).toBe('Task 2 of 4');
      await exam.press('Previous Task');
      expect(focused()).toBe('Task 1 of 4');
    });

    it('finishes after the last task', async () => {
      const exam = await openTest('Speaking', 'Next Task', 'Next Task', 'Next Task');
      expect(exam.labels()).not.toContain('Next Task');
      await exam.press('Finish Speaking Section');
      expect(exam.labels()).toContain('Reading');
      expect(exam.events.at(-1)).toEqual([
        'sa-completed',
        { test: 'test-1', section: 'speaking', correct: null, total: null, score: null },
      ]);
    });
  });

  describe('its writing section', () => {
    it('shows prompt, limits, placeholder, rubric and buttons', async () => {
      const { text, root, labels } = await openTest('Writing');
      expect(text()).toContain(sections.writing[0]?.prompt);
      expect(text()).toContain('Write at least 300 words. Time: 30 minutes.');
      expect(root.querySelector('textarea')?.placeholder).toBe('Write your essay here...');
      for (const name of ['Writing Rubric', 'Content', 'Organization', 'Language Use', 'Grammar']) {
        expect(text()).toContain(name);
      }
      expect(labels()).toEqual([
        'Back to Sections',
        'Practise without the clock',
        'Topic 1',
        'Topic 2',
        'Submit Essay',
      ]);
    });

    it('lets visitors judge themselves, and keeps that by topic and through a reload', async () => {
      const exam = await openTest('Writing');
      const judged = (tool: typeof exam) =>
        tool.all('input[type=radio]').map((radio) => (radio as HTMLInputElement).checked);
      expect(judged(exam)).toEqual(Array(12).fill(false));
      await exam.press(exam.all('input[type=radio]')[1]);
      const once = judged(exam);
      expect(once.filter(Boolean)).toHaveLength(1);
      await exam.press('Topic 2');
      expect(judged(exam)).toEqual(Array(12).fill(false));
      await exam.press('Topic 1');
      expect(judged(exam)).toEqual(once);
      const stored = { ...sessionStorage };
      exam.element.remove();
      await exam.wait(100);
      Object.assign(sessionStorage, stored);
      const after = await open();
      await after.wait(200);
      expect(judged(after)).toEqual(once);
    });

    it('has a model answer for each topic, folded up until it is wanted', async () => {
      const { root, text, press } = await openTest('Writing');
      expect(root.querySelector('details')?.open).toBe(false);
      expect(text()).toContain(promptStart(0));
      await press('Topic 2');
      expect(text()).not.toContain(promptStart(0));
      expect(text()).toContain(promptStart(1));
    });

    it('accepts an essay without a word and goes back to the sections', async () => {
      const exam = await openTest('Writing', 'Submit Essay');
      await exam.wait(200);
      expect(exam.labels()).toContain('Reading');
      expect(vi.getTimerCount()).toBe(0);
    });

    it('takes an essay of 100,000 characters, and keeps it through a reload', async () => {
      const exam = await openTest('Writing');
      const essay = 'study '.repeat(16_667).slice(0, 100_000);
      await write(exam, essay);
      expect(exam.text()).toContain('Word count: 16667 / 300');
      const stored = { ...sessionStorage };
      exam.element.remove();
      await exam.wait(100);
      Object.assign(sessionStorage, stored);
      const after = await open();
      await after.wait(200);
      expect(after.root.querySelector('textarea')?.value).toBe(essay);
    });

    it('goes on where the storage is full', async () => {
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

function stubTest(content: TestSections) {
  vi.spyOn(mockTests[0] as { loadTest(): unknown }, 'loadTest').mockResolvedValue({
    sections: content,
  });
}

function stubCanvas() {
  vi.spyOn(HTMLImageElement.prototype, 'decode').mockResolvedValue();
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue({
    drawImage() {},
    measureText: () => ({ width: 1 }),
  } as never);
  vi.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation((take) =>
    take(new Blob(['x'])),
  );
}
