import type { ReactNode } from 'react';
import { isOriginRefused } from '../api/is-origin-refused.ts';
import { siteOrigin } from '../element/origin.ts';
import { AnotherWay } from '../ui/another-way.tsx';
import type { SubmissionFormOptions } from './use-submission-form.ts';

/**
 * What a form says above its fields on a page whose origin the API refuses; undefined elsewhere. Its
 * author finds the reason and the remedy in the console, once.
 *
 * @param isKnown a submission has been refused already: nothing is asked.
 */
export async function findRefusal(
  { apiBase, siteBase, email }: SubmissionFormOptions,
  isKnown: boolean,
): Promise<ReactNode> {
  const api = new URL(apiBase || siteOrigin(), document.baseURI).origin;
  if (api === self.origin) return undefined;
  if (!isKnown && self.origin !== 'null' && !(await isOriginRefused(api))) return undefined;
  warnOnce(api);
  return <AnotherWay siteBase={siteBase} email={email} />;
}

function warnOnce(api: string): void {
  if (hasWarned) return;
  hasWarned = true;
  const remedy =
    self.origin === 'null'
      ? 'This page has no origin of its own: it is a file, or stands in a frame whose sandbox lacks allow-same-origin. Serve it from a web server, or add allow-same-origin.'
      : `${api} does not take submissions from ${self.origin} yet. What it needs is this origin in its wrangler.toml: ALLOWED_ORIGINS = "…,${self.origin}". To ask for it: ${api}/contact`;
  console.warn(`The forms of this page cannot be sent. ${remedy}`);
}
let hasWarned = false;
