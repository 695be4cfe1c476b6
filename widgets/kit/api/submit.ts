import { type SubmissionKind, submissions } from '../../../worker/contract/submissions.ts';
import { originOf } from '../element/host.ts';
import { request } from './request.ts';

/**
 * Posts a checked submission. Only success or failure counts; the answer's body stays unread.
 *
 * @param apiBase origin of the API; empty for our own site's.
 * @returns the answer, or whatever a page has put in its place: stored is stored.
 * @throws as `request` does.
 */
export const submit = (
  kind: SubmissionKind,
  values: object,
  apiBase = '',
  headers?: Record<string, string>,
): Promise<Response> =>
  request('POST', originOf(apiBase) + submissions[kind].path, values, headers);
