import { describe, expect, it } from 'vitest';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '../contract/durations.ts';
import { healthGroups } from '../contract/leads.ts';
import { type HealthFacts, judgeHealth, rateGroups } from './health-rules.logic.ts';
import { isNightDue } from './night.logic.ts';

const NOW = new Date('2026-11-22T12:00:00.000Z');
const MB = 1_000_000;

const ago = (ms: number) => new Date(NOW.getTime() - ms).toISOString();
const dateAgo = (ms: number) => new Date(ago(ms));
const run = (ageMs: number, misses = 0) => ({ succeededAt: ago(ageMs), misses });
const good: HealthFacts = {
  firstLeadAt: ago(400 * DAY_MS),
  lastLeadAt: ago(HOUR_MS),
  oldestMailAt: null,
  strangersWaiting: 0,
  nextReminderAt: null,
  unstaffed: 0,
  nextUnstaffedAt: null,
  hasMail: true,
  members: 2,
  deadLetters: 0,
  waiting: { total: 0, since: null },
  givenUp: 0,
  runs: { canary: run(MINUTE_MS), night: run(HOUR_MS), sweep: run(MINUTE_MS) },
  mailToday: 12,
  mailPerDay: 1000,
  confirmation: 'on',
  answers: 1000,
  faults: 0,
  leadsInHour: 7,
  leadsOfOneNetwork: 1,
  databaseBytes: 12 * MB,
  maxDatabaseBytes: 500 * MB,
  copiedAt: dateAgo(3 * DAY_MS),
  awayUntil: null,
  officeWaiting: 0,
  isOfficeReady: true,
  office: {
    url: null,
    isActive: true,
    version: 1,
    lastAnswer: null,
    lastAt: null,
    failures: 0,
    failingSince: null,
  },
};
const office = (changes: Partial<HealthFacts['office']>, officeWaiting = 3) => ({
  officeWaiting,
  office: { ...good.office, url: 'https://crm.example/', ...changes },
});
const failing = (ageMs: number, lastAnswer: string) =>
  office({ failingSince: ago(ageMs), lastAnswer });
const runs = (changes: HealthFacts['runs']) => ({ runs: { ...good.runs, ...changes } });
const filled = (share: number) => ({ databaseBytes: share * 500 * MB });
const flood = (leadsInHour: number, leadsOfOneNetwork = 1) => ({ leadsInHour, leadsOfOneNetwork });
const unstaffed = (total: number, days: number) => ({
  unstaffed: total,
  nextUnstaffedAt: ago(-days * DAY_MS),
});
const waiting = (ageMs: number) => ({ waiting: { total: 3, since: dateAgo(ageMs) } });

type Row = [rule: string, changes: Partial<HealthFacts>, state: string, text: string];

const storage: Row[] = [
  ['canary', runs({ canary: run(12 * MINUTE_MS) }), 'good', 'The database worked 12 minutes ago.'],
  ['canary', runs({ canary: run(12 * MINUTE_MS + 1) }), 'warning', '12 minutes ago'],
  ['canary', runs({ canary: run(30 * MINUTE_MS + 1) }), 'bad', '30 minutes ago'],
  ['canary', runs({ canary: run(0, 1) }), 'warning', 'The database failed 1 test in a row.'],
  ['canary', runs({ canary: run(0, 2) }), 'bad', 'The database failed 2 tests in a row.'],
  [
    'canary',
    { ...runs({ canary: run(0, 9) }), awayUntil: dateAgo(-1) },
    'warning',
    'A copy or a restore is under way. The database is back soon.',
  ],
  ['canary', { ...runs({ canary: run(0, 9) }), awayUntil: NOW }, 'bad', 'failed 9 tests'],
  ['canary', { runs: {}, firstLeadAt: null }, 'warning', 'has not been tested yet'],
  ['canary', { runs: {}, firstLeadAt: ago(30 * MINUTE_MS) }, 'warning', 'not been tested yet'],
  ['canary', { runs: {}, firstLeadAt: ago(30 * MINUTE_MS + 1) }, 'bad', 'not been tested yet'],
  ['size', filled(0.8), 'good', '400 of 500 MB'],
  ['size', filled(0.81), 'warning', '405 of 500 MB'],
  ['size', filled(0.96), 'bad', '480 of 500 MB'],
  ['copy', { copiedAt: dateAgo(35 * DAY_MS) }, 'good', '35 days old'],
  ['copy', { copiedAt: dateAgo(36 * DAY_MS) }, 'warning', '36 days old'],
  ['copy', { copiedAt: null }, 'warning', 'Nobody has made a copy yet.'],
];

