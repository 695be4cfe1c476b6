import { useRef, useState } from 'react';
import type { Way } from '../../../worker/contract/appointment.ts';
import { joiningInstructions } from '../../../worker/contract/joining.ts';
import type { DeskAppointment } from '../../../worker/contract/leads.ts';
import { endStatuses, type Lead } from '../../../worker/contract/leads.ts';
import { TYPE_LABELS } from '../../../worker/contract/words/consultation.ts';
import { brand } from '../../content/brand.ts';
import { count } from '../../kit/rules/plural.ts';
import { callDesk } from '../calls/desk-api.ts';
import { showChange } from '../calls/lead-changes.ts';
import { noPrint } from '../lead/lead.styles.ts';
import { badge, quiet, row } from '../lead-desk.styles.ts';
import { formatSpan, formatStart, OFFICE_CLOCK } from '../office-time.logic.ts';
import { useDesk, withMember } from '../shell/desk-context.ts';
import { AskingButton } from '../ui/ask-once.tsx';
import { Button, Panel } from '../ui/basics.tsx';
import {
  fellToSpam,
  isCrowded,
  isUnconfirmed,
  needsCounsellor,
  STATE_LABELS,
} from './appointment.logic.ts';
import { bigTime, opened } from './appointment.styles.ts';
import { AppointmentActions } from './appointment-actions.tsx';
import { TimePicker } from './time-picker.tsx';

interface LeadAppointmentProps {
  lead: Lead;
  /** Reads the lead again. */
  refresh(): void;
}

/** The appointment of a consultation, with its actions; empty for other leads. */
export function LeadAppointment({ lead, refresh }: LeadAppointmentProps) {
  const { appointment } = lead;
  if (lead.kind !== 'consultation' || (!appointment && !canBook(lead))) return null;
  return (
    <Panel id="appointment" heading="Appointment">
      {appointment && <AppointmentFacts appointment={appointment} />}
      {fellToSpam(lead) && (
        <p className={quiet}>
          {lead.folder === 'spam'
            ? 'It was cancelled when the lead was marked as spam. “Not spam” does not bring it back.'
            : 'It was cancelled when the lead was marked as spam, and the visitor was not told. Book a time again, or tell them.'}
        </p>
      )}
      {appointment && <AppointmentActions appointment={appointment} />}
      {appointment && isCrowded(appointment) && (
        <Network appointment={appointment} refresh={refresh} />
      )}
      {canBook(lead) && <Booking lead={lead} />}
    </Panel>
  );
}

const isOver = ({ status, folder }: Lead) => endStatuses.includes(status) || folder !== 'inbox';

/** A lead that is over takes no appointment, unless the visitor missed one. */
const canBook = (lead: Lead) =>
  lead.appointment?.state !== 'booked' && (!isOver(lead) || lead.appointment?.state === 'missed');

const STATE_TONES = { booked: 'primary', cancelled: 'bad', done: 'good', missed: 'bad' } as const;

/** Time, way, counsellor and state of an appointment. */
export function AppointmentFacts({ appointment }: { appointment: DeskAppointment }) {
  const desk = useDesk();
  const { startsAt, endsAt, way, state, member, meetingUrl, isReminderMissed } = appointment;
  const [day] = formatStart(startsAt).split(/, (?=\d\d:)/);
  return (
    <div>
      <p className={bigTime}>
        <time dateTime={startsAt}>{day}</time>
        {`, ${formatSpan({ startsAt, endsAt })}`}
      </p>
      <p className={quiet}>{OFFICE_CLOCK}</p>
      <p className={row}>
        <span className={badge} data-tone={STATE_TONES[state]}>
          {STATE_LABELS[state]}
        </span>
        {needsCounsellor(appointment) && (
          <span className={badge} data-tone="bad">
            Needs a counsellor
          </span>
        )}
        {isUnconfirmed(appointment, desk.nowMs) && (
          <span className={badge} data-tone="warning">
            Not confirmed
          </span>
        )}
        {isReminderMissed && (
          <span className={badge} data-tone="warning">
            Not reminded
          </span>
        )}
        <span className={badge}>{TYPE_LABELS[way]}</span>
        {member && <span>{withMember(desk, member)}</span>}
      </p>
      {state === 'booked' && (
        <p className={quiet}>
          {`The visitor sees: “${joiningInstructions({ way, meetingUrl, officeAddress: brand.officeAddress })}”`}
        </p>
      )}
    </div>
  );
}

interface NetworkProps {
  appointment: DeskAppointment;
  refresh(): void;
}

/** The bookings of one network, to release together. */
function Network({ appointment: { id, sameNetwork }, refresh }: NetworkProps) {
  const { announce } = useDesk();
  return (
    <div className={opened}>
      <p>{`${sameNetwork} live bookings came from the same network within a day.`}</p>
      <AskingButton
        label={`Release all ${sameNetwork}`}
        question={`Cancel all ${sameNetwork} appointments from this network, including this one? A school or a fair is also one network.`}
        yes="Cancel them all"
        no="Keep them"
        act={async () => {
          const { released } = await callDesk('releaseNetwork', { id });
          announce(`${count(released, 'booking')} released`);
          refresh();
        }}
      />
    </div>
  );
}

function Booking({ lead }: { lead: Lead }) {
  const { announce } = useDesk();
  const [isOpen, setIsOpen] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const book = async (startsAt: string, member: string) => {
    showChange(
      await callDesk('bookAppointment', { kind: lead.kind, id: lead.id, startsAt, member }),
    );
    announce(`Booked for ${formatStart(startsAt)}`);
    setIsOpen(false);
  };
  return (
    <div className={`${opened} ${noPrint}`}>
      <div className={row}>
        <Button ref={opener} aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
          Book a time
        </Button>
        {!lead.appointment && <span className={quiet}>No time has been chosen yet.</span>}
      </div>
      {isOpen && (
        <TimePicker
          id="book"
          heading="Book a time"
          way={lead.topic as Way}
          startsAt={null}
          member={lead.assignedTo}
          verb="Book"
          no="Not now"
          pick={book}
          close={() => {
            setIsOpen(false);
            opener.current?.focus();
          }}
        />
      )}
    </div>
  );
}
