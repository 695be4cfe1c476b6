import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  axeFindings,
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

describe('the shell and what moves in it', () => {
  let browser: Browser;

  beforeAll(async () => {
    browser = await launch();
  });
  afterAll(() => browser.close());

  it.each([
    [767, false],
    [768, true],
  ])('at %i px the links stand in the bar: %s', async (width, isWide) => {
    const [page] = await openPage(browser, { viewport: { width, height: 700 } });
    await page.goto(siteOrigin);
    expect(await page.getByRole('navigation', { name: 'Main' }).isVisible()).toBe(isWide);
    expect(await menuButton(page).isVisible()).toBe(!isWide);
    await page.close();
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
    await page.close();
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
    await page.close();

    const [plain] = await openPage(browser, { ...phone, javaScriptEnabled: false });
    await plain.goto(siteOrigin);
    await menuButton(plain).click();
    await menu(plain).getByRole('link', { name: 'Tools' }).click();
    await plain.waitForURL(`${siteOrigin}/tools`);
    await plain.close();
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
    await page.close();
  });

  it.each([768, 800, 960])('fits its links into the header at %d px', async (width) => {
    const [page] = await openPage(browser, { viewport: { width, height: 800 } });
    await page.goto(siteOrigin);
    const last = page.locator('sa-site-header nav').getByRole('link', { name: 'Get Started' });
    const { x, width: own } = (await last.boundingBox()) ?? { x: 0, width: 0 };
    expect(x + own).toBeLessThanOrEqual(width - 16);
    await page.close();
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
    await page.close();
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
    await page.close();
  });

  it.each([
    ['/', 320],
    ['/', 360],
    ['/tools', 360],
    ['/contact', 390],
    ['/blog', 360],
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
              // The button is told by whole pixels what is under it.
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
        // The button looks around once the page has come to rest.
        await page.clock.runFor(1000);
        await expect.poll(covered, { message: `at ${top}` }).toEqual([]);
        const isShown = (await dock.getAttribute('data-tucked')) === 'false';
        if (top === 0) expect(isShown).toBe(true);
        if (isShown) shown += 1;
      }
      expect(shown).toBeGreaterThan(9);
      await page.close();
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
    await page.close();
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
    await page.close();
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
    await page.close();
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
    await page.close();
  });

  it('stands still for whoever asks for less motion, and shows every section at once', async () => {
    const [page] = await openPage(browser);
    await stopClock(page);
    await page.goto(siteOrigin);
    await page.locator('sa-updates-strip').scrollIntoViewIfNeeded();
    await defined(page, 'sa-updates-strip');
    await page.clock.runFor(20_000);
    expect(await page.locator('sa-updates-strip').getByRole('img').getAttribute('aria-label')).toBe(
      'Story 1 of 9',
    );
    await page.getByText('Currently helping students go to Canada').waitFor();
    await scrollThrough(page);
    expect(await page.locator('[data-unseen]').count()).toBe(0);
    await page.close();
  });

  it('shows every section at once, and loads its code, where nobody can tell what is seen', async () => {
    const [page, pageErrors] = await openPage(browser);
    await page.addInitScript(() => Reflect.deleteProperty(window, 'IntersectionObserver'));
    await page.goto(siteOrigin);
    await page.waitForFunction(() => !document.querySelector(':not(:defined)'));
    expect(await page.locator('[data-unseen]').count()).toBe(0);
    expect(pageErrors).toEqual([]);
    await page.close();
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
    await page.close();
  });

  it('shows the year of the visit, not the one in which the page was built', async () => {
    const [page] = await openPage(browser);
    await page.clock.setFixedTime(new Date('2031-03-01T12:00:00'));
    await page.goto(`${siteOrigin}/privacy`);
    await page.locator('sa-site-footer').scrollIntoViewIfNeeded();
    await page.getByText(/^© 2031 /).waitFor();
    expect(await page.getByText(/^© 20/).count()).toBe(1);
    await page.close();
  });

  it('has the round button of the chat at the bottom right of the window', async () => {
    const [page] = await openPage(browser, { viewport: { width: 1280, height: 800 } });
    await page.goto(`${siteOrigin}/blog`);
    await page.evaluate(() => scrollTo({ top: 900, behavior: 'instant' }));
    const launcher = page.getByRole('button', { name: /^Chat with/ });
    // What lies on the picture's rim is in the button's box, too.
    const picture = launcher.locator('> svg').first();
    expect(await picture.boundingBox()).toEqual({ x: 1204, y: 724, width: 60, height: 60 });
    const radius = await launcher.evaluate((button) => getComputedStyle(button).borderRadius);
    expect(radius).toBe('50%');
    await page.close();
  });

  it.each([
    [320, 'light'],
    [1280, 'dark'],
  ] as const)('holds a chat by keyboard at %i px in %s', async (width, colorScheme) => {
    const [page, pageErrors] = await openPage(browser, {
      viewport: { width, height: 640 },
      colorScheme,
      bypassCSP: true,
    });
    await page.goto(`${siteOrigin}/privacy`);
    const launcher = page.getByRole('button', { name: /^Chat with/ });
    await launcher.press('Enter');
    const panel = page.getByRole('dialog', { name: /^Chat with/ });
    await panel.waitFor();
    const box = await panel.boundingBox();
    expect(box?.x).toBeGreaterThanOrEqual(0);
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(width);
    expect(box?.y).toBeGreaterThanOrEqual(0);
    expect(await panel.evaluate((own) => own.scrollWidth - own.clientWidth)).toBe(0);
    expect(await panel.evaluate((own) => own.scrollHeight - own.clientHeight)).toBe(0);
    expect(
      await panel
        .getByRole('log')
        .getByText(/^Hello, this is/)
        .count(),
    ).toBe(1);
    expect(await axeFindings(page)).toEqual([]);
    await panel.getByRole('textbox', { name: 'Your message' }).focus();
    await page.keyboard.type('What does it cost?');
    await page.keyboard.press('Enter');
    await panel.getByText('What does it cost?').waitFor();
    await expect.poll(() => panel.getByRole('log').locator('p').count()).toBe(3);
    await panel.getByRole('button', { name: 'Video' }).click();
    await panel
      .getByText('Video call feature would load here. Currently in demo mode.', { exact: true })
      .waitFor();
    await page.keyboard.press('Escape');
    await panel.waitFor({ state: 'detached' });
    expect(await launcher.evaluate(isFocused)).toBe(true);
    expect(pageErrors).toEqual([]);
    await page.close();
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
    await page.close();
  });

  it('never lets the chat lie over what a visitor clicks', async () => {
    const [page] = await openPage(browser, phone);
    await page.goto(`${siteOrigin}/contact`);
    await page.getByRole('button', { name: /^Chat with/ }).press('Enter');
    await page.getByRole('dialog', { name: /^Chat with/ }).waitFor();
    const under = await page.evaluate(() => document.elementFromPoint(8, 300)?.localName);
    expect(under).not.toBe('sa-chat-widget');
    await page.close();
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
    await page.close();
  });

  it('repeats a press on a button whose code was not there yet', async () => {
    const [page] = await openPage(browser);
    const code = await holdBack(page, '**/chunks/chat-widget-*.js');
    await page.goto(`${siteOrigin}/privacy`);
    await code.requested;
    await page.getByRole('button', { name: /^Chat with/ }).click();
    code.release();
    await page.getByRole('dialog', { name: /^Chat with/ }).waitFor();
    await page.close();
  });

  it('keeps what was typed before the code of a form arrived', async () => {
    const [page] = await openPage(browser);
    const code = await holdBack(page, '**/chunks/contact-form-*.js');
    await page.goto(`${siteOrigin}/contact`, { waitUntil: 'commit' });
    const name = page.locator('sa-contact-form').getByLabel('Full name');
    await name.fill('Asha Rao');
    await code.requested;
    // The browser itself asks for the other fields.
    await name.press('Enter');
    code.release();
    await takenOver(page, 'sa-contact-form');
    expect(await name.inputValue()).toBe('Asha Rao');
    expect(page.url()).toBe(`${siteOrigin}/contact`);
    await page.close();
  });

  it('reaches the testimonials by their address, from another page and below the header', async () => {
    const [page] = await openPage(browser);
    await page.goto(siteOrigin);
    const footer = page.locator('sa-site-footer');
    await footer.getByRole('link', { name: 'Testimonials' }).click();
    await page.waitForURL(`${siteOrigin}/about#testimonials`);
    const top = () =>
      page.locator('#testimonials').evaluate((element) => element.getBoundingClientRect().top);
    await expect.poll(top).toBeLessThan(200);
    expect(await top()).toBeGreaterThanOrEqual(64);
    await page.close();
  });

  it.each([
    '/about#testimonials',
    '/contact#consultation',
    '/#tools',
    '/#blog',
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
    await page.close();
  });

  it('loads the map only when it is asked for', async () => {
    const [page] = await openPage(browser);
    const foreign: string[] = [];
    await page.route(/openstreetmap/, (route) => {
      foreign.push(route.request().url());
      return route.fulfill({ body: '<title>Map</title>', contentType: 'text/html' });
    });
    await page.goto(`${siteOrigin}/contact`);
    await scrollThrough(page);
    expect(foreign).toEqual([]);
    await page.getByRole('button', { name: 'Show the map' }).click();
    await page.locator('iframe[title="Map of our New Delhi office"]').waitFor();
    await expect.poll(() => foreign.length).toBe(1);
    await page.close();
  });

  it('hands an address of the blog over to the form of the footer, without a call', async () => {
    const [page] = await openPage(browser);
    const posts: string[] = [];
    page.on('request', (request) => {
      if (request.method() === 'POST') posts.push(request.url());
    });
    await page.goto(`${siteOrigin}/blog`);
    const block = page.locator('sa-blog-newsletter');
    await block.getByRole('textbox').fill('asha@example.com');
    await block.getByRole('button', { name: 'Subscribe' }).click();
    const footer = page.locator('sa-site-footer');
    await expect
      .poll(() => footer.getByLabel('Email for our newsletter').inputValue())
      .toBe('asha@example.com');
    const subscribe = footer.getByRole('button', { name: 'Subscribe' });
    await expect.poll(() => subscribe.evaluate(isFocused)).toBe(true);
    expect(posts).toEqual([]);
    expect(page.url()).toBe(`${siteOrigin}/blog`);
    await page.close();
  });

  it('keeps the state of the blog in its address', async () => {
    const [page] = await openPage(browser);
    await page.goto(`${siteOrigin}/blog?category=visa-guides&q=uk`);
    const list = page.locator('sa-blog-list');
    await expect.poll(() => list.getByRole('searchbox').inputValue()).toBe('uk');
    await expect.poll(() => list.getByRole('article').count()).toBe(1);
    await list.getByRole('button', { name: 'All Posts' }).click();
    await page.waitForURL(`${siteOrigin}/blog?q=uk`);
    await list.getByRole('searchbox').fill('zzzz');
    await list.getByText('No results found').waitFor();
    await list.getByRole('button', { name: 'View All Posts' }).click();
    await page.waitForURL(`${siteOrigin}/blog`);
    await page.close();
  });
});
