import type { Page } from 'playwright-core';
import { expect } from 'vitest';

/** The focused element in the innermost tree, and whether its focus can be seen. */
export const focusStop = (page: Page) =>
  page.evaluate(() => {
    let focused = document.activeElement;
    while (focused?.shadowRoot?.activeElement) focused = focused.shadowRoot.activeElement;
    if (!focused || focused.matches('html, body')) return undefined;
    const { top, right, bottom, left } = focused.getBoundingClientRect();
    const outlines: string[] = [];
    // A card may show the outline instead of the link inside it.
    for (let node: Element | null = focused; node; node = node.parentElement) {
      for (const part of [undefined, '::after'])
        outlines.push(getComputedStyle(node, part).outlineStyle);
    }
    const label = (focused as HTMLInputElement).labels?.[0]?.textContent;
    return {
      name: (focused.getAttribute('aria-label') ?? label ?? focused.textContent).trim(),
      hasOutline: outlines.some((style) => style !== 'none'),
      isInWindow: bottom > 0 && top < innerHeight && left >= 0 && right <= innerWidth,
    };
  });

/** Accessible name of the focused element, in any shadow tree; empty if nothing has focus. */
export const focusedName = async (page: Page) => (await focusStop(page))?.name ?? '';

/** Presses Tab until an element of this name, or with this beginning, has visible focus; it may still be loading. */
export async function tabTo(page: Page, name: string | RegExp): Promise<void> {
  const isThere = async () => {
    await page.keyboard.press('Tab');
    const now = await focusedName(page);
    return typeof name === 'string' ? now.startsWith(name) : name.test(now);
  };
  const message = `The Tab key leads to "${name}"`;
  await expect.poll(isThere, { interval: 0, message }).toBe(true);
  expect((await focusStop(page))?.hasOutline, String(name)).toBe(true);
}

export async function pressKeys(page: Page, ...keys: string[]): Promise<void> {
  for (const key of keys) await page.keyboard.press(key);
}
