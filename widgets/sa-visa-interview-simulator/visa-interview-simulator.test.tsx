import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { countryAdvice, preparationTips } from '../content/interview/advice.ts';
import { interviewCountries } from '../content/interview/options.ts';
import { interviewQuestions } from '../content/interview/questions.ts';
import { feedbackMessage } from '../content/interview/texts.ts';
import { recordingTexts, simulationAlert } from '../kit/media/recording-texts.ts';
import { openElement } from '../testing/drive-element.ts';
import { fakeRecorder } from '../testing/fake-recorder.ts';
import { loaded, rendered } from '../testing/mount.ts';
import './visa-interview-simulator.ts';

async function open(attributes = '') {
  const tool = await openElement('sa-visa-interview-simulator', attributes, { settle });
  await vi.advanceTimersByTimeAsync(100);
  const { all, shown } = tool;
  return {
    ...tool,
    /** Text of the open tab. */
    text: () =>
      shown('[role=tabpanel]')
        .map(({ textContent }) => textContent)
        .join(),
    labels: () => shown('[role=tabpanel] button').map(({ textContent }) => textContent),
    checked: () => all<HTMLInputElement>('[type=radio]:checked').map(({ value }) => value),
  };
}

async function settle() {
  await loaded();
  await vi.advanceTimersByTimeAsync(100);
  await rendered();
}

const refuse = (name: string) => Promise.reject(Object.assign(new Error(name), { name }));

const answerAll = ['Start Recording Your Answer', 'Stop Recording', 'Next Question'];

