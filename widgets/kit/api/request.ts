import wretch from 'wretch';
import { formatJson } from '../rules/json.ts';

/** A request that takes this long counts as failed, so that the visitor can act again. */
const TIMEOUT_MS = 30_000;

/** Browsers let requests of 64 KiB in all outlive their page, and refuse a longer one. */
const KEPT_ALIVE_BYTES = 50_000;

/**
 * Sends one request, always with cookies, and with a JSON body and content type only when `body` is
 * given; a visitor may leave the page meanwhile. Resolves to any OK response, its body unread.
 *
 * @throws Error with the message `<status>: <body or status text>` for any other status; the
 *   browser's own error when there was no answer. Never retries.
 */
export function request(
  method: string,
  url: string,
  body?: object,
  headers?: Record<string, string>,
): Promise<Response> {
  const json = body && formatJson(body);
  return (
    wretch(url, {
      credentials: 'include',
      signal: AbortSignal.timeout(TIMEOUT_MS),
      headers: { ...headers, ...(json && { 'Content-Type': 'application/json' }) },
      ...(json && {
        body: json,
        keepalive: new Blob([json]).size < KEPT_ALIVE_BYTES,
      }),
    })
      // Reading the body here keeps wretch's own, status-less message out.
      .customError(async (error, response) => {
        const text = await response.text().catch(() => '');
        error.message = `${response.status}: ${text || response.statusText}`;
        return error;
      })
      .fetch(method)
      .res()
  );
}
