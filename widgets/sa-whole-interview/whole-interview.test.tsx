import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { wholeInterviews } from '../content/interview/whole-interviews.ts';
import { openElement } from '../testing/drive-element.ts';
import { fakeRecorder, refusal } from '../testing/fake-recorder.ts';
import { loaded, rendered } from '../testing/mount.ts';
import './whole-interview.ts';
import { expectRun } from './run.logic.ts';

const everyQuestion = wholeInterviews.flatMap(({ questions }) => questions);

async function settle() {
  await loaded();
  await vi.advanceTimersByTimeAsync(100);
  await rendered();
}

async function open(attributes = '') {
  const tool = await openElement('sa-whole-interview', attributes, { settle });
  await settle();
  const { shown, press, text } = tool;
  const asked = () => shown('h3')[0]?.textContent ?? '';
  return {
    ...tool,
    asked,
    focused: () => tool.root.activeElement?.textContent,
    /** Continues to the next question. */
    async proceed() {
      await press('Continue');
      if (asked() === 'What did you say?') await press('Continue');
    },
    /** Continues to the report, and returns the questions on the way. */
    async finish(answer = async () => {}) {
      const questions: string[] = [];
      while (!text().includes('Points that do not match')) {
        if (asked() !== 'What did you say?') questions.push(asked());
        await answer();
        await press(tool.hasButton('Continue') ? 'Continue' : 'See the report');
      }
      return questions;
    },
  };
}

const begin = 'Begin the interview';
const stored = () => JSON.parse(localStorage.getItem('sa-extras') ?? 'null');

