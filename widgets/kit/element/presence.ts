import { useEffect } from 'react';
import { emitOnce, useHost } from './host.ts';
import { whenIdle } from './when-idle.ts';

/**
 * A computed background and the text colour of the same box where ours is surely read: nothing or a red
 * above 199, and a red below 200. One beyond sRGB is not sure.
 */
const PLAIN = /^rgb(a.* 0|\(2..,.*)\)rgb\(1?\d?\d,/;

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
      let node: Element | null = host;
      while (
        node &&
        PLAIN.test(getComputedStyle(node).backgroundColor + getComputedStyle(node).color)
      )
        node = node.parentElement;
      // On few pages the ground may be dark.
      if (node) import('./ground.ts').then(({ suitGround }) => suitGround(host)).catch(() => {});
    });
  }, [host]);
  return null;
}
