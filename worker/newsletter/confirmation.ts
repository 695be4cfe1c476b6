import type { NewsletterSummary } from '../contract/leads.ts';
import type { Env } from '../core/settings.ts';

/** Names the wording that a reader agreed to; a new wording gets a new name. */
export const CONSENT_VERSION = '2026-11';

/** Whether readers confirm by mail; if not, the reason. */
export function readConfirmation(
  env: Pick<Env, 'NEWSLETTER_CONFIRMATION' | 'MAIL'>,
): NewsletterSummary['confirmation'] {
  if (env.NEWSLETTER_CONFIRMATION !== 'on') return 'off';
  return env.MAIL ? 'on' : 'no-mail';
}
