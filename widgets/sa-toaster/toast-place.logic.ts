/** A box in the window, in px. */
export type Box = Pick<DOMRect, 'left' | 'top' | 'right' | 'bottom'>;

/**
 * Vertical shift of a toast, in px, off the text and controls that the visitor needs next.
 *
 * @param toast with the gap around it.
 * @param height of the window.
 * @param kept boxes that must stay free, in groups: if no place is free of all of a group, the next
 *   group counts.
 */
export function placeToast(
  { left, top, right, bottom }: Box,
  height: number,
  kept: readonly (readonly Box[])[],
): number {
  for (const group of kept) {
    const near = group.filter((box) => box.left < right && left < box.right);
    const [nearest] = [0, ...near.flatMap((box) => [box.top - bottom, box.bottom - top])]
      .filter(
        (y) =>
          top + y >= 0 &&
          bottom + y <= height &&
          near.every((box) => bottom + y <= box.top || box.bottom <= top + y),
      )
      .sort((one, other) => Math.abs(one) - Math.abs(other));
    if (nearest !== undefined) return nearest;
  }
  return 0;
}
