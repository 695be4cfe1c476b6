/**
 * Shows the answer to a press. Its heading takes the focus, so that screen readers read it without a live region.
 * An answer in the upper half of the window does not scroll; a frame is as high as its content.
 */
export function showAnswer(heading: HTMLElement): void {
  heading.focus({ preventScroll: true });
  // Below a sticky header of the page that no scroll padding accounts for.
  if (getComputedStyle(document.documentElement).scrollPaddingTop === 'auto') {
    heading.style.scrollMarginTop = 'calc(var(--sa-sticky-top, 0px) + 72px)';
  }
  const isHigh = parent === self && heading.getBoundingClientRect().top < innerHeight / 2;
  heading.scrollIntoView({ block: isHigh ? 'nearest' : 'start' });
}
