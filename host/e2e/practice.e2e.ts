import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { sections } from '../../widgets/content/toefl/test-one.ts';
import { focusedName, pressKeys, tabTo } from './keys.ts';
import { denyDevices, openPage, siteOrigin } from './support.ts';
import { browser } from './visit.ts';

/** Presses buttons by keyboard, after each of which the focus must be somewhere. */
async function pressButton(page: Page, ...names: string[]) {
  for (const name of names) {
    await tabTo(page, name);
    await page.keyboard.press('Enter');
    await expect.poll(() => focusedName(page), { message: name }).not.toBe('');
  }
}

async function openTool(id: string, { mayRecord = false } = {}) {
  const [page, pageErrors] = await openPage(browser);
  if (!mayRecord) await denyDevices(page);
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
  const press = (...keys: string[]) => pressKeys(page, ...keys);
  const shows = (text: string) => tool.getByText(text).first().waitFor();
  const isFocused = (name: string) => expect.poll(() => focusedName(page)).toContain(name);
  const stored = () => page.evaluate(() => Object.keys({ ...localStorage, ...sessionStorage }));
  return { page, pageErrors, posts, alerts, tool, press, shows, isFocused, stored };
}

describe('the practice tools, by keyboard alone', () => {
  it('complete words of today’s test, take a reading section and a speaking task, and start again', async () => {
    const { page, alerts, posts, tool, press, shows, isFocused, stored } =
      await openTool('toefl-mock-exam');
    await pressButton(page, 'Today’s test', 'Reading tasks', 'Complete the Words');
    await tabTo(page, 'Word 1 of 10');
    await page.keyboard.type('abc def gh');
    await isFocused('Word 3 of 10');
    expect(await tool.getByLabel(/^Word 2 of 10/).inputValue()).toBe('def');
    await pressButton(page, 'Next');
    await shows('2 of 2');
    await tool.getByRole('button', { name: 'Leave' }).focus();
    await press('Enter');
    await isFocused('Today’s test');

    await page.goto(`${siteOrigin}/tools#toefl-mock-exam`);
    await page.reload();
    await pressButton(page, 'Practice Test 1');
    await isFocused('Practice Test 1');
    await pressButton(page, 'Reading');
    await shows('0 of 20 answered');
    await isFocused('Reading Section');
    await tabTo(page, sections.reading[0]?.questions[0]?.options[0] ?? '');
    await press('Space');
    await shows('1 of 20 answered');
    await pressButton(page, 'Submit Answers');
    await shows('TOEFL Score Report');
    await isFocused('TOEFL Score Report');
    await press('Shift+Tab', 'Shift+Tab');
    expect(await focusedName(page)).toMatch(/^Speaking/);
    await press('Enter');
    await isFocused('Speaking Section');
    await pressButton(page, 'Start Preparation (15 seconds)');
    await page.evaluate(() => {
      const now = Date.now;
      Date.now = () => now() + 15_000;
    });
    await shows('Start Speaking (45 seconds)');
    await isFocused('Start Speaking (45 seconds)');
    await press('Enter');
    await shows('Simulated recording');
    expect(alerts).toEqual([expect.stringContaining('not allowed to use the microphone')]);
    await pressButton(page, 'Next Task');
    await isFocused('Task 2 of 4');
    await pressButton(page, 'Next Task', 'Next Task', 'Finish Speaking Section');
    await pressButton(page, 'Take Another Test');
    await shows('Practice Test 3');
    expect(posts).toEqual([]);
    expect(await stored()).toEqual(['sa-todays-test:0']);
  });

  it('go through an interview to its end where the microphone is refused', async () => {
    const { page, alerts, posts, press, shows, isFocused, stored } = await openTool(
      'visa-interview-simulator',
    );
    await tabTo(page, 'United States');
    await tabTo(page, 'Easy');
    await press('ArrowDown', 'ArrowDown');
    await pressButton(page, 'Start Interview');
    await shows('Question 1 of 1');
    await pressButton(page, 'Start Recording Your Answer');
    await shows('The browser was not allowed to use the microphone');
    expect(alerts).toEqual([expect.stringContaining('production environment')]);
    await isFocused('Stop Recording');
    await press('Enter');
    await shows('Recording Complete');
    await pressButton(page, 'Next Question');
    await shows('Interview Complete');
    await pressButton(page, 'Start a New Interview');
    await shows('Set up your interview');
    expect(posts).toEqual([]);
    expect(await stored()).toEqual([]);
  });

  it.each([
    [
      'toefl-mock-exam',
      [
        'Today’s test',
        'Speaking tasks',
        'Listen and Repeat',
        'Read the text instead',
        'Start speaking',
      ],
      'Stop',
    ],
    [
      'visa-interview-simulator',
      ['A whole interview', 'Begin the interview', 'Record my answer'],
      'Stop Recording',
    ],
  ])('really record and play back under the policy of the page: %s', async (id, way, stop) => {
    const { page, pageErrors, posts, alerts, tool } = await openTool(id, { mayRecord: true });
    // Chromium's headless shell crashes when a page checks which speech recognition is available.
    await page.evaluate(() => Reflect.deleteProperty(window, 'SpeechRecognition'));
    await pressButton(page, ...way);
    await tool.getByRole('button', { name: stop, exact: true }).waitFor();
    const player = tool.locator('audio');
    expect(await player.count()).toBe(0);
    // A recording that is stopped before the device has delivered holds nothing to play.
    await tool.getByText('Your microphone works.').waitFor();
    await pressButton(page, stop);
    await player.waitFor();
    const hasPlayed = await player.evaluate(async (audio: HTMLAudioElement) => {
      await audio.play();
      return audio.error === null && !audio.paused;
    });
    expect(hasPlayed).toBe(true);
    expect([pageErrors, posts, alerts]).toEqual([[], [], []]);
  });
});
