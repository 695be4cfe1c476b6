import { useEffect } from 'react';
import { emitOnce, useHost } from '../element/host.ts';

/** Tells the page by `sa-started`, once, that the visitor has begun to fill in the element's fields. */
export function useStarted(): void {
  const host = useHost();
  useEffect(() => {
    const tell = () => emitOnce(host, 'started');
    host.addEventListener('input', tell, { once: true });
    return () => host.removeEventListener('input', tell);
  }, [host]);
}
