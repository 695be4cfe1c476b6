import type { IconNode } from 'lucide';
import TriangleAlert from 'lucide/dist/esm/icons/triangle-alert.mjs';
import type { ReactNode } from 'react';
import { card } from '../core/card.styles.ts';
import { SubmitButton } from '../forms/submit-button.tsx';
import type { Form } from '../forms/use-form.ts';
import { useStarted } from '../forms/use-started.ts';
import { Icon } from '../ui/icon.tsx';
import { fields, message, noScript, panel, staleNotice } from './form-with-result.styles.ts';
import { ToolFrame } from './tool-frame.tsx';

interface FormWithResultProps {
  form: Form;
  /** The fields of the form. */
  children: ReactNode;
  /** The button that computes the result, and its label meanwhile. */
  label: string;
  busyLabel: string;
  /** Called on every change of a field. */
  onChange(): void;
  /** The result's state; `stale` if the form has changed since. */
  state: 'empty' | 'error' | 'stale' | 'ready';
  /** The choice that the result is for, in one line. */
  summary: string;
  /** The result; a function takes the folded choice, to show it below a first figure. */
  result: ReactNode | ((folded: ReactNode) => ReactNode);
}

/** A form beside its result. The result stays, marked as out of date, while the form changes. */
export function FormWithResult(props: FormWithResultProps) {
  const { form, children, label, busyLabel, onChange, state, summary, result } = props;
  useStarted();
  const update = () => {
    form.formProps.onInput();
    onChange();
  };
  const show = (content: ReactNode) => (
    <div className={`${card} ${panel}`} data-state={state}>
      <p className={staleNotice} role="status">
        {state === 'stale' && <Icon icon={TriangleAlert} />}
        {state === 'stale' && `Out of date: the form has changed. Press ${label} again.`}
      </p>
      {content}
    </div>
  );
  return (
    <ToolFrame
      summary={state === 'ready' ? summary : ''}
      choice={
        <form
          {...form.formProps}
          className={`${card} ${fields}`}
          part="form"
          aria-label="Your plan"
          onInput={update}
        >
          {children}
          <SubmitButton form={form} label={label} busyLabel={busyLabel} />
          <p className={noScript}>This tool needs JavaScript.</p>
        </form>
      }
      answer={typeof result === 'function' ? (folded) => show(result(folded)) : show(result)}
    />
  );
}

/** Replaces a result: its first line is a heading. */
export function ResultMessage({ icon, children }: { icon: IconNode; children: ReactNode }) {
  return (
    <div className={message}>
      <Icon icon={icon} size={40} />
      {children}
    </div>
  );
}
