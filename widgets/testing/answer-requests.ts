import type { ElementState } from './states.ts';

/** Lets a page get the answers of a state, by method and path; all else goes to the server. */
export function answerRequests(
  page: Window & typeof globalThis,
  answers: ElementState['answers'] = {},
): void {
  const fetch = page.fetch.bind(page);
  page.fetch = async (input, init) => {
    const { href } =
      input instanceof page.Request ? new URL(input.url) : new URL(input, page.origin);
    const { pathname } = new URL(href);
    const answer = answers[`${init?.method ?? 'GET'} ${pathname}`];
    if (answer === undefined) return fetch(input, init);
    if (answer === null) throw new page.TypeError('Failed to fetch');
    const { status = 200, headers = {}, body = null } = answer;
    return new page.Response(JSON.stringify(body), { status, headers });
  };
}
