import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { dismissToast, showToast, toasts } from './toasts.ts';

const greeting = { title: 'Hello', description: 'There', variant: 'default' } as const;
const newest = () => toasts.getState()[0]?.id ?? Number.NaN;

describe('toasts', () => {
  beforeEach(() => {
    vi.useFakeTimers();
    toasts.setState([], true);
    document.body.innerHTML = '';
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it('keeps one toast, the newer of two', () => {
    showToast(greeting);
    showToast({ ...greeting, title: 'Goodbye' });
    expect(toasts.getState().map(({ title }) => title)).toEqual(['Goodbye']);
  });

  it('removes the record of a dismissed toast 1000000 ms after its dismissal', () => {
    showToast(greeting);
    dismissToast(newest());
    expect(toasts.getState()).toMatchObject([{ isOpen: false }]);
    vi.advanceTimersByTime(999_999);
    expect(toasts.getState()).toHaveLength(1);
    vi.advanceTimersByTime(1);
    expect(toasts.getState()).toEqual([]);
  });

  it('leaves a newer toast alone when an older record is removed', () => {
    showToast(greeting);
    dismissToast(newest());
    showToast({ ...greeting, title: 'Goodbye' });
    vi.advanceTimersByTime(1_000_000);
    expect(toasts.getState()).toMatchObject([{ title: 'Goodbye', isOpen: true }]);
  });

  it('creates the toaster once, and none where the page has its own', () => {
    showToast(greeting);
    showToast(greeting);
    expect(document.body.innerHTML).toBe('<sa-toaster embedded=""></sa-toaster>');
    document.body.innerHTML = '<sa-toaster></sa-toaster>';
    showToast(greeting);
    expect(document.body.innerHTML).toBe('<sa-toaster></sa-toaster>');
  });

  it('wakes a toaster that the page was served with and whose code has not come', () => {
    document.body.innerHTML = '<sa-toaster class="mine"></sa-toaster>';
    const served = document.body.firstElementChild;
    served?.attachShadow({ mode: 'open' });
    showToast(greeting);
    const woken = document.querySelector('sa-toaster');
    expect(woken).not.toBe(served);
    expect(woken?.shadowRoot).toBe(null);
    expect(document.body.innerHTML).toBe('<sa-toaster class="mine"></sa-toaster>');
  });
});
