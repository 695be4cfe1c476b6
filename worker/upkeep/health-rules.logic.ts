// Rules by which Health turns yellow or red: one for each fact, in five groups. The desk's page Health
// lists the remedies of each group.
import { COPY_DAYS, DAY_MS, HOUR_MS, MINUTE_MS } from '../contract/durations.ts';
import type { Health, HealthGroup, HealthState, NewsletterSummary } from '../contract/leads.ts';
import { describeOfficeAnswer } from '../contract/office-answer.ts';
import type { OfficeHook } from '../notify/office-webhook.sql.ts';
import type { MailFacts } from '../notify/outbox.sql.ts';
import type { Totals, UpkeepRun } from './health.sql.ts';

/** Times are ISO 8601, UTC. */
export interface HealthFacts extends Totals, MailFacts {
  /** Size limit of the database's plan. */
  maxDatabaseBytes: number;
  copiedAt: Date | null;
  /** End of the time in which a copy or a restore blocks the database. */
  awayUntil: Date | null;
  hasMail: boolean;
  /** Number of members who are notified. */
  members: number;
  /** Daily limit of the mail service. */
  mailPerDay: number;
  confirmation: NewsletterSummary['confirmation'];
  /** The webhook of the office's own system, and whether the settings for it are there. */
  office: OfficeHook;
  isOfficeReady: boolean;
  /** Submissions in the late queues, and arrival of the oldest; null if unknown. */
  waiting: { total: number; since: Date | null } | null;
  /** Accepted submissions that the queues have dead-lettered; null if unknown. */
  givenUp: number | null;
  /** Appointments ahead whose member has left, and start of the first. */
  unstaffed: number;
  nextUnstaffedAt: string | null;
  /** Last runs by task. */
  runs: Record<string, UpkeepRun>;
}

type Check = Health['checks'][number];
type Finding = Pick<Check, 'state' | 'text'>;
type Rule = (facts: HealthFacts, now: Date) => Finding;

/** The canary runs every five minutes. */
const CANARY = { warning: 12 * MINUTE_MS, bad: 30 * MINUTE_MS };
/** Share of the plan's size limit. */
const FILLED = { warning: 0.8, bad: 0.95 };
/** Age of the oldest unsent mail; pacing delays one for up to 15 minutes. */
const MAIL = { warning: 20 * MINUTE_MS, bad: HOUR_MS };
/** Share of the mail service's daily limit. */
const MAIL_SHARE = { warning: 0.8, bad: 0.99 };
/** Delay of a reminder; a later one would arrive after the appointment has begun. */
const REMINDER = { warning: 15 * MINUTE_MS, bad: 45 * MINUTE_MS };
/** Time in which the office's system has accepted nothing. */
const OFFICE_FAILING = { warning: 20 * MINUTE_MS, bad: 6 * HOUR_MS };
const LEAD = { warning: 3 * DAY_MS, bad: 7 * DAY_MS };
/** Leads in an hour; an office has some fifty a day. */
const FLOOD = { warning: 200, bad: 1000 };
/** The free plan's queue drops a message after a day. */
const WAITING = { warning: 15 * MINUTE_MS, bad: 6 * HOUR_MS };
/** Share of server faults among all answers in a day. */
const FAULT_SHARE = { warning: 0.01, bad: 0.05 };
/** Time before an unstaffed appointment in which to find a colleague. */
const UNSTAFFED_BAD_MS = 2 * DAY_MS;
const NIGHT = { warning: 26 * HOUR_MS, bad: 50 * HOUR_MS };
const MISSES_BAD = 2;

export const CANARY_RULE = 'Storage/canary';

/** Judges storage by the canary's own attempt, too, when nothing else can be read. */
export function judgeCanary(
  { misses, awayUntil }: { misses: number; awayUntil: Date | null },
  now: Date,
): Finding {
  if (misses === 0) return { state: 'good', text: 'The database works.' };
  if (awayUntil && awayUntil > now) {
    return {
      state: 'warning',
      text: 'A copy or a restore is under way. The database is back soon.',
    };
  }
  const text = `The database failed ${count(misses, 'test')} in a row.`;
  return { state: misses < MISSES_BAD ? 'warning' : 'bad', text };
}

