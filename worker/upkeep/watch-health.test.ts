import { env } from 'cloudflare:workers';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '../contract/durations.ts';
import { HEALTH_PATH } from '../contract/protocol.ts';
import { AWAY_UNTIL } from '../core/operator-marks.ts';
import type { Env } from '../core/settings.ts';
import { setClock } from '../dev/clock.ts';
import { databaseThatThrows } from '../dev/databases.ts';
import { readLog } from '../dev/log.ts';
import { fakeMail } from '../dev/messages.ts';
import { makeEnv, send } from '../dev/post.ts';
import { emptyBucket, insertLead, insertMessage } from '../dev/upkeep.ts';
import { watchHealth } from './watch-health.ts';

const START = Date.parse('2026-11-22T12:00:00.000Z');
const TEAM = ['meera@desk.example', 'tom@desk.example'];
const WEBHOOK = 'https://alerts.example/hook';

const ago = (ms: number) => new Date(START - ms).toISOString();

const mail = fakeMail();
const hooks: { url: string; body: unknown }[] = [];
const answers = { status: 200 };

beforeEach(async () => {
  mail.sent.length = 0;
  mail.faults.refuse = null;
  hooks.length = 0;
  answers.status = 200;
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
    const request = new Request(input, init);
    hooks.push({ url: request.url, body: await request.json() });
    return new Response(null, { status: answers.status });
  });
  await emptyBucket();
  await setRun('canary', ago(MINUTE_MS));
  await setRun('night', ago(HOUR_MS));
  await insertLead('contact', { created_at: ago(HOUR_MS) });
});

const setRun = (task: string, ranAt: string, misses = 0) =>
  env.DB.prepare('INSERT OR REPLACE INTO upkeep_runs VALUES (?, ?, ?)')
    .bind(task, ranAt, misses)
    .run();

const makeWatched = (overrides: Partial<Env> = {}) =>
  makeEnv({
    MAIL: mail.MAIL,
    STAFF_EMAILS: TEAM.join(','),
    ALERT_WEBHOOK: WEBHOOK,
    ...overrides,
  });

/** The five-minute runs that are so many after the first. */
async function lookAt(runs: number[], overrides: Partial<Env> = {}): Promise<void> {
  for (const run of runs) {
    const now = new Date(START + run * 5 * MINUTE_MS);
    await watchHealth(makeWatched(overrides), now).catch(() => {});
  }
}

async function monitorAt(run: number, overrides: Partial<Env> = {}) {
  setClock(new Date(START + run * 5 * MINUTE_MS).toISOString());
  const response = await send(HEALTH_PATH, { method: 'GET', env: makeWatched(overrides) });
  const { rules } = await response.json<{ rules: Record<string, string> }>();
  return { status: response.status, rules };
}

/** Two emails, in the order of the members, since either may be sent first. */
const mails = () => {
  const sent = mail.sent.map(({ to, subject }) => [to, subject] as const);
  return [sent.slice(0, 2), sent.slice(2)].flatMap((pair) =>
    pair.sort(([one], [other]) => String(one).localeCompare(String(other))),
  );
};
const toEach = (subject: string) => TEAM.map((member) => [[member], subject]);
const clear = (sql: string) => async () => {
  await env.DB.prepare(sql).run();
};

const broken: [what: string, group: string, broken: () => unknown, mended: () => unknown][] = [
  [
    'no lead comes',
    'Requests',
    clear(`UPDATE leads SET created_at = '${ago(8 * DAY_MS)}'`),
    () => insertLead('contact', { created_at: ago(HOUR_MS) }),
  ],
  [
    'a submission was given up',
    'Requests',
    () => env.RECORDS.put('late/1.json', '{}'),
    () => env.RECORDS.delete('late/1.json'),
  ],
  [
    'a message was given up',
    'Messages',
    () => insertMessage('contact', 1, { dead_at: ago(HOUR_MS) }),
    clear('DELETE FROM outbox'),
  ],
  [
    'the night was not done',
    'Nightly work',
    () => setRun('night', ago(51 * HOUR_MS)),
    () => setRun('night', ago(0)),
  ],
];

it.each(broken)(
  'when %s, everyone is notified once, and once more when it is mended',
  async (_, group, spoil, mend) => {
    await lookAt([0]);
    await spoil();
    expect(await monitorAt(0)).toMatchObject({ status: 503, rules: { [group]: 'bad' } });
    await lookAt([1, 2, 3, 4]);
    expect(mails()).toEqual(toEach(`Health: bad: ${group}`));
    await mend();
    expect((await monitorAt(5)).status).toBe(200);
    await lookAt([5, 6, 7, 8]);
    expect(mails().slice(2)).toEqual(toEach(`Health: recovered: ${group}`));
    expect(hooks.map(({ body }) => body)).toMatchObject([
      { version: 1, text: `Health: bad: ${group}`, rules: [{ rule: group, state: 'bad' }] },
      { text: `Health: recovered: ${group}`, rules: [{ rule: group, state: 'good' }] },
    ]);
    expect(hooks[0]?.url).toBe(WEBHOOK);
  },
);

