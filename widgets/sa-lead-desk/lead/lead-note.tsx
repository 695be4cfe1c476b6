import { Field } from '../../kit/forms/field.tsx';
import { onSubmission } from '../../kit/forms/use-form.ts';
import { useStore } from '../../kit/stores/use-store.ts';
import { onPaper } from '../../kit/ui/paper.styles.ts';
import { drafts, keepDraft } from '../calls/drafts.ts';
import { panel, row } from '../lead-desk.styles.ts';
import { addressOf } from '../shell/route.logic.ts';
import { Button } from '../ui/basics.tsx';
import { noteBox } from './lead.styles.ts';
import type { LeadPartProps } from './lead-actions.tsx';

/** The team's note. Its draft survives leaving the lead and the end of the session, until it is saved. */
export function LeadNote({ lead, save }: LeadPartProps) {
  const address = addressOf(lead);
  const draft = useStore(drafts)[address];
  const note = draft ?? lead.note;
  return (
    <form
      {...onSubmission(() => save({ note }, 'The note is saved'))}
      className={`${panel} ${noteBox}`}
      data-empty={note ? undefined : ''}
    >
      <Field
        name="note"
        label="Note"
        as="textarea"
        rows={4}
        maxLength={5000}
        hint={draft === undefined ? 'Only the team sees this.' : 'Not saved yet'}
        value={note}
        onInput={(event) => keepDraft(address, event.currentTarget.value, lead.note)}
      />
      <p className={onPaper}>{note}</p>
      <div className={row}>
        <Button type="submit">Save note</Button>
      </div>
    </form>
  );
}
