import type { BookingProblem } from './appointment.ts';
import type { FieldIssue } from './check-submission.ts';
import type { DeskProblem } from './desk-problems.ts';
import type { HealthState } from './leads.ts';

/** Reasons why the public API or the desk refuses a request. */
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
  | 'unhealthy'
  | 'storage-failed'
  | 'storage-timeout'
  | 'internal-error'
  | BookingProblem
  | DeskProblem;

/** The body of every error answer, sent as `application/problem+json` (RFC 9457). */
export interface Problem {
  /** Always `about:blank`: the status is the kind of problem, `code` the problem itself. */
  type: 'about:blank';
  /** The phrase of the status. */
  title: string;
  status: number;
  code: ProblemCode;
  /** A sentence for the visitor, if the code says too little. */
  detail?: string;
  /** Only with `invalid-fields`: one issue per wrong field. */
  errors?: FieldIssue[];
  /** Only with `conflict`: the value after someone else's change. */
  current?: object;
  /** Only with `unhealthy`: each rule of Health by its name. */
  rules?: Record<string, HealthState>;
}
