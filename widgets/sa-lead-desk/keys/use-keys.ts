import { useEffect, useRef, useState } from 'react';
import { readItem, removeItem, writeItem } from '../../kit/stores/browser-storage.ts';
import { whenSettled } from '../calls/use-action.ts';
import { useDesk } from '../shell/desk-context.ts';
import { type KeyTable, readKey } from './keys.logic.ts';

const OFF_KEY = 'sa-desk-keys-off';

/**
 * Handles the keys of a screen, unless the member has turned them off. A key
 * that is pressed while a change is being sent, such as z right after s, waits for the outcome.
 */
export function useKeys<Action extends string>(
  table: KeyTable<Action>,
  act: (action: Action) => void,
): void {
  const { areKeysOn } = useDesk();
  const latest = useRef(act);
  latest.current = act;

  useEffect(() => {
    if (!areKeysOn) return;
    const press = (event: KeyboardEvent) => {
      const action = readKey(table, {
        key: event.key,
        hasModifier: event.ctrlKey || event.altKey || event.metaKey,
        isTyping: isField(event.composedPath()[0]),
      });
      if (!action) return;
      event.preventDefault();
      const act = () => isOpen && latest.current(action);
      const settled = whenSettled();
      if (settled) settled.then(act);
      else act();
    };
    let isOpen = true;
    addEventListener('keydown', press);
    return () => {
      isOpen = false;
      removeEventListener('keydown', press);
    };
  }, [areKeysOn, table]);
}

/** Whether the keys are on, stored in the browser. */
export function useKeySetting() {
  const [isOn, setIsOn] = useState(() => readItem('localStorage', OFF_KEY) === null);
  const keep = (next: boolean) => {
    setIsOn(next);
    if (next) removeItem('localStorage', OFF_KEY);
    else writeItem('localStorage', OFF_KEY, 'yes');
  };
  return [isOn, keep] as const;
}

const isField = (target: EventTarget | undefined) =>
  !!(target as Element | undefined)?.matches?.('input, select, textarea, dialog, dialog *');
