import { PERSON_LABELS, PHONE_HINT } from '../../../worker/contract/words/person.ts';
import { columns } from '../core/card.styles.ts';
import { useCarryOver } from './carry-over.ts';
import { EmailField } from './email-field.tsx';
import { Field } from './field.tsx';
import type { Form } from './use-form.ts';

/** Name, email and phone of the sender, offered in the page's other forms once typed. */
export function PersonFields({ form }: { form: Form }) {
  useCarryOver(form);
  return (
    <>
      <Field form={form} name="name" label={PERSON_LABELS.name} autoComplete="name" />
      <div className={columns}>
        <EmailField form={form} label={PERSON_LABELS.email} />
        <Field
          form={form}
          name="phone"
          label={PERSON_LABELS.phone}
          type="tel"
          autoComplete="tel"
          hint={PHONE_HINT}
        />
      </div>
    </>
  );
}
