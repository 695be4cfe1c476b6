import { type RefObject, useMemo } from 'react';

type Pane = RefObject<HTMLElement | null>;

/**
 * Jumps between two parts of a page that lie below each other, to the place where the visitor last
 * was in each.
 *
 * @param shown what they show: something else begins at its top.
 */
export function useJump(upper: Pane, lower: Pane, shown: string): (to: Pane) => void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: places are of what is shown
  const places = useMemo(() => new Map<Pane, number>(), [shown]);
  return (to) => {
    const isLower = (lower.current?.getBoundingClientRect().top ?? 0) < innerHeight / 2;
    places.set(isLower ? lower : upper, scrollY);
    const place = places.get(to);
    // In a frame as high as its content she is always in both.
    if (place === undefined || place === scrollY) to.current?.scrollIntoView();
    else scrollTo({ top: place });
    to.current?.focus({ preventScroll: true });
  };
}
