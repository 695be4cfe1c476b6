import ArrowLeft from 'lucide/dist/esm/icons/arrow-left.mjs';
import ChevronDown from 'lucide/dist/esm/icons/chevron-down.mjs';
import ChevronUp from 'lucide/dist/esm/icons/chevron-up.mjs';
import Keyboard from 'lucide/dist/esm/icons/keyboard.mjs';
import { useRef, useState } from 'react';
import type { Lead, LeadEvent, LeadLink } from '../../../worker/contract/leads.ts';
import { count } from '../../kit/rules/plural.ts';
import { secondary } from '../../kit/ui/button.styles.ts';
import { Icon } from '../../kit/ui/icon.tsx';
import { hasTimeAhead } from '../appointment/appointment.logic.ts';
import { LeadAppointment } from '../appointment/lead-appointment.tsx';
import { STATUS_TONES } from '../inbox/lead-row.tsx';
import type { InboxStore } from '../inbox/use-inbox.ts';
import { LEAD_KEYS, type LeadKeyAction } from '../keys/keys.logic.ts';
import { KeysHelp } from '../keys/keys-help.tsx';
import { useKeys } from '../keys/use-keys.ts';
import { describeFlag, describeTopic, nameOf, STATUS_LABELS } from '../labels.ts';
import { badge, notice, onlyWide, pageHead, quiet, row } from '../lead-desk.styles.ts';
import { describeWait, formatMoment } from '../office-time.logic.ts';
import { LeadOrigin, RequestedOrigin } from '../origins/lead-origin.tsx';
import { memberName, useDesk } from '../shell/desk-context.ts';
import type { LeadKey } from '../shell/route.logic.ts';
import { Button, Panel } from '../ui/basics.tsx';
import { BothVersions } from '../ui/both-versions.tsx';
import { DayAndTime } from '../ui/day-and-time.tsx';
import { isEnd, type LeadChange } from './changes.logic.ts';
import { Correction } from './correction.tsx';
import { describeEvent, nameActor } from './history.logic.ts';
import { type Conflict, findDifferences, findLastChange } from './lead.logic.ts';
import { headline, history, noPrint, twoColumns } from './lead.styles.ts';
import { LeadActions } from './lead-actions.tsx';
import { LeadFacts } from './lead-facts.tsx';
import { LeadLinks } from './lead-links.tsx';
import { LeadNetwork } from './lead-network.tsx';
import { LeadNote } from './lead-note.tsx';
import { Replies } from './replies.tsx';
import { ReturnedMail } from './returned-mail.tsx';
import { type LeadStore, type Neighbours, useLead, useNeighbours } from './use-lead.ts';

interface LeadPageProps {
  leadKey: LeadKey;
  inbox: InboxStore;
}

/** One lead, with all its actions. */
export function LeadPage({ leadKey, inbox }: LeadPageProps) {
  const store = useLead(leadKey);
  const neighbours = useNeighbours(leadKey, inbox);
  const helpRef = useRef<HTMLDialogElement>(null);
  const end = useEnd(store);
  const act = useLeadKeys(store.lead, end.save, neighbours);
  useKeys(LEAD_KEYS, (action) => (action === 'help' ? helpRef.current?.showModal() : act(action)));
  const { lead, problem, conflict } = store;
  return (
    <>
      <div className={`${pageHead} ${noPrint}`}>
        <a className={secondary} href="#inbox">
          <Icon icon={ArrowLeft} />
          Back to inbox
        </a>
        <div className={row}>
          <Button look={`${secondary} ${onlyWide}`} onClick={() => helpRef.current?.showModal()}>
            <Icon icon={Keyboard} />
            Keys
          </Button>
          <Step label="Previous lead" icon={ChevronUp} go={neighbours.previous} />
          <Step label="Next lead" icon={ChevronDown} go={neighbours.next} />
        </div>
      </div>
      <div className={headline}>
        <h1 id="lead-name" tabIndex={-1}>
          {lead ? nameOf(lead) : 'Lead'}
        </h1>
        {lead && (
          <>
            <p className={row}>
              {lead.phone && <span>{lead.phone}</span>}
              <span>{lead.email}</span>
            </p>
            <ReturnedMail returned={lead.returned} />
            <Replies key={lead.id} lead={lead} save={store.save} />
            <Headline lead={lead} />
          </>
        )}
      </div>
      <div className={notice} role="alert">
        {problem && <p>{problem}</p>}
        {problem && !lead && (
          <div className={row}>
            <Button onClick={store.retry}>Try again</Button>
          </div>
        )}
      </div>
      {conflict && lead && <ConflictPanel seen={lead} conflict={conflict} store={store} />}
      {lead ? (
        <LeadBody lead={lead} store={store} end={end} inbox={inbox} />
      ) : (
        <Waiting isOver={!!problem} />
      )}
      <KeysHelp dialogRef={helpRef} table={LEAD_KEYS} />
    </>
  );
}

