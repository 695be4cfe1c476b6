import { type ReactNode, useEffect, useState } from 'react';
import { HONEYPOT_FIELD, type SubmissionKind } from '../../../worker/contract/submission-paths.ts';
import { emit, useHost } from '../element/host.ts';
import { importAgain } from '../element/import-again.ts';
import { siteOrigin } from '../element/origin.ts';
import type { ConfirmationText } from '../ui/confirmation.tsx';
import type { Outcome } from './deliver.tsx';
import { restoreDraft, saveDraft } from './draft.ts';
import { TRAP_NAME } from './trap.ts';
import { type Form, useForm } from './use-form.ts';

// Rules, HTTP and toasts are needed from the first submit on and load with the first focus.
const loadSubmission = () => importAgain(() => import('./submission.ts'));

interface Announcement {
  title: string;
  description: string;
}

export interface SubmissionFormOptions {
  kind: SubmissionKind;
  /** Message by field name, in the order of the fields. */
  messages: Record<string, string>;
  success: Announcement;
  failure: Announcement;
  /** What stays above the fields after a success; what the toast says unless given. */
  confirmation?: ConfirmationText;
  /** The way to write to us without the form. */
  email: string;
  /** Origin of the API; empty for our own site's. */
  apiBase: string;
  /** Origin that links lead to; empty for our own site's. */
  siteBase: string;
}

/** What a form says in its own place, and keeps saying. */
export interface Said {
  content: ReactNode;
  /** A toast has read it out. */
  isTold?: boolean;
  isWarning?: boolean;
}

export interface SubmissionForm extends Form {
  /** Above the fields: that a submission has arrived, or that none can be sent from this page. */
  above?: Said | undefined;
  /** Below them: what went wrong. */
  below?: Said | undefined;
  email: string;
}

/**
 * A form that is sent to the Worker: checked by the shared schema, one request, a toast either
 * way, and a lasting word in the form until the next attempt. Emits `sa-submitted` (`{ form }`) and
 * `sa-failed` (`{ form, status, reason }`; status 0 is no answer); neither holds anything the
 * visitor typed.
 */
export function useSubmissionForm(options: SubmissionFormOptions): SubmissionForm {
  const { kind, messages, failure, apiBase, siteBase, email } = options;
  const host = useHost();
  const [outcome, setOutcome] = useState<Outcome>();
  const [refusal, setRefusal] = useState<ReactNode>();

  const form = useForm<object>({
    names: [...Object.keys(messages), TRAP_NAME],
    async check(values) {
      const { issues, value } = (await loadSubmission()).check(kind, values);
      return { issues: issues.map((issue) => ({ ...issue, message: wordingOf(issue) })), value };
    },
    async onValid(value, values) {
      const { deliver } = await loadSubmission();
      const trap = values[TRAP_NAME] && { [HONEYPOT_FIELD]: values[TRAP_NAME] };
      const outcome = await deliver(host, options, { ...value, ...trap }, values);
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

  /** A limit has wording of its own; anything else about a field has the form's. */
  function wordingOf({ field, code, message }: { field: string; code: string; message: string }) {
    return /too-long|invalid-characters|blank/.test(code) ? message : (messages[field] ?? message);
  }

  const { ref, onSubmit } = form.formProps;
  // biome-ignore lint/correctness/useExhaustiveDependencies: of the options, only words may change
  useEffect(() => {
    if (ref.current) restoreDraft(host, ref.current);
    const warmUp = () => {
      loadSubmission().then(
        ({ prepare }) => prepare(options),
        () => {},
      );
    };
    host.addEventListener('focusin', warmUp, { once: true });
    return () => host.removeEventListener('focusin', warmUp);
  }, [host, ref]);

  /** Where this page's origin is refused, a visitor is shown another way before she types. */
  function findRefusal(isKnown = false) {
    importAgain(() => import('./refusal.tsx'))
      .then((module) => module.findRefusal(options, isKnown))
      .then(setRefusal, () => {});
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: the other options are words, too
  useEffect(() => {
    if ((apiBase || siteOrigin()) === self.origin) return;
    const idle = self.requestIdleCallback ?? setTimeout;
    idle(() => findRefusal());
  }, [apiBase, siteBase]);

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
