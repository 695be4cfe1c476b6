import { type ReactNode, useEffect, useRef, useState } from 'react';
import { HONEYPOT_FIELD } from '../../../worker/contract/protocol.ts';
import type { SubmissionKind } from '../../../worker/contract/submissions.ts';
import { type CommonAttributes, emit, useCommonAttributes, useHost } from '../element/host.ts';
import { siteOrigin } from '../element/origin.ts';
import { importWithRetry } from '../loading/import-with-retry.ts';
import type { ConfirmationText } from '../sending/confirmation.tsx';
import type { Outcome } from '../sending/deliver.tsx';
import { restoreDraft, saveDraft } from './draft.ts';
import { HONEYPOT_INPUT } from './honeypot.ts';
import type { Prefill } from './prefill.ts';
import { type Form, useForm } from './use-form.ts';
import { useStarted } from './use-started.ts';

// Rules, HTTP and toasts are not needed before the first submit; they load with the first focus.
const loadSubmission = () => importWithRetry(() => import('../sending/submission.ts'));

const whenIdle = (run: () => void) => (self.requestIdleCallback ?? setTimeout)(run);

interface Announcement {
  title: string;
  description: string;
}

export interface SubmissionFormOptions {
  kind: SubmissionKind;
  /** Message by field name, in the order of the fields. */
  messages: Record<string, string>;
  /** Makes the submission of what was typed, where it is not the same. */
  compose?(values: Record<string, string>): Record<string, string>;
  /** What the visitor chose to send beside the fields. */
  attach?(): object;
  success: Announcement;
  failure: Announcement;
  /** Stays above the fields after a success; the toast's text unless given. */
  confirmation?: ConfirmationText;
  /** What the visitor still has to do: stays behind the toast's text. */
  nextStep?: string | undefined;
  /** E-mail address for writing to us without the form. */
  email: string;
  /** The attributes that fill in its fields. */
  prefill?: Prefill;
}

/** Everything needed to send a form. */
export interface Delivery extends SubmissionFormOptions, CommonAttributes {}

/** A lasting message in the form itself. */
export interface FormNotice {
  content: ReactNode;
  /** Whether a toast has read it out. */
  isAnnounced?: boolean;
  isWarning?: boolean;
}

export interface SubmissionForm extends Form {
  /** Above the fields: the submission has arrived, or none can be sent from this page. */
  above?: FormNotice | undefined;
  /** Below the fields: the error. */
  below?: FormNotice | undefined;
  email: string;
}

/**
 * A form that is sent to the Worker: validated by the shared schema, one request, a toast either
 * way, and a message that stays in the form until the next attempt. Emits `sa-submitted` (`{ form
 * }`) and `sa-failed` (`{ form, status, reason }`; status 0 means no answer); neither contains
 * anything the visitor typed.
 */
export function useSubmissionForm(options: SubmissionFormOptions): SubmissionForm {
  const { kind, messages, compose, failure, email } = options;
  const host = useHost();
  const common = useCommonAttributes();
  const { apiBase } = common;
  const delivery = { ...options, ...common };
  const [outcome, setOutcome] = useState<Outcome>();
  const [refusal, setRefusal] = useState<ReactNode>();

  const form = useForm<object>({
    names: [...Object.keys(messages), HONEYPOT_INPUT],
    async check(values) {
      const { check } = await loadSubmission();
      const { issues, value } = check(kind, compose ? compose(values) : values);
      return { issues: issues.map((issue) => ({ ...issue, message: wordingOf(issue) })), value };
    },
    async onValid(value, values) {
      const { deliver } = await loadSubmission();
      const trap = values[HONEYPOT_INPUT] && { [HONEYPOT_FIELD]: values[HONEYPOT_INPUT] };
      const outcome = await deliver(host, delivery, { ...value, ...trap }, values);
      setOutcome(outcome);
      if ('reason' in outcome && outcome.reason === 'refused-origin') findRefusal(true);
      return 'above' in outcome;
    },
    onError(_, values) {
      saveDraft(host, values);
      emit(host, 'failed', { form: kind, status: 0, reason: 'offline' });
      const content = `${failure.description} If that does not help, reload this page: what you typed is kept.`;
      setOutcome({ below: { content }, reason: 'offline' });
    },
  });

  /** A limit has wording of its own; any other issue has the form's. */
  function wordingOf({ field, code, message }: { field: string; code: string; message: string }) {
    return /too-long|invalid-characters|blank/.test(code) ? message : (messages[field] ?? message);
  }

  const { ref, onSubmit } = form.formProps;
  useStarted();
  // biome-ignore lint/correctness/useExhaustiveDependencies: it only loads what may be needed
  useEffect(() => {
    // The first look into storage takes milliseconds, so it waits until the form is on the screen.
    whenIdle(() => {
      if (ref.current) restoreDraft(host, ref.current).catch(() => {});
    });
    const warmUp = () => {
      loadSubmission().then(
        ({ prepare }) => prepare(delivery),
        () => {},
      );
    };
    host.addEventListener('focusin', warmUp, { once: true });
    return () => host.removeEventListener('focusin', warmUp);
  }, [host, ref]);

  const { prefillName, prefillEmail, prefillPhone, prefillFromUrl } = options.prefill ?? {};
  const prefill = [prefillName, prefillEmail, prefillPhone, prefillFromUrl]
    .filter(Boolean)
    .join('\n');
  const isPrefilled = useRef(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the values count, not their object
  useEffect(() => {
    isPrefilled.current ||= prefill !== '';
    if (!isPrefilled.current) return;
    importWithRetry(() => import('./fill-untouched.ts')).then(
      ({ fillUntouched }) => ref.current && fillUntouched(ref.current, options.prefill ?? {}),
      () => {},
    );
  }, [prefill]);

  /** On a page whose origin is refused, offers another way before the visitor starts typing. */
  function findRefusal(isKnown = false) {
    importWithRetry(() => import('../sending/refusal.tsx'))
      .then((module) => module.findRefusal(delivery, isKnown))
      .then(setRefusal, () => {});
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: the options are words
  useEffect(() => {
    if ((apiBase || siteOrigin()) === self.origin) return;
    whenIdle(() => findRefusal());
  }, [apiBase]);

  return {
    ...form,
    formProps: {
      ...form.formProps,
      onSubmit(event) {
        setOutcome(undefined);
        onSubmit(event);
      },
    },
    above: refusal ? { content: refusal, isWarning: true } : undefined,
    ...outcome,
    email,
  };
}