describe('<sa-visa-interview-simulator>', () => {
  let alerts: ReturnType<typeof vi.fn>;

  beforeEach(() => {
    vi.useFakeTimers();
    alerts = vi.fn();
    vi.stubGlobal('alert', alerts);
  });
  afterEach(async () => {
    document.body.innerHTML = '';
    await rendered();
    vi.runOnlyPendingTimers();
    vi.useRealTimers();
    vi.unstubAllGlobals();
    history.replaceState(null, '', '/');
  });

  describe('the country of the whole interview', () => {
    const wholeOf = ({ root }: { root: ShadowRoot }) =>
      root.querySelector('sa-whole-interview') as HTMLElement;

    it.each([
      ['', 'us'],
      ['country="uk"', 'uk'],
      ['country="de"', 'de'],
      ['country="Germany"', 'de'],
      ['country="fr"', 'us'],
      ['whole-country="de" country="uk"', 'de'],
      ['whole-country="fr" country="uk"', 'uk'],
    ])('with %s is %s', async (attributes, country) => {
      const tool = await open(`side="whole" ${attributes}`);
      expect(wholeOf(tool).getAttribute('country')).toBe(country);
    });

    it('is in the address once it is chosen, and there again after a reload', async () => {
      history.replaceState(null, '', '/?interview-side=whole&interview-whole-country=ca');
      const first = await open('sync-url');
      const whole = wholeOf(first);
      expect(whole.getAttribute('country')).toBe('ca');
      (whole as HTMLElement & { country: string }).country = 'de';
      whole.dispatchEvent(new Event('change'));
      await settle();
      expect(location.search).toBe('?interview-side=whole&interview-whole-country=de');
      document.body.innerHTML = '';
      const second = await open('sync-url');
      expect(wholeOf(second).getAttribute('country')).toBe('de');
      expect(second.checked()[0]).toBe('US');
    });
  });

  describe('tabs', () => {
    it('are Simulator, Preparation Tips and Common Mistakes', async () => {
      const { all } = await open();
      expect(all('[role=tab]').map(({ textContent }) => textContent)).toEqual([
        'Simulator',
        'Preparation Tips',
        'Common Mistakes',
      ]);
    });

    it('hold the tips under their three headings', async () => {
      const { shown, text, press } = await open();
      await press('Preparation Tips');
      expect(shown('[role=tabpanel] h3').map(({ textContent }) => textContent)).toEqual([
        'Before the Interview',
        'During the Interview',
        'Key Points to Emphasize',
      ]);
      expect(text()).toContain(preparationTips[0]?.tips[0]);
    });

    it.each(['tips', 'mistakes'])(
      'say above the %s what officers of that country look for',
      async (tab) => {
        const { text } = await open(`tab="${tab}" country="ca"`);
        expect(text()).toContain(countryAdvice.ca.text);
        expect(text()).not.toContain('214(b)');
      },
    );

    it('hold four common mistakes', async () => {
      const { shown } = await open('tab="mistakes"');
      expect(shown('[role=tabpanel] h3').map(({ textContent }) => textContent)).toEqual([
        'Inconsistent Information',
        'Memorized Responses',
        'Immigration Intent',
        'Vague Educational Goals',
      ]);
    });

    it('keep the interview where it was', async () => {
      const { text, press } = await open();
      await press('Start Interview', 'Common Mistakes', 'Simulator');
      expect(text()).toContain('Question 1 of 3');
    });
  });

  describe('setup', () => {
    it('offers four countries and three difficulties, US and easy first', async () => {
      const { all, checked } = await open();
      const offered = all('form label').map(({ textContent }) => textContent);
      expect(offered.slice(0, 4)).toEqual([
        'United States',
        'United Kingdom',
        'Australia',
        'Canada',
      ]);
      expect(offered.slice(4, 7)).toEqual([
        'Easy (Basic Questions)3 questions',
        'Medium (Deeper Questions)1 question',
        'Hard (Challenging Scenarios)1 question',
      ]);
      expect(all<HTMLInputElement>('[name=country]').map(({ value }) => value)).toEqual([
        'US',
        'UK',
        'Australia',
        'Canada',
      ]);
      expect(checked()).toEqual(['US', 'easy']);
    });

    it.each([
      ['country="uk" difficulty="hard"', ['UK', 'hard']],
      ['country="Australia"', ['Australia', 'easy']],
      ['country="de" difficulty="easier"', ['US', 'easy']],
    ])('starts with %s', async (attributes, expected) => {
      expect((await open(attributes)).checked()).toEqual(expected);
    });

    it('follows an attribute that changes', async () => {
      const { element, checked, settle } = await open();
      element.setAttribute('country', 'ca');
      await settle();
      expect(checked()).toEqual(['Canada', 'easy']);
      element.removeAttribute('country');
      await settle();
      expect(checked()).toEqual(['US', 'easy']);
    });

    it.each(['UK', 'Australia', 'Canada'])(
      'says before the start that %s has questions at one level only',
      async (country) => {
        const { all, choose } = await open();
        await choose({ country });
        expect(all('[id$=-hint]').map(({ textContent }) => textContent)).toEqual(
          expect.arrayContaining(['1 question', 'No questions yet', 'No questions yet']),
        );
      },
    );

    it.each([
      ['UK', 'medium', 'United Kingdom at the level Medium'],
      ['UK', 'hard', 'United Kingdom at the level Hard'],
      ['Australia', 'medium', 'Australia at the level Medium'],
      ['Canada', 'hard', 'Canada at the level Hard'],
    ])('does not start for %s at %s and says why', async (country, level, words) => {
      const { root, labels, press, choose, all } = await open();
      const started = vi.fn();
      document.addEventListener('sa-started', started, { once: true });
      await choose({ country, difficulty: level });
      await press('Start Interview');
      expect(labels()).toEqual(['Start Interview']);
      const message = all('form [role=status]')[0];
      expect(message?.textContent).toContain(`There are no questions for ${words} yet.`);
      expect(root.activeElement).toBe(message);
      expect(started).not.toHaveBeenCalled();
      document.removeEventListener('sa-started', started);
    });

    it.each(['Canada', 'Australia'])(
      'says what to expect of %s, with its source',
      async (country) => {
        const { text, choose } = await open();
        await choose({ country });
        expect(text()).toContain(
          interviewCountries.find(({ name }) => name === country)?.note.text,
        );
        expect(text()).toMatch(/As of \d+ \w+ \d{4}\. Source: /);
      },
    );

    it('neither reads nor writes the address of a page that does not ask for it', async () => {
      history.replaceState(null, '', '/?interview-country=uk');
      const { checked, choose } = await open();
      expect(checked()).toEqual(['US', 'easy']);
      await choose({ country: 'Canada' });
      expect(location.search).toBe('?interview-country=uk');
    });

    it('reads and writes the address where asked', async () => {
      history.replaceState(null, '', '/?interview-country=uk&interview-tab=tips&utm=1');
      const { checked, choose, press } = await open('sync-url');
      expect(checked()).toEqual(['UK', 'easy']);
      await press('Simulator');
      await choose({ country: 'Canada', difficulty: 'hard' });
      expect(location.search).toBe('?interview-country=ca&utm=1&interview-difficulty=hard');
    });
  });

  describe('an interview', () => {
    it('shows "Question 1 of 3" for US at easy, with country, difficulty and Reset', async () => {
      const { root, text, labels, press } = await open();
      const started = vi.fn();
      document.addEventListener('sa-started', (event) => started((event as CustomEvent).detail), {
        once: true,
      });
      await press('Start Interview');
      const [question] = interviewQuestions.us.easy;
      expect(text()).toContain('Question 1 of 3');
      expect(text()).toContain('United StatesEasy');
      expect(text()).toContain(question?.category);
      expect(text()).toContain(question?.description);
      expect(labels()).toEqual(['Reset', 'Start Recording Your Answer', 'Show Sample Answer']);
      expect(root.activeElement?.textContent).toBe(question?.text);
      expect(started).toHaveBeenCalledExactlyOnceWith({ country: 'us', difficulty: 'easy' });
    });

    it('shows and hides the sample answer and the tips', async () => {
      const { shown, labels, press } = await open();
      const [question] = interviewQuestions.us.easy;
      await press('Start Interview', 'Show Sample Answer');
      expect(labels()).toContain('Hide Sample Answer');
      const words = shown('#sample')[0]?.textContent;
      for (const part of [question?.sampleAnswer, ...(question?.tips ?? [])]) {
        expect(words).toContain(part);
      }
      await press('Hide Sample Answer');
      expect(shown('#sample')).toEqual([]);
    });

    it('goes on after an answer, without the recording and the sample answer', async () => {
      const { root, text, labels, shown, press } = await open('media="simulated"');
      await press('Start Interview', 'Show Sample Answer', 'Start Recording Your Answer');
      expect(labels()).not.toContain('Next Question');
      await press('Stop Recording', 'Next Question');
      expect(text()).toContain('Question 2 of 3');
      expect(text()).not.toContain('Recording Complete');
      expect(shown('#sample')).toEqual([]);
      expect(labels()).toEqual(['Reset', 'Start Recording Your Answer', 'Show Sample Answer']);
      expect(root.activeElement?.textContent).toBe(interviewQuestions.us.easy[1]?.text);
    });

    it('ends with "Interview Complete", a summary, next steps and a new start', async () => {
      const { root, text, all, labels, press } = await open('media="simulated"');
      const completed = vi.fn();
      document.addEventListener(
        'sa-completed',
        (event) => completed((event as CustomEvent).detail),
        { once: true },
      );
      await press('Start Interview', ...answerAll, ...answerAll, ...answerAll);
      expect(root.activeElement?.textContent).toBe('Interview Complete');
      for (const { text: asked } of interviewQuestions.us.easy) expect(text()).toContain(asked);
      expect(text()).toContain('You answered 3 questions. Nothing was recorded.');
      expect(text()).toContain('Next steps');
      expect(completed).toHaveBeenCalledExactlyOnceWith({
        country: 'us',
        difficulty: 'easy',
        questions: 3,
        recorded: 0,
      });
      expect(all<HTMLAnchorElement>('a').map(({ href }) => href)).toEqual([
        'https://site.example/contact#consultation',
      ]);
      await press('Start a New Interview');
      expect(labels()).toEqual(['Start Interview']);
    });

    it('keeps its country when the setup of the page changes', async () => {
      const { element, text, settle, press } = await open();
      await press('Start Interview');
      element.setAttribute('country', 'uk');
      await settle();
      expect(text()).toContain('United StatesEasy');
    });
  });

  describe('a simulated recording', () => {
    it('alerts about camera and microphone, and asks for neither', async () => {
      const device = fakeRecorder();
      const { press } = await open('media="simulated"');
      await press('Start Interview', 'Start Recording Your Answer');
      expect(alerts).toHaveBeenCalledExactlyOnceWith(simulationAlert);
      expect(simulationAlert).not.toBe('');
      expect(device.asked).toEqual([]);
    });

    it('ends by itself after 5000 ms, with "Recording Complete" and the feedback', async () => {
      const { root, text, labels, settle, press } = await open('media="simulated"');
      await press('Start Interview', 'Start Recording Your Answer');
      expect(labels()).toEqual(['Reset', 'Stop Recording', 'Show Sample Answer']);
      await vi.advanceTimersByTimeAsync(4800);
      expect(labels()).toContain('Stop Recording');
      await vi.advanceTimersByTimeAsync(200);
      await settle();
      expect(text()).toContain('Recording Complete');
      expect(text()).toContain(feedbackMessage);
      expect(text()).toContain('This answer was simulated: nothing was recorded.');
      expect(root.querySelector('audio, video')).toBeNull();
      expect(root.activeElement?.textContent).toBe('Recording Complete');
    });

    it('ends when it is stopped', async () => {
      const { text, press } = await open('media="simulated"');
      await press('Start Interview', 'Start Recording Your Answer', 'Stop Recording');
      expect(text()).toContain('Recording Complete');
      await vi.advanceTimersByTimeAsync(6000);
      expect(text()).toContain('Question 1 of 3');
    });

    it('ends with Reset, for good', async () => {
      const { text, labels, press } = await open('media="simulated"');
      await press('Start Interview', 'Start Recording Your Answer', 'Reset');
      await vi.advanceTimersByTimeAsync(6000);
      expect(labels()).toEqual(['Start Interview']);
      expect(text()).not.toContain('Recording Complete');
    });

    it.each([
      ['NotAllowedError', 'The browser was not allowed to use the microphone'],
      ['NotFoundError', 'No microphone was found'],
    ])('takes over after %s, and says why', async (name, reason) => {
      fakeRecorder({ access: () => refuse(name) });
      const { text, labels, press } = await open();
      await press('Start Interview', 'Start Recording Your Answer');
      expect(alerts).toHaveBeenCalledExactlyOnceWith(simulationAlert);
      expect(text()).toContain(`${reason}, ${recordingTexts.simulatedInstead}`);
      expect(labels()).toContain('Stop Recording');
    });

    it('takes over where the browser cannot record at all', async () => {
      vi.stubGlobal('MediaRecorder', undefined);
      const { text, press } = await open();
      await press('Start Interview', 'Start Recording Your Answer');
      expect(alerts).toHaveBeenCalledExactlyOnceWith(simulationAlert);
      expect(text()).toContain('Recording is not available here');
    });
  });

  describe('a real recording', () => {
    it('has no limit of 5 s, ends after 120 s and is played back', async () => {
      const device = fakeRecorder();
      const { root, text, labels, settle, press } = await open();
      await press('Start Interview', 'Start Recording Your Answer');
      expect(alerts).not.toHaveBeenCalled();
      expect(device.asked).toEqual([{ audio: true, video: false }]);
      await vi.advanceTimersByTimeAsync(100_000);
      expect(labels()).toContain('Stop Recording');
      await vi.advanceTimersByTimeAsync(20_000);
      await settle();
      expect(text()).toContain('Recording Complete');
      expect(text()).toContain(feedbackMessage);
      expect(text()).toContain('Your answer lasted 2 minutes.');
      expect(root.querySelector('audio')?.getAttribute('src')).toMatch(/^blob:/);
      expect(device.running.size).toBe(0);
    });

    it('praises nothing under ten seconds', async () => {
      fakeRecorder();
      const { text, press } = await open();
      await press('Start Interview', 'Start Recording Your Answer');
      await vi.advanceTimersByTimeAsync(3000);
      await press('Stop Recording');
      expect(text()).toContain('too short to judge');
      expect(text()).not.toContain('Good, you have answered aloud.');
    });

    it('says that the pace is left out where speech is not recognised on the device', async () => {
      fakeRecorder();
      const { text, press } = await open();
      await press('Start Interview', 'Start Recording Your Answer', 'Stop Recording');
      expect(text()).toContain(recordingTexts.noPace);
    });

    it('has its pace measured where speech is recognised on the device', async () => {
      class Recognition extends EventTarget {
        static available = async () => 'available';
        processLocally = true;
        start() {
          const results = [[{ transcript: 'word '.repeat(20) }]];
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
      const { text, press, settle } = await open();
      await press('Start Interview', 'Start Recording Your Answer');
      await vi.advanceTimersByTimeAsync(9900);
      await press('Stop Recording');
      await settle();
      expect(text()).toMatch(/You spoke about 1\d\d words per minute: the pace of a conversation/);
      expect(text()).not.toContain(recordingTexts.noPace);
    });

    it('uses the camera too where the visitor wants it', async () => {
      const device = fakeRecorder();
      const { root, choose, press } = await open();
      await choose({ camera: 'on' });
      await press('Start Interview', 'Start Recording Your Answer');
      expect(device.asked).toEqual([{ audio: true, video: true }]);
      expect(root.querySelector('video')?.getAttribute('aria-label')).toBe('Your camera');
      await press('Stop Recording');
      expect(root.querySelector('video')?.getAttribute('src')).toMatch(/^blob:/);
    });

    it('does without a camera that is not there', async () => {
      const device = fakeRecorder({
        access: async ({ video }) => video && refuse('NotFoundError'),
      });
      const { text, choose, press } = await open();
      await choose({ camera: 'on' });
      await press('Start Interview', 'Start Recording Your Answer');
      expect(device.asked).toHaveLength(2);
      expect(text()).toContain(recordingTexts.noCamera);
      expect(alerts).not.toHaveBeenCalled();
    });

    it('can be given again', async () => {
      fakeRecorder();
      const { text, labels, root, press } = await open();
      await press('Start Interview', 'Start Recording Your Answer', 'Stop Recording');
      await press('Record Again');
      expect(labels()).toContain('Start Recording Your Answer');
      expect(root.querySelector('audio')).toBeNull();
      await press('Start Recording Your Answer', 'Stop Recording', 'Next Question');
      expect(text()).toContain('Question 2 of 3');
    });

    it('is in the summary, with all the others', async () => {
      fakeRecorder();
      const completed = vi.fn();
      document.addEventListener(
        'sa-completed',
        (event) => completed((event as CustomEvent).detail),
        { once: true },
      );
      const { all, press } = await open();
      await press('Start Interview', ...answerAll, ...answerAll, ...answerAll);
      expect(all('audio').map((player) => player.getAttribute('aria-label'))).toEqual([
        'Your answer to question 1',
        'Your answer to question 2',
        'Your answer to question 3',
      ]);
      expect(completed.mock.calls[0]?.[0]).toMatchObject({ questions: 3, recorded: 3 });
    });

    it('can be recorded again after it breaks off', async () => {
      const device = fakeRecorder({ size: 0 });
      const { text, labels, press } = await open();
      await press('Start Interview', 'Start Recording Your Answer', 'Stop Recording');
      expect(text()).toContain(recordingTexts.failed);
      expect(labels()).toContain('Start Recording Your Answer');
      expect(device.running.size).toBe(0);
    });

    it.each(['Stop Recording', 'Reset'])('lets the microphone go after %s', async (name) => {
      const device = fakeRecorder();
      const { press } = await open();
      await press('Start Interview', 'Start Recording Your Answer');
      expect(device.running.size).toBe(1);
      await press(name);
      expect(device.running.size).toBe(0);
    });

    it('never begins when Reset is pressed before the visitor has answered the browser', async () => {
      let allow = (_?: unknown) => {};
      const access = new Promise((resolve) => {
        allow = resolve;
      });
      const device = fakeRecorder({ access: () => access });
      const { labels, settle, press } = await open();
      await press('Start Interview', 'Start Recording Your Answer', 'Reset');
      allow();
      await settle();
      expect(labels()).toEqual(['Start Interview']);
      expect(device.running.size).toBe(0);
    });

    it('forgets its recordings with Reset', async () => {
      fakeRecorder();
      const revoke = vi.spyOn(URL, 'revokeObjectURL');
      const { root, press } = await open();
      await press('Start Interview', 'Start Recording Your Answer', 'Stop Recording');
      const url = root.querySelector('audio')?.getAttribute('src');
      await press('Reset');
      expect(revoke).toHaveBeenCalledWith(url);
    });
  });
});
