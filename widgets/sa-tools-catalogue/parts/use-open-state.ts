import { useLayoutEffect } from 'react';
import { useHost } from '../../kit/element/host.ts';

const STATE = 'open';

/** The internals of each host, which gives them once. */
const internals = new WeakMap<HTMLElement, ElementInternals | undefined>();

/**
 * Lets a page's styles know that a tool is open, by `sa-tools-catalogue:state(open)`: it then has the
 * window to itself. Before anything is painted or scrolled. Older browsers know no states.
 */
export function useOpenState(isOpen: boolean): void {
  const host = useHost();
  useLayoutEffect(() => {
    if (!internals.has(host)) internals.set(host, host.attachInternals?.());
    const states = internals.get(host)?.states;
    if (isOpen) states?.add(STATE);
    else states?.delete(STATE);
  }, [host, isOpen]);
}
