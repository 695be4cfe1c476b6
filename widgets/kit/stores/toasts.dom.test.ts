import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ensureToaster, showToast } from './toasts.ts';

const greeting = { title: 'Hello', description: 'There', variant: 'default' } as const;
const toaster = () => document.querySelector('sa-toaster') as HTMLElement;

/** A toaster as another script defines it: all that the two have in common is the event. */
function takeToasts(element: HTMLElement) {
  const details: unknown[] = [];
  element.addEventListener('sa-toast', (event) => {
    details.push((event as CustomEvent).detail);
    event.preventDefault();
  });
  return details;
}

describe('showToast', () => {
  beforeEach(() => {
    vi.useFakeTimers();
    document.body.innerHTML = '';
  });
  afterEach(() => {
    vi.restoreAllMocks();
    vi.useRealTimers();
  });

  it('hands plain data to the toaster of the page, whoever defined it', async () => {
    ensureToaster();
    const details = takeToasts(toaster());
    expect(await showToast({ ...greeting, from: document.body })).toBe(true);
    expect(details).toEqual([{ ...greeting, from: document.body }]);
  });

  it('lets no listener of the page see the toast go by', async () => {
    ensureToaster();
    takeToasts(toaster());
    const seen = vi.fn();
    document.addEventListener('sa-toast', seen);
    await showToast(greeting);
    document.removeEventListener('sa-toast', seen);
    expect(seen).not.toHaveBeenCalled();
  });

  it('says at once that a toaster of a version without the event takes nothing', async () => {
    vi.spyOn(customElements, 'get').mockReturnValue(class extends HTMLElement {});
    expect(await showToast(greeting)).toBe(false);
  });

  it('waits a second for the code of the toaster, and no longer', async () => {
    const settled = vi.fn();
    showToast(greeting).then(settled);
    await vi.advanceTimersByTimeAsync(999);
    expect(settled).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(settled).toHaveBeenCalledWith(false);
  });

  it('hands the toast over once that code has come', async () => {
    let define: () => void = () => {};
    const defined = new Promise<void>((resolve) => {
      define = resolve;
    });
    vi.spyOn(customElements, 'whenDefined').mockReturnValue(defined as never);
    const shown = showToast(greeting);
    const details = takeToasts(toaster());
    define();
    expect(await shown).toBe(true);
    expect(details).toHaveLength(1);
  });
});

describe('ensureToaster', () => {
  beforeEach(() => {
    document.body.innerHTML = '';
  });

  it('creates the toaster once, and none where the page has its own', () => {
    ensureToaster();
    ensureToaster();
    expect(document.body.innerHTML).toBe('<sa-toaster embedded=""></sa-toaster>');
    document.body.innerHTML = '<sa-toaster></sa-toaster>';
    ensureToaster();
    expect(document.body.innerHTML).toBe('<sa-toaster></sa-toaster>');
  });

  it('wakes a toaster that the page was served with and whose code has not come', () => {
    document.body.innerHTML = '<sa-toaster class="mine"></sa-toaster>';
    const served = document.body.firstElementChild;
    served?.attachShadow({ mode: 'open' });
    ensureToaster();
    const woken = document.querySelector('sa-toaster');
    expect(woken).not.toBe(served);
    expect(woken?.shadowRoot).toBe(null);
    expect(document.body.innerHTML).toBe('<sa-toaster class="mine"></sa-toaster>');
  });
});