const RULES: Record<HealthGroup, Record<string, Rule>> = {
  Storage: {
    canary({ runs: { canary }, awayUntil, firstLeadAt }, now) {
      if (canary && canary.misses > 0) return judgeCanary({ ...canary, awayUntil }, now);
      const testedAt = canary?.succeededAt;
      if (!testedAt) {
        const isLate = firstLeadAt !== null && ageOf(firstLeadAt, now) > CANARY.bad;
        return { state: isLate ? 'bad' : 'warning', text: 'The database has not been tested yet.' };
      }
      const ageMs = ageOf(testedAt, now);
      return { state: rate(ageMs, CANARY), text: `The database worked ${formatAge(ageMs)} ago.` };
    },
    size({ databaseBytes, maxDatabaseBytes }) {
      const text = `The database holds ${formatMegabytes(databaseBytes)} of ${formatMegabytes(maxDatabaseBytes)} MB.`;
      return { state: rate(databaseBytes / maxDatabaseBytes, FILLED), text };
    },
    copy({ copiedAt }, now) {
      if (!copiedAt) return { state: 'warning', text: 'Nobody has made a copy yet.' };
      const ageMs = now.getTime() - copiedAt.getTime();
      const state = ageMs > COPY_DAYS * DAY_MS ? 'warning' : 'good';
      return { state, text: `The last copy is ${formatAge(ageMs)} old.` };
    },
  },
  Mail: {
    service({ hasMail, members }) {
      if (!hasMail) return { state: 'bad', text: 'No email can be sent: email is not set up.' };
      if (members > 0)
        return {
          state: 'good',
          text: `${count(members, 'member')} ${members === 1 ? 'gets' : 'get'} emails.`,
        };
      return { state: 'bad', text: 'Nobody gets emails about leads: STAFF_EMAILS is empty.' };
    },
    waiting({ oldestMailAt }, now) {
      if (!oldestMailAt) return { state: 'good', text: 'No email is waiting.' };
      const ageMs = ageOf(oldestMailAt, now);
      const text = `The oldest email has waited for ${formatAge(ageMs)}.`;
      return { state: rate(ageMs, MAIL), text };
    },
    visitors({ strangersWaiting }) {
      if (strangersWaiting === 0) return { state: 'good', text: 'No visitor waits for an email.' };
      return {
        state: 'warning',
        text: `${count(strangersWaiting, 'email')} to visitors ${strangersWaiting === 1 ? 'waits' : 'wait'}: at most 60 an hour and 300 a day go out.`,
      };
    },
    share({ mailToday, mailPerDay }) {
      const text = `Emails sent today (UTC): ${formatNumber(mailToday)} of ${formatNumber(mailPerDay)}.`;
      return { state: rate(mailToday / mailPerDay, MAIL_SHARE), text };
    },
    reminders({ nextReminderAt }, now) {
      const ageMs = nextReminderAt ? ageOf(nextReminderAt, now) : 0;
      if (ageMs <= 0) return { state: 'good', text: 'Reminders go out on time.' };
      const text = `A reminder of an appointment should have gone out ${formatAge(ageMs)} ago.`;
      return { state: rate(ageMs, REMINDER), text };
    },
    confirmation({ confirmation }) {
      return CONFIRMATION[confirmation];
    },
  },
  Messages: {
    dead({ deadLetters }) {
      if (deadLetters === 0) return { state: 'good', text: 'Every message was sent.' };
      return { state: 'bad', text: `${count(deadLetters, 'message')} could not be sent.` };
    },
    office({ office, officeWaiting, isOfficeReady }, now) {
      const { url, isActive, failingSince, lastAnswer } = office;
      if (!url) return { state: 'good', text: 'Leads go to no other system.' };
      const wait = `${count(officeWaiting, 'message')} ${officeWaiting === 1 ? 'waits' : 'wait'}`;
      if (!isOfficeReady)
        return {
          state: 'bad',
          text: `Leads for your own system need OFFICE_SYSTEM and OFFICE_WEBHOOK_KEYS. ${wait}.`,
        };
      if (!isActive)
        return { state: 'warning', text: `Your own system is paused. ${wait}, and none is lost.` };
      const ageMs = failingSince ? ageOf(failingSince, now) : 0;
      const state = rate(ageMs, OFFICE_FAILING);
      if (state === 'good') return { state, text: 'Your own system takes the leads.' };
      return {
        state,
        text: `Your own system has taken no lead for ${formatAge(ageMs)}: ${describeOfficeAnswer(lastAnswer ?? '')}. ${wait}, and none is lost.`,
      };
    },
  },
  Requests: {
    last({ lastLeadAt }, now) {
      if (!lastLeadAt) return { state: 'warning', text: 'No lead has arrived yet.' };
      const ageMs = ageOf(lastLeadAt, now);
      return { state: rate(ageMs, LEAD), text: `The last lead arrived ${formatAge(ageMs)} ago.` };
    },
    flood({ leadsInHour, leadsOfOneNetwork }) {
      const leads = leadsInHour === 1 ? '1 lead' : `${formatNumber(leadsInHour)} leads`;
      const state = rate(leadsInHour, FLOOD);
      if (leadsInHour === 0) return { state, text: 'No lead arrived in the last hour.' };
      if (state === 'good') return { state, text: `${leads} in the last hour.` };
      return {
        state,
        text: `Flood: ${leads} in an hour, ${formatNumber(leadsOfOneNetwork)} from one network.`,
      };
    },
    waiting({ waiting }, now) {
      if (!waiting || waiting.total === 0) return { state: 'good', text: 'No request is waiting.' };
      const ageMs = waiting.since ? now.getTime() - waiting.since.getTime() : 0;
      const requests = `${count(waiting.total, 'request')} ${waiting.total === 1 ? 'waits' : 'wait'}`;
      const text = `${requests} to be stored, the oldest for ${formatAge(ageMs)}.`;
      return { state: rate(ageMs, WAITING), text };
    },
    givenUp({ givenUp }) {
      if (givenUp === null) return { state: 'warning', text: 'The file storage does not answer.' };
      if (givenUp === 0) return { state: 'good', text: 'Every request is stored.' };
      return { state: 'bad', text: `${count(givenUp, 'request')} could not be stored for days.` };
    },
    faults({ answers, faults }) {
      if (faults === 0) {
        return { state: 'good', text: 'No form submission failed in the last 24 hours.' };
      }
      const text = `${formatNumber(faults)} of ${formatNumber(answers)} form submissions failed in the last 24 hours.`;
      return { state: rate(faults / answers, FAULT_SHARE), text };
    },
    unstaffed({ unstaffed, nextUnstaffedAt }, now) {
      if (unstaffed === 0) return { state: 'good', text: 'Every appointment has a counsellor.' };
      const isSoon = -ageOf(nextUnstaffedAt ?? now.toISOString(), now) < UNSTAFFED_BAD_MS;
      const text = `${count(unstaffed, 'appointment')} ${unstaffed === 1 ? 'needs' : 'need'} a counsellor.`;
      return { state: isSoon ? 'bad' : 'warning', text };
    },
  },
  'Nightly work': {
    night({ runs: { night } }, now) {
      if (!night?.succeededAt) return { state: 'warning', text: 'Nothing old was deleted yet.' };
      const ageMs = ageOf(night.succeededAt, now);
      return { state: rate(ageMs, NIGHT), text: `Old data was deleted ${formatAge(ageMs)} ago.` };
    },
    tasks({ runs: { canary: _, night: __, ...others } }) {
      const failing = Object.entries(others).filter(([, { misses }]) => misses > 0);
      if (failing.length === 0) return { state: 'good', text: 'All other regular work is done.' };
      const isBad = failing.some(([, { misses }]) => misses >= MISSES_BAD);
      const names = failing.map(([task]) => TASK_WORDS[task] ?? task).join(', ');
      return { state: isBad ? 'bad' : 'warning', text: `Failed: ${names}.` };
    },
  },
};

