import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { commonMistakes, countryAdvice, preparationTips } from '../content/interview/advice.ts';
import { interviewCountries, interviewDifficulties } from '../content/interview/options.ts';
import { interviewQuestions } from '../content/interview/questions.ts';
import { feedbackMessage } from '../content/interview/texts.ts';
import { RECORDING_LIMITS_MS } from '../kit/media/recording.logic.ts';
import { recordingTexts, simulationAlert } from '../kit/media/recording-texts.ts';
import { openElement } from '../testing/drive-element.ts';
import { fakeRecorder, refusal } from '../testing/fake-recorder.ts';
import { loaded, rendered } from '../testing/mount.ts';
import './visa-interview-simulator.ts';

async function open(attributes = '') {
  const tool = await openElement('sa-visa-interview-simulator', attributes, { settle });
  const { all, shown } = tool;
  const textsOf = (selector: string) => shown(selector).map(({ textContent }) => textContent);
  return {
    ...tool,
    textsOf,
    /** Text of the open tab. */
    text: () => textsOf('[role=tabpanel]').join(),
    labels: () => textsOf('[role=tabpanel] button'),
    checked: () => all<HTMLInputElement>('[type=radio]:checked').map(({ value }) => value),
    whole: () => tool.root.querySelector('sa-whole-interview') as HTMLElement,
  };
}

/** Opens an interview, which a recording of the first answer may follow. */
async function begin(attributes = '', ...labels: string[]) {
  const tool = await open(attributes);
  await tool.press('Start Interview', ...labels);
  return tool;
}

async function settle() {
  await loaded();
  await vi.advanceTimersByTimeAsync(100);
  await rendered();
}

const pass = async (ms: number) => {
  await vi.advanceTimersByTimeAsync(ms);
  await settle();
};

const record = 'Start Recording Your Answer';
const answered = [record, 'Stop Recording', 'Next Question'];
const easy = interviewQuestions.us.easy;

