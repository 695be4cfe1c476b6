import { useState } from 'react';
import { Field } from '../../kit/forms/field.tsx';
import { useForm } from '../../kit/forms/use-form.ts';
import { secondary } from '../../kit/ui/button.styles.ts';
import { describeProblem } from '../calls/desk-api.ts';
import { inlineForm } from '../lead-desk.styles.ts';
import { Button, Problem } from './basics.tsx';

interface OneFieldFormProps {
  /** Name of the field, unique on the page. */
  name: string;
  label: string;
  hint?: string;
  type?: 'text' | 'email' | 'url' | 'number';
  /** Initial text of the field. */
  initial?: string;
  button: string;
  buttonClass?: string;
  /** The error of a text; '' if it is valid. */
  check?(text: string): string;
  /** Sends the text, trimmed. True empties the field. */
  send(text: string): Promise<boolean>;
}

/** A field with its button, and the failure below. */
export function OneFieldForm(props: OneFieldFormProps) {
  const { name, label, hint, type = 'text', initial, button, buttonClass = secondary } = props;
  const [problem, setProblem] = useState('');
  const form = useForm<string>({
    names: [name],
    check(values) {
      const text = values[name]?.trim() ?? '';
      const message = props.check?.(text) ?? '';
      return { issues: message ? [{ field: name, message }] : [], value: text };
    },
    onValid(text) {
      setProblem('');
      return props.send(text);
    },
    onError: (error) => setProblem(describeProblem(error)),
  });
  return (
    <form {...form.formProps} className={inlineForm}>
      <Field
        form={form}
        name={name}
        label={label}
        hint={hint}
        type={type}
        defaultValue={initial}
        required={false}
        autoComplete="off"
      />
      <Button type="submit" look={buttonClass} disabled={form.isBusy}>
        {button}
      </Button>
      <Problem text={problem} />
    </form>
  );
}
