import { useEffect, useState } from 'react';
import { localDay } from '../rules/calendar-day.ts';

/**
 * The present, for views that show days: the moment of the first render until the visitor's day is over.
 * A tab that slept over midnight follows once it is shown.
 */
export function useNow(): Date {
  const [now, setNow] = useState(() => new Date());
  useEffect(() => {
    const follow = () => setNow((before) => (isToday(before) ? before : new Date()));
    const timer = setTimeout(follow, new Date(now).setHours(24, 0, 1) - +new Date());
    document.addEventListener('visibilitychange', follow);
    addEventListener('pageshow', follow);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', follow);
      removeEventListener('pageshow', follow);
    };
  }, [now]);
  return now;
}

const isToday = (moment: Date) => localDay(moment) === localDay(new Date());
