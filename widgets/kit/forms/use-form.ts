import {
  type FormEvent,
  type MouseEvent,
  type RefObject,
  useEffect,
  useRef,
  useState,
} from 'react';

/** One field's problem, found by `check`. */
export interface Issue {
  field: string;
  /** Shown under the field. */
  message: string;
}

type Values = Record<string, string>;
type Checked<T> = { issues: Issue[]; value: T | undefined };

interface FormOptions<T> {
  /** Names of the fields, as in their `name` attribute. */
  names: readonly string[];
  /** Turns what is typed into a value or issues. May load its rules on demand. */
  check(values: Values): Checked<T> | Promise<Checked<T>>;
  /** Takes a valid value. The form is busy until it settles; true empties the form. */
  onValid(value: T, values: Values): boolean | Promise<boolean>;
  /** Called when `check` or `onValid` throws. */
  onError(error: unknown, values: Values): void;
}

export interface Form {
  isBusy: boolean;
  /** The message of a field, or undefined. */
  messageOf(name: string): string | undefined;
  /** Spread over the `<form>`. */
  formProps: SubmissionProps & {
    ref: RefObject<HTMLFormElement | null>;
    /** Sent before this code is there, a form stays where it is and nothing reaches the URL. */
    method: 'dialog';
    onInput(): void;
  };
}

/**
 * A form that is silent until it is first submitted and from then on checks at every change. Focus
 * goes to the first invalid field; a submission under way swallows further ones. The fields keep
 * their own values (they are uncontrolled), so nothing typed is lost by a render, a failure or a
 * script that arrives late.
 */
export function useForm<T>({ names, check, onValid, onError }: FormOptions<T>): Form {
  const ref = useRef<HTMLFormElement>(null);
  const isLocked = useRef(false);
  const isWatched = useRef(false);
  const [isBusy, setIsBusy] = useState(false);
  const [issues, setIssues] = useState<Issue[]>([]);
  const [failedAttempts, setFailedAttempts] = useState(0);

  // After the render, so that the message is there when a screen reader reads the field.
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new attempt is what moves the focus
  useEffect(() => focusFirst(ref.current, issues), [failedAttempts]);

  async function attempt() {
    const form = ref.current;
    // State would let the second click of a double click through.
    if (!form || isLocked.current) return;
    const values = readValues(form, names);
    isLocked.current = true;
    try {
      const { issues: found, value } = await busyWith(check(values));
      isWatched.current = true;
      setIssues(found);
      if (found.length) setFailedAttempts((count) => count + 1);
      else if (await busyWith(onValid(value as T, values))) {
        form.reset();
        isWatched.current = false;
        setIssues([]);
      }
    } catch (error) {
      onError(error, values);
    } finally {
      isLocked.current = false;
      setIsBusy(false);
    }
  }

  /** Busy only with what takes time: a form that looks up what it has is rendered once. */
  function busyWith<R>(result: R | Promise<R>): R | Promise<R> {
    if (result instanceof Promise) setIsBusy(true);
    return result;
  }

  return {
    isBusy,
    messageOf: (name) => issues.find(({ field }) => field === name)?.message,
    formProps: {
      ...onSubmission(attempt),
      ref,
      method: 'dialog',
      async onInput() {
        if (!ref.current || !isWatched.current) return;
        setIssues((await check(readValues(ref.current, names))).issues);
      },
    },
  };
}

interface SubmissionProps {
  noValidate: true;
  onSubmit(event: FormEvent<HTMLFormElement>): void;
  onClick(event: MouseEvent<HTMLFormElement>): void;
}

/**
 * Props of a `<form>` that gives itself to `take` at every submission. A frame that may not submit
 * forms (a sandbox without `allow-forms`) gets no submit event, so the press of the button is what
 * counts; Enter in a field presses it too.
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
      // A real submission wherever there can be one: browsers remember what was sent by it.
      form.requestSubmit();
      if (!isTaken) take(form);
    },
  };
}

/**
 * What is typed, letter for letter: FormData would replace ill-formed text without a word. A box
 * that is not ticked reads as empty, and a number that is none as `NaN`, where its field says empty.
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
 * The field with that name; of a group of radio buttons the chosen one. Not by `form.elements`,
 * which polyfills of scoped registries replace by half of it.
 */
export function fieldOf(form: HTMLFormElement, name: string): HTMLInputElement | undefined {
  const fields = form.querySelectorAll<HTMLInputElement>(`[name="${name}"]`);
  return [...fields].find(({ type, checked }) => type !== 'radio' || checked);
}
