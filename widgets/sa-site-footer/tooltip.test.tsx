import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { defineElement } from '../kit/element/define-element.tsx';
import { mount, rendered } from '../testing/mount.ts';
import { Tooltip } from './tooltip.tsx';

defineElement(
  'sa-two-tips',
  () => (
    <>
      {['First', 'Second'].map((text) => (
        <Tooltip key={text} text={text}>
          <button type="button">{text[0]}</button>
        </Tooltip>
      ))}
    </>
  ),
  {},
);

async function open() {
  const { shadowRoot } = await mount('<sa-two-tips></sa-two-tips>');
  const [first, second] = [...(shadowRoot as ShadowRoot).querySelectorAll('button')];
  return {
    first: first as HTMLElement,
    second: second as HTMLElement,
    shown: () => shadowRoot?.querySelector('[role=tooltip]')?.textContent,
  };
}

async function send(target: EventTarget, type: string, more = {}) {
  target.dispatchEvent(Object.assign(new Event(type, { bubbles: true, composed: true }), more));
  await rendered();
}

/** As a browser tells of it: entering and leaving do not bubble, focus has a bubbling twin. */
const point = (at: HTMLElement) => send(at.parentElement as HTMLElement, 'pointerenter');
const leave = (at: HTMLElement) => send(at.parentElement as HTMLElement, 'pointerleave');
async function focus(at: HTMLElement, type: 'focus' | 'blur') {
  await send(at, type);
  await send(at, type === 'focus' ? 'focusin' : 'focusout');
}

async function pass(ms: number) {
  vi.advanceTimersByTime(ms);
  await rendered();
}

describe('Tooltip', () => {
  // Each test is far from the last one's closing, which tooltips remember.
  let now = 0;
  beforeEach(() => {
    now += 60_000;
    vi.useFakeTimers({ now });
  });
  afterEach(async () => {
    document.body.innerHTML = '';
    await rendered();
    vi.runOnlyPendingTimers();
    vi.useRealTimers();
  });

  it.each([
    ['pointing', point],
    ['focus', (at: HTMLElement) => focus(at, 'focus')],
  ])('opens 700 ms after %s', async (_, act) => {
    const { first, shown } = await open();
    await act(first);
    await pass(699);
    expect(shown()).toBeUndefined();
    await pass(1);
    expect(shown()).toBe('First');
  });

  it.each([
    [300, 'Second'],
    [301, undefined],
  ])('opens another one %i ms after the last closed: %s', async (gapMs, expected) => {
    const { first, second, shown } = await open();
    await point(first);
    await pass(700);
    await leave(first);
    await pass(gapMs);
    await point(second);
    await pass(0);
    expect(shown()).toBe(expected);
    await pass(700);
    expect(shown()).toBe('Second');
  });

  it.each<[string, (at: HTMLElement) => Promise<void>]>([
    ['pointer leave', leave],
    ['blur', (at) => focus(at, 'blur')],
    ['click', (at) => send(at, 'click')],
    ['pointer-down', (at) => send(at, 'pointerdown')],
    ['scroll', () => send(document, 'scroll')],
    ['Escape', () => send(document, 'keydown', { key: 'Escape' })],
  ])('closes on %s', async (_, act) => {
    const { first, shown } = await open();
    await point(first);
    await pass(700);
    expect(shown()).toBe('First');
    await act(first);
    await pass(0);
    expect(shown()).toBeUndefined();
  });
});
