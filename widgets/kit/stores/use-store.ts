import { useLayoutEffect, useState } from 'react';
import type { StoreApi } from 'zustand/vanilla';

/**
 * The state of a store, drawn anew whenever it changes. zustand's own hook would do, but every form
 * on every page would download what React needs for it.
 */
export function useStore<T>(store: Pick<StoreApi<T>, 'getState' | 'subscribe'>): T {
  const [state, setState] = useState(store.getState);
  useLayoutEffect(() => {
    // It may have changed since the render.
    setState(store.getState);
    return store.subscribe(() => setState(store.getState));
  }, [store]);
  return state;
}
