import { useState } from 'react';
import { type Lead, leadStatuses } from '../../../worker/contract/leads.ts';
import { Field } from '../../kit/forms/field.tsx';
import { onSubmission } from '../../kit/forms/use-form.ts';
import { primary, secondary } from '../../kit/ui/button.styles.ts';
import { ToggleGroup } from '../../kit/ui/toggle-group.tsx';
import { useDesk } from '../desk-context.ts';
import { STATUS_LABELS } from '../labels.ts';
import { panel, quiet, row } from '../lead-desk.styles.ts';
import type { LeadStore } from './use-lead.ts';

interface LeadPartProps {
  lead: Lead;
  save: LeadStore['save'];
}

/** Status, assignment and spam. */
export function LeadActions({ lead, save }: LeadPartProps) {
  const { me } = useDesk();
  const { assignedTo, folder } = lead;
  const isMine = assignedTo !== null && assignedTo === me?.email;
  return (
    <section className={panel} aria-labelledby="status">
      <h2 id="status">Status</h2>
      <ToggleGroup
        label="Status"
        choices={leadStatuses[lead.kind].map((id) => ({ id, label: STATUS_LABELS[id] }))}
        selected={lead.status}
        select={(status) => save({ status }, `Moved to ${STATUS_LABELS[status]}`)}
      />
      <p className={quiet}>
        {isMine
          ? 'Assigned to you'
          : assignedTo
            ? `Assigned to ${assignedTo}`
            : 'Assigned to nobody'}
      </p>
      <div className={row}>
        {me && !isMine && (
          <Press
            label="Assign to me"
            press={() => save({ assignedTo: me.email }, 'Assigned to you')}
          />
        )}
        {assignedTo && (
          <Press label="Unassign" press={() => save({ assignedTo: null }, 'Assigned to nobody')} />
        )}
        {folder !== 'spam' && (
          <Press label="Spam" press={() => save({ isSpam: true }, 'Marked as spam')} />
        )}
        {folder !== 'inbox' && (
          <Press label="Not spam" press={() => save({ isSpam: false }, 'Moved to the inbox')} />
        )}
      </div>
    </section>
  );
}

function Press({ label, press }: { label: string; press(): void }) {
  return (
    <button type="button" className={secondary} onClick={press}>
      {label}
    </button>
  );
}

/** The team's note. What is typed stays when the lead is left, until it is saved. */
export function LeadNote({ lead, save }: LeadPartProps) {
  const { drafts } = useDesk();
  const key = `${lead.kind}/${lead.id}`;
  const [, setTyped] = useState('');
  const draft = drafts.get(key);
  const type = (text: string) => {
    drafts.set(key, text);
    setTyped(text);
  };
  return (
    <form
      {...onSubmission(() => save({ note: draft ?? lead.note }, 'The note is saved'))}
      className={panel}
    >
      <Field
        name="note"
        label="Note"
        as="textarea"
        rows={4}
        maxLength={5000}
        hint={
          draft !== undefined && draft !== lead.note ? 'Not saved yet' : 'Only the team sees it.'
        }
        value={draft ?? lead.note}
        onInput={(event) => type(event.currentTarget.value)}
      />
      <div className={row}>
        <button type="submit" className={primary}>
          Save note
        </button>
      </div>
    </form>
  );
}
