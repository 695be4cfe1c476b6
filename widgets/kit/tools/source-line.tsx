import type { Provenance } from '../../content/provenance.ts';
import { smallText } from '../core/card.styles.ts';
import { formatDay, onDay } from '../rules/calendar-day.ts';
import { describeSource } from '../rules/source.ts';
import { OutsideLink } from './outside-link.tsx';

/** The source of a fact, and its date: the page's own, or the day we read it if it has none. */
export function SourceLine({ fact, label = 'Source' }: { fact: Provenance; label?: string }) {
  const { name, url } = describeSource(fact.source);
  return (
    <p className={smallText}>
      {`${label}: `}
      {url ? <OutsideLink href={url} text={name} /> : name}
      {`, ${describeDate(fact)}`}
    </p>
  );
}

function describeDate({ asOf, isUndated }: Provenance): string {
  return isUndated ? `read ${onDay(asOf)}, undated page` : formatDay(asOf);
}
