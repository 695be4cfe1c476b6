/** A Tuesday in office hours, in no country's holidays. */
const DEFAULT_NOW = '2026-11-24T11:00:00+05:30';

/**
 * The day and hour at which a test run takes place: in pages, the Worker, rules and the build. Set by
 * the environment variable TEST_NOW, an ISO instant, so that no test depends on when it is run.
 *
 * @throws Error if TEST_NOW is no instant.
 */
export const TEST_NOW = readNow(process.env.TEST_NOW ?? DEFAULT_NOW);

function readNow(text: string): Date {
  const now = new Date(text);
  if (Number.isNaN(now.getTime())) throw new Error(`TEST_NOW is no instant: ${text}`);
  return now;
}
