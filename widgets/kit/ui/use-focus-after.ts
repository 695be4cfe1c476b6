import { type RefObject, useLayoutEffect, useRef } from 'react';
import { showAnswer } from './show-answer.ts';

type Condition = 'always' | 'if-lost';

/**
 * Moves the focus to the result of an action: call `focusNext` in the action, and the next commit
 * in which `ref` has an element focuses it. A heading comes into view with what follows it. With
 * `if-lost`, for changes without an action, visitors who are busy elsewhere are left alone.
 */
export function useFocusAfter(ref: RefObject<HTMLElement | null>): (condition?: Condition) => void {
  const due = useRef<Condition | null>(null);
  useLayoutEffect(() => {
    const element = ref.current;
    if (!due.current || !element) return;
    if (due.current === 'always' && element.matches('h2,h3,h4')) showAnswer(element);
    else if (due.current === 'always' || hasLostFocus(element)) element.focus();
    due.current = null;
  });
  return (condition = 'always') => {
    due.current = condition;
  };
}

/** Whether nothing on the page has the focus, except something that only code can focus. */
function hasLostFocus(element: HTMLElement): boolean {
  const { activeElement: inner } = element.getRootNode() as ShadowRoot;
  const { activeElement: outer, body } = document;
  if (inner && inner !== body) return inner.matches('[tabindex="-1"]');
  return !outer || outer === body || outer.shadowRoot === element.getRootNode();
}
