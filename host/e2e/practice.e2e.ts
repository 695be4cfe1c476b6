import type { Browser, FileChooser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sections } from '../../widgets/content/toefl/test-one.ts';
import { denyDevices, launch, openPage, siteOrigin } from './support.ts';

/** Accessible name of the focused element, in any shadow tree; empty if nothing has focus. */
const focusedName = (page: Page) =>
  page.evaluate(() => {
    let active = document.activeElement;
    while (active?.shadowRoot?.activeElement) active = active.shadowRoot.activeElement;
    if (!active || active === document.body) return '';
    const label = (active as HTMLInputElement).labels?.[0]?.textContent;
    return active.getAttribute('aria-label') ?? label ?? active.textContent ?? '';
  });

/** Whether the focused element, or the card that it makes clickable, has an outline. */
const showsFocus = (page: Page) =>
  page.evaluate(() => {
    let active = document.activeElement as Element;
    while (active.shadowRoot?.activeElement) active = active.shadowRoot.activeElement;
    const outlines = [
      getComputedStyle(active),
      getComputedStyle(active, '::after'),
      getComputedStyle(active.closest('li') ?? active),
    ];
    return outlines.some(({ outlineStyle }) => outlineStyle !== 'none');
  });

/** Presses Tab until an element whose name starts with `name` has visible focus; it may still be loading. */
async function tabTo(page: Page, name: string) {
  const isThere = async () => {
    await page.keyboard.press('Tab');
    return (await focusedName(page)).startsWith(name);
  };
  const message = `The Tab key leads to "${name}"`;
  await expect.poll(isThere, { interval: 0, message }).toBe(true);
  expect(await showsFocus(page), name).toBe(true);
}

/** Presses a button by keyboard, after which the focus must be somewhere. */
async function pressButton(page: Page, name: string) {
  await tabTo(page, name);
  await page.keyboard.press('Enter');
  await expect.poll(() => focusedName(page), { message: name }).not.toBe('');
}

interface Visit {
  /** Whether the visitor allows the microphone. */
  mayRecord?: boolean;
  /** The page's clock as it opens, for a tool that counts by days; the run's unless given. */
  time?: string;
}

async function openTool(browser: Browser, id: string, { mayRecord, time }: Visit = {}) {
  const [page, pageErrors] = await openPage(browser);
  if (!mayRecord) await denyDevices(page);
  if (time) await page.clock.install({ time });
  const posts: string[] = [];
  page.on('request', (request) => {
    if (request.method() !== 'GET') posts.push(request.url());
  });
  const alerts: string[] = [];
  page.on('dialog', (dialog) => {
    alerts.push(dialog.message());
    void dialog.accept();
  });
  await page.goto(`${siteOrigin}/tools#${id}`);
  const tool = page.locator(`sa-${id}`);
  await tool.getByRole('button').first().waitFor();
  const press = async (...keys: string[]) => {
    for (const key of keys) await page.keyboard.press(key);
  };
  const shows = (text: string) => tool.getByText(text).first().waitFor();
  return { page, pageErrors, posts, alerts, tool, press, shows };
}

