import type { IconNode } from 'lucide';
import TriangleAlert from 'lucide/dist/esm/icons/triangle-alert.mjs';
import type { ReactNode } from 'react';
import type { Form } from '../forms/use-form.ts';
import { SubmitButton } from './button.tsx';
import { card } from './card.ts';
import { Icon } from './icon.tsx';
import { fields, halves, message, panel, scriptless, staleNotice } from './planner.styles.ts';

interface PlannerProps {
  form: Form;
  /** The fields of the form. */
  children: ReactNode;
  /** The button that makes a result, and what it says meanwhile. */
  label: string;
  busyLabel: string;
  /** Called at every change of a field. */
  onChange(): void;
  /** Of the result; `stale` when the form has changed since. */
  state: 'empty' | 'error' | 'stale' | 'ready';
  result: ReactNode;
}

/** A plan to fill in beside what comes of it. A result stays, marked, while the plan changes. */
export function Planner(props: PlannerProps) {
  const { form, children, label, busyLabel, onChange, state, result } = props;
  const update = () => {
    form.formProps.onInput();
    onChange();
  };
  return (
    <div className={halves}>
      <form
        {...form.formProps}
        className={`${card} ${fields}`}
        part="form"
        aria-label="Your plan"
        onInput={update}
      >
        {children}
        <SubmitButton form={form} label={label} busyLabel={busyLabel} />
        <p className={scriptless}>This tool needs JavaScript.</p>
      </form>
      <div className={`${card} ${panel}`} data-state={state}>
        <p className={staleNotice} role="status">
          {state === 'stale' && <Icon of={TriangleAlert} />}
          {state === 'stale' && `Out of date: the form has changed. Press ${label} again.`}
        </p>
        {result}
      </div>
    </div>
  );
}

/** What stands in place of a result: its first line says what this is. */
export function PlannerMessage({ icon, children }: { icon: IconNode; children: ReactNode }) {
  return (
    <div className={message}>
      <Icon of={icon} size={40} />
      {children}
    </div>
  );
}
