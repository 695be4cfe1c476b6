import { type RefObject, useLayoutEffect } from 'react';
import { openShadowRoots } from '../kit/element/open-shadow-roots.ts';
import { placeToast } from './toast-place.logic.ts';

/** The form; if the window has no room beside it, the next text, heading or control. */
const FORM = [
  '[part=form]',
  '[part=confirmation],[part=notice],[type=submit]',
  'h3,h4,[type=submit]',
];

/** Closes a dialog or a pop-up, ours or the page's. */
const CLOSERS =
  ':is(dialog,[role=dialog],[aria-modal=true],:fullscreen) button,[class*="close" i],[aria-label*="close" i]';

/** A taller box is no closer, but the dialog itself. */
const MAX_CLOSER_PX = 100;

/**
 * Moves an open toast off the buttons that close a dialog, and off its own form, whose
 * confirmation has more details than the toast, and the visitor may want to press its button again.
 *
 * @param from the element that shows the form, if there is one.
 */
export function useClearPlace(
  region: RefObject<HTMLElement | null>,
  isOpen: boolean,
  from: HTMLElement | undefined,
): void {
  useLayoutEffect(() => {
    const toast = region.current;
    if (!toast || !isOpen) return;
    let closers: Element[] = [];
    const place = () => {
      toast.style.translate = '';
      const free = boxesOf(closers).filter(({ width, height }) => width && height < MAX_CLOSER_PX);
      const kept = FORM.map((selector) => [
        ...free,
        ...boxesOf(from?.shadowRoot?.querySelectorAll(selector) ?? []),
      ]);
      const y = placeToast(toast.getBoundingClientRect(), innerHeight, [...kept, free]);
      toast.style.translate = `0 ${y}px`;
    };
    const look = () => {
      closers = openShadowRoots()
        .filter((root) => root !== toast.getRootNode())
        .flatMap((root) => [...root.querySelectorAll(CLOSERS)]);
      place();
    };
    look();
    const observer = new ResizeObserver(place);
    if (from) observer.observe(from);
    addEventListener('scroll', place, true);
    // A dialog that opens takes the focus.
    addEventListener('focusin', look);
    return () => {
      toast.style.translate = '';
      observer.disconnect();
      removeEventListener('scroll', place, true);
      removeEventListener('focusin', look);
    };
  }, [region, isOpen, from]);
}

const boxesOf = (elements: Iterable<Element>) =>
  [...elements].map((element) => element.getBoundingClientRect());
