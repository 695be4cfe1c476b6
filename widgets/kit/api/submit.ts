import { type SubmissionKind, submissions } from '../../../worker/contract/submissions.ts';
import { siteOrigin } from '../element/origin.ts';
import { request } from './request.ts';

/**
 * Posts a checked submission. Only success or failure counts; the answer's body stays unread.
 *
 * @param apiBase origin of the API; empty for our own site's.
 * @returns the reference that the visitor may quote; null where the answer has none.
 * @throws as `request` does.
 */
export async function submit(
  kind: SubmissionKind,
  values: object,
  apiBase = '',
): Promise<string | null> {
  const base = (apiBase || siteOrigin()).replace(/\/+$/, '');
  const { headers } = await request('POST', `${base}${submissions[kind].path}`, values);
  return headers.get('Sa-Reference');
}
