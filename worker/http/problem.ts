import type { Problem } from '../contract/problem.ts';
import { SettingError } from '../settings.ts';
import { HttpError } from './http-error.ts';

/** The phrase of every status that the API answers with; RFC 9457 asks for it beside `about:blank`. */
const TITLES: Record<number, string> = {
  400: 'Bad Request',
  403: 'Forbidden',
  404: 'Not Found',
  405: 'Method Not Allowed',
  408: 'Request Timeout',
  413: 'Content Too Large',
  415: 'Unsupported Media Type',
  422: 'Unprocessable Content',
  429: 'Too Many Requests',
  500: 'Internal Server Error',
  503: 'Service Unavailable',
};

/** The answer to a failed request. Anything but an `HttpError` is a bug and becomes a bare 500. */
export function toProblemResponse(error: unknown): Response {
  const { status, code, headers, issues } =
    error instanceof HttpError ? error : new HttpError(500, 'internal-error');
  const problem: Problem = {
    type: 'about:blank',
    title: TITLES[status] ?? 'Error',
    status,
    code,
    ...(issues && { errors: issues }),
  };
  return new Response(JSON.stringify(problem), {
    status,
    headers: { ...headers, 'content-type': 'application/problem+json' },
  });
}

/** What the log calls a failure. A bug adds its class, never its message, which may quote input. */
export function nameFailure(error: unknown): string {
  if (error instanceof HttpError) return [error.code, error.detail].filter(Boolean).join(' ');
  if (error instanceof SettingError) return `internal-error SettingError ${error.variable}`;
  return `internal-error ${error instanceof Error ? error.name : typeof error}`;
}
