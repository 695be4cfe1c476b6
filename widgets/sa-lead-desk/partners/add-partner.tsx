import { useState } from 'react';
import type { Partner } from '../../../worker/contract/leads.ts';
import { Field } from '../../kit/forms/field.tsx';
import { useForm } from '../../kit/forms/use-form.ts';
import { primary } from '../../kit/ui/button.styles.ts';
import { callDesk, describeProblem } from '../calls/desk-api.ts';
import { inlineForm, notice, panel } from '../lead-desk.styles.ts';
import { useDesk } from '../shell/desk-context.ts';
import { checkPartner, PARTNER_FIELDS } from './partners.logic.ts';

/** A form for a new partner. */
export function AddPartner({ put }: { put(partner: Partner): void }) {
  const { announce } = useDesk();
  const [problem, setProblem] = useState('');
  const form = useForm({
    names: PARTNER_FIELDS,
    check: checkPartner,
    async onValid(value) {
      setProblem('');
      put(await callDesk('addPartner', value));
      announce(`${value.name} has been added`);
      return true;
    },
    onError: (error) => setProblem(describeProblem(error)),
  });
  return (
    <section className={panel} aria-labelledby="add-partner">
      <h2 id="add-partner">Add a partner</h2>
      <form {...form.formProps} className={inlineForm} aria-labelledby="add-partner">
        <Field form={form} name="partner-name" label="Name" autoComplete="off" />
        <Field form={form} name="partner-id" label="Id" autoComplete="off" />
        <button type="submit" className={primary} disabled={form.isBusy}>
          Add a partner
        </button>
        <p className={notice} role="alert">
          {problem}
        </p>
      </form>
    </section>
  );
}