const mail: Row[] = [
  ['service', {}, 'good', '2 members get emails.'],
  ['service', { members: 0 }, 'bad', 'Nobody gets emails about leads: STAFF_EMAILS is empty.'],
  ['service', { hasMail: false }, 'bad', 'No email can be sent: email is not set up.'],
  ['waiting', {}, 'good', 'No email is waiting.'],
  ['waiting', { oldestMailAt: ago(20 * MINUTE_MS) }, 'good', 'has waited for 20 minutes.'],
  ['waiting', { oldestMailAt: ago(20 * MINUTE_MS + 1) }, 'warning', '20 minutes'],
  ['waiting', { oldestMailAt: ago(2 * HOUR_MS) }, 'bad', 'has waited for 2 hours.'],
  ['visitors', {}, 'good', 'No visitor waits for an email.'],
  ['visitors', { strangersWaiting: 1 }, 'warning', '1 email to visitors waits'],
  ['visitors', { strangersWaiting: 40 }, 'warning', '40 emails to visitors wait'],
  ['share', { mailToday: 800 }, 'good', '800 of 1,000'],
  ['share', { mailToday: 801 }, 'warning', '801 of 1,000'],
  ['share', { mailToday: 991 }, 'bad', '991 of 1,000'],
  ['reminders', { nextReminderAt: ago(-DAY_MS) }, 'good', 'on time'],
  ['reminders', { nextReminderAt: ago(15 * MINUTE_MS) }, 'good', '15 minutes ago'],
  ['reminders', { nextReminderAt: ago(16 * MINUTE_MS) }, 'warning', '16 minutes ago'],
  [
    'reminders',
    { nextReminderAt: ago(46 * MINUTE_MS) },
    'bad',
    'should have gone out 46 minutes ago.',
  ],
  ['confirmation', {}, 'good', 'Newsletter readers confirm by email.'],
  ['confirmation', { confirmation: 'off' }, 'good', 'Newsletter readers need not confirm.'],
  ['confirmation', { confirmation: 'no-mail' }, 'warning', 'no email can ask them'],
];

const requests: Row[] = [
  ['last', { lastLeadAt: ago(3 * DAY_MS) }, 'good', 'The last lead arrived 3 days ago.'],
  ['last', { lastLeadAt: ago(3 * DAY_MS + 1) }, 'warning', '3 days ago'],
  ['last', { lastLeadAt: ago(7 * DAY_MS + 1) }, 'bad', '7 days ago'],
  ['last', { lastLeadAt: null }, 'warning', 'No lead has arrived yet.'],
  ['flood', flood(0), 'good', 'No lead arrived in the last hour.'],
  ['flood', flood(1), 'good', '1 lead in the last hour.'],
  ['flood', flood(200), 'good', '200 leads in the last hour.'],
  ['flood', flood(201, 190), 'warning', 'Flood: 201 leads in an hour, 190 from one network.'],
  ['flood', flood(3000, 2900), 'bad', 'Flood: 3,000 leads in an hour, 2,900 from one network.'],
  ['waiting', { waiting: null }, 'good', 'No request is waiting.'],
  ['waiting', waiting(15 * MINUTE_MS), 'good', '15 minutes'],
  ['waiting', waiting(16 * MINUTE_MS), 'warning', '3 requests wait'],
  ['waiting', waiting(7 * HOUR_MS), 'bad', 'the oldest for 7 hours.'],
  ['givenUp', {}, 'good', 'Every request is stored.'],
  ['givenUp', { givenUp: 1 }, 'bad', '1 request could not be stored for days.'],
  ['givenUp', { givenUp: null }, 'warning', 'The file storage does not answer.'],
  ['faults', { faults: 10 }, 'good', '10 of 1,000'],
  ['faults', { faults: 11 }, 'warning', '11 of 1,000'],
  ['faults', { faults: 51 }, 'bad', '51 of 1,000'],
  ['faults', { answers: 0 }, 'good', 'No form submission failed in the last 24 hours.'],
  ['unstaffed', {}, 'good', 'Every appointment has a counsellor.'],
  ['unstaffed', unstaffed(1, 3), 'warning', '1 appointment needs a counsellor.'],
  ['unstaffed', unstaffed(2, 1), 'bad', '2 appointments need'],
];

