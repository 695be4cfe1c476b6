/**
 * Key under which an event `sa-toast` holds the element that shows the toast. It is not in the detail:
 * some pages serialise the details of all events, and fail at an element.
 */
export const FROM = Symbol.for('sa-from');

/**
 * Adds a toaster to a page that has none, and wakes a prerendered one: being out of sight, it would
 * never load its code. Call it ahead of the first toast, so that its empty live region is on
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
