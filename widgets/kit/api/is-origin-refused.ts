import { ORIGIN_PATH } from '../../../worker/contract/protocol.ts';

const answers = new Map<string, Promise<boolean>>();

/**
 * Asks an API, once per page, whether it refuses submissions from this page's origin. Only a clear
 * answer counts: without a network, or from an API without this endpoint, it is false.
 *
 * @param api origin of the API.
 */
export function isOriginRefused(api: string): Promise<boolean> {
  const answer = answers.get(api) ?? ask(api);
  answers.set(api, answer);
  return answer;
}

async function ask(api: string): Promise<boolean> {
  try {
    return (await fetch(`${api}${ORIGIN_PATH}`, { credentials: 'omit' })).status === 403;
  } catch {
    return false;
  }
}
