import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { brand } from '../content/brand.ts';
import { updates } from '../content/updates.ts';
import { formatDay } from '../kit/rules/calendar-day.ts';
import { driveElement } from '../testing/drive-element.ts';
import { mount, rendered } from '../testing/mount.ts';
import { onEverySite } from '../testing/specification.ts';
import './updates-strip.ts';

/** The first offer of the strip that ends, its place in it, and the last and next minute of its last day. */
const limited = updates.findIndex(({ expires }) => expires);
const offer = updates[limited] as (typeof updates)[number];
const lastNoon = Date.parse(`${offer.expires}T12:00:00+05:30`);
const dayAfter = Date.parse(`${offer.expires}T24:00:00+05:30`);

async function open() {
  const scroll = vi.spyOn(Element.prototype, 'scroll');
  const strip = driveElement(await mount('<sa-updates-strip></sa-updates-strip>'), {
    settle: rendered,
  });
  const { root, all, press } = strip;
  const nameOf = (button: Element) =>
    button.getAttribute('aria-label') ?? button.firstElementChild?.textContent;
  return {
    ...strip,
    press: (name: string) => press(all('button').find((each) => nameOf(each) === name)),
    dialog: () => root.querySelector('dialog'),
    scrolled: () => (scroll.mock.lastCall?.[0] as ScrollToOptions | undefined)?.left,
    step: () => root.querySelector('[role=img]')?.getAttribute('aria-label'),
    dots: () => all('[role=img] > *').map(({ dataset }) => dataset.active === 'true'),
  };
}

async function pass(ms: number) {
  vi.advanceTimersByTime(ms);
  await rendered();
}

describe('<sa-updates-strip>', () => {
  beforeEach(() => {
    vi.useFakeTimers({ now: lastNoon });
  });
  afterEach(async () => {
    vi.restoreAllMocks();
    await rendered();
    vi.runOnlyPendingTimers();
  });

  it('has nine dots, of which the one of the current step is active', async () => {
    const { dots, press } = await open();
    expect(dots()).toEqual([true, ...Array(8).fill(false)]);
    await press('Previous story');
    expect(dots()).toEqual([...Array(8).fill(false), true]);
  });

  it('goes on by 144 px every 3500 ms and starts again after the ninth', async () => {
    const { scrolled, step } = await open();
    await pass(3499);
    expect(scrolled()).toBe(0);
    await pass(1);
    expect(scrolled()).toBe(144);
    await pass(3500);
    expect(scrolled()).toBe(288);
    expect(step()).toBe('Story 3 of 9');
    await pass(7 * 3500);
    expect(scrolled()).toBe(0);
    expect(step()).toBe('Story 1 of 9');
  });

  it('opens a story with brand, whole title, text and a button, and says so to the page', async () => {
    const { press, dialog, listen } = await open();
    const heard = listen('sa-opened');
    await press('Scholarship Alert');
    expect(dialog()?.getAttribute('aria-modal')).toBe('true');
    expect(dialog()?.querySelector('h2')?.textContent).toBe('Scholarship Alert');
    const { content, cta, path } = updates[0] as (typeof updates)[number];
    expect(dialog()?.textContent).toContain(brand.name);
    expect(dialog()?.textContent).toContain(content);
    expect(dialog()?.querySelector('a')?.textContent).toContain(cta);
    expect(dialog()?.querySelector('a')?.getAttribute('href')).toBe(`https://site.example${path}`);
    expect(heard).toEqual([{ story: 1 }]);
    dialog()?.querySelector('h2')?.click();
    await rendered();
    expect(dialog()).not.toBeNull();
    // Beside the card.
    dialog()?.click();
    await rendered();
    expect(dialog()).toBeNull();
  });

  it('waits while a story is open and goes on within 3500 ms of closing it', async () => {
    const { press, step, dialog } = await open();
    await press('Newsletter');
    await pass(10_000);
    expect(step()).toBe('Story 1 of 9');
    await press('Close story');
    expect(dialog()).toBeNull();
    await pass(3500);
    expect(step()).toBe('Story 2 of 9');
  });

  it.each([
    ['on its last day', lastNoon, offer.title],
    ['from the day after', dayAfter, `${offer.title} Ended`],
  ])('says %s in story and bubble whether an offer is over, in its place', async (_, now, name) => {
    vi.setSystemTime(now);
    const isOver = name !== offer.title;
    const { root, press, dialog } = await open();
    const titles = [...root.querySelectorAll('li button > :first-child')];
    expect(titles.map(({ textContent }) => textContent)).toEqual(onEverySite.updateTitles);
    const bubble = `li:nth-child(${limited + 1})`;
    const texts = [...root.querySelectorAll(`${bubble} button > :not([aria-hidden])`)];
    expect(texts.map(({ textContent }) => textContent).join(' ')).toBe(name);
    expect(root.querySelectorAll(`${bubble} small`)).toHaveLength(isOver ? 1 : 0);
    await press(offer.title);
    const text = `This offer ended on ${formatDay(offer.expires as string)}.`;
    expect(dialog()?.textContent?.includes(text)).toBe(isOver);
  });

  it('does not move while paused, or for visitors who prefer less motion', async () => {
    const { press, step } = await open();
    await press('Pause the stories');
    await pass(20_000);
    expect(step()).toBe('Story 1 of 9');
    vi.stubGlobal('matchMedia', () => ({ matches: true }));
    const still = await open();
    await pass(20_000);
    expect(still.step()).toBe('Story 1 of 9');
  });
});
