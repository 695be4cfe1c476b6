import { createContext, useContext } from 'react';
import type { CommonAttributes } from './common.api.ts';
import { siteOrigin } from './origin.ts';

interface Hosting {
  host: HTMLElement;
  common: CommonAttributes;
}

/** The custom element around a view. None of our views is rendered outside one. */
export const HostContext = createContext(null as unknown as Hosting);

/** The custom element around the calling component. Throws outside of one. */
export function useHost(): HTMLElement {
  return useContext(HostContext).host;
}

/** Its common attributes, unchanged. Throws outside of one. */
export function useCommonAttributes(): CommonAttributes {
  return useContext(HostContext).common;
}

/** Origin of links, without a trailing slash: `site-base`, or our own site's. */
export function useSiteBase(): string {
  return originOf(useCommonAttributes().siteBase);
}

/** The origin that a page has set, or our own site's; without a trailing slash. */
export const originOf = (base: string): string => (base || siteOrigin()).replace(/\/+$/, '');

type EventMap = GlobalEventHandlersEventMap;
type EventName = {
  [Type in keyof EventMap]: Type extends `sa-${infer Name}` ? Name : never;
}[keyof EventMap];

/**
 * Dispatches `sa-<name>` from the host element, bubbling and composed so that a page can listen on
 * `document`; `detail` has the type in the element's doc block. Returns false when a listener
 * cancelled a cancelable event.
 */
export function emit<Name extends EventName>(
  host: HTMLElement,
  name: Name,
  detail: EventMap[`sa-${Name}`]['detail'],
  { cancelable = false } = {},
): boolean {
  return host.dispatchEvent(
    new CustomEvent(`sa-${name}`, { bubbles: true, composed: true, cancelable, detail }),
  );
}

/** The elements that have fired each of these events. */
const emitted = { ready: new WeakSet(), started: new WeakSet() };

/** Dispatches an event without a detail of its own, once in the host's life. Returns whether it did. */
export function emitOnce(host: HTMLElement, name: keyof typeof emitted): boolean {
  if (emitted[name].has(host)) return false;
  emitted[name].add(host);
  return emit(host, name, {});
}