describe('a whole interview', () => {
  beforeEach(() => {
    vi.useFakeTimers();
    localStorage.clear();
  });
  afterEach(async () => {
    await rendered();
    vi.runOnlyPendingTimers();
    vi.restoreAllMocks();
  });

  it('changes its country as a field does, and puts nothing of the visitor in address or events', async () => {
    const tool = await open('country="de" media="simulated"');
    const heard: unknown[] = [];
    tool.element.addEventListener('change', () => heard.push(tool.element.getAttribute('country')));
    const checked = () => tool.all<HTMLInputElement>('[name=whole-country]:checked')[0]?.value;
    expect(checked()).toBe('de');
    await tool.choose({ 'whole-country': 'au', 'whole-length': '8', 'payer-loan': 'on' });
    expect([checked(), heard]).toEqual(['au', ['au']]);
    await tool.type({ loan: '25 lakh', own: 'Why so far from home?' });
    expect(location.search).toBe('');
    const started = tool.listen('sa-started');
    const completed = tool.listen('sa-completed');
    await tool.press(begin);
    await tool.type({ typed: 'In my own words' });
    expect([started, completed]).toEqual([[{ country: 'au', questions: 9 }], []]);
    await tool.finish();
    expect(completed).toEqual([{ country: 'au', questions: 9, recorded: 0 }]);
    await tool.press('Same questions again', 'Stop');
    expect([started.length, completed.length]).toEqual([2, 1]);
  });

  it('asks as many questions as wished, the focus on each, and none of them in the next run', async () => {
    const { choose, press, finish, hasButton, text, asked, focused, all } =
      await open('country="de"');
    await choose({ 'whole-length': '8' });
    const questions = wholeInterviews.find(({ country }) => country === 'de')?.questions ?? [];
    const { answers, minutes } = expectRun(questions, 8);
    expect(text()).toContain(`8 questions, about ${minutes} minutes`);
    expect(text()).toContain(`expect up to ${answers} answers`);
    await press(begin);
    const first = await finish(async () => expect(focused()).toBe(asked()));
    expect(first).toHaveLength(8);
    expect(focused()).toBe('Your interview: Germany');
    expect(text()).toContain('There was too little to compare');
    expect(text()).toContain('8 not answered');
    expect(hasButton('Print this page')).toBe(true);
    expect(all<HTMLAnchorElement>('a').map(({ pathname, search }) => pathname + search)).toContain(
      '/tools?visa-country=de&visa-answer=refusal',
    );
    await press('New questions');
    await choose({ 'whole-length': '12' });
    await press(begin);
    const next = await finish();
    expect(next).toHaveLength(12);
    expect(next.filter((question) => first.includes(question))).toEqual([]);
  });

  it('asks the follow-up that fits the marks, and for facts alone once every answer is ticked', async () => {
    const { shown, asked, press, text, finish } = await open('media="simulated"');
    await press(begin);
    const question = everyQuestion.find((each) => each.text === asked());
    const tickFirst = async () => {
      const [first] = shown('fieldset input');
      if (first) await press(first);
    };
    await press('Continue');
    expect(asked()).toBe('What did you say?');
    await tickFirst();
    await press('Continue');
    expect(asked()).toBe(question?.followUps[0]?.ask);
    expect(text()).toContain('Follow-up to question 1 of 10');
    await finish(tickFirst);
    expect(text()).not.toContain('too little to compare');
    expect(text()).toMatch(/Fill in your facts|We found no contradictions|you ticked/);
  });

  it('quotes in the report what does not fit together', async () => {
    const { choose, type, press, finish, text } = await open();
    await choose({ programLevel: 'masters', lastLevel: 'masters', 'payer-parents': 'on' });
    await type({ fees: '28,000', living: '20,000', savings: '10 lakh' });
    expect(text()).toContain('That is ₹10 lakh.');
    await press(begin);
    await finish();
    for (const part of [
      'Which money covers the remaining',
      'the same level again',
      'not a judgement of you or of your chances',
      'correct the form. Do not fit the answer to it.',
    ]) {
      expect(text()).toContain(part);
    }
  });

  it('puts two runs of the same questions side by side', async () => {
    const { type, press, finish, shown } = await open('media="simulated"');
    await press(begin);
    await type({ typed: 'The first time' });
    const first = await finish();
    await press('Same questions again');
    await type({ typed: 'The second time' });
    expect(await finish()).toEqual(first);
    const line = shown('ol > li')[0]?.textContent;
    expect(line).toContain('“The second time”');
    expect(line).toContain('Last time“The first time”');
  });

  describe('a recording', () => {
    it('is played back, and ends when the element is hidden or the interview is left', async () => {
      const device = fakeRecorder();
      const { element, root, press, proceed, text, asked } = await open();
      await press(begin, 'Record my answer');
      expect(device.asked).toEqual([{ audio: true, video: false }]);
      await press('Stop Recording');
      expect(root.querySelector('[hidden] audio')).toBeNull();
      expect(root.querySelector('audio')?.getAttribute('src')).toMatch(/^blob:/);
      expect(text()).toContain('too short to judge');
      expect(text()).toContain('A good answer lasts 30 to 60 seconds');
      expect(device.running.size).toBe(0);
      await proceed();
      await press('Record my answer');
      expect(device.running.size).toBe(1);
      element.hidden = true;
      await settle();
      expect(device.running.size).toBe(0);
      element.hidden = false;
      await settle();
      await proceed();
      await press('Record my answer');
      expect(device.running.size).toBe(1);
      await press('Stop');
      expect(device.running.size).toBe(0);
      expect(asked()).toBe('Set up a whole interview');
    });

    it('switches to typing without an alert if there is no microphone', async () => {
      const alerts = vi.fn();
      vi.stubGlobal('alert', alerts);
      fakeRecorder({ access: () => Promise.reject(refusal('NotFoundError')) });
      const { focused, press, text, hasButton, type, finish } = await open();
      await press(begin, 'Read it aloud');
      expect(focused()).toContain('This device has no English voice');
      await press('Record my answer');
      expect(focused()).toContain('No microphone was found, so type your answer.');
      expect(hasButton('Record my answer')).toBe(false);
      expect(alerts).not.toHaveBeenCalled();
      await type({ typed: 'In writing' });
      await finish();
      expect(text()).toContain('“In writing”');
    });
  });

  describe('the facts', () => {
    it('are stored only at the visitor’s wish, for a reload, and deleted without it', async () => {
      const { type, choose, press } = await open('storage-prefix="asha-"');
      const kept = () => JSON.parse(localStorage.getItem('asha-sa-extras') ?? 'null');
      await type({ loan: '25 lakh' });
      expect(localStorage.length).toBe(0);
      await choose({ keep: 'on', 'whole-length': '12' });
      await type({ own: 'Why?' });
      expect(kept()).toMatchObject({ interview: { own: 'Why?', facts: { loan: '25 lakh' } } });
      await press(begin);
      const again = await open('storage-prefix="asha-"');
      expect(again.field('loan').value).toBe('25 lakh');
      expect(again.text()).toContain('This interview has 8 questions');
      await again.choose({ keep: 'off' });
      expect(localStorage.length).toBe(0);
      expect(again.field('loan').value).toBe('25 lakh');
    });

    it('last as long as the page where the browser stores nothing, and the visitor is told', async () => {
      const setItem = () => {
        throw new DOMException('', 'QuotaExceededError');
      };
      vi.stubGlobal('localStorage', { getItem: () => null, setItem, removeItem() {} });
      const { type, choose, field, text } = await open();
      await type({ loan: '25 lakh' });
      await choose({ keep: 'on' });
      expect(text()).toContain('does not let us keep them');
      await type({ savings: '5 lakh' });
      expect([field('loan').value, field('savings').value]).toEqual(['25 lakh', '5 lakh']);
      // Also forgets it for the tests after this one.
      await choose({ keep: 'off' });
      expect(field('loan').value).toBe('25 lakh');
    });

    it('follow another tab, and stay when that tab no longer stores them', async () => {
      const { choose, field } = await open();
      await choose({ keep: 'on' });
      expect(stored()).not.toBeNull();
      const change = async (text: string | null) => {
        if (text) localStorage.setItem('sa-extras', text);
        else localStorage.removeItem('sa-extras');
        dispatchEvent(new StorageEvent('storage', { key: 'sa-extras' }));
        await settle();
      };
      await change('{"interview":{"facts":{"loan":"9 lakh"},"own":"","lastIds":[]}}');
      expect(field('loan').value).toBe('9 lakh');
      await change(null);
      expect(field('loan').value).toBe('9 lakh');
      expect(field('keep').checked).toBe(false);
    });
  });
});
