import { env } from 'cloudflare:workers';

/** Offset of a Worker's clock from the real time. */
let aheadMs = Number((env as { CLOCK_AHEAD_MS?: string }).CLOCK_AHEAD_MS ?? 0);
const RealDate = Date;

/** Lets waits of hours pass at once. */
export function moveClock(ms: number): void {
  aheadMs += ms;
}

globalThis.Date = class extends RealDate {
  constructor(...values: [] | [number | string]) {
    super(values[0] ?? RealDate.now() + aheadMs);
  }

  static override now(): number {
    return RealDate.now() + aheadMs;
  }
} as DateConstructor;

/**
 * Gives a Worker a clock that a POST of milliseconds to /clock moves forward. The answer is the new
 * time, in milliseconds since 1970.
 */
export const withClock = <E, M>(worker: ClockedHandler<E, M>): ClockedHandler<E, M> => ({
  ...worker,
  async fetch(request, bindings, context) {
    if (new URL(request.url).pathname !== '/clock') return worker.fetch(request, bindings, context);
    moveClock(Number(await request.text()));
    return new Response(`${Date.now()}`);
  },
});

type ClockedHandler<E, M> = ExportedHandler<E, M> & Required<Pick<ExportedHandler<E, M>, 'fetch'>>;
