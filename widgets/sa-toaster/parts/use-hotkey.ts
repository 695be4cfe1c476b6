import { useLayoutEffect } from 'react';
import { deepActiveElement } from './composed-tree.ts';

/**
 * Calls `enter` with the element in focus when F8 is pressed. It is a key of the page's: an
 * embedded toaster takes it only from inside one of our elements, or where the page asks for it
 * with `toast-hotkey`.
 */
export function useHotkey(isEmbedded: boolean, enter: (from: Element | null) => void): void {
  useLayoutEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const isOurs = !isEmbedded || isInsideOurs(event) || document.querySelector('[toast-hotkey]');
      if (event.key !== 'F8' || !isOurs) return;
      event.preventDefault();
      enter(deepActiveElement());
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [isEmbedded, enter]);
}

function isInsideOurs(event: Event): boolean {
  return event
    .composedPath()
    .some((node) => node instanceof Element && node.localName.startsWith('sa-'));
}
