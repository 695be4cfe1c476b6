import { useRef } from 'react';
import { type Lead, type LeadStatus, leadStatuses } from '../../../worker/contract/leads.ts';
import { primary } from '../../kit/ui/button.styles.ts';
import { STATUS_LABELS } from '../labels.ts';
import { row } from '../lead-desk.styles.ts';
import { memberName, useDesk } from '../shell/desk-context.ts';
import { AskOnce } from '../ui/ask-once.tsx';
import { Button } from '../ui/basics.tsx';
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
    /** The change to confirm; undefined without one. */
    asked: LeadChange | undefined;
    save: LeadStore['save'];
    confirm(): void;
    close(): void;
  };
}

/** The next step, then status, assignment and spam. */
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
        <Button key={next} disabled={isBusy} onClick={() => move(next)}>
          {`Mark as ${STATUS_LABELS[next].toLowerCase()}`}
        </Button>
      )}
      {folder === 'flagged' && (
        <Button
          look={primary}
          disabled={isBusy}
          onClick={() => save({ isSpam: false }, 'Moved to the inbox')}
        >
          Not spam
        </Button>
      )}
      <Menu
        label={`Status: ${STATUS_LABELS[lead.status]}`}
        items={leadStatuses[lead.kind].map((id) => ({ id, label: STATUS_LABELS[id] }))}
        selected={lead.status}
        choose={(id) => move(id as LeadStatus)}
      />
      <Assignee lead={lead} save={save} />
      {folder === 'spam' ? (
        <Button
          key="not-spam"
          disabled={isBusy}
          onClick={() => save({ isSpam: false }, 'Moved to the inbox')}
        >
          Not spam
        </Button>
      ) : (
        <Button
          key="spam"
          ref={spamRef}
          disabled={isBusy}
          onClick={() => save({ isSpam: true }, 'Marked as spam')}
        >
          Spam
        </Button>
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

/** Question and button about the appointment of a lead that ends. */
function describeEnd({ status, isSpam }: LeadChange) {
  const name = status && !isSpam ? STATUS_LABELS[status] : 'Spam';
  const effect = isSpam
    ? 'and sends no email to the visitor'
    : 'and tells the visitor if email to visitors is on';
  return {
    question: `This lead has an appointment ahead. Marking it as ${name.toLowerCase()} cancels the appointment ${effect}. Undoing it does not bring the time back.`,
    yes: `${name}: cancel the appointment`,
  };
}

/** Id of the item without a member; all others are addresses. */
const NOBODY = '';

function Assignee({ lead: { assignedTo }, save }: LeadPartProps) {
  const desk = useDesk();
  const { me, members } = desk;
  const mine = me ? [{ id: me.email, label: `${me.name} (you)` }] : [];
  const others = members
    .filter(({ email }) => email !== me?.email)
    .map(({ email, name }) => ({ id: email, label: name }));
  const describe = (email: string) =>
    email ? `Assigned to ${email === me?.email ? 'you' : memberName(desk, email)}` : 'Not assigned';
  return (
    <Menu
      label={describe(assignedTo ?? NOBODY)}
      items={[...mine, ...others, { id: NOBODY, label: 'Nobody' }]}
      selected={assignedTo ?? NOBODY}
      choose={(email) => save({ assignedTo: email || null }, describe(email))}
    />
  );
}