describe('<sa-visa-interview-simulator>', () => {
  const alerts = vi.fn();

  beforeEach(() => {
    vi.useFakeTimers();
    vi.stubGlobal('alert', alerts.mockClear());
  });
  afterEach(async () => {
    await rendered();
    vi.runOnlyPendingTimers();
    history.replaceState(null, '', '/');
  });

  it.each([
    ['', 'us'],
    ['country="Germany"', 'de'],
    ['whole-country="de" country="uk"', 'de'],
    ['whole-country="fr" country="uk"', 'uk'],
  ])('takes with %s the country %s for the whole interview', async (attributes, country) => {
    const tool = await open(`side="whole" ${attributes}`);
    expect(tool.whole().getAttribute('country')).toBe(country);
  });

  it('keeps the country of the whole interview in the address, for a reload', async () => {
    history.replaceState(null, '', '/?interview-side=whole&interview-whole-country=ca');
    const whole = (await open('sync-url')).whole();
    expect(whole.getAttribute('country')).toBe('ca');
    (whole as HTMLElement & { country: string }).country = 'de';
    whole.dispatchEvent(new Event('change'));
    await settle();
    expect(location.search).toBe('?interview-side=whole&interview-whole-country=de');
    document.body.innerHTML = '';
    const again = await open('sync-url');
    expect(again.whole().getAttribute('country')).toBe('de');
    expect(again.checked()[0]).toBe('US');
  });

  it('has tabs with tips and mistakes for the country, and keeps the interview meanwhile', async () => {
    const { texts, textsOf, text, press } = await begin('country="ca"');
    expect(texts('[role=tab]')).toEqual(['Simulator', 'Preparation Tips', 'Common Mistakes']);
    for (const [tab, headings] of [
      ['Preparation Tips', preparationTips.map(({ heading }) => heading)],
      ['Common Mistakes', commonMistakes.map(({ title }) => title)],
    ] as const) {
      await press(tab);
      expect(textsOf('[role=tabpanel] h3')).toEqual(headings);
      expect(text()).toContain(countryAdvice.ca.text);
    }
    await press('Simulator');
    expect(text()).toContain('Question 1 of 1');
  });

  describe('setup', () => {
    it('offers countries and difficulties, and follows the attributes', async () => {
      const { element, all, textsOf, checked } = await open('country="fr" difficulty="easier"');
      expect(textsOf('form label').slice(0, 7)).toEqual([
        ...interviewCountries.map(({ name }) => name),
        ...interviewDifficulties.map(
          ({ label }, i) => `${label}${i ? '1 question' : '3 questions'}`,
        ),
      ]);
      expect(all<HTMLInputElement>('[name=country]').map(({ value }) => value)).toEqual([
        'US',
        'UK',
        'Australia',
        'Canada',
      ]);
      expect(checked()).toEqual(['US', 'easy']);
      element.setAttribute('country', 'ca');
      element.setAttribute('difficulty', 'hard');
      await settle();
      expect(checked()).toEqual(['Canada', 'hard']);
      element.removeAttribute('country');
      await settle();
      expect(checked()).toEqual(['US', 'hard']);
    });

    it.each([
      ['Canada', 'hard', 'Canada at the level Hard'],
      ['Australia', 'medium', 'Australia at the level Medium'],
    ])('says what to expect of %s, and why %s does not start', async (country, level, words) => {
      const { root, text, labels, press, choose, shown, listen } = await open();
      const started = listen('sa-started');
      await choose({ country });
      expect(text()).toContain(interviewCountries.find(({ name }) => name === country)?.note.text);
      expect(text()).toMatch(/As of \d+ \w+ \d{4}\. Source: /);
      expect(text()).toContain('No questions yet');
      await choose({ difficulty: level });
      await press('Start Interview');
      expect(labels()).toEqual(['Start Interview']);
      const [message] = shown('form [role=status]');
      expect(message?.textContent).toContain(`There are no questions for ${words} yet.`);
      expect(root.activeElement).toBe(message);
      expect(started).toEqual([]);
    });

    it('reads and writes the address only of a page that asks for it', async () => {
      history.replaceState(null, '', '/?interview-country=uk&interview-tab=tips&utm=1');
      const before = location.search;
      const alone = await open();
      expect(alone.checked()).toEqual(['US', 'easy']);
      await alone.choose({ country: 'Canada' });
      expect(location.search).toBe(before);
      const { checked, choose, press } = await open('sync-url');
      expect(checked()).toEqual(['UK', 'easy']);
      await press('Simulator');
      await choose({ country: 'Canada', difficulty: 'hard' });
      expect(location.search).toBe('?interview-country=ca&utm=1&interview-difficulty=hard');
    });
  });

  it('takes a typed answer in place of a recording, keeps it for a change, and reports it', async () => {
    const tool = await begin('country="ca"');
    const { root, text, labels, press, type } = tool;
    const typed = 'Three courses.\nOne has a placement.';
    await type({ typed: ' \n' });
    expect(labels()).not.toContain('Use this answer');
    await type({ typed });
    await press('Use this answer');
    expect(root.activeElement?.textContent).toBe('Answer kept');
    expect(text()).toContain(feedbackMessage);
    expect(text()).toContain('You typed 6 words: about 3 seconds when spoken.');
    await press('Change my answer');
    expect(tool.field('typed').value).toBe(typed);
    await press('Use this answer', 'Next Question');
    expect(text()).toContain('You answered 1 question. 1 answer typed.');
    expect(text()).toContain(typed);
  });

  it('leads through a simulated interview to its summary and a new start', async () => {
    const device = fakeRecorder();
    const tool = await open('media="simulated"');
    const { element, root, text, labels, shown, press, all } = tool;
    const started = tool.listen('sa-started');
    const completed = tool.listen('sa-completed');
    const focused = () => root.activeElement?.textContent;
    await press('Start Interview');
    expect(started).toEqual([{ country: 'us', difficulty: 'easy' }]);
    for (const part of [
      'Question 1 of 3',
      'United StatesEasy',
      easy[0]?.category,
      easy[0]?.description,
    ]) {
      expect(text()).toContain(part);
    }
    expect(labels()).toEqual(['Reset', record, 'Show Sample Answer']);
    expect(focused()).toBe(easy[0]?.text);
    await press('Show Sample Answer', 'Hide Sample Answer');
    expect(shown('#sample')).toEqual([]);
    await press('Show Sample Answer');
    for (const part of [easy[0]?.sampleAnswer, ...(easy[0]?.tips ?? [])]) {
      expect(shown('#sample')[0]?.textContent).toContain(part);
    }
    await press(record);
    expect(alerts).toHaveBeenCalledExactlyOnceWith(simulationAlert);
    expect(labels()).toEqual(['Reset', 'Stop Recording', 'Hide Sample Answer']);
    await pass(RECORDING_LIMITS_MS.simulated);
    expect(focused()).toBe('Recording Complete');
    expect(text()).toContain(feedbackMessage);
    expect(text()).toContain('This answer was simulated: nothing was recorded.');
    element.setAttribute('country', 'uk');
    await press('Next Question');
    expect(text()).toContain('United StatesEasy');
    expect(text()).toContain('Question 2 of 3');
    expect(text()).not.toContain('Recording Complete');
    expect(labels()).toEqual(['Reset', record, 'Show Sample Answer']);
    expect(focused()).toBe(easy[1]?.text);
    await press(...answered, ...answered);
    expect(focused()).toBe('Interview Complete');
    for (const { text: question } of easy) expect(text()).toContain(question);
    expect(text()).toContain('You answered 3 questions. Nothing was recorded.');
    expect(text()).toContain('Next steps');
    expect(completed).toEqual([{ country: 'us', difficulty: 'easy', questions: 3, recorded: 0 }]);
    expect(all<HTMLAnchorElement>('a').map(({ href }) => href)).toEqual([
      'https://site.example/contact#consultation',
    ]);
    expect(root.querySelector('audio, video')).toBeNull();
    expect(device.asked).toEqual([]);
    await press('Start a New Interview');
    expect(labels()).toEqual(['Start Interview']);
  });

  it('ends a simulation when it is stopped or reset, for good', async () => {
    const { text, labels, press } = await begin('media="simulated"', record, 'Stop Recording');
    expect(text()).toContain('Recording Complete');
    await pass(RECORDING_LIMITS_MS.simulated);
    expect(text()).toContain('Question 1 of 3');
    await press('Next Question', record, 'Reset');
    await pass(RECORDING_LIMITS_MS.simulated);
    expect(labels()).toEqual(['Start Interview']);
    expect(text()).not.toContain('Recording Complete');
  });

  it.each([
    ['NotAllowedError', 'The browser was not allowed to use the microphone'],
    ['', 'Recording is not available here'],
  ])('simulates after %j, and says why', async (name, reason) => {
    fakeRecorder({ access: () => Promise.reject(refusal(name)) });
    if (!name) vi.stubGlobal('MediaRecorder', undefined);
    const { text, labels } = await begin('', record);
    expect(alerts).toHaveBeenCalledExactlyOnceWith(simulationAlert);
    expect(text()).toContain(`${reason}, ${recordingTexts.simulatedInstead}`);
    expect(labels()).toContain('Stop Recording');
  });

  describe('a real recording', () => {
    it('ends at its limit, is played back, can be given again, and is gone with Reset', async () => {
      const device = fakeRecorder();
      const revoke = vi.spyOn(URL, 'revokeObjectURL');
      const { root, text, labels, press } = await begin('', record);
      const player = () => root.querySelector('audio')?.getAttribute('src');
      expect(alerts).not.toHaveBeenCalled();
      expect(device.asked).toEqual([{ audio: true, video: false }]);
      await pass(RECORDING_LIMITS_MS.real - RECORDING_LIMITS_MS.simulated);
      expect(labels()).toContain('Stop Recording');
      await pass(RECORDING_LIMITS_MS.simulated);
      const length = ['Your answer lasted 2 minutes.', 'A good answer lasts 30 to 60 seconds'];
      for (const part of ['Recording Complete', feedbackMessage, ...length]) {
        expect(text()).toContain(part);
      }
      expect(text()).toContain(recordingTexts.noPace);
      expect(player()).toMatch(/^blob:/);
      expect(device.running.size).toBe(0);
      await press('Record Again');
      expect(player()).toBeUndefined();
      await press(record, 'Stop Recording');
      expect(text()).toContain('too short to judge');
      expect(text()).not.toContain('Good, you have answered aloud.');
      const url = player();
      await press('Reset');
      expect(revoke).toHaveBeenCalledWith(url);
    });

    it('has its pace measured where speech is recognised on the device', async () => {
      class Recognition extends EventTarget {
        static available = async () => 'available';
        processLocally = true;
        start() {
          const results = [[{ transcript: 'word '.repeat(270) }]];
          this.dispatchEvent(Object.assign(new Event('result'), { results }));
        }
        stop() {
          this.dispatchEvent(new Event('end'));
        }
        abort() {}
      }
      Object.defineProperty(Recognition.prototype, 'processLocally', { writable: true });
      vi.stubGlobal('SpeechRecognition', Recognition);
      fakeRecorder();
      const { text } = await begin('', record);
      await pass(RECORDING_LIMITS_MS.real);
      expect(text()).toMatch(/You spoke about 1\d\d words per minute: the pace of a conversation/);
      expect(text()).not.toContain(recordingTexts.noPace);
    });

    it('uses the camera too where the visitor wants it, and does without one that is not there', async () => {
      const device = fakeRecorder();
      const { root, text, choose, press } = await open();
      await choose({ camera: 'on' });
      await press('Start Interview', record);
      expect(device.asked).toEqual([{ audio: true, video: true }]);
      expect(root.querySelector('video')?.getAttribute('aria-label')).toBe('Your camera');
      await press('Stop Recording');
      expect(root.querySelector('video')?.getAttribute('src')).toMatch(/^blob:/);
      const without = fakeRecorder({
        access: async ({ video }) => video && Promise.reject(refusal('NotFoundError')),
      });
      await press('Next Question', record);
      expect(without.asked).toHaveLength(2);
      expect(text()).toContain(recordingTexts.noCamera);
      expect(alerts).not.toHaveBeenCalled();
    });

    it('is in the summary, with all the others', async () => {
      fakeRecorder();
      const { all, press, listen } = await open();
      const completed = listen('sa-completed');
      await press('Start Interview', ...answered, ...answered, ...answered);
      expect(all('audio').map((player) => player.getAttribute('aria-label'))).toEqual(
        [1, 2, 3].map((place) => `Your answer to question ${place}`),
      );
      expect(completed).toMatchObject([{ questions: 3, recorded: 3 }]);
    });

    it('can be recorded again after it breaks off', async () => {
      const device = fakeRecorder({ size: 0 });
      const { text, labels } = await begin('', record, 'Stop Recording');
      expect(text()).toContain(recordingTexts.failed);
      expect(labels()).toContain(record);
      expect(device.running.size).toBe(0);
    });

    it('never begins when Reset is pressed before the visitor has answered the browser', async () => {
      let allow = () => {};
      const access = new Promise<void>((resolve) => {
        allow = resolve;
      });
      const device = fakeRecorder({ access: () => access });
      const { labels, press } = await begin('', record, 'Reset');
      allow();
      await settle();
      expect(labels()).toEqual(['Start Interview']);
      expect(device.running.size).toBe(0);
      await press('Start Interview', record);
      expect(device.running.size).toBe(1);
      await press('Reset');
      expect(device.running.size).toBe(0);
    });
  });
});
