// When Health turns yellow or red: one row for each thing that is looked at. docs/operate.md says
// what to do about each.
import { DAY_MS, HOUR_MS, MINUTE_MS } from '../contract/durations.ts';
import type { Health, HealthState, NewsletterSummary } from '../contract/leads.ts';
import type { UpkeepRun } from './runs.sql.ts';

/** What the database says; times are ISO 8601, UTC. */
export interface HealthFacts {
  /** The first trace of any use; null before. */
  firstAt: string | null;
  lastLeadAt: string | null;
  /** Since when the oldest mail waits; null if none does. */
  oldestMailAt: string | null;
  /** When the reminder is due that is due first; null without one. */
  nextReminderAt: string | null;
  /** Appointments ahead whose member has left, and when the first begins. */
  unstaffed: number;
  nextUnstaffedAt: string | null;
  hasMail: boolean;
  /** How many are named to be told. */
  members: number;
  /** At most `MAX_COUNTED`, as stuckLeads. */
  deadLetters: number;
  /** Leads that were accepted and could not be filed; null where that is not known. */
  stuckLeads: number | null;
  /** By task. */
  runs: Record<string, UpkeepRun>;
  mailToday: number;
  confirmation: NewsletterSummary['confirmation'];
  /** Answers to submissions in the last 24 hours, and those with a server fault. */
  answers: number;
  faults: number;
}

type Check = Health['checks'][number];
type Finding = Omit<Check, 'name'>;
type Rule = (facts: HealthFacts, now: Date) => Finding;

/** The canary runs every five minutes. */
const CANARY = { warningMs: 12 * MINUTE_MS, badMs: 30 * MINUTE_MS };
/** One that waits for its turn does so for up to 15 minutes. */
const MAIL = { warningMs: 20 * MINUTE_MS, badMs: HOUR_MS };
/** A visitor who is reminded later than that is reminded of what has begun. */
const REMINDER = { warningMs: 15 * MINUTE_MS, badMs: 45 * MINUTE_MS };
/** Time to find a colleague. */
const UNSTAFFED_BAD_MS = 2 * DAY_MS;
const LEAD = { warningMs: 3 * DAY_MS, badMs: 7 * DAY_MS };
const BACKUP = { warningMs: 26 * HOUR_MS, badMs: 50 * HOUR_MS };
/** Of all answers in a day. */
const FAULT_SHARE = { warning: 0.01, bad: 0.05 };
const MISSES_BAD = 2;

