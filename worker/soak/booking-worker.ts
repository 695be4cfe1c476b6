import type { Env } from '../core/settings.ts';
import worker from '../index.ts';
import { openLimiters } from './open-limiters.ts';
import { watch } from './watch.ts';

/** The Worker, for the benchmark: each answer says in `soak-spent` what D1 took for it. */
export default {
  async fetch(request, env, context) {
    const { database, spent } = watch(env.DB);
    // Nothing is kept, so that each request is the first one.
    await caches.default.delete('https://slots.invalid/video');
    const answer = await worker.fetch(request, { ...env, ...openLimiters, DB: database }, context);
    const response = new Response(answer.body, answer);
    response.headers.set('soak-spent', JSON.stringify(spent));
    return response;
  },
} satisfies ExportedHandler<Env>;
