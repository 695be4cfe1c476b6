import { ensureToaster, FROM } from './toaster.ts';

/**
 * A notification, passed between scripts. Scripts of several versions may be on a page, so this is plain
 * data: older ones ignore newer fields.
 */
export interface Toast {
  title: string;
  description: string;
  variant: 'default' | 'destructive';
  /** A button beside the text; running it dismisses the toast. */
  action?: { label: string; run: () => void };
}

/** A toaster that loads later does not show the toast: it would be outdated. */
const TOASTER_WAIT_MS = 10_000;

/**
 * Shows a toast instead of any other, in the page's `<sa-toaster>`, whichever script defined it; creates one
 * if the page has none. The toast is sent as a cancelable event `sa-toast` that does not bubble, which the
 * toaster cancels if visitors will both see and hear it.
 *
 * @param from the element that shows the toast, which may be in a dialog.
 * @returns false if no toaster takes it now: its code has not arrived or is of a version without this
 *   event, or the page hides it. The caller then has to show the message itself; a toaster that
 *   arrives within ten seconds shows it, too.
 */
export function showToast(toast: Toast, from: HTMLElement): boolean {
  ensureToaster();
  if (offer(toast, from)) return true;
  if (!customElements.get('sa-toaster')) {
    const offeredAt = +new Date();
    customElements
      .whenDefined('sa-toaster')
      .then(() => +new Date() - offeredAt < TOASTER_WAIT_MS && offer(toast, from))
      .catch(() => {});
  }
  return false;
}

function offer(detail: Toast, from: HTMLElement): boolean {
  const event = new CustomEvent('sa-toast', { cancelable: true, detail });
  Object.assign(event, { [FROM]: from });
  document.querySelector('sa-toaster')?.dispatchEvent(event);
  return event.defaultPrevented;
}
