import { describe, expect, it } from 'vitest';
import { type HealthFacts, judgeHealth } from './health-rules.ts';

const NOW = new Date('2026-11-22T12:00:00.000Z');
const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

const ago = (ms: number) => new Date(NOW.getTime() - ms).toISOString();
const run = (ageMs: number, misses = 0) => ({ ranAt: ago(ageMs), misses });
const good: HealthFacts = {
  firstAt: ago(400 * DAY),
  lastLeadAt: ago(HOUR),
  oldestMailAt: null,
  nextReminderAt: null,
  unstaffed: 0,
  nextUnstaffedAt: null,
  hasMail: true,
  members: 2,
  deadLetters: 0,
  stuckLeads: 0,
  runs: { canary: run(MINUTE), backup: run(HOUR), retention: run(HOUR) },
  mailToday: 12,
  confirmation: 'on',
  answers: 1000,
  faults: 0,
};
const runs = (changes: HealthFacts['runs']) => ({ runs: { ...good.runs, ...changes } });

const find = (name: string, changes: Partial<HealthFacts>) =>
  judgeHealth({ ...good, ...changes }, NOW).find((check) => check.name === name);

describe('Health', () => {
  it.each<[string, Partial<HealthFacts>, string, string]>([
    ['Storage', runs({ canary: run(12 * MINUTE) }), 'good', 'The database worked 12 minutes ago.'],
    [
      'Storage',
      runs({ canary: run(12 * MINUTE + 1) }),
      'warning',
      'The database worked 12 minutes ago.',
    ],
    [
      'Storage',
      runs({ canary: run(30 * MINUTE) }),
      'warning',
      'The database worked 30 minutes ago.',
    ],
    [
      'Storage',
      runs({ canary: run(30 * MINUTE + 1) }),
      'bad',
      'The database worked 30 minutes ago.',
    ],
    [
      'Storage',
      runs({ canary: run(0, 1) }),
      'warning',
      'The database refused the last 1 test row.',
    ],
    ['Storage', runs({ canary: run(0, 2) }), 'bad', 'The database refused the last 2 test rows.'],
    ['Storage', { runs: {}, firstAt: null }, 'warning', 'The database has not been tested yet.'],
    [
      'Storage',
      { runs: {}, firstAt: ago(30 * MINUTE) },
      'warning',
      'The database has not been tested yet.',
    ],
    [
      'Storage',
      { runs: {}, firstAt: ago(30 * MINUTE + 1) },
      'bad',
      'The database has not been tested yet.',
    ],
    ['Late leads', {}, 'good', 'Every lead is stored.'],
    ['Late leads', { stuckLeads: 1 }, 'bad', '1 lead could not be stored.'],
    ['Late leads', { stuckLeads: null }, 'warning', 'The storage bucket does not answer.'],
    ['Mail', { members: 0 }, 'bad', 'Nobody is told about leads: STAFF_EMAILS is empty.'],
    ['Last lead', { lastLeadAt: ago(3 * DAY) }, 'good', 'The last lead arrived 3 days ago.'],
    ['Last lead', { lastLeadAt: ago(3 * DAY + 1) }, 'warning', 'The last lead arrived 3 days ago.'],
    ['Last lead', { lastLeadAt: ago(7 * DAY) }, 'warning', 'The last lead arrived 7 days ago.'],
    ['Last lead', { lastLeadAt: ago(7 * DAY + 1) }, 'bad', 'The last lead arrived 7 days ago.'],
    ['Last lead', { lastLeadAt: null }, 'warning', 'No lead has arrived yet.'],
    ['Mail', {}, 'good', 'No email is waiting.'],
    [
      'Mail',
      { oldestMailAt: ago(20 * MINUTE) },
      'good',
      'The oldest email has waited for 20 minutes.',
    ],
    [
      'Mail',
      { oldestMailAt: ago(20 * MINUTE + 1) },
      'warning',
      'The oldest email has waited for 20 minutes.',
    ],
    ['Mail', { oldestMailAt: ago(HOUR) }, 'warning', 'The oldest email has waited for 60 minutes.'],
    ['Mail', { oldestMailAt: ago(2 * HOUR) }, 'bad', 'The oldest email has waited for 2 hours.'],
    ['Mail', { hasMail: false }, 'bad', 'No email can be sent: the Worker has no MAIL binding.'],
    ['Reminders', {}, 'good', 'No reminder is late.'],
    ['Reminders', { nextReminderAt: ago(-DAY) }, 'good', 'No reminder is late.'],
    [
      'Reminders',
      { nextReminderAt: ago(15 * MINUTE) },
      'good',
      'The oldest unsent reminder was due 15 minutes ago.',
    ],
    [
      'Reminders',
      { nextReminderAt: ago(16 * MINUTE) },
      'warning',
      'The oldest unsent reminder was due 16 minutes ago.',
    ],
    [
      'Reminders',
      { nextReminderAt: ago(46 * MINUTE) },
      'bad',
      'The oldest unsent reminder was due 46 minutes ago.',
    ],
    ['Counsellors', {}, 'good', 'Every appointment has a counsellor.'],
    [
      'Counsellors',
      { unstaffed: 1, nextUnstaffedAt: ago(-3 * DAY) },
      'warning',
      '1 appointment needs a counsellor.',
    ],
    [
      'Counsellors',
      { unstaffed: 2, nextUnstaffedAt: ago(-DAY) },
      'bad',
      '2 appointments need a counsellor.',
    ],
    ['Dead letters', {}, 'good', 'No message has failed for good.'],
    ['Dead letters', { deadLetters: 1 }, 'bad', '1 message could not be sent. Try again below.'],
    ['Mail today', {}, 'good', '12 emails sent since midnight UTC.'],
    ['Newsletter confirmation', {}, 'good', 'Readers confirm a subscription by email.'],
    [
      'Newsletter confirmation',
      { confirmation: 'off' },
      'good',
      'Off: a subscription counts at once.',
    ],
    [
      'Newsletter confirmation',
      { confirmation: 'no-mail' },
      'warning',
      'No email can be sent, so a subscription counts at once.',
    ],
    ['Backup', runs({ backup: run(26 * HOUR) }), 'good', 'The last backup is 26 hours old.'],
    ['Backup', runs({ backup: run(26 * HOUR + 1) }), 'warning', 'The last backup is 26 hours old.'],
    ['Backup', runs({ backup: run(50 * HOUR) }), 'warning', 'The last backup is 2 days old.'],
    ['Backup', runs({ backup: run(50 * HOUR + 1) }), 'bad', 'The last backup is 2 days old.'],
    ['Backup', runs({ backup: run(0, 1) }), 'warning', 'The last 1 backup failed.'],
    ['Backup', runs({ backup: run(0, 2) }), 'bad', 'The last 2 backups failed.'],
    ['Backup', { runs: {} }, 'warning', 'There is no backup yet.'],
    ['Nightly work', {}, 'good', 'Every other task succeeded.'],
    ['Nightly work', runs({ digest: run(0, 1) }), 'warning', 'The last run failed: digest.'],
    [
      'Nightly work',
      runs({ digest: run(0, 2), sweep: run(0, 1) }),
      'bad',
      'The last run failed: digest, sweep.',
    ],
    [
      'Server faults',
      { faults: 10 },
      'good',
      '10 faults in 1000 answers to forms in the last 24 hours.',
    ],
    [
      'Server faults',
      { faults: 11 },
      'warning',
      '11 faults in 1000 answers to forms in the last 24 hours.',
    ],
    [
      'Server faults',
      { faults: 50 },
      'warning',
      '50 faults in 1000 answers to forms in the last 24 hours.',
    ],
    [
      'Server faults',
      { faults: 51 },
      'bad',
      '51 faults in 1000 answers to forms in the last 24 hours.',
    ],
    [
      'Server faults',
      { answers: 0 },
      'good',
      '0 faults in 0 answers to forms in the last 24 hours.',
    ],
  ])('says of %s with %j: %s, %s', (name, changes, state, text) => {
    expect(find(name, changes)).toEqual({ name, state, text });
  });

  it('puts the worst first', () => {
    const facts = { ...good, deadLetters: 1, lastLeadAt: null };
    const [first, second, third] = judgeHealth(facts, NOW).map(({ state }) => state);
    expect([first, second, third]).toEqual(['bad', 'warning', 'good']);
  });
});
