import { columns } from '../core/card.styles.ts';
import { Field } from './field.tsx';
import type { Form } from './use-form.ts';

/** Messages for a person's fields. */
export const PERSON_MESSAGES = {
  name: 'Name is required',
  email: 'Please enter a valid email',
  phone: 'Please enter a valid phone number',
};

/** Name, email and phone of the sender. */
export function PersonFields({ form }: { form: Form }) {
  return (
    <>
      <Field form={form} name="name" label="Full name" autoComplete="name" />
      <div className={columns}>
        <EmailField form={form} label="Email" />
        <Field
          form={form}
          name="phone"
          label="Phone"
          type="tel"
          autoComplete="tel"
          hint={'For example 98765\u00a043210'}
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
