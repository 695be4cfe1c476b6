import { createStore } from 'zustand/vanilla';

/** How long the record of a dismissed toast is kept. */
export const TOAST_REMOVE_DELAY_MS = 1_000_000;

export interface Toast {
  id: number;
  title: string;
  description: string;
  variant: 'default' | 'destructive';
  /** A button beside the text; running it dismisses the toast. */
  action?: { label: string; run: () => void };
  isOpen: boolean;
}

/** At most one toast, the newest. */
export const toasts = createStore<Toast[]>(() => []);

let lastId = 0;

/** Shows a toast in place of any other. Creates the page's `<sa-toaster>` where there is none. */
export function showToast(toast: Omit<Toast, 'id' | 'isOpen'>): void {
  ensureToaster();
  lastId += 1;
  toasts.setState([{ ...toast, id: lastId, isOpen: true }], true);
}

/** Closes a toast; its record stays for `TOAST_REMOVE_DELAY_MS`. */
export function dismissToast(id: number): void {
  toasts.setState(
    (all) => all.map((toast) => (toast.id === id ? { ...toast, isOpen: false } : toast)),
    true,
  );
  setTimeout(() => {
    toasts.setState((all) => all.filter((toast) => toast.id !== id), true);
  }, TOAST_REMOVE_DELAY_MS);
}

/**
 * Puts a toaster into a page that has none, and wakes one that the page was served with: out of
 * sight, it would wait for its code for ever. Called ahead of the first toast, so that its live
 * region stands in the page, empty, before there is anything to announce.
 */
export function ensureToaster(): void {
  const existing = document.querySelector('sa-toaster');
  if (existing) {
    // A copy has no shadow tree, so that the loader sees work to do.
    if (existing.shadowRoot && !customElements.get('sa-toaster'))
      existing.replaceWith(existing.cloneNode());
    return;
  }
  const toaster = document.createElement('sa-toaster');
  toaster.toggleAttribute('embedded', true);
  document.body.append(toaster);
}
