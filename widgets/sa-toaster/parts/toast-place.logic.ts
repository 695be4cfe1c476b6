/** A box in the window, in px. */
export type Box = Pick<DOMRect, 'left' | 'top' | 'right' | 'bottom'>;

/** By how much a toast moves, in px. */
export interface Shift {
  x: number;
  y: number;
}

const STAY: Shift = { x: 0, y: 0 };

/**
 * The shortest way off what the visitor reads or may press next: beside, above or below it, or at
 * the other end of the window.
 *
 * @param toast with the gap it keeps all around.
 * @param kept what must stay free, the most at first: where no place is free of all of a group, the
 *   next group counts.
 */
export function placeToast(
  toast: Box,
  size: { width: number; height: number },
  kept: readonly (readonly Box[])[],
): Shift {
  for (const group of kept) {
    const clear = listShifts(toast, size, group)
      .filter((shift) => isInside(move(toast, shift), size))
      .filter((shift) => !group.some((box) => overlap(move(toast, shift), box)));
    const [nearest] = clear.sort((one, other) => length(one) - length(other));
    if (nearest) return nearest;
  }
  return STAY;
}

function listShifts(
  toast: Box,
  { width, height }: { width: number; height: number },
  boxes: readonly Box[],
) {
  const across = [0, -toast.left, width - toast.right];
  const down = [0, -toast.top, height - toast.bottom];
  for (const box of boxes) {
    across.push(box.left - toast.right, box.right - toast.left);
    down.push(box.top - toast.bottom, box.bottom - toast.top);
  }
  return across.flatMap((x) => down.map((y) => ({ x, y })));
}

const length = ({ x, y }: Shift) => Math.hypot(x, y);

function move({ left, top, right, bottom }: Box, { x, y }: Shift): Box {
  return { left: left + x, top: top + y, right: right + x, bottom: bottom + y };
}

function isInside(
  { left, top, right, bottom }: Box,
  { width, height }: { width: number; height: number },
): boolean {
  return left >= 0 && top >= 0 && right <= width && bottom <= height;
}

function overlap(one: Box, other: Box): boolean {
  return (
    one.left < other.right &&
    other.left < one.right &&
    one.top < other.bottom &&
    other.top < one.bottom
  );
}
