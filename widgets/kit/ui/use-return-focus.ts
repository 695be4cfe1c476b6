import { type RefObject, useLayoutEffect, useRef } from 'react';

/** For a control that is back after what it opened was closed: focused while `takesFocus` says so. */
export function useReturnFocus<T extends HTMLElement>(takesFocus: boolean): RefObject<T | null> {
  const ref = useRef<T>(null);
  useLayoutEffect(() => {
    if (takesFocus) ref.current?.focus();
  }, [takesFocus]);
  return ref;
}