describe('the practice tools, by keyboard alone', () => {
  let browser: Browser;

  beforeAll(async () => {
    browser = await launch();
  });
  afterAll(() => browser.close());

  it('learn five words, take a quiz and leave its results', async () => {
    const { page, pageErrors, tool, press, shows } = await openTool(browser, 'vocabulary-practice');
    await tabTo(page, 'abundant');
    for (let card = 2; card <= 6; card += 1) {
      await press('Space');
      await shows('Did you know it?');
      await press('2');
      await shows(`${card} of 10`);
    }
    await tool.getByRole('tab', { name: 'Study' }).focus();
    await press('End');
    await shows('Your Learning Progress');
    await tabTo(page, 'Practice Quiz');
    await press('Enter');
    for (let question = 1; question <= 5; question += 1) {
      await shows(`Question ${question} of 5`);
      await expect.poll(() => focusedName(page)).toBe(`Question ${question} of 5`);
      // The verdict stays for a second and a half.
      const verdict = tool.getByText(/^(That is right|The right answer is)/).waitFor();
      await press('Tab', 'Enter');
      await verdict;
    }
    await shows('Quiz results');
    await tabTo(page, 'Back to Study');
    await press('Enter');
    await shows('6 of 10');
    expect(pageErrors).toEqual([]);
    const keys = await page.evaluate(() => Object.keys(localStorage).sort());
    expect(keys).toEqual(['vocabularyStats', 'wordStatus']);
    await page.close();
  });

  it('complete words, choose a response and build a sentence of today’s test', async () => {
    const { page, pageErrors, tool, press, shows } = await openTool(browser, 'toefl-mock-exam');
    await tabTo(page, 'Today’s test');
    await press('Enter');
    await shows('Practise one task');
    const leave = async () => {
      await tool.getByRole('button', { name: 'Leave for now' }).focus();
      await press('Enter');
      await expect.poll(() => focusedName(page)).toBe('Today’s test');
    };

    await tabTo(page, 'Complete the Words');
    await press('Enter');
    await tabTo(page, 'Word 1 of 10');
    await page.keyboard.type('abc def gh');
    await expect.poll(() => focusedName(page)).toContain('Word 3 of 10');
    expect(await tool.getByLabel(/^Word 2 of 10/).inputValue()).toBe('def');
    await tabTo(page, 'Next');
    await press('Enter');
    await shows('2 of 2');
    await leave();

    await tabTo(page, 'Listen and Choose a Response');
    await press('Enter');
    await tabTo(page, 'Read the text instead');
    await press('Enter');
    await shows('What is the best reply?');
    await press('Tab', 'Space', 'ArrowDown');
    expect(await tool.getByRole('radio').nth(1).isChecked()).toBe(true);
    await leave();

    await tabTo(page, 'Build a Sentence');
    await press('Enter');
    const chunks = tool.getByRole('group', { name: 'Words to place' }).getByRole('button');
    const all = await chunks.allTextContents();
    await tabTo(page, all[0] ?? '');
    await press('Enter', 'Tab', 'Enter');
    await shows(`Your reply: ${all[0]} ${all[1]}`);
    await tool.getByRole('button', { name: 'Take back: ' }).first().focus();
    await press('Enter');
    await shows(`Your reply: ${all[1]}`);
    expect(await focusedName(page)).toBe(all[0]);
    expect(pageErrors).toEqual([]);
    await page.close();
  });

  it('go through an interview to its end where the microphone is refused', async () => {
    const { page, alerts, posts, press, shows } = await openTool(
      browser,
      'visa-interview-simulator',
    );
    await tabTo(page, 'United States');
    await tabTo(page, 'Easy');
    await press('ArrowDown', 'ArrowDown');
    await tabTo(page, 'Start Interview');
    await press('Enter');
    await shows('Question 1 of 1');
    await tabTo(page, 'Start Recording Your Answer');
    await press('Enter');
    await shows('The browser was not allowed to use the microphone');
    expect(alerts).toEqual([expect.stringContaining('production environment')]);
    await expect.poll(() => focusedName(page)).toBe('Stop Recording');
    await press('Enter');
    await shows('Recording Complete');
    await tabTo(page, 'Next Question');
    await press('Enter');
    await shows('Interview Complete');
    await tabTo(page, 'Start a New Interview');
    await press('Enter');
    await shows('Set up your interview');
    expect(posts).toEqual([]);
    expect(await page.evaluate(() => localStorage.length + sessionStorage.length)).toBe(0);
    await page.close();
  });

  it('take a reading section and a speaking task, and start again', async () => {
    const { page, alerts, posts, press, shows } = await openTool(browser, 'toefl-mock-exam');
    await tabTo(page, 'Practice Test 1');
    await press('Enter');
    await expect.poll(() => focusedName(page)).toBe('Practice Test 1');
    await tabTo(page, 'Reading');
    await press('Enter');
    await shows('0 of 20 answered');
    await expect.poll(() => focusedName(page)).toBe('Reading Section');
    await tabTo(page, sections.reading[0]?.questions[0]?.options[0] ?? '');
    await press('Space');
    await shows('1 of 20 answered');
    await tabTo(page, 'Submit Answers');
    await press('Enter');
    await shows('TOEFL Score Report');
    await expect.poll(() => focusedName(page)).toBe('TOEFL Score Report');
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Shift+Tab');
    expect(await focusedName(page)).toMatch(/^Speaking/);
    await press('Enter');
    await expect.poll(() => focusedName(page)).toBe('Speaking Section');
    await tabTo(page, 'Start Preparation (15 seconds)');
    await press('Enter');
    await page.evaluate(() => {
      const now = Date.now;
      Date.now = () => now() + 15_000;
    });
    await shows('Start Speaking (45 seconds)');
    await expect.poll(() => focusedName(page)).toBe('Start Speaking (45 seconds)');
    await press('Enter');
    await shows('Simulated recording');
    expect(alerts).toEqual([expect.stringContaining('not allowed to use the microphone')]);
    await tabTo(page, 'Next Task');
    await press('Enter');
    await expect.poll(() => focusedName(page)).toBe('Task 2 of 4');
    for (const button of ['Next Task', 'Next Task', 'Finish Speaking Section']) {
      await tabTo(page, button);
      await press('Enter');
    }
    await tabTo(page, 'Take Another Test');
    await press('Enter');
    await shows('Practice Test 3');
    expect(posts).toEqual([]);
    expect(await page.evaluate(() => localStorage.length + sessionStorage.length)).toBe(0);
    await page.close();
  });
});

