import { type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { fieldOf } from '../forms/use-form.ts';
import { useEffectEvent } from '../ui/use-effect-event.ts';
import {
  type AddressTable,
  namesOf,
  readAttributes,
  readQuery,
  type Texts,
  writeQuery,
} from './address-table.ts';
import { fillControls, readControls } from './controls.ts';
import { replaceQuery } from './replace-query.ts';

interface AddressedFieldsOptions<Values extends Texts<Values>> {
  table: AddressTable<Values>;
  attributes: { [Name in keyof Values]: string | boolean };
  /** Whether the page's address sets the values and is kept up to date with them. */
  isSynced: boolean;
  /** Contains the uncontrolled controls named after the fields; a field may have none. */
  formRef?: RefObject<HTMLElement | null>;
  /** Called after other values have been filled into the controls. */
  onFilled?(): void;
  /** Values of the address, from a tool that has read it; the hook reads it by the table otherwise. */
  linked?: Partial<Values>;
}

/**
 * A tool's start values and how they change. `values` begin with the attributes, as in a
 * prerendered page. Before the first paint, the page's address overrides them. A form that the
 * visitor began before this code arrived overrides both: its controls keep their values and fire
 * their events again, so that the tool reacts to them. From then on a changed attribute affects
 * only its own field.
 */
export function useAddressedFields<Values extends Texts<Values>>(
  options: AddressedFieldsOptions<Values>,
) {
  const { table, attributes, isSynced, formRef, onFilled } = options;
  const names = namesOf(table);
  const given = readAttributes(table, attributes);
  const [values, setValues] = useState(given);
  // Two changes in one event must both count, and `values` is only as new as the last render.
  const latest = useRef<Values>(null);
  const applied = useRef(given);
  const unfilled = useRef<Partial<Values>>({});

  const readNamed = (isRead = isSynced) =>
    isRead ? (options.linked ?? readQuery(table, location.search)) : {};
  const readHeld = () => readControls(formRef?.current, names) as Partial<Values>;
  const update = (part: Partial<Values>) => {
    latest.current = { ...(latest.current ?? { ...given, ...readNamed() }), ...part };
    setValues(latest.current);
    return latest.current;
  };
  const enter = (part: Partial<Values>) => {
    Object.assign(unfilled.current, part);
    return update(part);
  };

  // After the render, which may have added the controls and options to fill.
  useLayoutEffect(() => {
    const filled = unfilled.current as Record<string, string>;
    if (!Object.keys(filled).length) return;
    unfilled.current = {};
    fillControls(formRef?.current, filled);
    onFilled?.();
  });

  const begin = useEffectEvent((isRead: boolean) => {
    const form = formRef?.current;
    const held = readHeld();
    const early = names.filter((name) => held[name] && held[name] !== given[name]);
    const first = { ...readNamed(isRead), ...(early.length && held) };
    if (Object.keys(first).length) enter(first);
    for (const name of early) {
      const control = form && fieldOf(form, name);
      for (const type of ['input', 'change']) {
        control?.dispatchEvent(new CustomEvent(type, { bubbles: true }));
      }
    }
  });
  useLayoutEffect(() => begin(isSynced), [isSynced]);

  useLayoutEffect(() => {
    const changed = names.filter((name) => given[name] !== applied.current[name]);
    applied.current = given;
    const entries = changed.map((name) => [name, given[name]]);
    if (changed.length) enter(Object.fromEntries(entries));
  });

  return {
    values,
    /** Applies the visitor's choice to the fields and, if synced, to the address. */
    change(part: Partial<Values>) {
      const next = enter(part);
      if (isSynced) replaceQuery(writeQuery(table, location.search, next));
    },
    /** Copies the controls into `values`, valid or not. */
    follow: () => update({ ...readHeld(), ...unfilled.current }),
  };
}
