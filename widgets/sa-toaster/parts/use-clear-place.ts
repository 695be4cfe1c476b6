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
      Array.from(from.shadowRoot?.querySelectorAll(selector) ?? [], (element) =>
        element.getBoundingClientRect(),
      );
    const place = () => {
      toast.style.translate = '';
      const kept = ['[part=form]', WORDS_AND_BUTTON].map(boxesOf);
      toast.style.translate = `0 ${placeToast(toast.getBoundingClientRect(), innerHeight, kept)}px`;
    };
    place();
    const observer = new ResizeObserver(place);
    observer.observe(from);
    addEventListener('scroll', place);
    return () => {
      toast.style.translate = '';
      observer.disconnect();
      removeEventListener('scroll', place);
    };
  }, [region, from]);
}