const TASK_WORDS: Record<string, string> = {
  sweep: 'sending messages that wait',
  digest: 'the email of the morning',
  late: 'storing requests that wait',
  'mail-events': 'reading which emails came back',
};

const CONFIRMATION: Record<NewsletterSummary['confirmation'], Finding> = {
  on: { state: 'good', text: 'Newsletter readers confirm by email.' },
  off: { state: 'good', text: 'Newsletter readers need not confirm.' },
  'no-mail': {
    state: 'warning',
    text: 'Newsletter readers count at once, as no email can ask them to confirm.',
  },
};

const ORDER: HealthState[] = ['bad', 'warning', 'good'];

/** Judges each rule, with one sentence, worst first. */
export function judgeHealth(facts: HealthFacts, now: Date): Check[] {
  const checks = Object.entries(RULES).flatMap(([group, rules]) =>
    Object.entries(rules).map(([name, rule]) => ({
      name: `${group}/${name}`,
      group: group as HealthGroup,
      ...rule(facts, now),
    })),
  );
  return checks.sort((a, b) => ORDER.indexOf(a.state) - ORDER.indexOf(b.state));
}

/** The worst state of each group. */
export function rateGroups(checks: readonly Check[]): Partial<Record<HealthGroup, HealthState>> {
  // The worst of a group is last and overwrites the others.
  return Object.fromEntries(checks.toReversed().map(({ group, state }) => [group, state]));
}

function ageOf(time: string, now: Date): number {
  return now.getTime() - Date.parse(time);
}

function rate(value: number, { warning, bad }: { warning: number; bad: number }): HealthState {
  if (value > bad) return 'bad';
  return value > warning ? 'warning' : 'good';
}

const formatNumber = (value: number) => value.toLocaleString('en-GB');
const formatMegabytes = (bytes: number) => formatNumber(Math.round(bytes / 1_000_000));

function count(total: number, noun: string): string {
  return `${formatNumber(total)} ${noun}${total === 1 ? '' : 's'}`;
}

/** In the largest unit that is at least two: `90 minutes`, `3 hours`. */
function formatAge(ageMs: number): string {
  if (ageMs >= 2 * DAY_MS) return count(Math.floor(ageMs / DAY_MS), 'day');
  if (ageMs >= 2 * HOUR_MS) return count(Math.floor(ageMs / HOUR_MS), 'hour');
  return count(Math.max(0, Math.floor(ageMs / MINUTE_MS)), 'minute');
}
