import { useLayoutEffect, useState } from 'react';
import { useEffectEvent } from '../ui/use-effect-event.ts';

interface Autoplay {
  isPlaying: boolean;
  toggle(): void;
}

/**
 * Calls `advance` every `intervalMs` until the visitor pauses it, but not while `isHeld`. It starts
 * paused for visitors who prefer reduced motion (WCAG 2.2.2).
 */
export function useAutoplay(advance: () => void, intervalMs: number, isHeld = false): Autoplay {
  const [isPlaying, setIsPlaying] = useState(true);
  const tick = useEffectEvent(advance);

  useLayoutEffect(() => {
    if (matchMedia('(prefers-reduced-motion: reduce)').matches) setIsPlaying(false);
  }, []);
  useLayoutEffect(() => {
    if (!isPlaying || isHeld) return;
    const timer = setInterval(() => tick(), intervalMs);
    return () => clearInterval(timer);
  }, [isPlaying, isHeld, intervalMs]);

  return { isPlaying, toggle: () => setIsPlaying(!isPlaying) };
}
