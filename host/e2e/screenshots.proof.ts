import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { afterAll, describe, expect, it } from 'vitest';
import { cannedDesk, cannedFetch } from '../../widgets/sa-lead-desk/testing/canned-desk.ts';
import { deskOrigin, openPage, scrollThrough, siteOrigin } from './support.ts';
import { browser } from './visit.ts';

/** Set by `npm run screenshots`: pictures and hashes are written instead of compared. */
const isTaking = process.env.TAKE_SCREENSHOTS === '1';
const FOLDER = 'docs/screenshots';
/** Hash of the page that each picture showed when it was taken. */
const HASHES = `${FOLDER}/shown.json`;
const NOW_MS = Date.parse('2026-11-23T09:00:00Z');

interface Picture {
  width: number;
  height: number;
  isDark?: boolean;
  /** Below the window, too. */
  isWhole?: boolean;
  /** Address, of the site unless it begins with `desk`. */
  at: string;
  /** Steps of the visitor before the picture is taken. */
  act?: (page: Page) => Promise<unknown>;
}

const phone = { width: 360, height: 760 };

const pictures: Record<string, Picture> = {
  home: { width: 1280, height: 1000, at: '/' },
  'contact-dark': { width: 1280, height: 900, isDark: true, at: '/contact' },
  'cost-calculator': {
    width: 1280,
    height: 900,
    at: '/tools?cost-plan=de..masters.2.shared.moderate#cost-calculator',
    act: (page) => page.getByRole('heading', { name: 'Germany' }).first().waitFor(),
  },
  'phone-home': { ...phone, isDark: true, at: '/' },
  'phone-vocabulary': { ...phone, at: '/tools#vocabulary-practice' },
  'phone-visa': { ...phone, at: '/tools?visa-country=ca#visa-requirements' },
  'desk-inbox': { width: 1280, height: 860, at: 'desk' },
  'desk-lead': { width: 1280, height: 900, isWhole: true, at: 'desk#lead/contact/41' },
  'desk-health': { width: 768, height: 900, isWhole: true, at: 'desk#health' },
  'desk-phone-dark': {
    width: 360,
    height: 740,
    isWhole: true,
    isDark: true,
    at: 'desk#lead/contact/41',
  },
};

/** Answers the desk's calls with invented leads, the same ones each time. */
async function cannedAnswers(page: Page): Promise<void> {
  const answer = cannedFetch(cannedDesk(NOW_MS));
  await page.route(`${deskOrigin}/api/**`, async (route) => {
    const response = await answer(route.request().url());
    const { status } = response;
    await route.fulfill({ status, json: await response.json() });
  });
}

/**
 * Runs in the page: every element with its classes, whose names are hashes of their rules, its colours
 * and its text.
 */
function describeShown(): string {
  let shown = '';
  const describeRoot = (root: Document | ShadowRoot) => {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const node = walker.currentNode;
      const element = node instanceof Element ? node : node.parentElement;
      // A root that was drawn has its style until our code takes over.
      if (element?.matches('head, head *, script, style')) continue;
      if (node instanceof Element) {
        const { color, backgroundColor } = getComputedStyle(node);
        shown += `\n<${node.localName} ${node.className} ${color} ${backgroundColor}>`;
        if (node.shadowRoot) describeRoot(node.shadowRoot);
      } else shown += node.textContent;
    }
  };
  describeRoot(document);
  // The origin of this build.
  return shown.replaceAll(/(127\.0\.0\.1|localhost):\d+/g, '').replaceAll(/\s+/g, ' ');
}

describe('the pictures of README and docs/', () => {
  const taken: Record<string, string> = {};

  afterAll(async () => {
    if (isTaking) writeFileSync(HASHES, `${JSON.stringify(taken, null, 2)}\n`);
  });

  it.each(Object.entries(pictures))('%s shows the product as it is', async (name, picture) => {
    const { width, height, isDark, isWhole = false, at, act } = picture;
    const [page] = await openPage(browser, {
      viewport: { width, height },
      colorScheme: isDark ? 'dark' : 'light',
      timezoneId: 'Asia/Kolkata',
    });
    await page.clock.setFixedTime(NOW_MS);
    await page.addInitScript(() => {
      Math.random = () => 0.5;
    });
    await cannedAnswers(page);
    await page.goto(at.startsWith('desk') ? at.replace('desk', `${deskOrigin}/`) : siteOrigin + at);
    await act?.(page);
    // A drawing must not depend on the time at which its parts came.
    await scrollThrough(page);
    const shown = await page.evaluate(describeShown);
    taken[name] = createHash('sha256').update(shown).digest('hex').slice(0, 16);
    if (isTaking) await page.screenshot({ path: `${FOLDER}/${name}.png`, fullPage: isWhole });
    else
      expect(taken[name], 'run `npm run screenshots` and look at the pictures').toBe(
        JSON.parse(readFileSync(HASHES, 'utf8'))[name],
      );
  });
});
