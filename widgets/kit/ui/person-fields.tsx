import type { Form } from '../forms/use-form.ts';
import { columns } from './card.ts';
import { Field } from './field.tsx';

/** What is said under a person's fields when they do not pass. */
export const personMessages = {
  name: 'Name is required',
  email: 'Please enter a valid email',
  phone: 'Please enter a valid phone number',
};

/** Who is writing: name, email and phone. */
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
