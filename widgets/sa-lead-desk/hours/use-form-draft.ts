import { useRef } from 'react';
import { readValues } from '../../kit/forms/use-form.ts';
import { formatJson } from '../../kit/rules/json.ts';
import { drafts, dropDraft, keepDraft } from '../calls/drafts.ts';

type Values = Readonly<Record<string, string>>;

/**
 * Stores the draft of a form until it is saved, also when the member leaves the page or the session ends.
 *
 * @param address of the form on the desk
 * @param saved values of the form without a draft, in the order of `names`, and the version
 */
export function useFormDraft(address: string, names: readonly string[], saved: Values) {
  // The initial values; then each field holds its own text.
  const initial = useRef<Values>(null);
  initial.current ??= readDraft(address) ?? saved;
  const first = initial.current;
  return {
    initial: first,
    keep(form: HTMLFormElement) {
      const text = formatJson({ ...first, ...readValues(form, names) });
      keepDraft(address, text, formatJson(saved));
    },
    drop: () => dropDraft(address, drafts.getState()[address] ?? ''),
  };
}

function readDraft(address: string): Values | null {
  try {
    const values: unknown = JSON.parse(drafts.getState()[address] ?? 'null');
    return values && Object.values(values).every((value) => typeof value === 'string')
      ? (values as Values)
      : null;
  } catch {
    return null;
  }
}