const others: Row[] = [
  ['dead', {}, 'good', 'Every message was sent.'],
  ['dead', { deadLetters: 1 }, 'bad', '1 message could not be sent.'],
  ['office', {}, 'good', 'Leads go to no other system.'],
  ['office', office({}), 'good', 'Your own system takes the leads.'],
  [
    'office',
    { ...office({}), isOfficeReady: false },
    'bad',
    'need OFFICE_SYSTEM and OFFICE_WEBHOOK_KEYS',
  ],
  [
    'office',
    office({ isActive: false }, 1),
    'warning',
    'is paused. 1 message waits, and none is lost.',
  ],
  ['office', failing(20 * MINUTE_MS, 'timed out'), 'good', 'takes the leads'],
  [
    'office',
    failing(21 * MINUTE_MS, 'timed out'),
    'warning',
    'does not answer within ten seconds.',
  ],
  [
    'office',
    failing(HOUR_MS, 'not reached'),
    'warning',
    '60 minutes: it cannot be reached. 3 messages',
  ],
  ['office', failing(7 * HOUR_MS, 'answered 500'), 'bad', 'no lead for 7 hours: it answered 500.'],
  ['office', failing(HOUR_MS, 'answered 302'), 'warning', 'it sends us on to another address'],
  ['night', {}, 'good', 'Old data was deleted 60 minutes ago.'],
  ['night', { runs: {} }, 'warning', 'Nothing old was deleted yet.'],
  ['night', runs({ night: run(26 * HOUR_MS + 1) }), 'warning', '26 hours ago'],
  ['night', runs({ night: run(50 * HOUR_MS + 1) }), 'bad', '2 days ago'],
  ['tasks', {}, 'good', 'All other regular work is done.'],
  ['tasks', runs({ digest: run(0, 1) }), 'warning', 'Failed: the email of the morning.'],
  [
    'tasks',
    runs({ late: run(0, 2), sweep: run(0, 1) }),
    'bad',
    'Failed: sending messages that wait, storing requests that wait.',
  ],
];

describe.each([
  ['Storage', storage],
  ['Mail', mail],
  ['Requests', requests],
  ['other groups', others],
])('Health of %s', (group, rows) => {
  it.each(rows)('judges %s with %j: %s, %s', (rule, changes, state, text) => {
    const checks = judgeHealth({ ...good, ...changes }, NOW);
    const isOfGroup = (one: string) => group === 'other groups' || one === group;
    const check = checks.find((one) => one.name === `${one.group}/${rule}` && isOfGroup(one.group));
    expect(check).toMatchObject({ state, text: expect.stringContaining(text) });
  });
});

describe('Health', () => {
  it('is good in all its groups if nothing is wrong', () => {
    const groups = rateGroups(judgeHealth(good, NOW));
    expect(groups).toEqual(Object.fromEntries(healthGroups.map((group) => [group, 'good'])));
  });

  it('puts the worst first, and rates a group by its worst', () => {
    const checks = judgeHealth({ ...good, deadLetters: 1, copiedAt: null }, NOW);
    expect(checks.slice(0, 3).map(({ state }) => state)).toEqual(['bad', 'warning', 'good']);
    expect(rateGroups(checks)).toMatchObject({ Storage: 'warning', Messages: 'bad', Mail: 'good' });
  });
});

it.each([
  [true, null, '2026-11-22T12:00:00.000Z'],
  [false, '2026-11-21T20:30:00.000Z', '2026-11-22T20:29:59.999Z'],
  [true, '2026-11-22T20:29:59.999Z', '2026-11-22T20:30:00.000Z'],
  [true, '2026-11-20T20:35:00.000Z', '2026-11-22T09:00:00.000Z'],
])('the night is due (%s) if it last ended at %s and it is %s', (isDue, succeededAt, now) => {
  expect(isNightDue(succeededAt, new Date(now))).toBe(isDue);
});