/** Asks before a lead with an appointment ahead ends: undoing does not restore the time. */
function useEnd({ lead, save }: LeadStore) {
  const { nowMs } = useDesk();
  const [asked, setAsked] = useState<{ change: LeadChange; done: string } | null>(null);
  return {
    asked: asked?.change,
    async save(change: LeadChange, done: string) {
      if (lead && isEnd(change) && hasTimeAhead(lead, nowMs)) setAsked({ change, done });
      else await save(change, done);
    },
    async confirm() {
      if (!asked) return;
      const { change, done } = asked;
      const both = change.isSpam ? change : { ...change, cancels: true as const };
      await save(both, `${done}, and the appointment is cancelled`);
      setAsked(null);
    },
    close: () => setAsked(null),
  };
}

/** The actions of the keys other than help. */
function useLeadKeys(lead: Lead | null, save: LeadStore['save'], { previous, next }: Neighbours) {
  const { me, undo } = useDesk();
  return (action: Exclude<LeadKeyAction, 'help'>) => {
    if (action === 'back') location.hash = 'inbox';
    else if (action === 'undo') undo();
    else if (action === 'next') next?.();
    else if (action === 'previous') previous?.();
    else if (lead && action === 'take' && me) {
      if (lead.assignedTo !== me.email) save({ assignedTo: me.email }, 'Assigned to you');
    } else if (action === 'spam') {
      if (lead && lead.folder !== 'spam') save({ isSpam: true }, 'Marked as spam');
    } else if (lead && lead.kind !== 'newsletter' && lead.status !== 'done') {
      save({ status: 'done' }, `${nameOf(lead)} is done`);
    }
  };
}

interface StepProps {
  label: string;
  icon: typeof ChevronUp;
  go: (() => void) | null;
}

function Step({ label, icon, go }: StepProps) {
  return (
    <Button aria-label={label} title={label} disabled={!go} onClick={() => go?.()}>
      <Icon icon={icon} />
    </Button>
  );
}

function Headline({ lead }: { lead: Lead }) {
  const { nowMs } = useDesk();
  const wait = describeWait(lead, nowMs);
  const flag = describeFlag(lead);
  return (
    <p className={row}>
      <span className={badge} data-tone={STATUS_TONES[lead.status]}>
        {STATUS_LABELS[lead.status]}
      </span>
      {lead.folder === 'spam' && (
        <span className={badge} data-tone="bad">
          Spam
        </span>
      )}
      {flag && (
        <span className={badge} data-tone="bad">
          {flag}
        </span>
      )}
      {wait && (
        <span className={badge} data-tone={wait.tone}>
          {wait.text}
        </span>
      )}
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

interface LeadBodyProps {
  lead: Lead;
  store: LeadStore;
  end: ReturnType<typeof useEnd>;
  inbox: InboxStore;
}

function LeadBody({ lead, store, end, inbox }: LeadBodyProps) {
  const { save, isBusy } = store;
  return (
    <>
      <LeadActions lead={lead} end={end} isBusy={isBusy} />
      <LeadOrigin lead={lead} save={save} refresh={store.retry} />
      <LeadNetwork lead={lead} inbox={inbox} refresh={store.retry} />
      <div className={twoColumns}>
        <div>
          <LeadAppointment lead={lead} refresh={store.retry} />
          <Panel id="sent" heading="What was sent">
            <LeadFacts lead={lead} />
            <Correction lead={lead} save={save} />
            <RequestedOrigin lead={lead} />
          </Panel>
          <OtherLeads others={lead.others} />
        </div>
        <div>
          <LeadNote lead={lead} save={save} />
          <LeadHistory events={lead.events} />
        </div>
      </div>
    </>
  );
}

interface ConflictPanelProps {
  seen: Lead;
  conflict: Conflict;
  store: Pick<LeadStore, 'keepTheirs' | 'saveMine'>;
}

/** Both versions of a lead that two members have changed. */
function ConflictPanel({ seen, conflict: { change, current }, store }: ConflictPanelProps) {
  const desk = useDesk();
  const last = findLastChange(current);
  return (
    <BothVersions
      key={current.version}
      title={
        last
          ? `Changed by ${nameActor(last.actor, (email) => memberName(desk, email))} at ${formatMoment(last.createdAt)}`
          : 'Someone else has changed this lead'
      }
      level={2}
      differences={findDifferences(seen, change, current)}
      keepTheirs={store.keepTheirs}
      saveMine={store.saveMine}
    />
  );
}

/** Other leads of the same person. */
function OtherLeads({ others }: { others: readonly LeadLink[] }) {
  if (!others.length) return null;
  return (
    <Panel id="others" heading={`${count(others.length, 'other lead')} from this address`}>
      <LeadLinks leads={others} />
    </Panel>
  );
}

/** The actions on a lead, with their actors. */
function LeadHistory({ events }: { events: readonly LeadEvent[] }) {
  const desk = useDesk();
  const nameMember = (email: string) => memberName(desk, email);
  return (
    <Panel id="history" heading="History">
      <ol className={history}>
        {events.map((event) => (
          <li key={event.id}>
            {`${nameActor(event.actor, nameMember)} ${describeEvent(event, nameMember)}`}
            <DayAndTime iso={event.createdAt} />
          </li>
        ))}
      </ol>
    </Panel>
  );
}
