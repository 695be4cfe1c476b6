import { useLayoutEffect } from 'react';
import { deepActiveElement } from './composed-tree.ts';

/**
 * Calls `enter` with the focused element when F8 is pressed. The key belongs to the page: an
 * embedded toaster reacts only inside one of our elements, or if the page opts in with
 * `toast-hotkey`.
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
    .some((node) => (node as Partial<Element>).localName?.startsWith('sa-'));
}
