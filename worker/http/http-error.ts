import type { FieldIssue } from '../contract/check-submission.ts';
import type { ProblemCode } from '../contract/problem.ts';

interface HttpErrorDetails {
  headers?: Record<string, string>;
  /** Only with 422. */
  issues?: FieldIssue[];
  /** Fixed text that only the log adds to the code. */
  detail?: string;
}

/** Ends a request with a status other than 2xx. Holds nothing that the client sent. */
export class HttpError extends Error {
  readonly status: number;
  readonly code: ProblemCode;
  readonly headers: Record<string, string>;
  readonly issues: FieldIssue[] | undefined;
  readonly detail: string | undefined;

  constructor(
    status: number,
    code: ProblemCode,
    { headers = {}, issues, detail }: HttpErrorDetails = {},
  ) {
    super(code);
    this.status = status;
    this.code = code;
    this.headers = headers;
    this.issues = issues;
    this.detail = detail;
  }
}
