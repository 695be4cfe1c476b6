import { useEffect } from 'react';
import { emitOnce, useHost } from '../element/host.ts';

/** Emits `sa-started` once, when the visitor begins to fill in the element's fields. */
export function useStarted(): void {
  const host = useHost();
  useEffect(() => {
    const tell = () => emitOnce(host, 'started');
    host.addEventListener('input', tell, { once: true });
    return () => host.removeEventListener('input', tell);
  }, [host]);
}
