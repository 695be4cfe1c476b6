import type { Lead } from '../../../worker/contract/leads.ts';
import { count } from '../../kit/rules/plural.ts';
import { partnerName, useDesk } from '../desk-context.ts';
import { describeFlag } from '../labels.ts';
import { facts, letter } from '../lead-desk.styles.ts';
import { describeAge, formatMoment } from '../time.logic.ts';

/** Sources that are no origin. */
const SOURCES: Record<string, string> = {
  desk: 'Added by hand',
  frame: 'A frame on another site',
};

/** Everything that came with a lead, as text. */
export function LeadFacts({ lead }: { lead: Lead }) {
  const desk = useDesk();
  const when = (iso: string) => `${formatMoment(iso)}, ${describeAge(iso, desk.nowMs)}`;
  const rows: [label: string, value: string | null][] = [
    ['Email', lead.email],
    ['Phone', lead.phone],
    ['Reference', lead.reference],
    ['Received', when(lead.createdAt)],
    [
      'Sent again',
      lead.repeats && lead.lastAt
        ? `${count(lead.repeats, 'time')}, last ${when(lead.lastAt)}`
        : null,
    ],
    ['Partner', lead.partnerId && partnerName(desk, lead.partnerId)],
    ['Says it comes from', lead.partnerClaim && describeClaim(lead.partnerClaim)],
    ['Campaign', lead.campaign],
    ['Source', SOURCES[lead.source] ?? lead.source],
    ['Page', lead.pageUrl],
    ['Kept apart', describeFlag(lead)],
  ];
  return (
    <>
      {lead.message && <p className={letter}>{lead.message}</p>}
      {lead.plan && (
        <section aria-labelledby="plan">
          <h3 id="plan">Plan from the tools</h3>
          <p className={letter}>{lead.plan}</p>
        </section>
      )}
      {lead.events.map((event) =>
        event.action === 'plan' ? (
          <section key={event.id} aria-labelledby={`plan-${event.id}`}>
            <h3 id={`plan-${event.id}`}>{`Another plan, ${when(event.createdAt)}`}</h3>
            <p className={letter}>{event.detail?.to}</p>
          </section>
        ) : null,
      )}
      <dl className={facts}>
        {rows.map(([label, value]) =>
          value ? (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ) : null,
        )}
      </dl>
    </>
  );
}

/** Anybody may claim it: only an origin that we know proves who a partner is. */
const describeClaim = (claim: string) => `${claim} (this origin is not known as theirs)`;
