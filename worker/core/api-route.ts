import { checkOrigin } from './check-origin.ts';
import type { Answer, Asked, Route } from './context.ts';
import { addApiHeaders } from './headers.ts';
import { toProblemResponse } from './problem.ts';
import { readSettings } from './settings.ts';

/** Replaces what the header says by what we know of that website. */
export async function checkAsked(asked: Asked): Promise<void> {
  const { env } = asked;
  asked.origin = await checkOrigin(asked.origin, readSettings(env), env, asked);
}

/** A route for scripts of any page: problems are JSON, and every answer can be read. */
export function apiRoute(name: string, answer: (asked: Asked) => Promise<Answer>): Route {
  return {
    name,
    async answer(asked) {
      await checkAsked(asked);
      return answer(asked);
    },
    refuse: toProblemResponse,
    finish: (response, { origin }) => addApiHeaders(response, origin.readable),
  };
}
