import { type PointerEvent, useRef } from 'react';

const SWIPE_THRESHOLD_PX = 50;

/** Pointer handlers of a card that follows a swipe to the right, which dismisses it. */
export function useSwipe(dismiss: () => void) {
  const startX = useRef<number | undefined>(undefined);
  const distance = (event: PointerEvent) =>
    startX.current === undefined ? 0 : Math.max(0, event.clientX - startX.current);

  const slide = (event: PointerEvent, px: number) => {
    (event.currentTarget as HTMLElement).style.translate = px ? `${px}px` : '';
  };

  function release(event: PointerEvent) {
    const isFar = distance(event) >= SWIPE_THRESHOLD_PX;
    startX.current = undefined;
    slide(event, 0);
    if (isFar) dismiss();
  }

  return {
    onPointerDown(event: PointerEvent) {
      if (!(event.target as Element).closest('button')) startX.current = event.clientX;
    },
    onPointerMove(event: PointerEvent) {
      if (startX.current === undefined) return;
      // Capturing at the press would break clicks and text selection.
      event.currentTarget.setPointerCapture?.(event.pointerId);
      slide(event, distance(event));
    },
    onPointerUp: release,
    onPointerCancel(event: PointerEvent) {
      startX.current = undefined;
      slide(event, 0);
    },
  };
}
