import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ensureToaster, FROM } from './toaster.ts';
import { showToast } from './toasts.ts';

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
  });

  const show = () => showToast(greeting, document.body);

  it("sends plain data to the page's toaster, unseen by the page's listeners", () => {
    ensureToaster();
    const details = takeToasts(toaster());
    let from: unknown;
    toaster().addEventListener('sa-toast', (event) => {
      from = (event as Event & { [FROM]?: unknown })[FROM];
    });
    const seen = vi.fn();
    document.addEventListener('sa-toast', seen);
    expect(show()).toBe(true);
    document.removeEventListener('sa-toast', seen);
    expect(details).toEqual([greeting]);
    expect(from).toBe(document.body);
    expect(seen).not.toHaveBeenCalled();
  });

  describe('before the code of the toaster has come', () => {
    let define: () => void;
    beforeEach(() => {
      const defined = new Promise<void>((resolve) => {
        define = resolve;
      });
      vi.spyOn(customElements, 'whenDefined').mockReturnValue(defined as never);
    });

    it('returns at once, and delivers the toast when the code comes', async () => {
      expect(show()).toBe(false);
      const details = takeToasts(toaster());
      define();
      await vi.advanceTimersByTimeAsync(0);
      expect(details).toEqual([greeting]);
    });

    it('drops the toast after ten seconds', async () => {
      show();
      const details = takeToasts(toaster());
      vi.advanceTimersByTime(10_000);
      define();
      await vi.advanceTimersByTimeAsync(0);
      expect(details).toEqual([]);
    });
  });

  it('sends nothing to a toaster of a version without the event', () => {
    const whenDefined = vi.spyOn(customElements, 'whenDefined');
    vi.spyOn(customElements, 'get').mockReturnValue(class extends HTMLElement {});
    expect(show()).toBe(false);
    expect(whenDefined).not.toHaveBeenCalled();
  });
});

describe('ensureToaster', () => {
  beforeEach(() => {
    document.body.innerHTML = '';
  });

  it('creates the toaster once, and none if the page has its own', () => {
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
