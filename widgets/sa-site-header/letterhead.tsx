import { useEffect, useState } from 'react';
import { brand } from '../content/brand.ts';
import { formatDay, localDay } from '../kit/rules/calendar-day.ts';
import { letterhead } from './site-header.styles.ts';

interface Printed {
  /** Host name of our site. */
  site: string;
  /** The day in words. */
  day: string;
}

/**
 * Heads every printed page: our name, our address, and the day of printing. Pages are prerendered, so
 * the browser adds page address and day at each print.
 */
export function Letterhead() {
  const [printed, setPrinted] = useState<Printed>();
  useEffect(() => {
    const read = () => setPrinted({ site: location.host, day: formatDay(localDay(new Date())) });
    read();
    addEventListener('beforeprint', read);
    return () => removeEventListener('beforeprint', read);
  }, []);
  return (
    <div className={letterhead}>
      <strong>{brand.name}</strong>
      <p>
        {brand.officeAddress} · {brand.phone} · {brand.generalEmail}
      </p>
      <p>{printed && `${printed.site} · Printed on ${printed.day}`}</p>
    </div>
  );
}
