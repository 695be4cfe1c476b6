import { useEffect } from 'react';
import { PERSON_LABELS, PHONE_HINT } from '../../../worker/contract/words/person.ts';
import { columns } from '../core/card.styles.ts';
import { useHost } from '../element/host.ts';
import { EmailField } from './email-field.tsx';
import { Field } from './field.tsx';
import type { Form } from './use-form.ts';

/** Name, email and phone of the sender, offered in the page's other forms once typed. */
export function PersonFields({ form }: { form: Form }) {
  const host = useHost();
  const { ref } = form.formProps;
  useEffect(() => {
    const life = new AbortController();
    const { signal } = life;
    const start = () =>
      import('./carry-over.ts').then(
        ({ carryOver }) => carryOver(host, ref.current as HTMLFormElement, signal),
        () => {},
      );
    host.addEventListener('input', start, { once: true, signal });
    return () => life.abort();
  }, [host, ref]);
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
