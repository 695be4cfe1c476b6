import { useEffect } from 'react';
import { emitOnce, useHost } from '../element/host.ts';

/** Emits `sa-started` once, when the visitor begins to fill in the element's fields. */
export function useStarted(): void {
  const host = useHost();
  useEffect(() => {
    const emitStarted = () => emitOnce(host, 'started');
    host.addEventListener('input', emitStarted, { once: true });
    return () => host.removeEventListener('input', emitStarted);
  }, [host]);
}
