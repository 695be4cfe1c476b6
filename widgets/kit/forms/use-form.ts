import {
  type FormEvent,
  type MouseEvent,
  type RefObject,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import type { Checked, Issue } from '../rules/checked.ts';

type Values = Record<string, string>;

interface FormOptions<T> {
  /** Names of the fields, as in their `name` attribute. */
  names: readonly string[];
  /** Turns the raw values into a value or issues. May load its rules on demand. */
  check(values: Values): Checked<T> | Promise<Checked<T>>;
  /** Handles a valid value. The form is busy until it settles; true empties the form. */
  onValid(value: T, values: Values): boolean | Promise<boolean>;
  /** Called when `check` or `onValid` throws. */
  onError(error: unknown, values: Values): void;
  /** Called at the beginning of each attempt. */
  onAttempt?(): void;
  /** Address to which the browser itself posts the form before this code arrives; none unless given. */
  action?: string;
}

export interface Form {
  isBusy: boolean;
  /** The message of a field, or undefined. */
  errorOf(name: string): string | undefined;
  /** Submits the form as its button does. */
  submit(): Promise<void>;
  /** Spread over the `<form>`. */
  formProps: Partial<SubmissionProps> & {
    ref: RefObject<HTMLFormElement | null>;
    onInput(): void;
    onFocus?(): void;
  };
}

/**
 * A form that stays silent until its first submission and then validates on every change. Focus
 * moves to the first invalid field; a submission under way swallows further ones. The fields are
 * uncontrolled, so no render, failure or late script loses what was typed.
 */
export function useForm<T>(options: FormOptions<T>): Form {
  const { names, check, onValid, onError, onAttempt, action } = options;
  const ref = useRef<HTMLFormElement>(null);
  const isLocked = useRef(false);
  const revalidates = useRef(false);
  const [isBusy, setIsBusy] = useState(false);
  const [issues, setIssues] = useState<Issue[]>([]);
  /** The issues of the last failed attempt. */
  const [refused, setRefused] = useState<Issue[]>([]);

  // After the render, so that a screen reader finds the message when it reads the field.
  useEffect(() => focusFirst(ref.current, refused), [refused]);

  // Served markup asks the browser to post. From now on only this code handles a press, even if the
  // page stops the event.
  useLayoutEffect(() => {
    if (action) Object.assign(ref.current as HTMLFormElement, TAKEN_OVER);
  }, [action]);

  async function submit() {
    const form = ref.current;
    // State would let the second click of a double click through.
    if (!form || isLocked.current) return;
    const values = readValues(form, names);
    let isDone = false;
    isLocked.current = true;
    onAttempt?.();
    try {
      const { issues: found, value } = await busyWith(check(values));
      revalidates.current = true;
      setIssues(found);
      if (found.length) setRefused(found);
      else isDone = await busyWith(onValid(value as T, values));
    } catch (error) {
      onError(error, values);
    } finally {
      isLocked.current = false;
      setIsBusy(false);
    }
    if (!isDone) return;
    form.reset();
    revalidates.current = false;
    setIssues([]);
  }

  /** Busy only for promises: a form that needs nothing more renders once. */
  function busyWith<R>(result: R | Promise<R>): R | Promise<R> {
    if (result instanceof Promise) setIsBusy(true);
    return result;
  }

  return {
    isBusy,
    errorOf: (name) => issues.find(({ field }) => field === name)?.message,
    submit,
    formProps: {
      ...onSubmission(submit),
      ...(action ? { ...POSTED, action } : TAKEN_OVER),
      ref,
      async onInput() {
        if (!ref.current || !revalidates.current) return;
        setIssues((await check(readValues(ref.current, names))).issues);
      },
    },
  };
}

/**
 * A form that a script handles: a submission before the script arrives neither navigates nor writes
 * values into the address.
 */
const TAKEN_OVER = { method: 'dialog', noValidate: true };

/** A form that the browser posts and checks, in the page or frame where it is. */
const POSTED = {
  method: 'post',
  noValidate: undefined,
  acceptCharset: 'utf-8',
  target: '_self',
};

interface SubmissionProps {
  noValidate?: boolean | undefined;
  method?: string;
  action?: string;
  acceptCharset?: string;
  target?: string;
  onSubmit(event: FormEvent<HTMLFormElement>): void;
  onClick(event: MouseEvent<HTMLFormElement>): void;
}

/**
 * Props of a `<form>` that passes itself to `take` on every submission. A frame that may not submit
 * forms (a sandbox without `allow-forms`) gets no submit event, so this listens for the button's
 * click; Enter in a field clicks it too.
 */
export function onSubmission(take: (form: HTMLFormElement) => unknown): SubmissionProps {
  let isTaken: boolean;
  return {
    noValidate: true,
    onSubmit(event) {
      event.preventDefault();
      isTaken = true;
      take(event.currentTarget);
    },
    onClick(event) {
      if (!(event.target as Element).closest('[type=submit]')) return;
      const form = event.currentTarget;
      event.preventDefault();
      isTaken = false;
      // A real submission wherever possible: it is how browsers remember entries.
      form.requestSubmit();
      if (!isTaken) take(form);
    },
  };
}

/**
 * The raw values, unchanged: FormData would silently replace ill-formed text. An unticked
 * box reads as empty; an invalid number, which its field reports as empty, as `NaN`.
 */
export function readValues(form: HTMLFormElement, names: readonly string[]): Values {
  return Object.fromEntries(
    names.map((name) => {
      const {
        type,
        checked,
        value = '',
        validity,
      } = (fieldOf(form, name) ?? {}) as Partial<HTMLInputElement>;
      if (validity?.badInput) return [name, 'NaN'];
      return [name, type === 'checkbox' && !checked ? '' : value];
    }),
  );
}

function focusFirst(form: HTMLFormElement | null, issues: Issue[]) {
  const selector = issues.map(({ field }) => `[name="${field}"]`).join();
  if (selector) form?.querySelector<HTMLElement>(selector)?.focus();
}

/**
 * The field with that name, or the chosen radio button of a group. It avoids `form.elements`, which
 * polyfills of scoped registries replace incompletely.
 */
export function fieldOf(form: HTMLElement, name: string): HTMLInputElement | undefined {
  const fields = form.querySelectorAll<HTMLInputElement>(`[name="${name}"]`);
  return [...fields].find(({ type, checked }) => type !== 'radio' || checked);
}
