import { useEffect, useState } from 'react';
import { importAgain } from '../forms/import-again.ts';

/** A part that is a download of its own: null until it is there, with a way to ask once more. */
export function useImport<Module>(load: () => Promise<Module>, isWanted = true) {
  const [loaded, setLoaded] = useState<Module | null>(null);
  const [hasFailed, setHasFailed] = useState(false);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new function is no new part
  useEffect(() => {
    if (!isWanted || hasFailed) return;
    let isCurrent = true;
    importAgain(load, Date.now()).then(
      (part) => isCurrent && setLoaded(part),
      () => isCurrent && setHasFailed(true),
    );
    return () => {
      isCurrent = false;
    };
  }, [isWanted, hasFailed]);

  return { loaded, hasFailed, tryAgain: () => setHasFailed(false) };
}
