import { useEffect } from 'react';
import { emitOnce, useHost } from './host.ts';
import { whenIdle } from './when-idle.ts';

/**
 * Fires `sa-ready` once the view is rendered, and later `sa-viewed` once it has been seen. An element
 * inside another of ours is part of that one.
 */
export function Presence() {
  const host = useHost();
  useEffect(() => {
    const { host: outer } = host.getRootNode() as ShadowRoot;
    if (outer?.localName.startsWith('sa-') || !emitOnce(host, 'ready')) return;
    // Without a network, it fails silently.
    whenIdle(() => {
      import('./after-idle.ts')
        .then(({ afterIdle }) => {
          if (!afterIdle(host)) return;
          return import('./background.ts').then(({ matchBackground }) => matchBackground(host));
        })
        .catch(() => {});
    });
  }, [host]);
  return null;
}
