import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Toast } from '../kit/stores/toasts.ts';
import { mount, rendered } from '../testing/mount.ts';
import { addToast, toastStore } from './toast-store.ts';
import './toaster.ts';

async function open(attributes = '') {
  const element = await mount(`<sa-toaster ${attributes}></sa-toaster><input>`);
  // The view's effects run after the first frame.
  await pass(100);
  const root = element.shadowRoot as ShadowRoot;
  const card = () => root.querySelector('[data-state]') as HTMLElement;
  return { root, card, state: () => card().dataset.state };
}

/** Hands a toast over as any script of the page does; false is a toaster that did not take it. */
function offer(more: Partial<Toast> = {}, toaster = document.querySelector('sa-toaster')) {
  const detail = { title: 'Hello', description: 'There', variant: 'default', ...more };
  const event = new CustomEvent('sa-toast', { cancelable: true, detail });
  return !toaster?.dispatchEvent(event);
}

async function show(more: Partial<Toast> = {}) {
  offer(more);
  await rendered();
}

async function pass(ms: number) {
  vi.advanceTimersByTime(ms);
  await rendered();
}

describe('<sa-toaster>', () => {
  beforeEach(() => {
    vi.useFakeTimers();
    toastStore.setState({}, true);
  });
  afterEach(async () => {
    await rendered();
    // Preact's queue of effects would never get a fake frame.
    vi.runOnlyPendingTimers();
  });

  it.each([
    ['default', 'status'],
    ['destructive', 'alert'],
  ] as const)(
    'puts the text of a %s toast into the %s region, empty before',
    async (variant, role) => {
      const { root, card } = await open();
      const region = root.querySelector(`[role=${role}]`);
      expect(region?.textContent).toBe('');
      await show({ variant });
      expect(region?.textContent).toBe('HelloThere');
      expect(card().dataset.variant).toBe(variant);
    },
  );

  it('shows a newer toast for 5000 ms of its own', async () => {
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
    ['the pointer moves on it', 'pointermove', 'pointerleave'],
    ['the focus is in it', 'focus', 'blur'],
  ])('stops the clock while %s', async (_, start, end) => {
    const { card, state } = await open();
    await show();
    await pass(3000);
    const target = start === 'focus' ? (card().parentElement as HTMLElement) : card();
    target.dispatchEvent(new PointerEvent(start, { movementX: 1, bubbles: start === 'focus' }));
    target.dispatchEvent(new Event(start === 'focus' ? 'focusin' : 'none', { bubbles: true }));
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

  it('closes in its time under a pointer that rests where the toast arrives', async () => {
    const { card, state } = await open();
    await show();
    for (const type of ['pointerenter', 'pointermove'])
      card().dispatchEvent(new PointerEvent(type, { movementX: 0, bubbles: true }));
    await rendered();
    await pass(4999);
    expect(state()).toBe('open');
    await pass(1);
    expect(state()).toBe('closed');
  });

  it('keeps one toast, the newer of two, and its record for 1000000 ms once dismissed', async () => {
    const { root } = await open();
    await show();
    await show({ title: 'Goodbye' });
    expect(root.querySelectorAll('strong')).toHaveLength(1);
    expect(toastStore.getState().toast).toMatchObject({ title: 'Goodbye', isOpen: true });
    await pass(5000);
    expect(toastStore.getState().toast).toMatchObject({ isOpen: false });
    await pass(999_999);
    expect(toastStore.getState().toast).toMatchObject({ isOpen: false });
    await pass(1);
    expect(toastStore.getState().toast).toBeUndefined();
    // The removal of an older record leaves a newer toast alone.
    await show();
    await pass(1_004_000);
    await show({ title: 'Again' });
    await pass(1000);
    expect(toastStore.getState().toast).toMatchObject({ title: 'Again', isOpen: true });
  });

  it.each([
    ['makes it inert', 'inert'],
    ['hides it from screen readers', 'aria-hidden="true"'],
  ])('reports to the sender if the page %s', async (_, around) => {
    document.body.innerHTML = `<div ${around}><sa-toaster></sa-toaster></div>`;
    await pass(100);
    expect(offer()).toBe(false);
  });

  it('shows a toast in one toaster where a page has two', async () => {
    document.body.innerHTML = '<sa-toaster></sa-toaster><sa-toaster></sa-toaster>';
    await pass(100);
    offer();
    await rendered();
    const texts = [...document.querySelectorAll('sa-toaster')].map(
      ({ shadowRoot }) => shadowRoot?.querySelector('[role=status]')?.textContent,
    );
    expect(texts).toEqual(['HelloThere', '']);
  });

  it.each(['Close notification', 'Undo'])(
    'closes by "%s", which alone runs its action',
    async (name) => {
      const run = vi.fn();
      const { root, state } = await open();
      await show({ action: { label: 'Undo', run } });
      const buttons = [...root.querySelectorAll('button')];
      buttons
        .find((each) => (each.getAttribute('aria-label') ?? each.textContent) === name)
        ?.click();
      await rendered();
      expect(state()).toBe('closed');
      expect(root.querySelector('[role=status]')?.textContent).toBe('');
      expect(run).toHaveBeenCalledTimes(name === 'Undo' ? 1 : 0);
    },
  );

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
    ['anywhere on our own site', '', 'input', true],
    ['nowhere outside our elements when embedded', 'embedded', 'input', false],
    ['inside one of our elements when embedded', 'embedded', 'sa-toaster', true],
    ['anywhere if the page asks for it', 'embedded', '[toast-hotkey]', true],
  ])('handles F8 %s', async (_, attributes, from, isTaken) => {
    const { root } = await open(attributes);
    if (from === '[toast-hotkey]') document.querySelector('input')?.toggleAttribute('toast-hotkey');
    const init = { key: 'F8', bubbles: true, composed: true, cancelable: true };
    const key = new KeyboardEvent('keydown', init);
    document.querySelector(from)?.dispatchEvent(key);
    expect(key.defaultPrevented).toBe(isTaken);
    if (isTaken) expect(document.activeElement).toBe(root.host);
  });

  it('keeps off the heading of a confirmation that fills the window', async () => {
    const form = document.createElement('div');
    const inner = form.attachShadow({ mode: 'open' });
    inner.innerHTML = '<form part="form"><div part="confirmation"><h3></h3></div></form>';
    const box = (top: number, bottom: number) => ({ left: 0, right: 280, top, bottom }) as DOMRect;
    const boxes = vi.spyOn(Element.prototype, 'getBoundingClientRect');
    boxes.mockImplementation(function (this: Element) {
      if (this.localName === 'h3') return box(135, 221);
      return inner.contains(this) ? box(80, 3000) : box(0, 168);
    });
    const { card } = await open();
    await show();
    addToast({ title: 'Hello', description: 'There', variant: 'default' }, form);
    await rendered();
    expect(card().parentElement?.style.translate).toBe('0 221px');
    boxes.mockRestore();
  });

  it('closes by Escape while the focus is in it', async () => {
    const { card, state } = await open();
    await show();
    const onPage = vi.fn();
    document.addEventListener('keydown', onPage, { once: true });
    const init = { key: 'Escape', bubbles: true, composed: true, cancelable: true };
    const key = new KeyboardEvent('keydown', init);
    card().dispatchEvent(key);
    await rendered();
    expect(state()).toBe('closed');
    // A dialog of the page around the toast stays open.
    expect(key.defaultPrevented).toBe(true);
    expect(onPage).not.toHaveBeenCalled();
    document.removeEventListener('keydown', onPage);
  });
});