describe('a microphone on our own site', () => {
  let browser: Browser;

  beforeAll(async () => {
    browser = await launch();
  });
  afterAll(() => browser.close());

  /** Chromium's headless shell crashes when a page checks which speech recognition is available. */
  const hideRecogniser = (page: Page) =>
    page.evaluate(() => Reflect.deleteProperty(window, 'SpeechRecognition'));

  it('is really recorded and played back under the policy of the page', async () => {
    const { page, pageErrors, posts, alerts, tool } = await openTool(
      browser,
      'visa-interview-simulator',
      { mayRecord: true },
    );
    await hideRecogniser(page);
    await tool.getByRole('button', { name: 'Start Interview' }).click();
    await tool.getByRole('button', { name: 'Start Recording Your Answer' }).click();
    await tool.getByText(/1:5\d left/).waitFor();
    await tool.getByRole('button', { name: 'Stop Recording' }).click();
    const player = tool.locator('audio');
    await player.waitFor();
    const hasPlayed = await player.evaluate(async (audio: HTMLAudioElement) => {
      await audio.play();
      return audio.error === null && !audio.paused;
    });
    expect(hasPlayed).toBe(true);
    expect([pageErrors, posts, alerts]).toEqual([[], [], []]);
    await page.close();
  });

  it.each([
    [
      'toefl-mock-exam',
      ['Today’s test', 'Listen and Repeat', 'Read the text instead'],
      'Start speaking',
      'Stop',
    ],
    [
      'visa-interview-simulator',
      ['A whole interview', 'Begin the interview'],
      'Record my answer',
      'Stop Recording',
    ],
  ] as const)(
    'records by keyboard alone, on the other side of %s',
    async (id, way, start, stop) => {
      const { page, pageErrors, posts, tool } = await openTool(browser, id, { mayRecord: true });
      await hideRecogniser(page);
      for (const name of way) await pressButton(page, name);
      await pressButton(page, start);
      await tool.getByRole('button', { name: stop, exact: true }).waitFor();
      expect(await tool.locator('audio').count()).toBe(0);
      // A recording that is stopped before the device has delivered holds nothing to play.
      await tool.getByText('Your microphone works.').waitFor();
      await pressButton(page, stop);
      await tool.locator('audio').waitFor();
      expect(await focusedName(page)).not.toBe('');
      expect([pageErrors, posts]).toEqual([[], []]);
      await page.close();
    },
  );
});

