import type { MouseEvent } from 'react';
import type { LeadStatus, LeadSummary } from '../../../worker/contract/leads.ts';
import { visuallyHidden } from '../../kit/core/visually-hidden.styles.ts';
import { count } from '../../kit/rules/plural.ts';
import { describeFlag, describeTopic, nameOf, STATUS_LABELS } from '../labels.ts';
import { badge } from '../lead-desk.styles.ts';
import { describeWait } from '../office-time.logic.ts';
import { memberName, partnerName, useDesk } from '../shell/desk-context.ts';
import { addressOf } from '../shell/route.logic.ts';
import { DayAndTime } from '../ui/day-and-time.tsx';
import { opener, row, unread } from './inbox.styles.ts';

/** Colour of a status: pending leads stand out. */
export const STATUS_TONES: Partial<Record<LeadStatus, string>> = {
  pending: 'warning',
  contacted: 'primary',
  scheduled: 'primary',
  done: 'good',
  confirmed: 'good',
};

interface LeadRowProps {
  lead: LeadSummary;
  /** Whether this lead is open beside the list. */
  isCurrent?: boolean | undefined;
}

/** One lead of the list. */
export function LeadRow({ lead, isCurrent }: LeadRowProps) {
  const address = addressOf(lead);
  // Beside a lead, another one takes its place: the browser's back button leads to the inbox.
  const replace = (event: MouseEvent<HTMLAnchorElement>) => {
    if (isCurrent === undefined || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    location.replace(address);
  };
  return (
    <li className={row} data-unread={lead.isUnread ? '' : undefined}>
      <h2>
        {lead.isUnread && (
          <span className={unread}>
            <span className={visuallyHidden}>Unread: </span>
          </span>
        )}
        <a
          className={opener}
          href={address}
          aria-current={isCurrent ? 'true' : undefined}
          onClick={replace}
        >
          {nameOf(lead)}
        </a>
      </h2>
      <p>
        {lead.phone && <span>{lead.phone}</span>}
        <b>{describeTopic(lead)}</b>
        {lead.excerpt && ` – ${lead.excerpt}`}
      </p>
      <LeadBadges lead={lead} />
      <DayAndTime iso={lead.createdAt} />
    </li>
  );
}

/** Badges of a lead, the most important first. */
function LeadBadges({ lead }: { lead: LeadSummary }) {
  const desk = useDesk();
  const { status, partnerId, campaign, assignedTo, repeats } = lead;
  const wait = describeWait(lead, desk.nowMs);
  return (
    <ul>
      <Badge text={wait?.text ?? STATUS_LABELS[status]} tone={wait?.tone ?? STATUS_TONES[status]} />
      <Badge text={describeFlag(lead)} tone="bad" />
      <Badge text={assignedTo && memberName(desk, assignedTo)} />
      <Badge text={partnerId && partnerName(desk, partnerId)} />
      <Badge text={repeats > 0 && `Sent again: ${count(repeats, 'time')}`} />
      <Badge text={campaign} />
    </ul>
  );
}

interface BadgeProps {
  text: string | false | null | undefined;
  tone?: string | undefined;
}

function Badge({ text, tone }: BadgeProps) {
  if (!text) return null;
  return (
    <li>
      <span className={badge} data-tone={tone}>
        {text}
      </span>
    </li>
  );
}
