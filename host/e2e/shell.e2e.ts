import type { Page } from 'playwright-core';
import { afterAll, describe, expect, it } from 'vitest';
import {
  comeApart,
  holdBack,
  launch,
  openPage,
  scrollThrough,
  settled,
  siteOrigin,
  stopClock,
  takenOver,
  toast,
} from './support.ts';

const phone = { viewport: { width: 360, height: 740 } };

const menuButton = (page: Page) => page.getByRole('button', { name: 'Menu' });
const menu = (page: Page) => page.getByRole('navigation', { name: 'Menu' });
const isFocused = (element: Element) => element.matches(':focus');
const defined = (page: Page, tag: string) =>
  page.waitForFunction((name) => document.querySelector(`${name}:defined`), tag);

const browser = await launch();
afterAll(() => browser.close());

describe('the shell and what moves in it', () => {
  it.each([
    [767, false],
    [768, true],
  ])('at %i px the links stand in the bar: %s', async (width, isWide) => {
    const [page] = await openPage(browser, { viewport: { width, height: 700 } });
    await page.goto(siteOrigin);
    expect(await page.getByRole('navigation', { name: 'Main' }).isVisible()).toBe(isWide);
    expect(await menuButton(page).isVisible()).toBe(!isWide);
  });

  it('has its header fixed at the top, translucent white with a shadow once scrolled by more than 20 px', async () => {
    const [page] = await openPage(browser, { colorScheme: 'light' });
    await page.goto(siteOrigin);
    await defined(page, 'sa-site-header');
    const header = page.locator('sa-site-header header');
    const look = () =>
      header.evaluate((bar) => {
        const { position, backgroundColor, boxShadow } = getComputedStyle(bar);
        const shadow = boxShadow === 'none' ? 'no shadow' : 'a shadow';
        return [bar.getBoundingClientRect().top, position, backgroundColor, shadow];
      });
    for (const [y, background, shadow] of [
      [0, 'rgba(0, 0, 0, 0)', 'no shadow'],
      [20, 'rgba(0, 0, 0, 0)', 'no shadow'],
      [21, 'color(srgb 1 1 1 / 0.88)', 'a shadow'],
      [20, 'rgba(0, 0, 0, 0)', 'no shadow'],
    ] as const) {
      await page.evaluate((top) => scrollTo({ top, behavior: 'instant' }), y);
      await expect.poll(look).toEqual([0, 'fixed', background, shadow]);
    }
  });

  it('opens its menu on a phone, closes it by toggle, Escape and link, and works without its code', async () => {
    const [page] = await openPage(browser, phone);
    await page.goto(siteOrigin);
    await defined(page, 'sa-site-header');
    expect(await menuButton(page).getAttribute('aria-expanded')).toBe('false');
    await menuButton(page).click();
    await expect.poll(() => menuButton(page).getAttribute('aria-expanded')).toBe('true');
    expect(await menu(page).getByRole('link').allTextContents()).toEqual([
      'Home',
      'About Us',
      'Tools',
      'Blog',
      'Contact Us',
      'Get Started',
    ]);
    await menuButton(page).click();
    await menu(page).waitFor({ state: 'hidden' });
    await expect.poll(() => menuButton(page).getAttribute('aria-expanded')).toBe('false');
    expect(page.url()).toBe(`${siteOrigin}/`);
    await menuButton(page).press('Enter');
    await menu(page).waitFor();
    await page.keyboard.press('Escape');
    await menu(page).waitFor({ state: 'hidden' });
    expect(await menuButton(page).evaluate(isFocused)).toBe(true);
    await menuButton(page).click();
    await menu(page).getByRole('link', { name: 'Get Started' }).click();
    await page.waitForURL(`${siteOrigin}/contact#consultation`);
    await defined(page, 'sa-site-header');
    await menuButton(page).click();
    await menu(page).getByRole('link', { name: 'Get Started' }).click();
    await menu(page).waitFor({ state: 'hidden' });

    const [plain] = await openPage(browser, { ...phone, javaScriptEnabled: false });
    await plain.goto(siteOrigin);
    await menuButton(plain).click();
    await menu(plain).getByRole('link', { name: 'Tools' }).click();
    await plain.waitForURL(`${siteOrigin}/tools`);
  });

  it('keeps its menu inside a low window, where it scrolls', async () => {
    const [page] = await openPage(browser, { viewport: { width: 640, height: 300 } });
    await page.goto(siteOrigin);
    await menuButton(page).click();
    const box = await menu(page).boundingBox();
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(300);
    await menu(page).hover();
    await page.mouse.wheel(0, 1000);
    const last = menu(page).getByRole('link', { name: 'Get Started' });
    const bottomOf = async () => {
      const { y, height } = (await last.boundingBox()) ?? { y: 999, height: 0 };
      return y + height;
    };
    await expect.poll(bottomOf).toBeLessThanOrEqual(300);
  });

  it.each([768, 800, 960])('fits its links into the header at %d px', async (width) => {
    const [page] = await openPage(browser, { viewport: { width, height: 800 } });
    await page.goto(siteOrigin);
    const last = page.locator('sa-site-header nav').getByRole('link', { name: 'Get Started' });
    const { x, width: own } = (await last.boundingBox()) ?? { x: 0, width: 0 };
    expect(x + own).toBeLessThanOrEqual(width - 16);
  });

  it('keeps all of its header in the window with letters of twice the size', async () => {
    const [page] = await openPage(browser, { viewport: { width: 1280, height: 800 } });
    await page.goto(siteOrigin);
    await defined(page, 'sa-site-header');
    // As a browser's setting for text alone does.
    await page.locator('sa-site-header header').evaluate((header) => {
      const all = [...header.querySelectorAll<HTMLElement>('*')];
      const sizes = all.map((element) => Number.parseFloat(getComputedStyle(element).fontSize));
      for (const [index, element] of all.entries())
        element.style.fontSize = `${2 * (sizes[index] ?? 16)}px`;
    });
    const main = page.getByRole('navigation', { name: 'Main' });
    const last = await main.getByRole('link', { name: 'Get Started' }).boundingBox();
    const bar = await page.locator('sa-site-header header').boundingBox();
    expect((last?.x ?? 0) + (last?.width ?? 9999)).toBeLessThanOrEqual(1280 - 16);
    expect((last?.y ?? 0) + (last?.height ?? 9999)).toBeLessThanOrEqual(bar?.height ?? 0);
  });

  it('has links in its footer that a thumb hits, on a phone', async () => {
    const [page] = await openPage(browser, phone);
    await page.goto(siteOrigin);
    const links = page.locator('sa-site-footer a');
    await page.locator('sa-site-footer').scrollIntoViewIfNeeded();
    await defined(page, 'sa-site-footer');
    const heights = await links.evaluateAll((all) =>
      all
        .filter((link) => link.closest('li'))
        .map((link) => Math.round(link.getBoundingClientRect().height)),
    );
    expect(heights.length).toBeGreaterThan(15);
    for (const height of heights) expect(height).toBeGreaterThanOrEqual(44);
  });

  it.each([
    ['/', 320],
    ['/tools', 360],
    ['/contact', 390],
  ])(
    'has a chat button on %s at %i px, over no control, wherever a phone rests',
    async (path, width) => {
      const [page] = await openPage(browser, {
        ...phone,
        viewport: { width, height: 800 },
      });
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

  it('has grey text and thin lines in the colour of its text for who wants more contrast', async () => {
    const [page] = await openPage(browser, { contrast: 'more' });
    await page.goto(`${siteOrigin}/tools`);
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
  });

  it('tells what is chosen from what is not in forced colours', async () => {
    const [page] = await openPage(browser, { forcedColors: 'active' });
    await page.goto(`${siteOrigin}/blog`);
    await defined(page, 'sa-blog-list');
    const looks = (selector: string) =>
      page.locator(selector).evaluateAll((all) =>
        all.map((element) => {
          const { backgroundColor, color, textDecorationLine } = getComputedStyle(element);
          return [backgroundColor, color, textDecorationLine].join();
        }),
      );
    const [pressed] = await looks('sa-blog-list [aria-pressed=true]');
    for (const other of await looks('sa-blog-list [aria-pressed=false]')) {
      expect(other).not.toBe(pressed);
    }
    const [current] = await looks('sa-site-header nav:first-of-type [aria-current]');
    for (const other of await looks(
      'sa-site-header nav:first-of-type a:not([aria-current], [class])',
    )) {
      expect(other).not.toBe(current);
    }
    await page.goto(siteOrigin);
    await page.locator('sa-updates-strip').scrollIntoViewIfNeeded();
    await defined(page, 'sa-updates-strip');
    const [dot] = await looks('sa-updates-strip [role=img] > [data-active=true]');
    for (const other of await looks('sa-updates-strip [role=img] > [data-active=false]')) {
      expect(other).not.toBe(dot);
    }
  });

  it('prints a dark page in dark ink on white, without what is only for a screen', async () => {
    const [page] = await openPage(browser, { colorScheme: 'dark' });
    await page.goto(`${siteOrigin}/about`);
    await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
    const inkOf = (selector: string) =>
      page
        .locator(selector)
        .first()
        .evaluate((node) => getComputedStyle(node).color);
    for (const selector of ['body', 'sa-page-hero h1', 'sa-stats-strip h2'])
      expect(await inkOf(selector), selector).toBe('rgb(15, 23, 42)');
    expect(
      await page.locator('body').evaluate((body) => getComputedStyle(body).backgroundColor),
    ).toBe('rgb(255, 255, 255)');
    expect(await page.locator('sa-site-header nav').first().isVisible()).toBe(false);
    expect(await page.locator('sa-site-footer').isVisible()).toBe(false);
  });

  it('lets the keyboard skip to the content', async () => {
    const [page] = await openPage(browser);
    await page.goto(siteOrigin);
    await page.keyboard.press('Tab');
    const skip = page.getByRole('link', { name: 'Skip to the content' });
    expect(await skip.evaluate(isFocused)).toBe(true);
    await page.keyboard.press('Enter');
    await page.waitForURL(`${siteOrigin}/#main`);
    await page.keyboard.press('Tab');
    const focused = await page.evaluate(() => document.activeElement?.localName);
    expect(focused).toBe('sa-hero');
  });

  it('shows every section at once to a visitor who asks for less motion', async () => {
    const [page] = await openPage(browser);
    await page.goto(siteOrigin);
    await scrollThrough(page);
    expect(await page.locator('[data-unseen]').count()).toBe(0);
  });

  it('shows every section at once, and loads its code, where nobody can tell what is seen', async () => {
    const [page, pageErrors] = await openPage(browser);
    await page.addInitScript(() => Reflect.deleteProperty(window, 'IntersectionObserver'));
    await page.goto(siteOrigin);
    await page.waitForFunction(() => !document.querySelector(':not(:defined)'));
    expect(await page.locator('[data-unseen]').count()).toBe(0);
    expect(pageErrors).toEqual([]);
  });

  it('names a network after a moment of pointing at it, above the link, until Escape', async () => {
    const [page, pageErrors] = await openPage(browser);
    await page.goto(`${siteOrigin}/privacy`);
    await page.locator('sa-site-footer').scrollIntoViewIfNeeded();
    await defined(page, 'sa-site-footer');
    const link = page.getByRole('link', { name: 'LinkedIn' });
    await link.hover();
    const tip = page.locator('sa-site-footer [role=tooltip]');
    await tip.waitFor();
    expect(await tip.textContent()).toBe('LinkedIn');
    const [tipBox, linkBox] = [await tip.boundingBox(), await link.boundingBox()];
    expect((tipBox?.y ?? 0) + (tipBox?.height ?? 0)).toBeLessThanOrEqual(linkBox?.y ?? 0);
    await page.keyboard.press('Escape');
    await tip.waitFor({ state: 'detached' });
    expect(pageErrors).toEqual([]);
  });

  it('shows the year of the visit, not the one in which the page was built', async () => {
    const [page] = await openPage(browser);
    await page.clock.setFixedTime(new Date('2031-03-01T12:00:00'));
    await page.goto(`${siteOrigin}/privacy`);
    await page.locator('sa-site-footer').scrollIntoViewIfNeeded();
    await page.getByText(/^© 2031 /).waitFor();
    expect(await page.getByText(/^© 20/).count()).toBe(1);
  });

  it('has the round button of the chat at the bottom right of the window', async () => {
    const [page] = await openPage(browser, { viewport: { width: 1280, height: 800 } });
    await page.goto(`${siteOrigin}/blog`);
    await page.evaluate(() => scrollTo({ top: 900, behavior: 'instant' }));
    const launcher = page.getByRole('button', { name: /^Chat with/ });
    // The button's box includes the badges on the rim of the picture.
    const picture = launcher.locator('> svg').first();
    expect(await picture.boundingBox()).toEqual({ x: 1204, y: 724, width: 60, height: 60 });
    const radius = await launcher.evaluate((button) => getComputedStyle(button).borderRadius);
    expect(radius).toBe('50%');
  });

  it('holds a chat by keyboard', async () => {
    const [page, pageErrors] = await openPage(browser);
    await page.goto(`${siteOrigin}/privacy`);
    const launcher = page.getByRole('button', { name: /^Chat with/ });
    await launcher.press('Enter');
    const panel = page.getByRole('dialog', { name: /^Chat with/ });
    await panel.getByRole('textbox', { name: 'Your message' }).focus();
    await page.keyboard.type('What does it cost?');
    await page.keyboard.press('Enter');
    await expect.poll(() => panel.getByRole('log').locator('p').count()).toBe(3);
    await page.keyboard.press('Escape');
    await panel.waitFor({ state: 'detached' });
    expect(await launcher.evaluate(isFocused)).toBe(true);
    expect(pageErrors).toEqual([]);
  });

  it('leaves room for the messages of the chat on a phone held sideways, and scrolls to the rest', async () => {
    const [page] = await openPage(browser, { viewport: { width: 640, height: 300 } });
    await page.goto(`${siteOrigin}/privacy`);
    await page.getByRole('button', { name: /^Chat with/ }).click();
    const panel = page.getByRole('dialog', { name: /^Chat with/ });
    const log = await panel.getByRole('log').boundingBox();
    expect(log?.height).toBeGreaterThanOrEqual(96);
    await panel.hover({ position: { x: 60, y: 20 } });
    await page.mouse.wheel(0, 1000);
    const field = panel.getByRole('textbox', { name: 'Your message' });
    const bottom = async (of: typeof panel) => {
      const box = await of.boundingBox();
      return (box?.y ?? 0) + (box?.height ?? 0);
    };
    await expect.poll(() => bottom(field)).toBeLessThanOrEqual(await bottom(panel));
  });

  it('never lets the chat lie over what a visitor clicks', async () => {
    const [page] = await openPage(browser, phone);
    await page.goto(`${siteOrigin}/contact`);
    await page.getByRole('button', { name: /^Chat with/ }).press('Enter');
    await page.getByRole('dialog', { name: /^Chat with/ }).waitFor();
    const under = await page.evaluate(() => document.elementFromPoint(8, 300)?.localName);
    expect(under).not.toBe('sa-chat-widget');
  });

  it('shows a toast beside the button of the chat', async () => {
    const [page] = await openPage(browser, { viewport: { width: 1280, height: 800 } });
    await page.goto(`${siteOrigin}/privacy`);
    await takenOver(page, 'sa-newsletter-form');
    await page.getByLabel('Email for our newsletter').fill('beside@example.com');
    await page.getByRole('button', { name: 'Subscribe' }).click();
    await toast(page).waitFor();
    const launcher = page.getByRole('button', { name: /^Chat with/ });
    await comeApart(toast(page), launcher);

    // The focus holds the toast; at the page's head nothing lifts the button out of its corner.
    await page.keyboard.press('F8');
    await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
    await expect.poll(async () => (await launcher.boundingBox())?.y).toBeGreaterThan(700);
    await comeApart(toast(page), launcher);
  });

  it('repeats a press on a button whose code was not there yet', async () => {
    const [page] = await openPage(browser);
    const code = await holdBack(page, '**/chunks/chat-widget-*.js');
    await page.goto(`${siteOrigin}/privacy`);
    await code.requested;
    await page.getByRole('button', { name: /^Chat with/ }).click();
    code.release();
    await page.getByRole('dialog', { name: /^Chat with/ }).waitFor();
  });

  it.each([
    '/about#testimonials',
    '/contact#consultation',
    '/#tools',
    '/#blog',
    '/about#testimonials',
    '/tools#countries',
  ])('opens at %s, below the header', async (path) => {
    const [page] = await openPage(browser);
    await page.goto(siteOrigin + path);
    const target = page.locator(`#${path.split('#')[1]}`);
    const top = () => target.evaluate((element) => element.getBoundingClientRect().top);
    await expect.poll(top).toBeLessThan(200);
    await settled(page);
    expect(await top()).toBeGreaterThanOrEqual(64);
    expect(await top()).toBeLessThan(200);
  });
});
