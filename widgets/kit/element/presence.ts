import { useEffect } from 'react';
import { emitOnce, useHost } from './host.ts';
import { whenIdle } from './when-idle.ts';

/**
 * Tells the page by `sa-ready` that the view is drawn, and later by `sa-viewed` that it has been
 * seen. An element inside another of ours is part of that one.
 */
export function Presence() {
  const host = useHost();
  useEffect(() => {
    const { host: outer } = host.getRootNode() as ShadowRoot;
    if (outer?.localName.startsWith('sa-') || !emitOnce(host, 'ready')) return;
    // Without a network, nobody hears of it.
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