const RULES: Record<string, Rule> = {
  Storage({ runs: { canary }, firstAt }, now) {
    if (!canary) {
      const isLate = firstAt !== null && ageOf(firstAt, now) > CANARY.badMs;
      return { state: isLate ? 'bad' : 'warning', text: 'The database has not been tested yet.' };
    }
    if (canary.misses > 0) {
      const text = `The database refused the last ${count(canary.misses, 'test row')}.`;
      return { state: canary.misses < MISSES_BAD ? 'warning' : 'bad', text };
    }
    const ageMs = ageOf(canary.ranAt, now);
    return { state: rate(ageMs, CANARY), text: `The database worked ${formatAge(ageMs)} ago.` };
  },
  'Last lead'({ lastLeadAt }, now) {
    if (!lastLeadAt) return { state: 'warning', text: 'No lead has arrived yet.' };
    const ageMs = ageOf(lastLeadAt, now);
    return { state: rate(ageMs, LEAD), text: `The last lead arrived ${formatAge(ageMs)} ago.` };
  },
  'Late leads'({ stuckLeads }) {
    if (stuckLeads === null)
      return { state: 'warning', text: 'The storage bucket does not answer.' };
    if (stuckLeads === 0) return { state: 'good', text: 'Every lead is stored.' };
    return { state: 'bad', text: `${count(stuckLeads, 'lead')} could not be stored.` };
  },
  Mail({ oldestMailAt, hasMail, members }, now) {
    if (!hasMail)
      return { state: 'bad', text: 'No email can be sent: the Worker has no MAIL binding.' };
    if (members === 0)
      return { state: 'bad', text: 'Nobody is told about leads: STAFF_EMAILS is empty.' };
    if (!oldestMailAt) return { state: 'good', text: 'No email is waiting.' };
    const ageMs = ageOf(oldestMailAt, now);
    return {
      state: rate(ageMs, MAIL),
      text: `The oldest email has waited for ${formatAge(ageMs)}.`,
    };
  },
  Reminders({ nextReminderAt }, now) {
    const ageMs = nextReminderAt ? ageOf(nextReminderAt, now) : 0;
    if (ageMs <= 0) return { state: 'good', text: 'No reminder is late.' };
    return {
      state: rate(ageMs, REMINDER),
      text: `The oldest unsent reminder was due ${formatAge(ageMs)} ago.`,
    };
  },
  Counsellors({ unstaffed, nextUnstaffedAt }, now) {
    if (unstaffed === 0) return { state: 'good', text: 'Every appointment has a counsellor.' };
    const isSoon = -ageOf(nextUnstaffedAt ?? now.toISOString(), now) < UNSTAFFED_BAD_MS;
    const text = `${count(unstaffed, 'appointment')} ${unstaffed === 1 ? 'needs' : 'need'} a counsellor.`;
    return { state: isSoon ? 'bad' : 'warning', text };
  },
  'Dead letters'({ deadLetters }) {
    if (deadLetters === 0) return { state: 'good', text: 'No message has failed for good.' };
    return {
      state: 'bad',
      text: `${count(deadLetters, 'message')} could not be sent. Try again below.`,
    };
  },
  'Mail today'({ mailToday }) {
    return { state: 'good', text: `${count(mailToday, 'email')} sent since midnight UTC.` };
  },
  'Newsletter confirmation'({ confirmation }) {
    return CONFIRMATION[confirmation];
  },
  Backup({ runs: { backup } }, now) {
    if (!backup) return { state: 'warning', text: 'There is no backup yet.' };
    if (backup.misses > 0) {
      const text = `The last ${count(backup.misses, 'backup')} failed.`;
      return { state: backup.misses < MISSES_BAD ? 'warning' : 'bad', text };
    }
    const ageMs = ageOf(backup.ranAt, now);
    return { state: rate(ageMs, BACKUP), text: `The last backup is ${formatAge(ageMs)} old.` };
  },
  'Nightly work'({ runs: { canary: _, backup: __, ...others } }) {
    const failing = Object.entries(others).filter(([, { misses }]) => misses > 0);
    if (failing.length === 0) return { state: 'good', text: 'Every other task succeeded.' };
    const isBad = failing.some(([, { misses }]) => misses >= MISSES_BAD);
    const names = failing.map(([task]) => task).join(', ');
    return { state: isBad ? 'bad' : 'warning', text: `The last run failed: ${names}.` };
  },
  'Server faults'({ answers, faults }) {
    const share = answers === 0 ? 0 : faults / answers;
    const state =
      share > FAULT_SHARE.bad ? 'bad' : share > FAULT_SHARE.warning ? 'warning' : 'good';
    return {
      state,
      text: `${count(faults, 'fault')} in ${count(answers, 'answer')} to forms in the last 24 hours.`,
    };
  },
};

const CONFIRMATION: Record<NewsletterSummary['confirmation'], Finding> = {
  on: { state: 'good', text: 'Readers confirm a subscription by email.' },
  off: { state: 'good', text: 'Off: a subscription counts at once.' },
  'no-mail': { state: 'warning', text: 'No email can be sent, so a subscription counts at once.' },
};

const ORDER: HealthState[] = ['bad', 'warning', 'good'];

/** One sentence for each rule, worst first. */
export function judgeHealth(facts: HealthFacts, now: Date): Check[] {
  const checks = Object.entries(RULES).map(([name, rule]) => ({ name, ...rule(facts, now) }));
  return checks.sort((a, b) => ORDER.indexOf(a.state) - ORDER.indexOf(b.state));
}

function ageOf(time: string, now: Date): number {
  return now.getTime() - Date.parse(time);
}

function rate(
  ageMs: number,
  { warningMs, badMs }: { warningMs: number; badMs: number },
): HealthState {
  if (ageMs > badMs) return 'bad';
  return ageMs > warningMs ? 'warning' : 'good';
}

function count(total: number, noun: string): string {
  return `${total} ${noun}${total === 1 ? '' : 's'}`;
}

/** In the largest unit that is at least two: `90 minutes`, `3 hours`. */
function formatAge(ageMs: number): string {
  if (ageMs >= 2 * DAY_MS) return count(Math.floor(ageMs / DAY_MS), 'day');
  if (ageMs >= 2 * HOUR_MS) return count(Math.floor(ageMs / HOUR_MS), 'hour');
  return count(Math.max(0, Math.floor(ageMs / MINUTE_MS)), 'minute');
}
