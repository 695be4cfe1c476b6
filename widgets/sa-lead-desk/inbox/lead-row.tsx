import type { LeadStatus, LeadSummary } from '../../../worker/contract/leads.ts';
import { partnerName, useDesk } from '../desk-context.ts';
import { describeTopic, FLAG_LABELS, nameOf, STATUS_LABELS } from '../labels.ts';
import { badge } from '../lead-desk.styles.ts';
import { Moment } from '../moment.tsx';
import { addressOf } from '../route.logic.ts';
import { opener, row, unread } from './inbox.styles.ts';

/** Colour of a status: what waits for us stands out. */
export const STATUS_TONES: Partial<Record<LeadStatus, string>> = {
  pending: 'warning',
  contacted: 'primary',
  scheduled: 'primary',
  done: 'good',
  confirmed: 'good',
};

/** One lead of the list. */
export function LeadRow({ lead }: { lead: LeadSummary }) {
  return (
    <li className={row} data-unread={lead.isUnread ? '' : undefined}>
      <h2>
        <a className={opener} href={addressOf(lead)}>
          {nameOf(lead)}
        </a>
        {lead.isUnread && <span className={unread}>Unread</span>}
      </h2>
      <p>
        <b>{describeTopic(lead)}</b>
        {lead.excerpt && ` – ${lead.excerpt}`}
      </p>
      <LeadBadges lead={lead} />
      <Moment iso={lead.createdAt} />
    </li>
  );
}

function LeadBadges({ lead }: { lead: LeadSummary }) {
  const desk = useDesk();
  const { status, flag, partnerId, campaign, assignedTo, repeats } = lead;
  const assignee = assignedTo === desk.me?.email ? 'You' : assignedTo;
  return (
    <ul>
      <Badge text={STATUS_LABELS[status]} tone={STATUS_TONES[status]} />
      <Badge text={flag && FLAG_LABELS[flag]} tone="bad" />
      <Badge text={partnerId && partnerName(desk, partnerId)} />
      <Badge text={campaign} />
      <Badge text={assignee} />
      <Badge text={repeats > 0 && `Sent ${repeats + 1} times`} />
    </ul>
  );
}

function Badge({
  text,
  tone,
}: {
  text: string | false | null | undefined;
  tone?: string | undefined;
}) {
  if (!text) return null;
  return (
    <li>
      <span className={badge} data-tone={tone}>
        {text}
      </span>
    </li>
  );
}
