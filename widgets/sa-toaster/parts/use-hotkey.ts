import { type RefObject, useLayoutEffect } from 'react';

/**
 * F8 moves the focus to the notifications. It is a key of the page's: an embedded toaster takes
 * it only from inside one of our elements, or where the page asks for it with `toast-hotkey`.
 */
export function useHotkey(region: RefObject<HTMLElement | null>, isEmbedded: boolean): void {
  useLayoutEffect(() => {
    const focusRegion = (event: KeyboardEvent) => {
      const isOurs = !isEmbedded || isInsideOurs(event) || document.querySelector('[toast-hotkey]');
      if (event.key !== 'F8' || !isOurs) return;
      event.preventDefault();
      region.current?.focus();
    };
    document.addEventListener('keydown', focusRegion);
    return () => document.removeEventListener('keydown', focusRegion);
  }, [region, isEmbedded]);
}

function isInsideOurs(event: Event): boolean {
  return event
    .composedPath()
    .some((node) => node instanceof Element && node.localName.startsWith('sa-'));
}
