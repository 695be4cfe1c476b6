import { submit } from '../api/submit.ts';
import { emit } from '../element/host.ts';
import { importAgain } from '../element/import-again.ts';
import { ensureToaster, showToast } from '../stores/toasts.ts';
import { removeDraft, saveDraft } from './draft.ts';
import { type FailureReason, reasonOf } from './failure.logic.ts';
import type { Said, SubmissionFormOptions } from './use-submission-form.ts';

/** What became of a submission: what the form says above its fields, or below them. */
export type Outcome = { above: Said } | { below: Said; reason: FailureReason };

const loadConfirmation = () => importAgain(() => import('../ui/confirmation.tsx'));

/** Gets ready what `deliver` will show. */
export function prepare({ confirmation }: SubmissionFormOptions): void {
  ensureToaster();
  if (confirmation) loadConfirmation().catch(() => {});
}

/**
 * Sends a checked submission, tells the page by `sa-submitted` or `sa-failed`, and the visitor by a
 * toast. What she can read until her next attempt is the form's to show.
 *
 * @param values what is sent.
 * @param typed what is kept as a draft where that fails.
 */
export async function deliver(
  host: HTMLElement,
  { kind, success, failure, confirmation, apiBase, email }: SubmissionFormOptions,
  values: object,
  typed: Record<string, string>,
): Promise<Outcome> {
  let reference: string | null;
  try {
    reference = await submit(kind, values, apiBase);
  } catch (error) {
    const { status = 0, message } = error as Error & { status?: number };
    const reason = reasonOf(status, message, self.origin);
    saveDraft(host, typed);
    emit(host, 'failed', { form: kind, status, reason });
    const isTold = await showToast({ ...failure, variant: 'destructive', from: host });
    const content = (
      <p>
        {failure.description} What you typed is still here. You can also write to{' '}
        <a href={`mailto:${email}`}>{email}</a>.
      </p>
    );
    return { below: { content, isTold }, reason };
  }
  removeDraft(host);
  emit(host, 'submitted', { form: kind });
  const isTold = await showToast({ ...success, variant: 'default', from: host });
  const plain = () => success.description;
  const content = confirmation
    ? await loadConfirmation().then(
        ({ Confirmation }) => <Confirmation {...confirmation} reference={reference} />,
        plain,
      )
    : plain();
  return { above: { content, isTold } };
}
