import type { FieldIssue } from '../contract/check-submission.ts';
import type { Problem, ProblemCode } from '../contract/problem.ts';

interface HttpErrorDetails {
  headers?: Record<string, string>;
  /** Only with 422. */
  issues?: FieldIssue[];
  /** Only with `conflict`. */
  current?: Problem['current'];
  /** Only with `unhealthy`. */
  rules?: Problem['rules'];
  /** A sentence for the visitor: RFC 9457's `detail`. */
  explanation?: string | undefined;
  /** Fixed text that the log, and only the log, adds to the code. */
  detail?: string | undefined;
}

/** Ends a request with a status other than 2xx. Carries nothing that the client sent. */
export class HttpError extends Error {
  readonly status: number;
  readonly code: ProblemCode;
  readonly headers: Record<string, string>;
  readonly issues: FieldIssue[] | undefined;
  readonly current: Problem['current'] | undefined;
  readonly rules: Problem['rules'] | undefined;
  readonly explanation: string | undefined;
  readonly detail: string | undefined;

  constructor(
    status: number,
    code: ProblemCode,
    { headers = {}, issues, current, rules, explanation, detail }: HttpErrorDetails = {},
  ) {
    super(code);
    this.status = status;
    this.code = code;
    this.headers = headers;
    this.issues = issues;
    this.current = current;
    this.rules = rules;
    this.explanation = explanation;
    this.detail = detail;
  }
}

/** The phrase for each status the API uses; RFC 9457 wants it as the title with `about:blank`. */
const TITLES: Record<number, string> = {
  400: 'Bad Request',
  401: 'Unauthorized',
  403: 'Forbidden',
  404: 'Not Found',
  405: 'Method Not Allowed',
  408: 'Request Timeout',
  409: 'Conflict',
  413: 'Content Too Large',
  415: 'Unsupported Media Type',
  422: 'Unprocessable Content',
  429: 'Too Many Requests',
  500: 'Internal Server Error',
  503: 'Service Unavailable',
};

/** The answer to a failed request. Anything but an `HttpError` is a bug and becomes a bare 500. */
export function toProblemResponse(error: unknown): Response {
  const { status, code, headers, issues, current, rules, explanation } =
    error instanceof HttpError ? error : new HttpError(500, 'internal-error');
  const problem: Problem = {
    type: 'about:blank',
    title: TITLES[status] ?? 'Error',
    status,
    code,
    ...(explanation && { detail: explanation }),
    ...(issues && { errors: issues }),
    ...(current && { current }),
    ...(rules && { rules }),
  };
  return new Response(JSON.stringify(problem), {
    status,
    headers: { ...headers, 'content-type': 'application/problem+json' },
  });
}
