import type { ReturnedMail } from '../contract/leads.ts';
import { hashMailboxByAll } from '../core/mailbox.ts';
import type { Env } from '../core/settings.ts';

/** Records why no more mail goes to the mailboxes of these addresses; the last reason counts. */
export async function recordReturned(
  env: Env,
  returned: readonly { email: string; reason: ReturnedMail }[],
  now: Date,
): Promise<void> {
  const rows = await Promise.all(
    returned.map(async ({ email, reason }) =>
      (await hashMailboxByAll(env, email)).map((mailbox) => ({ mailbox, reason })),
    ),
  );
  await env.DB.prepare(`
    INSERT INTO returned_mail (mailbox, reason, created_at)
    SELECT value ->> 'mailbox', value ->> 'reason', ?2 FROM json_each(?1) WHERE TRUE
    ON CONFLICT DO UPDATE SET reason = excluded.reason, created_at = excluded.created_at`)
    .bind(JSON.stringify(rows.flat()), now.toISOString())
    .run();
}

/** Whether mail to a visitor's mailbox came back, or its owner has called it spam. */
export async function isReturned(env: Env, email: string): Promise<boolean> {
  const mailboxes = await hashMailboxByAll(env, email);
  const found = await env.DB.prepare(
    'SELECT 1 FROM returned_mail WHERE mailbox IN (SELECT value FROM json_each(?))',
  )
    .bind(JSON.stringify(mailboxes))
    .first();
  return found !== null;
}

/** Forgets a mailbox under every key; erasing its leads forgets it under theirs. */
export async function forgetReturned(env: Env, email: string): Promise<void> {
  const mailboxes = await hashMailboxByAll(env, email);
  await env.DB.prepare(
    'DELETE FROM returned_mail WHERE mailbox IN (SELECT value FROM json_each(?))',
  )
    .bind(JSON.stringify(mailboxes))
    .run();
}
