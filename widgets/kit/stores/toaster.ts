/**
 * Key of the element that shows the toast, on an event `sa-toast`. It is not in the detail: some pages
 * serialise the details of all events, and fail on an element.
 */
export const FROM = Symbol.for('sa-from');

/**
 * Adds a toaster to a page without one, and loads the code of a prerendered one, which is never on the
 * screen. Call it before the first toast, so that its empty live region is on the page before an
 * announcement.
 */
export function ensureToaster(): void {
  const existing = document.querySelector('sa-toaster');
  if (existing) {
    // The loader loads the code for a copy without a shadow tree.
    if (existing.shadowRoot && !customElements.get('sa-toaster'))
      existing.replaceWith(existing.cloneNode());
    return;
  }
  const toaster = document.createElement('sa-toaster');
  toaster.toggleAttribute('embedded', true);
  document.body.append(toaster);
}
