import wretch from 'wretch';

/** A request that stalls this long has failed: the visitor can act again. */
const TIMEOUT_MS = 30_000;

/**
 * Sends one request, cookies always included, with a JSON body and content type only where `body`
 * is given. Resolves to the response of any OK status, its body unread.
 *
 * @throws Error whose message is `<status>: <body or status text>` for any other status; the
 *   browser's own error where there was no answer. Nothing is tried again.
 */
export function request(method: string, url: string, body?: object): Promise<Response> {
  return (
    wretch(url, { credentials: 'include', signal: AbortSignal.timeout(TIMEOUT_MS) })
      // Reading the body here keeps wretch's own, status-less message out.
      .customError(async (error, response) =>
        Object.assign(error, { message: await describe(response) }),
      )
      .fetch(method, '', body)
      .res()
  );
}

async function describe(response: Response): Promise<string> {
  const text = await response.text().catch(() => '');
  return `${response.status}: ${text || response.statusText}`;
}
