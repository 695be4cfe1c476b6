import { type RefObject, useLayoutEffect } from 'react';
import { placeToast } from './toast-place.logic.ts';

/** What she reads or may press next, where the window has no room beside the whole form. */
const WORDS_AND_BUTTON = '[part=confirmation],[part=notice],[type=submit]';

/**
 * Keeps an open toast off the form that it speaks of: its confirmation says more than the toast, and
 * the visitor may want to press its button again.
 *
 * @param from the element that shows the form; undefined while no toast is open.
 */
export function useClearOfForm(
  region: RefObject<HTMLElement | null>,
  from: HTMLElement | undefined,
): void {
  useLayoutEffect(() => {
    const toast = region.current;
    if (!toast || !from) return;
    const boxesOf = (selector: string) =>
      [...(from.shadowRoot?.querySelectorAll(selector) ?? [])]
        .map((element) => element.getBoundingClientRect())
        .filter(({ height }) => height > 0);
    const place = () => {
      toast.style.translate = '';
      const size = { width: document.documentElement.clientWidth, height: innerHeight };
      const kept = ['[part=form]', WORDS_AND_BUTTON, '[type=submit]'].map(boxesOf);
      const { x, y } = placeToast(toast.getBoundingClientRect(), size, kept);
      toast.style.translate = `${x}px ${y}px`;
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
