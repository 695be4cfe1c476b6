/**
 * Scrolls a row sideways to all of an item in it. Browsers leave an item half out of sight when Tab
 * focuses it. A press must not scroll: the pointer would be released over another item.
 *
 * @param focused The element with the focus.
 * @param item The item to show; the focused element itself unless given.
 */
export function showWhole(focused: Element, item = focused): void {
  if (focused.matches(':focus-visible')) {
    item.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }
}