describe('the other sides of the practice tools, by keyboard alone', () => {
  let browser: Browser;

  beforeAll(async () => {
    browser = await launch();
  });
  afterAll(() => browser.close());

  it('answer a review in three ways, and bring words in and out', async () => {
    // At midnight, ten more words become available.
    const { page, pageErrors, tool, press, shows } = await openTool(
      browser,
      'vocabulary-practice',
      { time: '2026-11-26T10:00:00' },
    );
    await tabTo(page, 'Daily review');
    await press('Enter');
    await shows('New words a day');

    await pressButton(page, 'Review 10 words');
    await shows('Say what it means, then turn the card.');
    await press('Space');
    await shows('How well did you know it?');
    await press('3');
    await shows('Undo the last answer');
    await pressButton(page, 'Stop for now');

    const choose = async (way: string) => {
      await tabTo(page, 'How you answer');
      await press('ArrowDown');
      expect(await tool.getByLabel('How you answer').inputValue()).toBe(way);
    };
    await choose('spell');
    await pressButton(page, 'Review 10 words');
    // No voice here: the word is shown, and that is said.
    await shows('This device has no English voice');
    await press('Enter', '4');
    await shows('Undo the last answer');
    await pressButton(page, 'Stop for now');

    await choose('gap');
    await pressButton(page, 'Review');
    await expect.poll(() => focusedName(page)).toBe('The missing word');
    await page.keyboard.type('surely not');
    await press('Enter');
    await shows('Not quite: you typed “surely not”.');
    await press('1');
    await shows('Undo the last answer');
    await pressButton(page, 'Stop for now');

    await tool.getByRole('tab', { name: 'Today' }).focus();
    await press('ArrowRight');
    await shows('Add a word of your own');
    await tabTo(page, 'Word');
    await page.keyboard.type('thrifty');
    await press('Tab');
    await page.keyboard.type('careful with money');
    await press('Enter');
    await shows('“thrifty” is added.');
    await tabTo(page, 'Paste your list');
    await page.keyboard.insertText('frugal – spending little\nnothing here');
    await pressButton(page, 'Check the list');
    await expect.poll(() => focusedName(page)).toContain('1 new word found in 2 lines.');
    await shows('Line 2: no meaning');
    await pressButton(page, 'Add 1 word');
    await shows('1 word added, 0 already there, 1 line not added and still in the box.');
    await pressButton(page, 'Empty the box');
    // Listen before walking there, and press again: on a busy machine, one press once opened no chooser.
    const choosers: FileChooser[] = [];
    page.on('filechooser', (chooser) => choosers.push(chooser));
    await tabTo(page, 'Open a file');
    const opened = async () => {
      if (choosers.length === 0) await press('Enter');
      return choosers.length;
    };
    await expect.poll(opened, { interval: 1000 }).toBeGreaterThan(0);
    await choosers[0]?.setFiles({
      name: 'words.csv',
      mimeType: 'text/csv',
      buffer: Buffer.from('word,meaning\nprudent,wise and careful\n'),
    });
    await pressButton(page, 'Add 1 word');
    await shows('My own words (3)');
    await tabTo(page, 'Save as CSV');
    const [saved] = await Promise.all([page.waitForEvent('download'), press('Enter')]);
    expect(saved.suggestedFilename()).toMatch(/^my-words-.*\.csv$/);
    await pressButton(page, 'Delete frugal');
    expect(await focusedName(page)).toBe('Bring the word back');
    expect(pageErrors).toEqual([]);
    await page.close();
  });

  it('take a whole interview twice and compare the answers', async () => {
    const { page, pageErrors, posts, tool, shows } = await openTool(
      browser,
      'visa-interview-simulator',
    );
    await tabTo(page, 'A whole interview');
    await page.keyboard.press('Enter');
    await shows('Set up a whole interview');
    await pressButton(page, 'Begin the interview');
    const question = (await tool.getByRole('heading', { level: 3 }).textContent()) ?? '';
    expect(await focusedName(page)).toBe(question);
    await tabTo(page, 'Record my answer');
    await page.keyboard.press('Enter');
    await shows('so type your answer');
    await expect.poll(() => focusedName(page)).toContain('so type your answer');
    await tabTo(page, 'Your answer');
    await page.keyboard.type('The first time.');
    const marks = tool.getByRole('group', { name: 'What did your answer say?' });
    await tabTo(page, (await marks.locator('label').first().textContent()) ?? '');
    await page.keyboard.press('Space');
    await pressButton(page, 'Continue');
    await shows('Follow-up to question 1 of 10');
    const finish = async (from: number) => {
      for (let place = from; place <= 10; place += 1) {
        await pressButton(page, 'Continue');
        await shows(`Question ${place} of 10`);
      }
      await pressButton(page, 'See the report');
      expect(await focusedName(page)).toBe('Your interview: United States');
    };
    await finish(2);
    await pressButton(page, 'Same questions again');
    expect(await focusedName(page)).toBe(question);
    await tabTo(page, 'Your answer');
    await page.keyboard.type('The second time.');
    await finish(2);
    const first = tool.getByRole('listitem').filter({ hasText: question });
    await expect.poll(() => first.textContent()).toContain('Last time“The first time.”');
    expect(posts).toEqual([]);
    expect(pageErrors).toEqual([]);
    await page.close();
  });
});
