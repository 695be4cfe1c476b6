import ArrowLeft from 'lucide/dist/esm/icons/arrow-left.mjs';
import Mail from 'lucide/dist/esm/icons/mail.mjs';
import MessageCircle from 'lucide/dist/esm/icons/message-circle.mjs';
import type { Lead } from '../../../worker/contract/leads.ts';
import { readOriginRequest } from '../../../worker/contract/origin-request.ts';
import { primary, secondary } from '../../kit/ui/button.styles.ts';
import { ExternalLink } from '../../kit/ui/external-link.tsx';
import { Icon } from '../../kit/ui/icon.tsx';
import { useDesk } from '../desk-context.ts';
import { STATUS_TONES } from '../inbox/lead-row.tsx';
import { describeTopic, nameOf, STATUS_LABELS } from '../labels.ts';
import { badge, notice, panel, quiet, row } from '../lead-desk.styles.ts';
import { Moment } from '../moment.tsx';
import type { LeadKey } from '../route.logic.ts';
import { ConflictPanel } from './conflict-panel.tsx';
import { describeEvent, nameActor } from './history.logic.ts';
import { headline, history, twoColumns } from './lead.styles.ts';
import { LeadActions, LeadNote } from './lead-actions.tsx';
import { LeadFacts } from './lead-facts.tsx';
import { findWhatsAppDigits, linkToMail } from './reply.logic.ts';
import { useLead } from './use-lead.ts';

/** One lead, with everything that can be done about it. */
export function LeadPage({ leadKey }: { leadKey: LeadKey }) {
  const store = useLead(leadKey);
  const { lead, problem, conflict } = store;
  return (
    <>
      <div className={row}>
        <a className={secondary} href="#inbox">
          <Icon icon={ArrowLeft} />
          Back to inbox
        </a>
      </div>
      <div className={headline}>
        <h1 tabIndex={-1}>{lead ? nameOf(lead) : 'Lead'}</h1>
        {lead && <Headline lead={lead} />}
      </div>
      <div className={notice} role="alert">
        {problem && <p>{problem}</p>}
        {problem && !lead && (
          <div className={row}>
            <button type="button" className={secondary} onClick={store.retry}>
              Try again
            </button>
          </div>
        )}
      </div>
      {conflict && lead && <ConflictPanel seen={lead} conflict={conflict} store={store} />}
      {lead ? <LeadBody lead={lead} save={store.save} /> : <Waiting isOver={!!problem} />}
    </>
  );
}

function Headline({ lead }: { lead: Lead }) {
  return (
    <p className={row}>
      <span className={badge} data-tone={STATUS_TONES[lead.status]}>
        {STATUS_LABELS[lead.status]}
      </span>
      <span className={quiet}>{describeTopic(lead)}</span>
    </p>
  );
}

function Waiting({ isOver }: { isOver: boolean }) {
  if (isOver) return null;
  return (
    <p className={quiet} role="status" aria-busy="true">
      The lead is loading.
    </p>
  );
}

function LeadBody({ lead, save }: { lead: Lead; save: ReturnType<typeof useLead>['save'] }) {
  return (
    <div className={twoColumns}>
      <div>
        <section className={panel} aria-labelledby="sent">
          <h2 id="sent">What was sent</h2>
          <LeadFacts lead={lead} />
          <RequestedOrigin lead={lead} />
          <Replies lead={lead} />
        </section>
      </div>
      <div>
        <LeadActions lead={lead} save={save} />
        <LeadNote lead={lead} save={save} />
        <History lead={lead} />
      </div>
    </div>
  );
}

/** Offers what a partner asks for on /partners; who gets it is chosen on the partners' page. */
function RequestedOrigin({ lead: { message } }: { lead: Lead }) {
  const { requestOrigin } = useDesk();
  const origin = readOriginRequest(message ?? '');
  if (!origin) return null;
  const allow = () => {
    requestOrigin(origin);
    location.hash = 'partners';
  };
  return (
    <div className={row}>
      <button type="button" className={primary} onClick={allow}>
        Allow this origin
      </button>
      <span className={quiet}>{origin}</span>
    </div>
  );
}

function Replies({ lead }: { lead: Lead }) {
  const digits = findWhatsAppDigits(lead.phone);
  return (
    <div className={row}>
      <a className={secondary} href={linkToMail(lead)}>
        <Icon icon={Mail} />
        Reply by email
      </a>
      {digits && (
        <ExternalLink className={secondary} href={`https://wa.me/${digits}`}>
          <Icon icon={MessageCircle} />
          WhatsApp
        </ExternalLink>
      )}
    </div>
  );
}

function History({ lead: { events } }: { lead: Lead }) {
  const { me } = useDesk();
  return (
    <section className={panel} aria-labelledby="history">
      <h2 id="history">History</h2>
      <ol className={history}>
        {events.map((event) => (
          <li key={event.id}>
            {`${nameActor(event.actor, me?.email)} ${describeEvent(event)}`}
            <Moment iso={event.createdAt} />
          </li>
        ))}
      </ol>
    </section>
  );
}
