import { useLayoutEffect } from 'react';
import { useHost } from '../kit/element/host.ts';

const STATE = 'open';

/** The internals of each host, which gives them once. */
const internals = new WeakMap<HTMLElement, ElementInternals | undefined>();

/**
 * Exposes an open tool to a page's styles, by `sa-tools-catalogue:state(open)`, as long as the
 * calling component is there: the tool then has the window to itself. Older browsers have no custom states.
 */
export function useOpenState(): void {
  const host = useHost();
  useLayoutEffect(() => {
    if (!internals.has(host)) internals.set(host, host.attachInternals?.());
    const states = internals.get(host)?.states;
    states?.add(STATE);
    return () => {
      states?.delete(STATE);
    };
  }, [host]);
}
