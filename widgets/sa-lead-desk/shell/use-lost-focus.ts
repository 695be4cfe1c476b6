import { type RefObject, useEffect } from 'react';

/**
 * Keeps the keyboard in place when what had the focus is gone, such as the button of a row that was
 * removed: the heading of its section takes the focus, or that of the screen. A button that was disabled
 * while its answer was awaited takes it back.
 */
export function useLostFocus(screenRef: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const screen = screenRef.current as HTMLElement;
    let last: { node: HTMLElement; section: Element } | null = null;
    const note = ({ target }: Event) => {
      const node = target as HTMLElement;
      last = { node, section: node.closest('section, nav') ?? screen };
    };
    // A browser may fire it before it removes the node: check afterwards.
    const forget = ({ target }: Event) =>
      queueMicrotask(() => {
        if (last?.node !== target || !last.node.isConnected) return;
        // A browser blurs a button that is disabled.
        if (!last.node.matches(':disabled')) last = null;
      });
    const observer = new MutationObserver(() => {
      if (!last) return;
      const { node, section } = last;
      if (node.isConnected && node.matches(':disabled')) return;
      const isLost = !(screen.getRootNode() as ShadowRoot).activeElement;
      if (node.isConnected) {
        if (isLost) node.focus({ preventScroll: true });
        return;
      }
      last = null;
      if (isLost) focusHeading(section.isConnected ? section : screen);
    });
    const attributeFilter = ['disabled'];
    observer.observe(screen, { childList: true, subtree: true, attributeFilter });
    screen.addEventListener('focusin', note);
    screen.addEventListener('focusout', forget);
    return () => {
      observer.disconnect();
      screen.removeEventListener('focusin', note);
      screen.removeEventListener('focusout', forget);
    };
  }, [screenRef]);
}

function focusHeading(section: Element) {
  const heading = section.querySelector<HTMLElement>('h1, h2');
  heading?.setAttribute('tabindex', '-1');
  heading?.focus({ preventScroll: true });
}
