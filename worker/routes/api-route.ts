import { addApiHeaders } from '../http/headers.ts';
import { toProblemResponse } from '../http/problem.ts';
import { judgeOrigin } from '../partners/judge-origin.ts';
import { readSettings } from '../settings.ts';
import type { Answer, Asked, Route } from './context.ts';

/** Replaces what the header says by what we know of that website. */
export async function judgeAsked(asked: Asked): Promise<void> {
  const { env, now, goOn } = asked;
  const moment = { now, waitUntil: goOn };
  asked.origin = await judgeOrigin(asked.origin, readSettings(env), env, moment);
}

/** A route for scripts of any page: problems are JSON, and every answer can be read. */
export function apiRoute(name: string, answer: (asked: Asked) => Promise<Answer>): Route {
  return {
    name,
    async answer(asked) {
      await judgeAsked(asked);
      return answer(asked);
    },
    refuse: toProblemResponse,
    finish: (response, { origin }) => addApiHeaders(response, origin.readable),
  };
}
