import { type SubmissionKind, submissions } from '../../../worker/contract/submissions.ts';
import { originOf } from '../element/host.ts';
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
  const url = originOf(apiBase) + submissions[kind].path;
  const { headers } = await request('POST', url, values);
  // Stored is stored, whatever a page has put in the place of an answer.
  return headers?.get?.('Sa-Reference') ?? null;
}
