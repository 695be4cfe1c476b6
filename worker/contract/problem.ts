import type { FieldIssue } from './check-submission.ts';

/** Why the API refused a request. */
export type ProblemCode =
  | 'not-found'
  | 'method-not-allowed'
  | 'origin-not-allowed'
  | 'unsupported-media-type'
  | 'body-timeout'
  | 'body-too-large'
  | 'malformed-body'
  | 'rate-limited'
  | 'invalid-fields'
  | 'storage-failed'
  | 'storage-timeout'
  | 'internal-error';

/** Body of every answer that is not 2xx, sent as `application/problem+json` (RFC 9457). */
export interface Problem {
  /** Always `about:blank`: the status says what kind of problem it is, `code` which one. */
  type: 'about:blank';
  /** The status' own phrase. */
  title: string;
  status: number;
  code: ProblemCode;
  /** Only with `invalid-fields`: one issue for every wrong field. */
  errors?: FieldIssue[];
}
