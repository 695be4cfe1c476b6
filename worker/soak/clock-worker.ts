import worker from '../index.ts';
import type { Env } from '../settings.ts';
import { moveClock } from './moved-clock.ts';

export * from '../index.ts';

/** The Worker with a clock that is moved forward by a POST of the milliseconds to /clock. */
export default {
  ...worker,
  async fetch(request, env, context) {
    if (new URL(request.url).pathname !== '/clock') return worker.fetch(request, env, context);
    moveClock(Number(await request.text()));
    return new Response(null, { status: 204 });
  },
} satisfies ExportedHandler<Env>;
