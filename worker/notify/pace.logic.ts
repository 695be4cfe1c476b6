import { DAY_MS, HOUR_MS, MINUTE_MS } from '../contract/durations.ts';

/** Every kind of message. */
export type Topic =
  | 'lead'
  | 'flagged'
  | 'digest'
  | 'appointment'
  | 'meeting-link'
  | 'webhook'
  | typeof OFFICE
  | 'visitor'
  | 'reminder'
  | 'newsletter-confirmation';

/** Topic of the messages to the office's own system, and their recipient. */
export const OFFICE = 'office-webhook';

/** The recipient of every message to a visitor: all visitors share one pace. */
export const VISITORS = '*';

/** The facts of a due message by which it is paced. */
export interface DueMessage {
  id: number;
  topic: Topic;
  /** A member's address, a partner's id, `OFFICE` or `VISITORS`. */
  recipient: string;
  /** Hash of the network that caused a message to a visitor; null if the office caused it. */
  network: string | null;
  /** Whether an earlier attempt failed. */
  isRetry: boolean;
}

/** An email of the last 24 hours. */
export interface SentMail {
  topic: Topic;
  recipient: string;
  network: string | null;
  sentAt: string;
}

/** Most emails to a member about a topic within so many minutes. */
const MEMBER_PACES: Record<
  Exclude<Topic, 'webhook' | typeof OFFICE | 'visitor' | 'reminder' | 'newsletter-confirmation'>,
  { most: number; minutes: number }
> = {
  lead: { most: 10, minutes: 5 },
  flagged: { most: 1, minutes: 10 },
  digest: { most: 1, minutes: 10 },
  appointment: { most: 3, minutes: 10 },
  'meeting-link': { most: 3, minutes: 10 },
};

/** Most emails to all visitors together. */
const VISITOR_LIMITS = [
  { most: 60, windowMs: HOUR_MS },
  { most: 300, windowMs: DAY_MS },
];

/** A network's further emails of a day are sent last, not refused: one address may be a whole campus. */
export const MOST_OF_NETWORK = 5;

/** Share of the limits up to which each class is sent, so that the others leave room for appointments. */
const SHARES = { appointment: 1, newsletter: 3 / 4, crowd: 1 / 2 };

/**
 * Plans which due messages are sent now, each list as one email or webhook; the others wait. Visitors
 * whose message failed before come first, then members, other visitors, the office's system and partners.
 */
export function planDeliveries(
  due: readonly DueMessage[],
  sent: readonly SentMail[],
  now: Date,
): number[][] {
  const planned = planVisitors(due.filter(isToVisitor), sent.filter(isToVisitor), now);
  const [retries, others] = [true, false].map((isRetry) =>
    planned.filter((message) => message.isRetry === isRetry).map(({ id }) => [id]),
  ) as [number[][], number[][]];
  const [office, webhooks] = [OFFICE, 'webhook'].map((hook) =>
    due.filter(({ topic }) => topic === hook).map(({ id }) => [id]),
  ) as [number[][], number[][]];
  return [...retries, ...planMembers(due, sent, now), ...others, ...office, ...webhooks];
}

const isToVisitor = ({ recipient }: { recipient: string }) => recipient === VISITORS;

function planMembers(due: readonly DueMessage[], sent: readonly SentMail[], now: Date): number[][] {
  // A digest counts these leads, so their own messages are not needed.
  const summarised = new Set(
    due.filter(({ topic }) => topic === 'digest').map(({ recipient }) => recipient),
  );
  const toMembers = due.filter(
    ({ topic, recipient }) =>
      topic in MEMBER_PACES &&
      !(summarised.has(recipient) && (topic === 'lead' || topic === 'flagged')),
  );
  const groups = Map.groupBy(toMembers, ({ topic, recipient }) => `${topic} ${recipient}`);
  return [...groups.values()].flatMap((group) => planGroup(group, sent, now));
}

/**
 * Plans one email for each message, and one for all that failed before; if that exceeds the limit, the
 * last one is about all the others.
 */
function planGroup(group: DueMessage[], sent: readonly SentMail[], now: Date): number[][] {
  const [{ topic, recipient }] = group as [DueMessage];
  const { most, minutes } = MEMBER_PACES[topic as keyof typeof MEMBER_PACES];
  const isRecent = wasSentWithin(now, minutes * MINUTE_MS);
  const lately = sent.filter(
    (mail) => mail.topic === topic && mail.recipient === recipient && isRecent(mail),
  );
  const left = most - lately.length;
  if (left <= 0) return [];
  const failed = group.filter(({ isRetry }) => isRetry).map(({ id }) => id);
  const others = group.filter(({ isRetry }) => !isRetry).map(({ id }) => [id]);
  const bundles = failed.length > 0 ? [failed, ...others] : others;
  if (bundles.length <= left) return bundles;
  return [...bundles.slice(0, left - 1), bundles.slice(left - 1).flat()];
}

function planVisitors(
  due: readonly DueMessage[],
  sent: readonly SentMail[],
  now: Date,
): DueMessage[] {
  const windows = VISITOR_LIMITS.map(({ most, windowMs }) => ({
    most,
    total: sent.filter(wasSentWithin(now, windowMs)).length,
  }));
  return rankVisitors(due, sent)
    .filter(({ share }) => {
      const isSent = windows.every(({ most, total }) => total < most * share);
      if (isSent) for (const window of windows) window.total += 1;
      return isSent;
    })
    .map(({ message }) => message);
}

/** Ranks appointments before the newsletter, the oldest first, and crowded networks last. */
function rankVisitors(due: readonly DueMessage[], sent: readonly SentMail[]) {
  const totals = new Map<string | null, number>();
  const addTo = (network: string | null) => {
    const total = (totals.get(network) ?? 0) + 1;
    totals.set(network, total);
    return network === null ? 0 : total;
  };
  for (const { network } of sent) addTo(network);
  const isNewsletter = ({ topic }: DueMessage) => topic === 'newsletter-confirmation';
  return due
    .toSorted((a, b) => Number(isNewsletter(a)) - Number(isNewsletter(b)) || a.id - b.id)
    .map((message) => {
      const share = isNewsletter(message) ? SHARES.newsletter : SHARES.appointment;
      return { message, share: addTo(message.network) > MOST_OF_NETWORK ? SHARES.crowd : share };
    })
    .toSorted((a, b) => b.share - a.share);
}

function wasSentWithin(now: Date, windowMs: number): (mail: SentMail) => boolean {
  // A clock that was ahead for once must not hold up emails until that time comes.
  const [since, until] = [-windowMs, windowMs].map((ms) =>
    new Date(now.getTime() + ms).toISOString(),
  ) as [string, string];
  return ({ sentAt }) => sentAt > since && sentAt < until;
}

/** Minutes to wait after each failed attempt: about a day in total. */
const WAITS_MINUTES = [5, 10, 30, 60, 120, 240, 480, 480];
export const MAX_ATTEMPTS = WAITS_MINUTES.length + 1;

/** Time of the next attempt after so many failed ones; null after the last. */
export function findNextTry(attempts: number, now: Date): Date | null {
  const minutes = WAITS_MINUTES[attempts - 1];
  return minutes === undefined ? null : new Date(now.getTime() + minutes * MINUTE_MS);
}
