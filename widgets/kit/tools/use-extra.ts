import { useEffect, useState } from 'react';
import {
  areExtrasKept,
  type ExtraName,
  readExtra,
  watchExtras,
  writeExtra,
} from '../stores/extras.ts';
import { useEffectEvent } from '../ui/use-effect-event.ts';

/** A part of the tools' storage in this browser, parsed by `read`; follows every change. */
export function useExtra<T>(prefix: string, name: ExtraName, read: (stored: unknown) => T) {
  const readNow = () => read(readExtra(prefix, name));
  const [value, setValue] = useState(readNow);
  const update = useEffectEvent(() => setValue(readNow));
  useEffect(() => {
    update();
    return watchExtras(prefix, () => update());
  }, [prefix]);
  return {
    value,
    /** False if the browser does not let us store it. */
    isKept: areExtrasKept(prefix),
    /** Replaces what is stored, never an older copy of it; undefined removes it. */
    change: (change: (stored: T) => unknown) => writeExtra(prefix, name, change(readNow())),
  };
}
