import { useLayoutEffect, useState } from 'react';
import type { StoreApi } from 'zustand/vanilla';

/**
 * The state of a store; re-renders when it changes. zustand's own hook would work too, but every
 * form on every page would download the React code it needs.
 */
export function useStore<T>(store: Pick<StoreApi<T>, 'getState' | 'subscribe'>): T {
  const [state, setState] = useState(store.getState);
  useLayoutEffect(() => {
    // The state may have changed since the render.
    setState(store.getState);
    return store.subscribe(() => setState(store.getState));
  }, [store]);
  return state;
}
