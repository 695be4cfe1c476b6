import { CALENDAR_PATH, type Way } from '../contract/appointment.ts';
import { type CalendarEvent, escapeText, writeCalendarFile } from '../contract/calendar-file.ts';
import { DAY_MS } from '../contract/durations.ts';
import { TYPE_LABELS } from '../contract/words/consultation.ts';
import { requireMethod } from '../core/guards.ts';
import letterhead from '../core/letterhead.json' with { type: 'json' };
import { counts, requireWithinRate } from '../core/limits.ts';
import { HttpError } from '../core/problem.ts';
import type { Route } from '../core/route.ts';
import { type Env, readSettings } from '../core/settings.ts';
import { awaitStorage } from '../core/with-retry.ts';
import { type Feed, type FeedEntry, readFeed } from './feeds.sql.ts';

const ADDRESS = new RegExp(`^${CALENDAR_PATH}([\\w-]{43})\\.ics$`);
/** Past appointments stay in the feed for 60 days, for time sheets. */
const PAST_DAYS = 60;
const CACHED_SECONDS = 300;
/** Refresh interval for calendars: by RFC 7986, and in Outlook's own property. */
const REFRESH = 'PT1H';

/**
 * Answers the feed of a member's appointments for calendar programs. Anyone with the address may read it, so
 * it holds references, ways and links to the desk only; the log names no more than the route.
 */
export const answerCalendar: Route = {
  name: CALENDAR_PATH,
  async answer({ request, env, now }) {
    requireMethod(request, 'GET', 'HEAD');
    const [, secret] = ADDRESS.exec(new URL(request.url).pathname) ?? [];
    const feed = secret ? await read(env, secret, now) : null;
    // A calendar service fetches the feeds of all its users from a few addresses: each feed has a limit of
    // its own, and an address has one for guesses.
    const count = feed
      ? counts.holder(env, CALENDAR_PATH, `feed ${feed.member}`)
      : counts.client(env, CALENDAR_PATH, request);
    await requireWithinRate([count]);
    if (!feed) throw new HttpError(404, 'not-found');
    const headers = {
      'Content-Type': 'text/calendar; charset=utf-8',
      'Content-Disposition': 'inline; filename="appointments.ics"',
      'Cache-Control': `private, max-age=${CACHED_SECONDS}`,
      'X-Robots-Tag': 'noindex',
    };
    const body = request.method === 'HEAD' ? null : writeFeed(feed, env, now);
    return { response: new Response(body, { headers }), outcome: 'calendar' };
  },
  refuse(error) {
    const { status, headers } =
      error instanceof HttpError ? error : new HttpError(503, 'storage-failed');
    return new Response(null, { status, headers: { ...headers, 'Cache-Control': 'no-store' } });
  },
};

function read(env: Env, secret: string, now: Date): Promise<Feed | null> {
  const since = new Date(now.getTime() - PAST_DAYS * DAY_MS).toISOString();
  return awaitStorage(readFeed(env, secret, since), readSettings(env).dbTimeoutMs);
}

function writeFeed({ name, entries }: Feed, env: Env, now: Date): string {
  return writeCalendarFile(
    entries.map((entry) => toEvent(entry, env)),
    {
      now,
      productId: `-//${letterhead.name}//Appointments//EN`,
      properties: [
        `X-WR-CALNAME:${escapeText(`Consultations of ${name}`)}`,
        `REFRESH-INTERVAL;VALUE=DURATION:${REFRESH}`,
        `X-PUBLISHED-TTL:${REFRESH}`,
      ],
    },
  );
}

function toEvent(
  { id, leadId, reference, way, startsAt, endsAt, sequence }: FeedEntry,
  { PUBLIC_ORIGIN, DESK_ORIGIN }: Env,
): CalendarEvent {
  return {
    // Differs from the visitor's UID: a member who has both calendars has two entries.
    uid: `desk-${id}@${new URL(PUBLIC_ORIGIN).hostname}`,
    sequence,
    when: { startsAt, endsAt },
    title: `Consultation ${reference}`,
    description: TYPE_LABELS[way as Way] ?? way,
    url: `${DESK_ORIGIN}/#lead/consultation/${leadId}`,
    alarms: [],
  };
}
