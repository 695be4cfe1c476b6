import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { mount, rendered } from '../testing/mount.ts';
import './updates-strip.ts';

async function open() {
  const scrollTo = vi.spyOn(Element.prototype, 'scrollTo');
  const element = await mount('<sa-updates-strip></sa-updates-strip>');
  const root = element.shadowRoot as ShadowRoot;
  const button = (name: string) =>
    [...root.querySelectorAll('button')].find(
      (candidate) =>
        candidate.getAttribute('aria-label') === name ||
        candidate.firstElementChild?.textContent === name,
    ) as HTMLButtonElement;
  return {
    element,
    root,
    press: async (name: string) => {
      button(name).click();
      await rendered();
    },
    dialog: () => root.querySelector('dialog'),
    scrolled: () => (scrollTo.mock.lastCall?.[0] as ScrollToOptions | undefined)?.left,
    step: () => root.querySelector('[role=img]')?.getAttribute('aria-label'),
    dots: () =>
      [...root.querySelectorAll<HTMLElement>('[role=img] > *')].map(
        ({ dataset }) => dataset.active === 'true',
      ),
  };
}

async function pass(ms: number) {
  vi.advanceTimersByTime(ms);
  await rendered();
}

describe('<sa-updates-strip>', () => {
  beforeEach(() => {
    vi.useFakeTimers({ now: Date.parse('2026-08-31T12:00:00+05:30') });
  });
  afterEach(async () => {
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
    document.body.innerHTML = '';
    await rendered();
    vi.runOnlyPendingTimers();
    vi.useRealTimers();
  });

  it('has the nine stories in their order', async () => {
    const { root } = await open();
    const titles = [...root.querySelectorAll('li button > :first-child')];
    expect(titles.map(({ textContent }) => textContent)).toEqual([
      'Scholarship Alert',
      'Group Discounts',
      'IELTS Preparation',
      'Visa Guidance',
      'Free Consultation',
      'Document Review',
      'Summer Special',
      'Student Community',
      'Newsletter',
    ]);
  });

  it('cuts the captions under the bubbles, and shows a screen reader the whole titles', async () => {
    const { root } = await open();
    const captions = [...root.querySelectorAll('li button > :last-child')];
    expect(captions.map(({ textContent }) => textContent)).toEqual([
      'Scholarship Ale…',
      'Group Discounts',
      'IELTS Preparati…',
      'Visa Guidance',
      'Free Consultati…',
      'Document Review',
      'Summer Special',
      'Student Communi…',
      'Newsletter',
    ]);
    for (const caption of captions) expect(caption.getAttribute('aria-hidden')).toBe('true');
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

  it('wraps around by its arrows', async () => {
    const { press, step } = await open();
    await press('Previous story');
    expect(step()).toBe('Story 9 of 9');
    await press('Next story');
    expect(step()).toBe('Story 1 of 9');
  });

  it('opens a story with brand, whole title, text and a button, and says so to the page', async () => {
    const heard = vi.fn();
    const { element, press, dialog } = await open();
    element.addEventListener('sa-opened', heard);
    await press('Scholarship Alert');
    expect(dialog()?.getAttribute('aria-modal')).toBe('true');
    expect(dialog()?.querySelector('h2')?.textContent).toBe('Scholarship Alert');
    expect(dialog()?.textContent).toContain('Sarathi Abroad');
    expect(dialog()?.textContent).toContain('50% tuition discount for Indian students');
    expect(dialog()?.querySelector('a')?.getAttribute('href')).toBe(
      'https://site.example/tools#scholarship-finder',
    );
    expect(heard.mock.calls[0]?.[0]).toMatchObject({ detail: { story: 1 } });
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

  it('closes a story by a click beside the card, not by one inside it', async () => {
    const { press, dialog } = await open();
    await press('Visa Guidance');
    dialog()?.querySelector('h2')?.click();
    await rendered();
    expect(dialog()).not.toBeNull();
    dialog()?.click();
    await rendered();
    expect(dialog()).toBeNull();
  });

  it.each([
    ['2026-08-31T12:00:00+05:30', false],
    ['2026-09-01T00:00:00+05:30', true],
  ])('says on %s whether the summer offer is over: %s', async (now, isOver) => {
    vi.setSystemTime(Date.parse(now));
    const { press, dialog } = await open();
    await press('Summer Special');
    expect(dialog()?.textContent?.includes('This offer ended on 31 August 2026.')).toBe(isOver);
  });

  it.each([
    ['2026-08-31T12:00:00+05:30', 'Summer Special'],
    ['2026-09-01T00:00:00+05:30', 'Summer Special Ended'],
  ])('names the bubble of the summer offer on %s "%s"', async (now, name) => {
    vi.setSystemTime(Date.parse(now));
    const { root } = await open();
    const texts = [...root.querySelectorAll('li:nth-child(7) button > :not([aria-hidden])')];
    expect(texts.map(({ textContent }) => textContent).join(' ')).toBe(name);
    expect(root.querySelectorAll('small')).toHaveLength(name.includes('Ended') ? 1 : 0);
  });

  it('has a picture for each story, none of them twice', async () => {
    const { root } = await open();
    const pictures = [...root.querySelectorAll('li svg')].map(({ innerHTML }) => innerHTML);
    expect(new Set(pictures).size).toBe(9);
  });

  it('keeps an offer that is over in its place', async () => {
    vi.setSystemTime(Date.parse('2026-09-01T12:00:00+05:30'));
    const { root } = await open();
    const titles = [...root.querySelectorAll('li button > :first-child')];
    expect(titles.map(({ textContent }) => textContent).slice(6)).toEqual([
      'Summer Special',
      'Student Community',
      'Newsletter',
    ]);
  });

  it('stands still when it is paused, and for whoever asks for less motion', async () => {
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
