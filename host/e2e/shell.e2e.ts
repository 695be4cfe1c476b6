import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { openPage, scrollThrough, settled, siteOrigin, stopClock } from './support.ts';
import { browser, visit } from './visit.ts';

const phone = { viewport: { width: 360, height: 740 } };

const menuButton = (page: Page) => page.getByRole('button', { name: 'Menu' });
const menu = (page: Page) => page.getByRole('navigation', { name: 'Menu' });
const isFocused = (element: Element) => element.matches(':focus');
const bottomOf = (element: Element) => element.getBoundingClientRect().bottom;
const defined = (page: Page, tag: string) =>
  page.waitForFunction((name) => document.querySelector(`${name}:defined`), tag);

/** Makes letters twice as large, as a browser's setting for text alone does. */
function doubleText(part: Element): void {
  const all = [...part.querySelectorAll<HTMLElement>('*')];
  const sizes = all.map((element) => Number.parseFloat(getComputedStyle(element).fontSize));
  for (const [index, element] of all.entries())
    element.style.fontSize = `${2 * (sizes[index] ?? 16)}px`;
}

describe('the shell and what moves in it', () => {
  it('has its links in the bar from 768 px on, and all of them in the window', async () => {
    const [page] = await visit('/');
    await defined(page, 'sa-site-header');
    const main = page.getByRole('navigation', { name: 'Main' });
    const expectRoom = async (width: number) => {
      const { x = 0, width: own = 9999 } =
        (await main.getByRole('link', { name: 'Get Started' }).boundingBox()) ?? {};
      expect(x + own).toBeLessThanOrEqual(width - 16);
    };
    for (const width of [767, 768, 800, 960, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      expect(await main.isVisible()).toBe(width > 767);
      expect(await menuButton(page).isVisible()).toBe(width === 767);
      if (width > 767) await expectRoom(width);
    }
    const header = page.locator('sa-site-header header');
    await header.evaluate(doubleText);
    await expectRoom(1280);
    const last = main.getByRole('link', { name: 'Get Started' });
    expect(await last.evaluate(bottomOf)).toBeLessThanOrEqual(await header.evaluate(bottomOf));
  });

  it('has its header fixed at the top, translucent white with a shadow once scrolled by more than 20 px', async () => {
    const [page] = await visit('/', { colorScheme: 'light' });
    await defined(page, 'sa-site-header');
    const look = () =>
      page.locator('sa-site-header header').evaluate((bar) => {
        const { position, backgroundColor, boxShadow } = getComputedStyle(bar);
        return [bar.getBoundingClientRect().top, position, backgroundColor, boxShadow !== 'none'];
      });
    for (const [y, background, hasShadow] of [
      [20, 'rgba(0, 0, 0, 0)', false],
      [21, 'color(srgb 1 1 1 / 0.88)', true],
      [20, 'rgba(0, 0, 0, 0)', false],
    ] as const) {
      await page.evaluate((top) => scrollTo({ top, behavior: 'instant' }), y);
      await expect.poll(look).toEqual([0, 'fixed', background, hasShadow]);
    }
  });

  it('opens its menu on a phone, closes it by toggle, Escape and link, and works without its code', async () => {
    const [page] = await visit('/', phone);
    await defined(page, 'sa-site-header');
    await menuButton(page).click();
    await expect.poll(() => menuButton(page).getAttribute('aria-expanded')).toBe('true');
    await menuButton(page).click();
    await menu(page).waitFor({ state: 'hidden' });
    await expect.poll(() => menuButton(page).getAttribute('aria-expanded')).toBe('false');
    await menuButton(page).press('Enter');
    await menu(page).waitFor();
    await page.keyboard.press('Escape');
    await menu(page).waitFor({ state: 'hidden' });
    expect(await menuButton(page).evaluate(isFocused)).toBe(true);
    const last = menu(page).getByRole('link', { name: 'Get Started' });
    for (const _ of ['another page', 'the same page']) {
      await menuButton(page).click();
      await last.click();
      await page.waitForURL(`${siteOrigin}/contact#consultation`);
      await defined(page, 'sa-site-header');
    }
    await menu(page).waitFor({ state: 'hidden' });

    // A low window, in which the menu scrolls.
    await page.setViewportSize({ width: 640, height: 300 });
    await menuButton(page).click();
    expect(await menu(page).evaluate(bottomOf)).toBeLessThanOrEqual(300);
    await menu(page).hover();
    await page.mouse.wheel(0, 1000);
    await expect.poll(() => last.evaluate(bottomOf)).toBeLessThanOrEqual(300);

    const [plain] = await visit('/', { ...phone, javaScriptEnabled: false });
    await menuButton(plain).click();
    await menu(plain).getByRole('link', { name: 'Tools' }).click();
    await plain.waitForURL(`${siteOrigin}/tools`);
  });

  it('has a footer with links that a thumb hits, and a network’s name above its link', async () => {
    const [page, pageErrors] = await visit('/privacy', phone);
    await page.locator('sa-site-footer').scrollIntoViewIfNeeded();
    await defined(page, 'sa-site-footer');
    for (const list of ['Quick Links', 'Study Destinations']) {
      await page.locator('sa-site-footer summary', { hasText: list }).click();
    }
    const heights = await page
      .locator('sa-site-footer li a')
      .evaluateAll((all) => all.map((link) => Math.round(link.getBoundingClientRect().height)));
    expect(heights.length).toBeGreaterThan(15);
    expect(Math.min(...heights)).toBeGreaterThanOrEqual(44);
    const link = page.getByRole('link', { name: 'LinkedIn' });
    await link.hover();
    const tip = page.locator('sa-site-footer [role=tooltip]');
    await tip.waitFor();
    expect(await tip.textContent()).toBe('LinkedIn');
    const top = await link.evaluate((element) => element.getBoundingClientRect().top);
    expect(await tip.evaluate(bottomOf)).toBeLessThanOrEqual(top);
    expect(pageErrors).toEqual([]);
  });

  it.each([
    ['/', 320],
    ['/contact', 390],
  ])(
    'has a chat button on %s at %i px, over no control, wherever a phone rests',
    async (path, width) => {
      const [page] = await openPage(browser, { viewport: { width, height: 800 } });
      await stopClock(page);
      await page.goto(siteOrigin + path);
      await scrollThrough(page);
      await defined(page, 'sa-chat-widget');
      const button = page.locator('sa-chat-widget button').first();
      const dock = page.locator('sa-chat-widget [data-tucked]');
      const covered = () =>
        button.evaluate((element) => {
          if (element.closest<HTMLElement>('[data-tucked]')?.dataset.tucked === 'true') return [];
          const box = element.getBoundingClientRect();
          const controls = (root: Document | ShadowRoot): Element[] =>
            [...root.querySelectorAll('*')].flatMap((node) => [
              ...(node.matches(CONTROLS) ? [node] : []),
              ...(node.shadowRoot && node.localName !== 'sa-chat-widget'
                ? controls(node.shadowRoot)
                : []),
            ]);
          const CONTROLS = ':is(a[href],button,input,select,textarea,summary):not([tabindex="-1"])';
          return controls(document)
            .filter((control) => control.checkVisibility({ visibilityProperty: true }))
            .filter((control) => {
              const { left, top, right, bottom, width, height } = control.getBoundingClientRect();
              const w = Math.min(box.right, right) - Math.max(box.left, left);
              const h = Math.min(box.bottom, bottom) - Math.max(box.top, top);
              // The button measures in whole pixels what is under it.
              return w >= 1 && h >= 1 && (height <= 80 || (w * h) / (width * height) > 0.05);
            })
            .map((control) => control.textContent || control.outerHTML.slice(0, 80));
        });
      let shown = 0;
      for (let top = 0; top <= 3960; top += 330) {
        await page.evaluate((to) => {
          const { promise: scrolled, resolve } = Promise.withResolvers<unknown>();
          const before = scrollY;
          addEventListener('scroll', resolve, { once: true });
          scrollTo({ top: to, behavior: 'instant' });
          return scrollY === before ? undefined : scrolled;
        }, top);
        // The button checks its surroundings once the page has come to rest.
        await page.clock.runFor(1000);
        await expect.poll(covered, { message: `at ${top}` }).toEqual([]);
        const isShown = (await dock.getAttribute('data-tucked')) === 'false';
        if (top === 0) expect(isShown).toBe(true);
        if (isShown) shown += 1;
      }
      expect(shown).toBeGreaterThan(9);
    },
  );

  it('follows a wish for contrast, tells what is chosen in forced colours, and prints in dark ink', async () => {
    const [page] = await visit('/tools', { contrast: 'more' });
    await defined(page, 'sa-tools-catalogue');
    const [text, ...others] = await page
      .locator('sa-tools-catalogue li p')
      .first()
      .evaluate((p) => {
        const { borderTopColor } = getComputedStyle(p.closest('li') as Element);
        const heading = p.closest('section')?.querySelector('h2') as Element;
        return [getComputedStyle(heading).color, getComputedStyle(p).color, borderTopColor];
      });
    expect(others).toEqual([text, text]);

    await page.emulateMedia({ contrast: null, forcedColors: 'active' });
    const looks = (selector: string) =>
      page.locator(selector).evaluateAll((all) =>
        all.map((element) => {
          const { backgroundColor, color, textDecorationLine } = getComputedStyle(element);
          return [backgroundColor, color, textDecorationLine].join();
        }),
      );
    const links = 'sa-site-header nav:first-of-type';
    const dots = 'sa-updates-strip [role=img] >';
    for (const [path, tag, chosen, other] of [
      ['/blog', 'sa-blog-list', '[aria-pressed=true]', '[aria-pressed=false]'],
      [
        '/blog',
        'sa-site-header',
        `${links} [aria-current]`,
        `${links} a:not([aria-current], [class])`,
      ],
      ['/', 'sa-updates-strip', `${dots} [data-active=true]`, `${dots} [data-active=false]`],
    ] as const) {
      await page.goto(siteOrigin + path);
      await page.locator(tag).scrollIntoViewIfNeeded();
      await defined(page, tag);
      const rest = await looks(other);
      expect(rest.length).toBeGreaterThan(0);
      expect(rest).not.toContain((await looks(chosen))[0]);
    }

    await page.emulateMedia({ forcedColors: null, media: 'print', colorScheme: 'dark' });
    await page.goto(`${siteOrigin}/about`);
    const inkOf = (selector: string) =>
      page
        .locator(selector)
        .first()
        .evaluate((node) => getComputedStyle(node).color);
    for (const selector of ['body', 'sa-page-hero h1', 'sa-stats-strip h2'])
      expect(await inkOf(selector), selector).toBe('rgb(15, 23, 42)');
    const ground = page.locator('body').evaluate((body) => getComputedStyle(body).backgroundColor);
    expect(await ground).toBe('rgb(255, 255, 255)');
    expect(await page.locator('sa-site-header nav').first().isVisible()).toBe(false);
    expect(await page.locator('sa-site-footer').isVisible()).toBe(false);
  });

  it('lets the keyboard skip to the content', async () => {
    const [page] = await visit('/');
    await page.keyboard.press('Tab');
    const skip = page.getByRole('link', { name: 'Skip to the content' });
    expect(await skip.evaluate(isFocused)).toBe(true);
    await page.keyboard.press('Enter');
    await page.waitForURL(`${siteOrigin}/#main`);
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.localName)).toBe('sa-hero');
  });

  it('shows every section at once if the visitor wants less motion or nobody can tell what is seen', async () => {
    const [calm] = await visit('/');
    await scrollThrough(calm);
    expect(await calm.locator('[data-unseen]').count()).toBe(0);
    const [page, pageErrors] = await openPage(browser);
    await page.addInitScript(() => Reflect.deleteProperty(window, 'IntersectionObserver'));
    await page.goto(siteOrigin);
    await page.waitForFunction(() => !document.querySelector(':not(:defined)'));
    expect(await page.locator('[data-unseen]').count()).toBe(0);
    expect(pageErrors).toEqual([]);
  });

  it('holds a chat by keyboard, at the bottom right, with room for its messages and for the page', async () => {
    const [page, pageErrors] = await visit('/privacy', { viewport: { width: 1280, height: 800 } });
    const launcher = page.getByRole('button', { name: /^Chat with/ });
    // The button's box includes the badges on the rim of the picture.
    const picture = launcher.locator('> svg').first();
    await page.evaluate(() => scrollTo({ top: 900, behavior: 'instant' }));
    await expect
      .poll(() => picture.boundingBox())
      .toEqual({ x: 1204, y: 724, width: 60, height: 60 });
    await launcher.press('Enter');
    const panel = page.getByRole('dialog', { name: /^Chat with/ });
    const field = panel.getByRole('textbox', { name: 'Your message' });
    await field.focus();
    await page.keyboard.type('What does it cost?');
    await page.keyboard.press('Enter');
    await expect.poll(() => panel.getByRole('log').locator('p').count()).toBe(3);

    // A phone held upright: a visitor may click what is beside the panel.
    await page.setViewportSize({ width: 360, height: 740 });
    const under = await page.evaluate(() => document.elementFromPoint(8, 300)?.localName);
    expect(under).not.toBe('sa-chat-widget');
    // Held sideways, the panel scrolls.
    await page.setViewportSize({ width: 640, height: 300 });
    const log = await panel.getByRole('log').boundingBox();
    expect(log?.height).toBeGreaterThanOrEqual(96);
    await panel.hover({ position: { x: 60, y: 20 } });
    await page.mouse.wheel(0, 1000);
    const end = await panel.evaluate(bottomOf);
    await expect.poll(() => field.evaluate(bottomOf)).toBeLessThanOrEqual(end);

    await page.keyboard.press('Escape');
    await panel.waitFor({ state: 'detached' });
    expect(await launcher.evaluate(isFocused)).toBe(true);
    expect(pageErrors).toEqual([]);
  });

  it('opens at the part that an address names, below the header', async () => {
    for (const path of [
      '/about#testimonials',
      '/contact#consultation',
      '/#blog',
      '/tools#countries',
    ]) {
      const [page] = await visit(path);
      const target = page.locator(`#${path.split('#')[1]}`);
      const top = () => target.evaluate((element) => element.getBoundingClientRect().top);
      await expect.poll(top).toBeLessThan(200);
      await settled(page);
      expect(await top()).toBeGreaterThanOrEqual(64);
      expect(await top()).toBeLessThan(200);
    }
  });
});
