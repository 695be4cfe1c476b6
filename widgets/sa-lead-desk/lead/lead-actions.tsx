import { useRef } from 'react';
import { type Lead, type LeadStatus, leadStatuses } from '../../../worker/contract/leads.ts';
import { primary, secondary } from '../../kit/ui/button.styles.ts';
import { STATUS_LABELS } from '../labels.ts';
import { row } from '../lead-desk.styles.ts';
import { memberName, useDesk } from '../shell/desk-context.ts';
import { AskOnce } from '../ui/ask-once.tsx';
import { Menu } from '../ui/menu.tsx';
import { findNextStatus, type LeadChange } from './changes.logic.ts';
import { noPrint } from './lead.styles.ts';
import type { LeadStore } from './use-lead.ts';

export interface LeadPartProps {
  lead: Lead;
  save: LeadStore['save'];
}

interface LeadActionsProps {
  lead: Lead;
  isBusy: boolean;
  end: {
    /** What to ask about first; undefined where nothing is asked. */
    asked: LeadChange | undefined;
    save: LeadStore['save'];
    confirm(): void;
    close(): void;
  };
}

/** The next step as the one main button; status, assignment and spam beside it. */
export function LeadActions({ lead, isBusy, end }: LeadActionsProps) {
  const { folder } = lead;
  const { asked, save } = end;
  const rowRef = useRef<HTMLDivElement>(null);
  const spamRef = useRef<HTMLButtonElement>(null);
  const next = folder === 'inbox' ? findNextStatus(lead) : null;
  const move = (status: LeadStatus) => save({ status }, `Moved to ${STATUS_LABELS[status]}`);
  return (
    <div ref={rowRef} className={`${row} ${noPrint}`}>
      {next && (
        <button
          key={next}
          type="button"
          className={primary}
          disabled={isBusy}
          onClick={() => move(next)}
        >
          {`Mark as ${STATUS_LABELS[next].toLowerCase()}`}
        </button>
      )}
      {folder === 'flagged' && (
        <button
          type="button"
          className={primary}
          disabled={isBusy}
          onClick={() => save({ isSpam: false }, 'Moved to the inbox')}
        >
          Not spam
        </button>
      )}
      <Menu
        label={`Status: ${STATUS_LABELS[lead.status]}`}
        items={leadStatuses[lead.kind].map((id) => ({ id, label: STATUS_LABELS[id] }))}
        selected={lead.status}
        choose={(id) => move(id as LeadStatus)}
      />
      <Assignee lead={lead} save={save} />
      {folder === 'spam' ? (
        <button
          key="not-spam"
          type="button"
          className={secondary}
          disabled={isBusy}
          onClick={() => save({ isSpam: false }, 'Moved to the inbox')}
        >
          Not spam
        </button>
      ) : (
        <button
          key="spam"
          ref={spamRef}
          type="button"
          className={secondary}
          disabled={isBusy}
          onClick={() => save({ isSpam: true }, 'Marked as spam')}
        >
          Spam
        </button>
      )}
      {asked && (
        <AskOnce
          {...describeEnd(asked)}
          no="Keep both as they are"
          isBusy={isBusy}
          act={end.confirm}
          close={() => {
            end.close();
            (asked.isSpam ? spamRef.current : rowRef.current?.querySelector('button'))?.focus();
          }}
        />
      )}
    </div>
  );
}

/** What ending a lead means for its appointment, as a question and its yes. */
function describeEnd({ status, isSpam }: LeadChange) {
  const name = status && !isSpam ? STATUS_LABELS[status] : 'Spam';
  const told = isSpam
    ? 'and sends no email to the visitor'
    : 'and tells the visitor if email to visitors is on';
  return {
    question: `This lead has an appointment ahead. Marking it as ${name.toLowerCase()} cancels the appointment ${told}. Undoing it does not bring the time back.`,
    yes: `${name}: cancel the appointment`,
  };
}

/** Ids of the menu are addresses; nobody has this one. */
const NOBODY = '';

function Assignee({ lead: { assignedTo }, save }: LeadPartProps) {
  const desk = useDesk();
  const { me, members } = desk;
  const mine = me ? [{ id: me.email, label: `${me.name} (you)` }] : [];
  const others = members
    .filter(({ email }) => email !== me?.email)
    .map(({ email, name }) => ({ id: email, label: name }));
  const say = (email: string) =>
    email ? `Assigned to ${email === me?.email ? 'you' : memberName(desk, email)}` : 'Not assigned';
  return (
    <Menu
      label={say(assignedTo ?? NOBODY)}
      items={[...mine, ...others, { id: NOBODY, label: 'Nobody' }]}
      selected={assignedTo ?? NOBODY}
      choose={(email) => save({ assignedTo: email || null }, say(email))}
    />
  );
}
