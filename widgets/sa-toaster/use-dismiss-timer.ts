import { useLayoutEffect, useRef } from 'react';
import { dismissToast } from './toast-store.ts';

const TOAST_DURATION_MS = 5000;

/** Dismisses the open toast after its time, which pauses while the toast is held. */
export function useDismissTimer(openId: number | undefined, isHeld: boolean): void {
  const left = useRef({ id: openId, ms: TOAST_DURATION_MS });

  useLayoutEffect(() => {
    if (openId === undefined) return;
    if (left.current.id !== openId) left.current = { id: openId, ms: TOAST_DURATION_MS };
    if (isHeld) return;
    const startedAt = +new Date();
    const timer = setTimeout(() => dismissToast(openId), left.current.ms);
    return () => {
      clearTimeout(timer);
      left.current.ms -= +new Date() - startedAt;
    };
  }, [openId, isHeld]);
}
