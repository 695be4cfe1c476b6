import type { BrowserContextOptions, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { openPage, siteOrigin, stopClock } from './support.ts';
import { browser } from './visit.ts';

/** The visitor has no preference for less motion, unlike in all other tests of the site. */
describe('motion', () => {
  const openMoving = (options: BrowserContextOptions) =>
    openPage(browser, { ...options, reducedMotion: 'no-preference' });
  const defined = (page: Page, tag: string) =>
    page.waitForFunction((name) => document.querySelector(`${name}:defined`), tag);

  it('moves the strip by 144 px every 3.5 s, opens a story by keyboard and gives the focus back', async () => {
    const [page] = await openMoving({ viewport: { width: 360, height: 740 } });
    await stopClock(page);
    await page.goto(siteOrigin);
    const strip = page.locator('sa-updates-strip');
    await strip.scrollIntoViewIfNeeded();
    await defined(page, 'sa-updates-strip');
    const scrolled = () => strip.locator('ul').evaluate((list) => list.scrollLeft);
    await page.clock.runFor(3500);
    await expect.poll(scrolled).toBe(144);
    const bubble = strip.getByRole('button', { name: 'Visa Guidance' });
    await bubble.focus();
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Visa Guidance' });
    await dialog.waitFor();
    for (let tabs = 0; tabs < 4; tabs += 1) await page.keyboard.press('Tab');
    const inside = await strip.evaluate(
      (element) => element.shadowRoot?.activeElement?.closest('dialog') !== null,
    );
    expect(inside).toBe(true);
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
    expect(await bubble.evaluate((element) => element.matches(':focus'))).toBe(true);
  });

  it('fades a section in when it is first scrolled into view', async () => {
    const [page] = await openMoving({ viewport: { width: 800, height: 600 } });
    await page.goto(siteOrigin);
    const section = page.locator('sa-success-stories section').first();
    const opacity = () => section.evaluate((element) => Number(getComputedStyle(element).opacity));
    await page.evaluate(() => {
      const top = document.querySelector('sa-success-stories')?.getBoundingClientRect().top ?? 0;
      scrollTo({ top: top - innerHeight - 100, behavior: 'instant' });
    });
    await defined(page, 'sa-success-stories');
    // Hidden, once the way there is over.
    const moving = () => section.evaluate((element) => element.getAnimations().length);
    await expect.poll(moving).toBe(0);
    expect(await opacity()).toBeLessThan(1);
    // From here on, time passes for animations only as the test sets it.
    const devtools = await page.context().newCDPSession(page);
    await devtools.send('Animation.enable');
    await devtools.send('Animation.setPlaybackRate', { playbackRate: 0 });
    const stepTo = (share: number) =>
      section.evaluate((element, to) => {
        for (const animation of element.getAnimations()) {
          animation.currentTime = Number(animation.effect?.getComputedTiming().endTime) * to;
        }
        return element.getAnimations().length;
      }, share);
    await section.scrollIntoViewIfNeeded();
    await expect.poll(() => stepTo(0)).toBeGreaterThan(0);
    const hidden = await opacity();
    await stepTo(0.5);
    expect(await opacity()).toBeGreaterThan(hidden);
    expect(await opacity()).toBeLessThan(1);
    await stepTo(1);
    expect(await opacity()).toBe(1);
  });
});
