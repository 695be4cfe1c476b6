import type { LeadLink } from '../../../worker/contract/leads.ts';
import { count } from '../../kit/rules/plural.ts';
import { panel } from '../lead-desk.styles.ts';
import { LeadLinks } from './lead-links.tsx';

/** What else the same person has sent. */
export function OtherLeads({ others }: { others: readonly LeadLink[] }) {
  if (!others.length) return null;
  return (
    <section className={panel} aria-labelledby="others">
      <h2 id="others">{`${count(others.length, 'other lead')} from this address`}</h2>
      <LeadLinks leads={others} />
    </section>
  );
}
