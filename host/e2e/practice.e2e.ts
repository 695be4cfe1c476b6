import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sections } from '../../widgets/content/toefl/test-one.ts';
import { launch, openPage, siteOrigin } from './support.ts';

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

/** Presses Tab until an element whose name starts with `name` has visible focus. */
async function tabTo(page: Page, name: string) {
  for (let step = 0; step < 120; step += 1) {
    await page.keyboard.press('Tab');
    if (!(await focusedName(page)).startsWith(name)) continue;
    expect(await showsFocus(page), name).toBe(true);
    return;
  }
  throw new Error(`The Tab key does not lead to "${name}"`);
}

async function openTool(browser: Browser, id: string) {
  const [page, pageErrors] = await openPage(browser, { reducedMotion: 'reduce' });
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
    // A fake microphone that beeps, and a visitor who denies access to it.
    browser = await launch([
      '--use-fake-device-for-media-stream',
      '--use-fake-ui-for-media-stream=deny',
    ]);
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
      await press('Tab', 'Enter');
      await tool.getByText(/^(That is right|The right answer is)/).waitFor();
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
    await shows('Task 2 of 4');
    await page.keyboard.press('Shift+Tab');
    await tabTo(page, 'Next Task');
    await press('Enter', 'Enter');
    await expect.poll(() => focusedName(page)).toBe('Finish Speaking Section');
    await press('Enter');
    await tabTo(page, 'Take Another Test');
    await press('Enter');
    await shows('Practice Test 3');
    expect(posts).toEqual([]);
    expect(await page.evaluate(() => localStorage.length + sessionStorage.length)).toBe(0);
    await page.close();
  });
});

describe('a microphone on our own site', () => {
  it('is really recorded and played back under the policy of the page', async () => {
    const browser = await launch([
      '--use-fake-device-for-media-stream',
      '--use-fake-ui-for-media-stream',
    ]);
    const { page, pageErrors, posts, alerts, tool } = await openTool(
      browser,
      'visa-interview-simulator',
    );
    // Chromium's headless shell crashes when a page checks which speech recognition is available.
    await page.evaluate(() => Reflect.deleteProperty(window, 'SpeechRecognition'));
    await tool.getByRole('button', { name: 'Start Interview' }).click();
    await tool.getByRole('button', { name: 'Start Recording Your Answer' }).click();
    await tool.getByText('1:59 left').waitFor();
    await tool.getByRole('button', { name: 'Stop Recording' }).click();
    const player = tool.locator('audio');
    await player.waitFor();
    const hasPlayed = await player.evaluate(async (audio: HTMLAudioElement) => {
      await audio.play();
      return audio.error === null && !audio.paused;
    });
    expect(hasPlayed).toBe(true);
    expect([pageErrors, posts, alerts]).toEqual([[], [], []]);
    await browser.close();
  });
});
