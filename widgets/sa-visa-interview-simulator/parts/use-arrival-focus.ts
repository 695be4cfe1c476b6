import { type RefObject, useEffect, useRef } from 'react';
import { useHost } from '../../kit/element/host.ts';

/**
 * Moves the focus to a heading when `phase` or `position` changes and the control that had the
 * focus went with what it belonged to. A visitor who is busy elsewhere is left there.
 *
 * @param isArrival The first rendering counts too: the visitor's act has brought it up.
 */
export function useArrivalFocus(
  phase: string,
  position: number,
  { isArrival = false } = {},
): RefObject<HTMLHeadingElement | null> {
  const host = useHost();
  const ref = useRef<HTMLHeadingElement>(null);
  const isFirst = useRef(!isArrival);
  // biome-ignore lint/correctness/useExhaustiveDependencies: these are what has to change
  useEffect(() => {
    if (!isFirst.current && hasLostFocus(host)) ref.current?.focus();
    isFirst.current = false;
  }, [phase, position]);
  return ref;
}

/** Whether no control has the focus: not even one of the page around `host`. */
function hasLostFocus(host: HTMLElement): boolean {
  const { activeElement } = document;
  const inner = host.shadowRoot?.activeElement;
  const isOnControl = inner?.matches('a, button, input, audio, video') ?? false;
  return (
    !activeElement || activeElement === document.body || (activeElement === host && !isOnControl)
  );
}
