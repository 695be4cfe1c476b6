/**
 * A notification, as one script hands it to another. Scripts of several versions may meet on a page,
 * so this is plain data: what a newer one adds, an older one overlooks.
 */
export interface Toast {
  title: string;
  description: string;
  variant: 'default' | 'destructive';
  /** A button beside the text; running it dismisses the toast. */
  action?: { label: string; run: () => void };
  /** The element that speaks, which may stand in a dialog. */
  from?: HTMLElement;
}

/** How long a toast waits for code of the toaster that is still on its way. */
const TOASTER_WAIT_MS = 1000;

/**
 * Shows a toast in place of any other, in the page's `<sa-toaster>`, whichever script defined it;
 * creates one where there is none. The toast travels as a cancelable event `sa-toast` that does not
 * bubble, and the toaster cancels it where visitors will both see and hear it.
 *
 * @returns false where nobody took it: the toaster's code does not arrive, is of a version that
 *   does not know the event, or the page hides it. Then the caller has to say it.
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
