import type { Lead } from '../../../worker/contract/leads.ts';
import { readPlan } from '../../../worker/contract/plan.ts';
import { brand } from '../../content/brand.ts';
import { planNames } from '../../content/plan-names.ts';
import { PlanPassCard } from '../../kit/pass/plan-pass.tsx';
import { parseJson } from '../../kit/rules/json.ts';
import { count } from '../../kit/rules/plural.ts';
import { describePass } from '../../kit/stores/plan-pass.logic.ts';
import { writePlanText } from '../../kit/stores/plan-words.logic.ts';
import { describeFlag } from '../labels.ts';
import { facts, letter } from '../lead-desk.styles.ts';
import { describeAge, formatMoment } from '../office-time.logic.ts';
import { partnerName, useDesk } from '../shell/desk-context.ts';
import { describeAdvertisement, type Fact } from './advertisement.logic.ts';

/** Sources that are no website. */
const SOURCES: Record<string, string> = {
  desk: 'Added by hand',
  frame: 'A frame on another website',
};

/** Everything that came with a lead, as text. */
export function LeadFacts({ lead }: { lead: Lead }) {
  const desk = useDesk();
  const when = (iso: string) => `${formatMoment(iso)}, ${describeAge(iso, desk.nowMs)}`;
  const origin: Fact[] = [
    [
      'Sent again',
      lead.repeats && lead.lastAt
        ? `${count(lead.repeats, 'time')}, last ${when(lead.lastAt)}`
        : null,
    ],
    ['Partner', lead.partnerId && partnerName(desk, lead.partnerId)],
    ['Says it belongs to', lead.partnerClaim && describeClaim(lead.partnerClaim)],
    ['Campaign', lead.campaign],
    ...describeAdvertisement(lead),
    ['Website', SOURCES[lead.source] ?? lead.source],
    ['Page', lead.pageUrl],
    ['Why it is held', describeFlag(lead)],
  ];
  return (
    <>
      {lead.message && <p className={letter}>{lead.message}</p>}
      {lead.plan && (
        <section aria-labelledby="plan">
          <h3 id="plan">Plan from the tools</h3>
          <SentPlan json={lead.plan} />
        </section>
      )}
      {lead.events.map((event) =>
        event.action === 'plan' ? (
          <section key={event.id} aria-labelledby={`plan-${event.id}`}>
            <h3 id={`plan-${event.id}`}>{`Another plan, ${when(event.createdAt)}`}</h3>
            <SentPlan json={event.detail?.to ?? null} />
          </section>
        ) : null,
      )}
      <Facts
        rows={[
          ['Received', when(lead.createdAt)],
          ['Reference', lead.reference],
        ]}
      />
      <div>
        <details>
          <summary>Where it came from</summary>
          <Facts rows={origin} />
        </details>
      </div>
    </>
  );
}

const Facts = ({ rows }: { rows: readonly Fact[] }) => (
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
);

/** Anyone may claim it: only a website that we know proves who a partner is. */
const describeClaim = (claim: string) => `${claim} (this website is not known as theirs)`;

/** The pass and the words that the visitor saw. */
function SentPlan({ json }: { json: string | null }) {
  const plan = readPlan(parseJson(json));
  return (
    plan && (
      <>
        <PlanPassCard pass={describePass(plan, planNames)} issuer={brand.name} />
        <p className={letter}>{writePlanText(plan, planNames)}</p>
      </>
    )
  );
}
