import { formatJson } from '../rules/json.ts';
import { request } from './request.ts';

interface QueryOptions {
  /** How to treat a 401: as an error like any other, or as no data. */
  on401?: 'throw' | 'returnNull';
}

const answers = new Map<string, Promise<unknown>>();

/**
 * Loads JSON with a GET from the first part of `queryKey`. Answers never go stale, and calls at the
 * same time share one request. Nothing refetches on an interval or on focus; a failure is neither
 * retried nor cached.
 *
 * @throws Error `<status>: <body or status text>`.
 */
export function query<T>(
  queryKey: readonly [url: string, ...rest: unknown[]],
  { on401 = 'throw' }: QueryOptions = {},
): Promise<T | null> {
  const id = formatJson([queryKey, on401]);
  let answer = answers.get(id);
  if (!answer) {
    answer = load(queryKey[0], on401);
    answers.set(id, answer);
    answer.catch(() => answers.delete(id));
  }
  return answer as Promise<T | null>;
}

async function load(url: string, on401: QueryOptions['on401']): Promise<unknown> {
  try {
    return await (await request('GET', url)).json();
  } catch (error) {
    if (on401 === 'returnNull' && (error as { status?: number }).status === 401) return null;
    throw error;
  }
}
