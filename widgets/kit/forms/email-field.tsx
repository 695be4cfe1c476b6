import { Field } from './field.tsx';
import type { Form } from './use-form.ts';

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
