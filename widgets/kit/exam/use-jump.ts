import { type RefObject, useRef } from 'react';

type Pane = RefObject<HTMLElement | null>;

/**
 * Jumps between two parts of a page that lie below each other, to the place where the visitor last
 * was in each.
 *
 * @param shown what they show: something else begins at its top.
 */
export function useJump(upper: Pane, lower: Pane, shown: string): (to: Pane) => void {
  const places = useRef({ shown, of: new Map<Pane, number>() });
  if (places.current.shown !== shown) places.current = { shown, of: new Map() };
  return (to) => {
    const isLower = (lower.current?.getBoundingClientRect().top ?? 0) < innerHeight / 2;
    places.current.of.set(isLower ? lower : upper, scrollY);
    const place = places.current.of.get(to);
    // In a frame as high as its content, both are always in view.
    if (place === undefined || place === scrollY) to.current?.scrollIntoView();
    else scrollTo({ top: place });
    to.current?.focus({ preventScroll: true });
  };
}
