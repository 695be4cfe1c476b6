import { PERSON_LABELS, PHONE_HINT } from '../../../worker/contract/words/person.ts';
import { columns } from '../core/card.styles.ts';
import { Field } from './field.tsx';
import type { Form } from './use-form.ts';

/** Name, email and phone of the sender. */
export function PersonFields({ form }: { form: Form }) {
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

/** A required field for an e-mail address. */
export function EmailField({ form, label }: { form: Form; label: string }) {
  return (
    <Field
      form={form}
      name="email"
      label={label}
      type="email"
      inputMode="email"
      autoComplete="email"
    />
  );
}
