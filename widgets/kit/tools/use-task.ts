import { useLayoutEffect } from 'react';
import { useHost } from '../element/host.ts';

/**
 * While a question runs, this element and those around it have `data-task`: what surrounds the
 * task, such as tabs and an intro, is folded away then.
 */
export function useTask(isRunning: boolean) {
  const host = useHost();
  useLayoutEffect(() => {
    if (!isRunning) return undefined;
    const hosts: Element[] = [];
    for (let at: Element | undefined = host; at; at = (at.getRootNode() as ShadowRoot).host)
      hosts.push(at);
    for (const each of hosts) each.setAttribute('data-task', '');
    return () => {
      for (const each of hosts) each.removeAttribute('data-task');
    };
  }, [host, isRunning]);
}
