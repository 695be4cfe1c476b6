import { useEffect, useState } from 'react';
import type { Presence } from '../content/chat.ts';
import { pickPresence, presenceDelayMs } from './chat-widget.logic.ts';

/** A random presence that changes every 30 to 60 s. */
export function usePresence(): Presence {
  // Pages are prerendered, so the first random presence waits for the browser.
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
