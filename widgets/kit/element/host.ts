import { createContext, useContext } from 'react';

/** The custom element that a view is rendered in. */
export const HostContext = createContext<HTMLElement | null>(null);

/** The custom element around the calling component. Throws outside of one. */
export function useHost(): HTMLElement {
  const host = useContext(HostContext);
  if (!host) throw new Error('useHost needs a view that defineElement renders');
  return host;
}

type EventMap = GlobalEventHandlersEventMap;
type EventName = {
  [Type in keyof EventMap]: Type extends `sa-${infer Name}` ? Name : never;
}[keyof EventMap];

/**
 * Dispatches `sa-<name>` from the host element, bubbling and composed so that a page can listen on
 * `document`, with a detail as some element's doc block has it. Returns false when the event was cancelable and a listener cancelled it.
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
