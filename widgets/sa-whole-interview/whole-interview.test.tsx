import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { wholeInterviews } from '../content/interview/whole-interviews.ts';
import { openElement } from '../testing/drive-element.ts';
import { fakeRecorder, refusal } from '../testing/fake-recorder.ts';
import { loaded, rendered } from '../testing/mount.ts';
import './whole-interview.ts';
import { expectRun, RUN_LENGTHS } from './run.logic.ts';

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
    question: () => everyQuestion.find((question) => question.text === asked()),
    /** Continues to the report, and returns the questions on the way. */
    async finish() {
      const questions: string[] = [];
      while (!text().includes('Points that do not match')) {
        questions.push(asked());
        await press(tool.hasButton('Continue') ? 'Continue' : 'See the report');
      }
      return questions;
    },
  };
}

const stored = () => JSON.parse(localStorage.getItem('sa-extras') ?? 'null');

describe('a whole interview', () => {
  beforeEach(() => {
    vi.useFakeTimers();
    localStorage.clear();
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

  it('changes its country as a field does, and nothing that the visitor tells is in the address', async () => {
    const tool = await open('country="de"');
    const heard: unknown[] = [];
    tool.element.addEventListener('change', () => heard.push(tool.element.getAttribute('country')));
    const checked = () => tool.all<HTMLInputElement>('[name=whole-country]:checked')[0]?.value;
    expect(checked()).toBe('de');
    await tool.choose({ 'whole-country': 'au' });
    expect([checked(), heard]).toEqual(['au', ['au']]);
    await tool.type({ loan: '25 lakh', own: 'Why so far from home?' });
    await tool.choose({ 'payer-loan': 'on' });
    expect(location.search).toBe('');
  });

  it('tells the page that it begins and ends, and nothing that she said', async () => {
    const { choose, type, press, finish, listen } = await open('country="de" media="simulated"');
    const started = listen('sa-started');
    const completed = listen('sa-completed');
    await choose({ 'whole-length': '8' });
    await type({ own: 'Why so far from home?' });
    await press('Begin the interview');
    await type({ typed: 'In my own words' });
    expect([started, completed]).toEqual([[{ country: 'de', questions: 9 }], []]);
    await finish();
    expect(completed).toEqual([{ country: 'de', questions: 9, recorded: 0 }]);
    await press('Same questions again', 'Stop');
    expect([started.length, completed.length]).toEqual([2, 1]);
  });

  it('asks as many questions as wished, and none of them in the next run', async () => {
    const { choose, press, finish, hasButton } = await open();
    await choose({ 'whole-length': '8' });
    await press('Begin the interview');
    const first = await finish();
    expect(first).toHaveLength(8);
    await press('New questions');
    await choose({ 'whole-length': '12' });
    await press('Begin the interview');
    const next = await finish();
    expect(next).toHaveLength(12);
    expect(next.filter((text) => first.includes(text))).toEqual([]);
    expect(hasButton('Print this page')).toBe(true);
  });

  it('moves the focus to the heading of each question, and of the report', async () => {
    const { root, asked, press, finish } = await open();
    await press('Begin the interview');
    expect(root.activeElement?.textContent).toBe(asked());
    await press('Continue');
    expect(root.activeElement?.textContent).toBe(asked());
    await finish();
    expect(root.activeElement?.textContent).toBe('Your interview: United States');
  });

  it('leads from the report to what to do after a refusal, for its country', async () => {
    const { press, finish, all } = await open('country="de"');
    await press('Begin the interview');
    await finish();
    expect(all<HTMLAnchorElement>('a').map(({ pathname, search }) => pathname + search)).toContain(
      '/tools?visa-country=de&visa-answer=refusal',
    );
  });

  it('asks the follow-up that fits what she marked', async () => {
    const { question, shown, asked, press, text } = await open('media="simulated"');
    await press('Begin the interview');
    const [followUp] = question()?.followUps ?? [];
    const [mark] = followUp?.after ?? [];
    const input = shown<HTMLInputElement>('fieldset input').find(
      ({ value }) => value === mark?.says,
    );
    await press(input);
    await press('Continue');
    expect(asked()).toBe(followUp?.ask);
    expect(text()).toContain('Follow-up to question 1 of 10');
  });

  it('quotes in the report what does not fit together', async () => {
    const { choose, type, press, finish, text } = await open();
    await choose({ programLevel: 'masters', lastLevel: 'masters', 'payer-parents': 'on' });
    await type({ fees: '28,000', living: '20,000', savings: '10 lakh' });
    expect(text()).toContain('That is ₹10 lakh.');
    await press('Begin the interview');
    await finish();
    expect(text()).toContain('Which money covers the remaining');
    expect(text()).toContain('the same level again');
    expect(text()).toContain('not a judgement of you or of your chances');
    expect(text()).toContain('correct the form. Do not fit the answer to it.');
  });

  it('says what is missing where the visitor tells nothing', async () => {
    const { press, finish, text } = await open();
    await press('Begin the interview');
    await finish();
    expect(text()).toContain('There was too little to compare');
  });

  it('asks for facts alone where every answer was ticked', async () => {
    const { press, shown, text, hasButton } = await open('media="simulated"');
    await press('Begin the interview');
    while (!text().includes('Points that do not match')) {
      const [first] = shown<HTMLInputElement>('fieldset input');
      if (first) await press(first);
      await press(hasButton('Continue') ? 'Continue' : 'See the report');
    }
    expect(text()).not.toContain('too little to compare');
    expect(text()).toMatch(/Fill in your facts|We found no contradictions|you ticked/);
  });

  it('says how long each length takes, and how many answers to expect', async () => {
    const { choose, text } = await open('country="de"');
    const questions = wholeInterviews.find(({ country }) => country === 'de')?.questions ?? [];
    for (const length of RUN_LENGTHS) {
      await choose({ 'whole-length': String(length) });
      const { answers, minutes } = expectRun(questions, length);
      expect(text()).toContain(`${length} questions, about ${minutes} minutes`);
      expect(text()).toContain(`expect up to ${answers} answers`);
    }
  });

  it('puts two runs of the same questions side by side', async () => {
    const { type, press, finish, shown } = await open('media="simulated"');
    await press('Begin the interview');
    await type({ typed: 'The first time' });
    const first = await finish();
    await press('Same questions again');
    await type({ typed: 'The second time' });
    expect(await finish()).toEqual(first);
    const line = shown('ol > li')[0]?.textContent;
    expect(line).toContain('“The second time”');
    expect(line).toContain('Last time“The first time”');
  });

  describe('recording', () => {
    it('is played back, and not judged under ten seconds', async () => {
      const device = fakeRecorder();
      const { root, press, text } = await open();
      await press('Begin the interview', 'Record my answer');
      expect(device.asked).toEqual([{ audio: true, video: false }]);
      await vi.advanceTimersByTimeAsync(4000);
      await press('Stop Recording');
      expect(root.querySelector('[hidden] audio')).toBeNull();
      expect(root.querySelector('audio')?.getAttribute('src')).toMatch(/^blob:/);
      expect(text()).toContain('4 seconds: too short to judge');
      expect(device.running.size).toBe(0);
    });

    it('gives way to typing where there is no microphone, without an alert', async () => {
      const alerts = vi.fn();
      vi.stubGlobal('alert', alerts);
      fakeRecorder({ access: () => Promise.reject(refusal('NotFoundError')) });
      const { root, press, text, hasButton, type, finish } = await open();
      await press('Begin the interview', 'Record my answer');
      expect(text()).toContain('No microphone was found, so type your answer.');
      expect(root.activeElement?.textContent).toContain('No microphone was found');
      expect(hasButton('Record my answer')).toBe(false);
      expect(alerts).not.toHaveBeenCalled();
      await type({ typed: 'In writing' });
      await finish();
      expect(text()).toContain('“In writing”');
    });

    it('ends when the element is hidden', async () => {
      const device = fakeRecorder();
      const { element, press } = await open();
      await press('Begin the interview', 'Record my answer');
      expect(device.running.size).toBe(1);
      element.hidden = true;
      await settle();
      expect(device.running.size).toBe(0);
    });

    it.each(['Stop'])('ends with %s', async (name) => {
      const device = fakeRecorder();
      const { press, asked } = await open();
      await press('Begin the interview', 'Record my answer', name);
      expect(device.running.size).toBe(0);
      expect(asked()).toBe('Set up a whole interview');
    });
  });

  it('says that a question cannot be read aloud where the device has no voice', async () => {
    vi.stubGlobal('speechSynthesis', undefined);
    const { root, press } = await open();
    await press('Begin the interview', 'Read it aloud');
    expect(root.activeElement?.textContent).toContain('This device has no English voice');
  });

  describe('the facts', () => {
    it('is stored only once she wants it, and deleted when she no longer does', async () => {
      const { type, choose, field } = await open();
      await type({ loan: '25 lakh' });
      expect(stored()).toBeNull();
      await choose({ keep: 'on' });
      expect(stored()).toMatchObject({ interview: { facts: { loan: '25 lakh' } } });
      await type({ own: 'Why?' });
      expect(stored()).toMatchObject({ interview: { own: 'Why?', facts: { loan: '25 lakh' } } });
      await choose({ keep: 'off' });
      expect(stored()).toBeNull();
      expect(field('loan').value).toBe('25 lakh');
    });

    it('is there again after a reload, with the questions of the last run', async () => {
      const first = await open();
      await first.choose({ keep: 'on', 'whole-length': '12' });
      await first.type({ loan: '25 lakh' });
      await first.press('Begin the interview');
      const second = await open();
      expect(second.field('loan').value).toBe('25 lakh');
      expect(second.text()).toContain('This interview has 8 questions');
    });

    it('has a storage prefix', async () => {
      const { choose } = await open('storage-prefix="asha-"');
      await choose({ keep: 'on' });
      expect(Object.keys(localStorage)).toEqual(['asha-sa-extras']);
    });

    it('lasts as long as the page where the browser stores nothing, and says so', async () => {
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

    it('follows another tab, and keeps what that tab no longer stores', async () => {
      const { choose, field } = await open();
      await choose({ keep: 'on' });
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
