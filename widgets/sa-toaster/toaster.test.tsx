import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { showToast, toasts } from '../kit/stores/toasts.ts';
import { mount, rendered } from '../kit/testing/mount.ts';
import './toaster.ts';

async function open(attributes = '') {
  const element = await mount(`<sa-toaster ${attributes}></sa-toaster><input>`);
  // The view's effects run after the first frame.
  await pass(100);
  const root = element.shadowRoot as ShadowRoot;
  const card = () => root.querySelector('[data-state]') as HTMLElement;
  return { root, card, state: () => card().dataset.state };
}

async function show(more = {}) {
  showToast({ title: 'Hello', description: 'There', variant: 'default', ...more });
  await rendered();
}

async function pass(ms: number) {
  vi.advanceTimersByTime(ms);
  await rendered();
}

describe('<sa-toaster>', () => {
  beforeEach(() => {
    vi.useFakeTimers();
    toasts.setState([], true);
  });
  afterEach(async () => {
    document.body.innerHTML = '';
    await rendered();
    // Preact's queue of effects would wait for a fake frame for ever.
    vi.runOnlyPendingTimers();
    vi.useRealTimers();
  });

  it('has its live regions from the first render, empty', async () => {
    const { root } = await open();
    expect(root.querySelector('[role=status]')?.textContent).toBe('');
    expect(root.querySelector('[role=alert]')?.textContent).toBe('');
  });

  it.each([
    ['default', 'status'],
    ['destructive', 'alert'],
  ])('puts the text of a %s toast into the %s region', async (variant, role) => {
    const { root, card } = await open();
    await show({ variant });
    expect(root.querySelector(`[role=${role}]`)?.textContent).toBe('HelloThere');
    expect(card().dataset.variant).toBe(variant);
  });

  it('closes a toast 5000 ms after it opened', async () => {
    const { state } = await open();
    await show();
    await pass(4999);
    expect(state()).toBe('open');
    await pass(1);
    expect(state()).toBe('closed');
  });

  it('gives a newer toast its own 5000 ms', async () => {
    const { root, state } = await open();
    await show();
    await pass(4000);
    await show({ title: 'Again' });
    await pass(4999);
    expect(state()).toBe('open');
    expect(root.textContent).toContain('Again');
    await pass(1);
    expect(state()).toBe('closed');
  });

  it.each([
    ['the pointer is on it', 'pointerenter', 'pointerleave'],
    ['the focus is in it', 'focus', 'blur'],
  ])('stops the clock while %s', async (_, start, end) => {
    const { card, state } = await open();
    await show();
    await pass(3000);
    const target = start === 'focus' ? (card().parentElement as HTMLElement) : card();
    target.dispatchEvent(new Event(start, { bubbles: start === 'focus' }));
    target.dispatchEvent(new Event(start === 'focus' ? 'focusin' : start, { bubbles: true }));
    await rendered();
    await pass(60_000);
    expect(state()).toBe('open');
    target.dispatchEvent(new Event(end));
    target.dispatchEvent(new Event(end === 'blur' ? 'focusout' : end, { bubbles: true }));
    await rendered();
    await pass(1999);
    expect(state()).toBe('open');
    await pass(1);
    expect(state()).toBe('closed');
  });

  it('closes by its button', async () => {
    const { root, state } = await open();
    await show();
    root.querySelector<HTMLElement>('[aria-label="Close notification"]')?.click();
    await rendered();
    expect(state()).toBe('closed');
    expect(root.querySelector('[role=status]')?.textContent).toBe('');
  });

  it('runs its action and closes', async () => {
    const run = vi.fn();
    const { root, state } = await open();
    await show({ action: { label: 'Undo', run } });
    root.querySelector<HTMLElement>('button')?.click();
    await rendered();
    expect(run).toHaveBeenCalledOnce();
    expect(state()).toBe('closed');
  });

  it.each([
    ['open', 49],
    ['closed', 50],
    ['open', -200],
  ])('is %s after a swipe of %i px to the right', async (expected, px) => {
    const { card, state } = await open();
    await show();
    const swipe = (type: string, clientX: number) =>
      card().dispatchEvent(new PointerEvent(type, { clientX, bubbles: true }));
    swipe('pointerdown', 300);
    swipe('pointermove', 300 + px);
    expect(card().style.translate).toBe(px > 0 ? `${px}px` : '');
    swipe('pointerup', 300 + px);
    await rendered();
    expect(state()).toBe(expected);
    expect(card().style.translate).toBe('');
  });

  it.each([
    ['anywhere on our own site', '', '', 'input', true],
    ['nowhere outside our elements when embedded', 'embedded', '', 'input', false],
    ['inside one of our elements when embedded', 'embedded', '', 'sa-toaster', true],
    ['anywhere where the page asks for it', 'embedded', 'toast-hotkey', 'input', true],
  ])('takes F8 %s', async (_, attributes, onInput, from, isTaken) => {
    const { root } = await open(attributes);
    document.querySelector('input')?.toggleAttribute(onInput || 'data-none', true);
    const key = new KeyboardEvent('keydown', {
      key: 'F8',
      bubbles: true,
      composed: true,
      cancelable: true,
    });
    document.querySelector(from)?.dispatchEvent(key);
    expect(key.defaultPrevented).toBe(isTaken);
    if (isTaken) expect(document.activeElement).toBe(root.host);
  });

  it('closes by Escape while the focus is in it', async () => {
    const { card, state } = await open();
    await show();
    card().dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }));
    await rendered();
    expect(state()).toBe('closed');
  });
});
