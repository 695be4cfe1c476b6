import { submit } from '../api/submit.ts';
import { emit } from '../element/host.ts';
import { removeDraft, saveDraft } from '../forms/draft.ts';
import type { Delivery, FormNotice } from '../forms/use-submission-form.ts';
import { importWithRetry } from '../loading/import-with-retry.ts';
import { ensureToaster, showToast } from '../stores/toasts.ts';
import { type FailureReason, reasonOf } from './failure.logic.ts';

/** The result of a submission: a message above the form's fields, or one below them. */
export type Outcome = { above: FormNotice } | { below: FormNotice; reason: FailureReason };

const loadAttribution = () => importWithRetry(() => import('./attribution.logic.ts'));
const loadConfirmation = () => importWithRetry(() => import('./confirmation.tsx'));

/** Loads what `deliver` will need. */
export function prepare(delivery: Delivery): void {
  ensureToaster();
  findSource(delivery);
  if (delivery.confirmation) loadConfirmation().catch(() => {});
}

/**
 * Sends a checked submission and reports the result: to the page by `sa-submitted` or `sa-failed`,
 * to the visitor by a toast. The form itself shows the message that stays until the next attempt.
 *
 * @param values the submission as it was typed.
 * @param typed kept as a draft if the submission fails.
 */
export async function deliver(
  host: HTMLElement,
  delivery: Delivery,
  values: object,
  typed: Record<string, string>,
): Promise<Outcome> {
  const { kind, success, failure, confirmation, nextStep, apiBase, email } = delivery;
  const source = await findSource(delivery);
  let reference: string | null;
  try {
    reference = await submit(kind, { ...values, ...delivery.attach?.(), ...source }, apiBase);
  } catch (error) {
    const { status = 0, message } = error as Error & { status?: number };
    const reason = reasonOf(status, message, self.origin);
    saveDraft(host, typed);
    emit(host, 'failed', { form: kind, status, reason });
    const isAnnounced = await showToast({ ...failure, variant: 'destructive', from: host });
    const content = (
      <p>
        {failure.description} What you typed is still here. You can also write to{' '}
        <a href={`mailto:${email}`}>{email}</a>.
      </p>
    );
    return { below: { content, isAnnounced }, reason };
  }
  removeDraft(host);
  emit(host, 'submitted', { form: kind });
  const isAnnounced = await showToast({ ...success, variant: 'default', from: host });
  const plain = () => [success.description, nextStep].filter(Boolean).join(' ');
  const content = confirmation
    ? await loadConfirmation().then(
        ({ Confirmation }) => <Confirmation {...confirmation} reference={reference} />,
        plain,
      )
    : plain();
  // The toast does not tell the next step.
  return { above: { content, isAnnounced: isAnnounced && !nextStep } };
}

/** A lead counts more than where it came from: without a network for that rule, it travels alone. */
function findSource(delivery: Delivery): object | Promise<object> {
  const { partner, campaign, campaignFromUrl } = delivery;
  if (!partner && !campaign && !campaignFromUrl) return {};
  return loadAttribution().then(
    ({ describeSource }) => describeSource(delivery, location),
    () => ({}),
  );
}
