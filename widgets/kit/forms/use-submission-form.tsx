import { type ReactNode, useEffect, useRef, useState } from 'react';
import { adClicks } from '../../../worker/contract/ad-clicks.ts';
import { HONEYPOT_FIELD, HONEYPOT_INPUT, SEND_PATH } from '../../../worker/contract/protocol.ts';
import { emit, originOf, useCommonAttributes, useHost } from '../element/host.ts';
import { whenIdle } from '../element/when-idle.ts';
import { ensureToaster } from '../stores/toaster.ts';
import type { Outcome, SubmissionFormOptions } from './delivery.ts';
import { restoreDraft, saveDraft } from './draft.ts';
import { type Form, useForm } from './use-form.ts';
import { useStarted } from './use-started.ts';

// Rules, HTTP and the confirmation are not needed before the first submit; they load with
// the first focus.
const loadSubmission = () => import('../sending/submission.ts');
const loadConfirmation = () => import('../sending/confirmation.tsx');
const loadSource = () => import('../sending/find-source.ts');

/** In an address: an advertisement may be named there. */
const ADVERTISED = adClicks === 'on' ? /utm_|clk?id|braid/ : /utm_/;

/** A lasting message in the form itself. */
export interface FormNotice {
  content: ReactNode;
  /** Screen readers do not announce it. */
  isQuiet?: boolean;
}

export interface SubmissionForm extends Form {
  /** Above the fields: the submission has arrived. */
  above?: FormNotice | undefined;
  /** Below the fields: the error. */
  below?: FormNotice | undefined;
  email: string;
}

/**
 * A form that is sent to the Worker: validated by the shared schema, one request, a toast either
 * way, and a message that stays in the form until the next attempt. Emits `sa-submitted` (`{ form
 * }`) and `sa-failed` (`{ form, status, reason }`; status 0 means no answer); neither contains
 * anything the visitor typed. If the code for that does not load, the browser posts the form.
 */
export function useSubmissionForm(options: SubmissionFormOptions): SubmissionForm {
  const { kind, messages, compose, success, failure, confirmation, nextStep, email } = options;
  const host = useHost();
  const common = useCommonAttributes();
  const delivery = { ...options, ...common, findSource };
  const [outcome, setOutcome] = useState<Outcome>({});
  const [later, setLater] = useState<typeof import('../sending/confirmation.tsx')>();
  const { reference, isAnnounced = false, isWaiting } = outcome;

  const form = useForm<object>({
    names: [...Object.keys(messages), HONEYPOT_INPUT],
    ...(!compose && { action: originOf(common.apiBase) + SEND_PATH + kind }),
    onAttempt() {
      setOutcome({});
      warmUp();
    },
    async check(values) {
      const { check } = await loadSubmission();
      return check(kind, compose ? compose(values) : values, messages);
    },
    async onValid(value, values) {
      const { deliver } = await loadSubmission();
      const trap = values[HONEYPOT_INPUT] && { [HONEYPOT_FIELD]: values[HONEYPOT_INPUT] };
      const outcome = await deliver(host, delivery, { ...value, ...trap }, values);
      setOutcome(outcome);
      return !outcome.failure;
    },
    onError(_, values) {
      saveDraft(host, values);
      const isWaiting = !navigator.onLine;
      const isPosted = !isWaiting && !compose;
      if (isPosted) postNatively(ref.current as HTMLFormElement);
      else emit(host, 'failed', { form: kind, status: 0, reason: 'offline' });
      setOutcome({
        failure: isPosted
          ? `Sending this another way. If nothing happens, write to ${email}. Your text is kept.`
          : `${failure.description} If that does not help, reload this page. Your text is kept.`,
        isWaiting,
      });
    },
  });

  /** Fetches side by side all that an attempt will need, so that no part waits for another. */
  function warmUp() {
    ensureToaster();
    findSource();
    loadSubmission().catch(() => {});
    if (confirmation) loadConfirmation().then(setLater, () => {});
  }

  /** A lead counts more than its source: if the rule does not load, the lead is sent without one. */
  async function findSource() {
    const isAdvertised = ADVERTISED.test(search.current + document.referrer);
    if (!isAdvertised && !common.partner && !common.campaign && parent === self) return {};
    return loadSource().then(
      ({ findSource }) => findSource(kind, common, search.current),
      () => ({}),
    );
  }

  const { ref, onInput } = form.formProps;
  // Analytics and routers soon take the campaign out of the address.
  const search = useRef('');
  useStarted();
  useEffect(() => {
    search.current = location.search;
    // The first access to storage takes milliseconds, so it waits until the form is on the screen.
    return whenIdle(() => {
      if (ref.current) restoreDraft(host, ref.current).catch(() => {});
    });
  }, [host, ref]);

  useEffect(() => {
    if (!isWaiting) return;
    // The network may have come back since the attempt.
    if (navigator.onLine) form.submit();
    addEventListener('online', form.submit, { once: true });
    return () => removeEventListener('online', form.submit);
  });

  const {
    prefillName = '',
    prefillEmail = '',
    prefillPhone = '',
    prefillFromUrl = false,
  } = options.prefill ?? {};
  const isPrefilled = useRef(false);
  useEffect(() => {
    isPrefilled.current ||= !!(prefillName || prefillEmail || prefillPhone || prefillFromUrl);
    if (!isPrefilled.current) return;
    const prefill = { prefillName, prefillEmail, prefillPhone, prefillFromUrl };
    import('./fill-untouched.ts').then(
      ({ fillUntouched }) => ref.current && fillUntouched(ref.current, prefill),
      () => {},
    );
  }, [ref, prefillName, prefillEmail, prefillPhone, prefillFromUrl]);

  return {
    ...form,
    formProps: {
      ...form.formProps,
      onFocus: warmUp,
      onInput() {
        // The waiting attempt was for the values at the press.
        if (isWaiting) setOutcome({ ...outcome, isWaiting: false });
        onInput();
      },
    },
    // The toast does not contain the next step.
    above:
      reference !== undefined
        ? {
            content:
              confirmation && later ? (
                <later.Confirmation {...confirmation} reference={reference} />
              ) : (
                [success.description, nextStep].filter(Boolean).join(' ')
              ),
            isQuiet: isAnnounced && !nextStep,
          }
        : undefined,
    below: outcome.failure
      ? {
          content: [
            outcome.failure,
            isWaiting && <p key="waiting">It will be sent when you are back online.</p>,
          ],
          isQuiet: isAnnounced && !isWaiting,
        }
      : undefined,
    email,
  };
}

/** As the browser would have done before our code took the form over. */
function postNatively(form: HTMLFormElement): void {
  form.method = 'post';
  form.submit();
}
