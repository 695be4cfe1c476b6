import { type RefObject, useLayoutEffect, useRef } from 'react';

/** For a control that returns when its detail is closed: focused while `takesFocus` is true. */
export function useReturnFocus<T extends HTMLElement>(takesFocus: boolean): RefObject<T | null> {
  const ref = useRef<T>(null);
  useLayoutEffect(() => {
    if (takesFocus) ref.current?.focus();
  }, [takesFocus]);
  return ref;
}
