import wranglerToml from '../../wrangler.toml?raw';

const DECLARED =
  /\[\[ratelimits\]\]\nname = "(\w+)"\nnamespace_id = "\d+"\nsimple = \{ limit = (\d+), period = (\d+) \}/g;

/** Limits of wrangler.toml by limiter. */
const limits = new Map(
  [...wranglerToml.matchAll(DECLARED)].map(([, name, limit, period]) => [
    name,
    { limit: Number(limit), periodMs: Number(period) * 1000 },
  ]),
);

/**
 * A limiter declared in wrangler.toml, with separate counts. It counts by the minutes of `Date`:
 * the emulated one has a clock that no test can set.
 */
export function makeLimiter(name: string): RateLimit {
  const declared = limits.get(name);
  if (!declared) throw new Error(`wrangler.toml declares no limiter ${name}`);
  const counts = new Map<string, number>();
  return {
    async limit({ key }) {
      const counted = `${Math.floor(Date.now() / declared.periodMs)} ${key}`;
      const count = (counts.get(counted) ?? 0) + 1;
      counts.set(counted, count);
      return { success: count <= declared.limit };
    },
  };
}
