import { type PointerEvent, useRef } from 'react';

/**
 * Pointer handlers of a card that a visitor holds by moving over it. A card that arrives under a
 * pointer at rest is not held: nobody may be looking.
 */
export function usePointerHold(isHeld: boolean, hold: (isHeld: boolean) => void) {
  const rest = useRef<PointerEvent>(null);
  return {
    onPointerEnter(event: PointerEvent) {
      rest.current = event;
    },
    onPointerMove({ clientX, clientY }: PointerEvent) {
      const { clientX: x = clientX, clientY: y = clientY } = rest.current ?? {};
      if (!isHeld && (clientX !== x || clientY !== y)) hold(true);
    },
    onPointerLeave: () => hold(false),
  };
}
