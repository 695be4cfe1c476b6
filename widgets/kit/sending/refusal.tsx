import type { ReactNode } from 'react';
import { isOriginRefused } from '../api/is-origin-refused.ts';
import { siteOrigin } from '../element/origin.ts';
import type { Delivery } from '../forms/use-submission-form.ts';
import { ContactFallback } from './contact-fallback.tsx';

/**
 * The message above a form's fields on a page whose origin the API refuses; undefined elsewhere.
 * Logs the reason and the remedy once to the console, for the page's author.
 *
 * @param isKnown a submission has been refused already, so there is no need to ask.
 */
export async function findRefusal(
  { apiBase, email }: Delivery,
  isKnown: boolean,
): Promise<ReactNode> {
  const api = new URL(apiBase || siteOrigin(), document.baseURI).origin;
  if (api === self.origin) return undefined;
  if (!isKnown && self.origin !== 'null' && !(await isOriginRefused(api))) return undefined;
  warnOnce(api);
  return <ContactFallback email={email} />;
}

function warnOnce(api: string): void {
  if (hasWarned) return;
  hasWarned = true;
  const remedy =
    self.origin === 'null'
      ? 'This page has no origin of its own: it is a file, or is in a frame whose sandbox lacks allow-same-origin. Serve it from a web server, or add allow-same-origin.'
      : `${api} does not take submissions from ${self.origin} yet. Ask for it at ${api}/partners#origin=${self.origin} (as its operator, add it at the desk or to ALLOWED_ORIGINS).`;
  console.warn(`The forms on this page cannot be sent. ${remedy}`);
}
let hasWarned = false;
