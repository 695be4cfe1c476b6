import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { MINUTE_MS } from '../contract/durations.ts';
import type { SubmissionKind } from '../contract/submissions.ts';
import { readOutbox } from '../dev/messages.ts';
import { makeEnv } from '../dev/post.ts';
import { everySubmission } from '../dev/submissions.ts';
import { emptyTables, readRow } from '../dev/tables.ts';
import { storedKinds } from '../leads/kinds.ts';
import { storeSubmissions } from './store-submissions.ts';

const KINDS = Object.keys(storedKinds) as SubmissionKind[];
const START_MS = Date.parse('2026-11-20T12:00:00.000Z');

/** Stores a submission by its arrival; a retried request has the time of its first attempt. */
async function store(kind: SubmissionKind, arrivedAt: string): Promise<number> {
  const { body } = everySubmission.find(({ path }) => path === storedKinds[kind].path) ?? {};
  const page = { source: 'https://site.example', ownOrigin: 'https://site.example', pageUrl: null };
  const partner = { partnerId: null, partnerClaim: null, campaign: null, attribution: null };
  const keys = { today: 'a'.repeat(64), yesterday: null };
  const visitor = { mailbox: 'm'.repeat(64), network: 'n'.repeat(64), attempt: null, plan: null };
  const plain = { ...page, ...partner, ...visitor, flag: null, invitesByMail: false };
  const circumstances = { ...plain, dedupeKeys: keys, arrivedAt };
  const [{ row }] = await storeSubmissions(
    makeEnv(),
    [{ kind, values: { email: '', ...body }, circumstances }],
    { timeLimitMs: 10_000, onLate: () => {}, now: new Date(arrivedAt) },
  );
  return row.repeats;
}

describe.each(KINDS)('a %s that arrives again and again', (kind) => {
  it('is one row and one lead, which counts each arrival once, with any number of attempts', async () => {
    /** Number of attempts of each request. */
    const arrivals = fc.array(fc.integer({ min: 1, max: 3 }), { minLength: 1, maxLength: 6 });
    await fc.assert(
      fc.asyncProperty(arrivals, async (requests) => {
        await emptyTables();
        const timeOf = (minute: number) => new Date(START_MS + minute * MINUTE_MS).toISOString();
        for (const [minute, tries] of requests.entries()) {
          for (let attempt = 0; attempt < tries; attempt += 1) {
            expect(await store(kind, timeOf(minute))).toBe(minute);
          }
        }
        const repeats = requests.length - 1;
        const lastAt = repeats ? timeOf(repeats) : null;
        const counted = { kind, created_at: timeOf(0), repeats, last_at: lastAt };
        expect(await readRow(storedKinds[kind].table)).toMatchObject({ created_at: timeOf(0) });
        expect(await readRow('leads')).toMatchObject(counted);
        const mails = (await readOutbox()).filter(({ topic }) => topic === 'lead');
        expect(mails).toHaveLength(kind === 'newsletter' ? 0 : 1);
      }),
      { numRuns: 20 },
    );
  });
});
