import { env } from 'cloudflare:workers';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { MINUTE_MS } from '../contract/durations.ts';
import type { SubmissionKind } from '../contract/submissions.ts';
import { makeEnv } from '../dev/post.ts';
import { everySubmission } from '../dev/submissions.ts';
import { emptyTables, readRow } from '../dev/tables.ts';
import { filedKinds } from '../leads/kinds.ts';
import { fileSubmissions } from './file-submission.ts';

const KINDS = Object.keys(filedKinds) as SubmissionKind[];
const START_MS = Date.parse('2026-11-20T12:00:00.000Z');

/** Files a submission by its arrival; a retried request has the time of its first attempt. */
async function file(kind: SubmissionKind, arrivedAt: string): Promise<number> {
  const { body } = everySubmission.find(({ path }) => path === filedKinds[kind].path) ?? {};
  const [{ row }] = await fileSubmissions(
    makeEnv(),
    [
      {
        kind,
        values: { email: '', ...body },
        filing: {
          dedupeKeys: { today: 'a'.repeat(64), yesterday: null },
          mailbox: 'm'.repeat(64),
          flag: null,
          arrivedAt,
          plan: null,
          attempt: null,
          network: 'n'.repeat(64),
          isAnsweredLater: false,
          ownOrigin: 'https://site.example',
          source: 'https://site.example',
          partnerId: null,
          partnerClaim: null,
          campaign: null,
          pageUrl: null,
        },
      },
    ],
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
            expect(await file(kind, timeOf(minute))).toBe(minute);
          }
        }
        const repeats = requests.length - 1;
        const counted = {
          created_at: timeOf(0),
          repeats,
          last_at: repeats ? timeOf(repeats) : null,
        };
        expect(await readRow(filedKinds[kind].table)).toMatchObject({ created_at: timeOf(0) });
        expect(await readRow('leads')).toMatchObject({ kind, ...counted });
        const mails = await env.DB.prepare(
          "SELECT count(*) AS total FROM outbox WHERE topic = 'lead'",
        ).first<number>('total');
        expect(mails).toBe(kind === 'newsletter' ? 0 : 1);
      }),
      { numRuns: 20 },
    );
  });
});
