import type { Sourced } from '../../content/visas/visa.ts';
import { describeSource, formatAsOf } from '../visa-figures.logic.ts';
import { OutsideLink } from './outside-link.tsx';
import { sourceLine } from './panels.styles.ts';

/** Where a fact was read and of which day that text is. */
export function Source({ of, label = 'Source' }: { of: Sourced; label?: string }) {
  const { name, url } = describeSource(of.source);
  return (
    <p className={sourceLine}>
      {label}: {url ? <OutsideLink href={url} text={name} /> : name}, {formatAsOf(of.asOf)}
    </p>
  );
}
