import { type RefObject, useEffect } from 'react';

/** Opens closed details while the page is printed: on paper they cannot be opened. */
export function useOpenOnPaper(ref: RefObject<HTMLElement | null>) {
  useEffect(() => {
    let closed: HTMLDetailsElement[] = [];
    const open = () => {
      closed = [
        ...(ref.current?.querySelectorAll<HTMLDetailsElement>('details:not([open])') ?? []),
      ];
      for (const fold of closed) fold.open = true;
    };
    const close = () => {
      for (const fold of closed) fold.open = false;
    };
    addEventListener('beforeprint', open);
    addEventListener('afterprint', close);
    return () => {
      removeEventListener('beforeprint', open);
      removeEventListener('afterprint', close);
    };
  }, [ref]);
}
