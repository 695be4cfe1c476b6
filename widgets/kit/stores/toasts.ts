/**
 * A notification, as one script hands it to another. Scripts of several versions may meet on a
 * page, so this is plain data: older ones ignore newer additions.
 */
export interface Toast {
  title: string;
  description: string;
  variant: 'default' | 'destructive';
  /** A button beside the text; running it dismisses the toast. */
  action?: { label: string; run: () => void };
  /** The element that shows the toast, which may be in a dialog. */
  from?: HTMLElement;
}

/** How long a toast waits for the toaster's code to arrive. */
const TOASTER_WAIT_MS = 1000;

/**
 * Replaces any other toast, in the page's `<sa-toaster>`, whichever script defined it; creates one
 * if the page has none. The toast travels as a cancelable event `sa-toast` that does not bubble,
 * and the toaster cancels it if visitors will both see and hear it.
 *
 * @returns false if no toaster took it: its code does not arrive or is of a version without this
 *   event, or the page hides it. The caller then has to show the message itself.
 */
export async function showToast(toast: Toast): Promise<boolean> {
  ensureToaster();
  if (offer(toast)) return true;
  if (customElements.get('sa-toaster')) return false;
  await Promise.race([
    customElements.whenDefined('sa-toaster'),
    new Promise((resolve) => setTimeout(resolve, TOASTER_WAIT_MS)),
  ]);
  return offer(toast);
}

function offer(detail: Toast): boolean {
  const event = new CustomEvent('sa-toast', { cancelable: true, detail });
  document.querySelector('sa-toaster')?.dispatchEvent(event);
  return event.defaultPrevented;
}

/**
 * Adds a toaster to a page that has none, and wakes a prerendered one: being out of sight, it would
 * wait for its code for ever. Call it ahead of the first toast, so that its empty live region is on
 * the page before there is anything to announce.
 */
export function ensureToaster(): void {
  const existing = document.querySelector('sa-toaster');
  if (existing) {
    // A copy without a shadow tree makes the loader see work to do.
    if (existing.shadowRoot && !customElements.get('sa-toaster'))
      existing.replaceWith(existing.cloneNode());
    return;
  }
  const toaster = document.createElement('sa-toaster');
  toaster.toggleAttribute('embedded', true);
  document.body.append(toaster);
}
