import { useLayoutEffect, useRef } from 'react';

/** Width of one story in the strip. */
const STEP_PX = 144;

/** Props of a list that scrolls to its current step, and follows when a visitor scrolls it. */
export function useStepScroll(step: number, setStep: (step: number) => void) {
  const ref = useRef<HTMLUListElement>(null);
  const isScrolledByHand = useRef(false);

  useLayoutEffect(() => {
    const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches;
    ref.current?.scroll({ left: step * STEP_PX, behavior: isStill ? 'instant' : 'smooth' });
  }, [step]);

  const markHand = () => {
    isScrolledByHand.current = true;
  };
  return {
    ref,
    onPointerDown: markHand,
    onWheel: markHand,
    onScrollEnd() {
      if (!isScrolledByHand.current) return;
      isScrolledByHand.current = false;
      setStep(Math.round((ref.current?.scrollLeft ?? 0) / STEP_PX));
    },
  };
}
