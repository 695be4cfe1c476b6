import { submit } from '../api/submit.ts';
import { SiteLink } from '../core/site-link.tsx';
import { untranslated } from '../core/untranslated.ts';
import { emit } from '../element/host.ts';
import type { Delivery, Outcome } from '../forms/delivery.ts';
import { removeDraft, saveDraft } from '../forms/draft.ts';
import { showToast } from '../stores/toasts.ts';
import { reasonOf } from './failure.logic.ts';

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
  const { kind, success, failure, apiBase, email } = delivery;
  let reference: string | null;
  try {
    const send = (await delivery.loadSend?.()) ?? submit;
    const body = { ...values, ...delivery.attach?.(), ...(await delivery.findSource()) };
    reference = (await send(kind, body, apiBase)).headers?.get?.('Sa-Reference') ?? null;
  } catch (error) {
    const { status = 0, message } = error as Error & { status?: number };
    const reason = reasonOf(status, message);
    saveDraft(host, typed);
    quietly(() => emit(host, 'failed', { form: kind, status, reason }));
    const isAnnounced = quietly(() => showToast({ ...failure, variant: 'destructive' }, host));
    const content = (
      <p key="failure">
        {failure.description} Your text is still here. You can also{' '}
        {reason === 'refused-origin' && (
          <>
            use{' '}
            <SiteLink path="/contact" target="_blank" rel="noopener">
              our contact page
            </SiteLink>{' '}
            (in a new tab) or{' '}
          </>
        )}
        write to{' '}
        <a href={`mailto:${email}`} {...untranslated}>
          {email}
        </a>
        .
      </p>
    );
    return { failure: content, isAnnounced, isWaiting: reason === 'offline' && !navigator.onLine };
  }
  removeDraft(host);
  quietly(() => emit(host, 'submitted', { form: kind }));
  const isAnnounced = quietly(() => showToast({ ...success, variant: 'default' }, host));
  return { reference, isAnnounced };
}

/**
 * Notifies others of the result. An error in a page's wrapper of our events does not change it: the
 * answer is then false.
 */
function quietly(notify: () => boolean): boolean {
  try {
    return notify();
  } catch {
    return false;
  }
}
