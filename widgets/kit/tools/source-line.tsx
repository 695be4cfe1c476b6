// biome-ignore lint/style/noRestrictedImports: a type, of which nothing is loaded
import type { Provenance } from '../../content/provenance.ts';
import { smallText } from '../core/card.styles.ts';
import { formatDay } from '../rules/calendar-day.ts';
import { describeSource } from '../rules/source.ts';
import { OutsideLink } from './outside-link.tsx';

/** The source of a fact, and its date. */
export function SourceLine({ fact, label = 'Source' }: { fact: Provenance; label?: string }) {
  const { name, url } = describeSource(fact.source);
  return (
    <p className={smallText}>
      {label}: {url ? <OutsideLink href={url} text={name} /> : name}, {formatDay(fact.asOf)}
    </p>
  );
}
