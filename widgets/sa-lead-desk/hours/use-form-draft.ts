import { useRef } from 'react';
import { readValues } from '../../kit/forms/use-form.ts';
import { formatJson } from '../../kit/rules/json.ts';
import { drafts, dropDraft, keepDraft } from '../calls/drafts.ts';

type Values = Readonly<Record<string, string>>;

/**
 * Keeps what is typed into a form until it is sent, also when the page is left or the session ends.
 *
 * @param address of the form on the desk
 * @param saved what the form holds without a draft, and what goes with it, in the order of `names`
 */
export function useFormDraft(address: string, names: readonly string[], saved: Values) {
  // What a field shows first; from then on it holds its own text.
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
