import { type RefObject, useLayoutEffect } from 'react';

const GAP_PX = 12;

/**
 * Keeps an open toast off the submit button of the form that it speaks of: the visitor may want to
 * press it again. The toast moves towards the middle of the window by as much as that takes.
 *
 * @param from the element that shows the form; undefined while no toast is open.
 */
export function useClearOfButton(
  region: RefObject<HTMLElement | null>,
  from: HTMLElement | undefined,
): void {
  useLayoutEffect(() => {
    const toast = region.current;
    if (!toast || !from) return;
    const place = () => {
      toast.style.translate = '';
      const button = from.shadowRoot?.querySelector('[type=submit]')?.getBoundingClientRect();
      const own = toast.getBoundingClientRect();
      if (!button || button.right < own.left || button.left > own.right) return;
      if (button.bottom < own.top || button.top > own.bottom) return;
      const isLow = own.top > innerHeight / 2;
      const by = isLow ? button.top - own.bottom - GAP_PX : button.bottom - own.top + GAP_PX;
      toast.style.translate = `0 ${by}px`;
    };
    place();
    const observer = typeof ResizeObserver === 'undefined' ? null : new ResizeObserver(place);
    observer?.observe(from);
    for (const name of ['scroll', 'resize']) addEventListener(name, place, { passive: true });
    return () => {
      toast.style.translate = '';
      observer?.disconnect();
      for (const name of ['scroll', 'resize']) removeEventListener(name, place);
    };
  }, [region, from]);
}
