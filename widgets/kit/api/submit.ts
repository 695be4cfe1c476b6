import { type SubmissionKind, submissionPaths } from '../../../worker/contract/submission-paths.ts';
import { siteOrigin } from '../element/origin.ts';
import { request } from './request.ts';

/**
 * Posts a checked submission. Only success or failure counts; the answer's body stays unread.
 *
 * @param apiBase origin of the API; empty for our own site's.
 * @throws as `request` does.
 */
export async function submit(kind: SubmissionKind, values: object, apiBase = ''): Promise<void> {
  const base = (apiBase || siteOrigin()).replace(/\/+$/, '');
  await request('POST', `${base}${submissionPaths[kind]}`, values);
}
