import { type RefObject, useRef } from 'react';

type Pane = RefObject<HTMLElement | null>;

/**
 * Jumps between two parts of a page that lie below each other, to the place where the visitor last
 * was in each.
 */
export function useJump(upper: Pane, lower: Pane): (to: Pane) => void {
  const places = useRef(new Map<Pane, number>());
  return (to) => {
    const isLower = (lower.current?.getBoundingClientRect().top ?? 0) < innerHeight / 2;
    const from = isLower ? lower : upper;
    if (from === to) return;
    places.current.set(from, scrollY);
    const place = places.current.get(to);
    if (place === undefined) to.current?.scrollIntoView();
    else scrollTo({ top: place });
    to.current?.focus({ preventScroll: true });
  };
}