describe('when storage is bad', () => {
  const down = { DB: databaseThatThrows() };

  it('each member and the webhook are notified past the database, once, and when it stores again', async () => {
    await lookAt([0], down);
    expect(mails()).toEqual([]);
    await lookAt([1, 2, 3], down);
    expect(mails()).toEqual(toEach('Health: bad: Storage'));
    expect(mail.sent[0]?.text).toContain('Storage needs help now, 22 Nov 2026, 17:35 IST.');
    expect(mail.sent[0]?.text).toContain('What to do: http://localhost:8788/#health/storage');
    await lookAt([4, 5, 6]);
    expect(mails().slice(2)).toEqual(toEach('Health: recovered: Storage'));
    expect(hooks).toHaveLength(2);
  });

  it('no member is notified during a copy or a restore, and all once that takes too long', async () => {
    await env.RECORDS.put(AWAY_UNTIL, new Date(START + 12 * MINUTE_MS).toISOString());
    await lookAt([0, 1, 2], down);
    expect(mails()).toEqual([]);
    await lookAt([3, 4], down);
    expect(mails()).toEqual(toEach('Health: bad: Storage'));
  });

  it('no member is notified of one miss between good runs', async () => {
    for (const run of [0, 2, 4]) {
      await lookAt([run], down);
      await lookAt([run + 1]);
    }
    expect([mails(), hooks]).toEqual([[], []]);
  });

  it('the other rules stay as they were while nothing can be read', async () => {
    await setRun('night', ago(51 * HOUR_MS));
    await lookAt([0, 1]);
    const unreadable = { DB: { prepare: () => expect.unreachable() } as unknown as D1Database };
    await lookAt([2, 3], unreadable);
    expect(mails().slice(2)).toEqual(toEach('Health: bad: Storage'));
  });
});

it('an empty STAFF_EMAILS is bad at once, and the webhook is notified', async () => {
  const nobody = { STAFF_EMAILS: '' };
  expect(await monitorAt(0, nobody)).toMatchObject({ status: 503, rules: { Mail: 'bad' } });
  await lookAt([0, 1, 2], nobody);
  expect(hooks).toHaveLength(1);
});

describe('an alert', () => {
  const breakNight = () => setRun('night', ago(51 * HOUR_MS));

  it('is tried again at the next run by whom it did not reach, and by no other', async () => {
    await breakNight();
    const send = async (builder: { to: string[] }) => {
      if (builder.to.includes('meera@desk.example')) throw new Error('address refused');
      return mail.MAIL.send(builder as never);
    };
    const refusing = { send } as unknown as SendEmail;
    answers.status = 500;
    await lookAt([0, 1, 2], { MAIL: refusing });
    expect(mail.sent.map(({ to }) => to)).toEqual([['tom@desk.example']]);
    expect(hooks).toHaveLength(2);
    answers.status = 200;
    await lookAt([3, 4]);
    expect(mail.sent.map(({ to }) => to)).toEqual([['tom@desk.example'], ['meera@desk.example']]);
    expect(hooks).toHaveLength(3);
  });

  it('is reported with its end if it could not be before', async () => {
    await breakNight();
    mail.faults.refuse = new Error('down');
    await lookAt([0, 1]);
    await setRun('night', ago(0));
    await lookAt([2, 3]);
    mail.faults.refuse = null;
    await lookAt([4]);
    expect(mails()).toEqual(toEach('Health: recovered: Nightly work'));
    expect(mail.sent[0]?.text).toContain('Nightly work needs help now, 22 Nov 2026, 17:35 IST.');
    expect(mail.sent[0]?.text).toContain('Nightly work is well again, 22 Nov 2026, 17:45 IST.');
  });

  it('waits for no webhook where none is set, and goes to no private address', async () => {
    await breakNight();
    await lookAt([0, 1], { ALERT_WEBHOOK: '' });
    await emptyBucket();
    await lookAt([0, 1], { ALERT_WEBHOOK: 'https://localhost/' });
    expect(hooks).toEqual([]);
    expect(readLog().filter(({ task }) => task === 'alerts')).toMatchObject([
      { outcome: 'webhook address is not public' },
    ]);
  });
});

describe('where the memory of alerts cannot be used', () => {
  const fail = () => Promise.reject(new Error('down'));
  const RECORDS_DOWN = { get: fail, put: fail, list: fail } as unknown as R2Bucket;
  const READ_ONLY = {
    get: (key: string) => env.RECORDS.get(key),
    put: fail,
    list: (options: R2ListOptions) => env.RECORDS.list(options),
  } as unknown as R2Bucket;

  it.each([
    ['it cannot be read', RECORDS_DOWN],
    ['it cannot be stored', READ_ONLY],
  ])('as %s, everything that is bad is sent once an hour, and else nothing', async (_, RECORDS) => {
    await lookAt([...Array(24).keys()], { RECORDS });
    expect([mails(), hooks]).toEqual([[], []]);
    await setRun('night', ago(51 * HOUR_MS));
    await insertMessage('contact', 1, { dead_at: ago(HOUR_MS) });
    await lookAt([...Array(24).keys()], { RECORDS });
    const subject = 'Health: bad: Messages, Nightly work';
    expect(mails()).toEqual([...toEach(subject), ...toEach(subject)]);
  });
});
