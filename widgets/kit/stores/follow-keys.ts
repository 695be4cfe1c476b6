/**
 * Calls `notify` when another tab changes one of these keys of `localStorage`. Returns its
 * unsubscribe function.
 */
export function followKeys(keys: readonly string[], notify: () => void): () => void {
  const listen = ({ key }: StorageEvent) => {
    // A null key means that all of the storage was cleared.
    if (key === null || keys.includes(key)) notify();
  };
  addEventListener('storage', listen);
  return () => removeEventListener('storage', listen);
}
