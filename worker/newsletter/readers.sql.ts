import type { NewsletterSummary } from '../contract/leads.ts';
import { writeCsv } from '../core/csv.ts';
import { findStartOfMonths, OFFICE_MONTH } from '../core/days.sql.ts';
import { prepareAudit } from '../core/desk-events.sql.ts';
import type { DeskHandler } from '../core/desk-handler.ts';
import { type NamedKey, readKeys } from '../core/keyring.ts';
import { listMonths } from '../core/office-time.logic.ts';
import type { Env } from '../core/settings.ts';
import { readConfirmation } from './confirmation.ts';
import { type Subscription, writeUnsubscribeUrl } from './links.ts';
import { readAll } from './read-all.ts';

/** Readers in the counts and in the file: neither flagged nor spam. */
const FOLDER = "folder = 'inbox'";

/** Reads the counts, without flagged readers and spam, like the file. */
export const readNewsletter: DeskHandler<'readNewsletter'> = async (_input, { env, now }) => {
  const [states, months] = await env.DB.batch([
    env.DB.prepare(`
      SELECT status AS state, count(*) AS total FROM leads
      WHERE kind = 'newsletter' AND ${FOLDER} GROUP BY status`),
    env.DB.prepare(`
      SELECT ${OFFICE_MONTH} AS month, count(*) AS total FROM leads
      WHERE kind = 'newsletter' AND ${FOLDER} AND created_at >= ? GROUP BY month ORDER BY month`).bind(
      findStartOfMonths(now),
    ),
  ]);
  const totals = (states?.results ?? []) as { state: string; total: number }[];
  const totalOf = (state: string) => totals.find((row) => row.state === state)?.total ?? 0;
  return {
    value: {
      confirmation: readConfirmation(env),
      states: {
        pending: totalOf('pending'),
        confirmed: totalOf('confirmed'),
        unsubscribed: totalOf('unsubscribed'),
      },
      months: fillMonths((months?.results ?? []) as NewsletterSummary['months'], now),
    },
  };
};

function fillMonths(found: NewsletterSummary['months'], now: Date): NewsletterSummary['months'] {
  return listMonths(now).map((month) => ({
    month,
    total: found.find((row) => row.month === month)?.total ?? 0,
  }));
}

type Reader = Subscription & {
  email: string;
  confirmedAt: string | null;
  campaign: string | null;
};

/** Streams the readers who may get mail, without those whose mail came back, each with a link to unsubscribe. */
export const exportConfirmedReaders: DeskHandler<'exportConfirmedReaders'> = async (_, context) => {
  const { env } = context;
  const [key] = readKeys(env);
  await prepareAudit(env.DB, { action: 'exported', subject: 'newsletter' }, context).run();
  return { value: writeCsv(listReaderCells(env, key)) };
};

async function* listReaderCells(env: Env, key: NamedKey): AsyncGenerator<string[]> {
  yield ['email', 'confirmed_at', 'unsubscribe_url', 'campaign'];
  for await (const reader of listConfirmed(env.DB)) {
    const { email, confirmedAt, campaign } = reader;
    const unsubscribeUrl = await writeUnsubscribeUrl(env, key, reader);
    yield [email, confirmedAt ?? '', unsubscribeUrl, campaign ?? ''];
  }
}

/** In this order of the join, each page begins where the one before ended. */
function listConfirmed(db: D1Database): AsyncIterable<Reader> {
  const statement = db.prepare(`
    SELECT sent.id, sent.email, sent.created_at AS createdAt, requested_at AS requestedAt,
      confirmed_at AS confirmedAt, leads.campaign
    FROM newsletter_subscriptions AS sent
    CROSS JOIN leads ON (kind, row_id) = ('newsletter', sent.id)
    WHERE sent.id > ? AND status = 'confirmed' AND leads.${FOLDER}
      AND NOT EXISTS (SELECT 1 FROM returned_mail WHERE mailbox = leads.mailbox)
    ORDER BY sent.id LIMIT ?`);
  return readAll<Reader>(async (last, limit) => {
    const { results } = await statement.bind(last?.id ?? 0, limit).all<Reader>();
    return results;
  });
}
