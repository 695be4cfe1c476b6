import { useEffect, useState } from 'react';
import type { Presence } from '../../content/chat.ts';
import { pickPresence, presenceDelayMs } from '../chat-widget.logic.ts';

/** A presence drawn at random, and again every 30 to 60 s. */
export function usePresence(): Presence {
  // Pages are made beforehand, so the first draw waits for the browser.
  const [presence, setPresence] = useState<Presence>('available');

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    const draw = () => {
      setPresence(pickPresence(Math.random));
      timer = setTimeout(draw, presenceDelayMs(Math.random));
    };
    draw();
    return () => clearTimeout(timer);
  }, []);
  return presence;
}
