import { useEffect } from 'react';
import { emitOnce, useHost } from './host.ts';
import { whenIdle } from './when-idle.ts';

/** A computed colour whose red is above 139, or one beyond sRGB, of which that is not seen. */
const LIGHT = /\((1[4-9]|2\d)\d|^[^r]/;

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
      import('./watch-view.ts').then(({ watchView }) => watchView(host)).catch(() => {});
      // Where the page's own text is light, the ground may be dark.
      if (LIGHT.test(getComputedStyle(host.parentElement ?? host).color))
        import('./ground.ts').then(({ suitGround }) => suitGround(host)).catch(() => {});
    });
  }, [host]);
  return null;
}
