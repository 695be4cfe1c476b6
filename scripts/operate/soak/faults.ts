import { DAY_MS, HOUR_MS, MINUTE_MS } from '../../../worker/contract/durations.ts';
import type { Random } from '../../../worker/dev/seeded-random.ts';
import { inParallel } from '../../local/runtime.ts';
import { Ledger, type Path, paths, tables } from './ledger.ts';
import { clock, type Fault } from './platform.ts';
import { type Answer, MEMBERS, SITE, type World } from './world.ts';

const LANES = 8;
/** A visitor presses again after a 503, up to a limit. */
const MAX_PRESSES = 10;
const FLOOD_SIZE = 2000;
/** Network addresses of a flood, and of subscriptions for strangers. */
const SENDERS = { flood: 40, strangers: 20 };
const FLOOD_WORD = 'casino';
const FLOOD_TEXT = `Visit our ${FLOOD_WORD} now`;

/** Resolves to a summary of the outcomes. */
type Proof = (world: World, random: Random) => Promise<string>;

/** A limit so short that a late answer of D1 needs no real second. */
export const IMPATIENT = { DB_TIMEOUT_MS: '30' };

/** Proofs by title; each runs in a world of its own. */
export const faults: Record<string, Proof> = {
  'D1 away for an hour': withoutDatabase,
  'One call in ten fails of D1, queues and mail': withUnreliableServices,
  'Both queues down': withoutQueues,
  'Buckets down for two and a half hours': withoutBuckets,
  'No run for three days': withoutRuns,
  'The clock 400 days ahead, and back': withJumpingClock,
  'A flood': flood,
  'Emails of an hour to strangers': mailStrangers,
};

interface Pressed {
  isNative?: boolean;
  address?: string;
  message?: string;
}

/** Visitors of one world, and the answers they got. */
class Visitors {
  readonly ledger = new Ledger();
  readonly sent: { path: Path; values: Record<string, string> }[] = [];
  private readonly answers = new Map<number, number>();
  private readonly world: World;
  private count = 0;

  constructor(world: World) {
    this.world = world;
  }

  /** Sends another submission, as our code or as a browser does. */
  async press(path: Path = '/api/contact', pressed: Pressed = {}): Promise<Answer> {
    this.count += 1;
    const { message = 'Which documents do I need for number' } = pressed;
    const all: Record<string, string> = {
      name: `Asha Rao ${this.count}`,
      email: `asha${this.count}@mailbox.example`,
      phone: `+91 98765 ${String(this.count).padStart(5, '0')}`,
      consultationType: 'video',
      subject: 'visa',
      message: `${message} ${this.count}?`,
    };
    const fields = Object.keys(tables[path].columns);
    const values = Object.fromEntries(fields.map((field) => [field, all[field] ?? '']));
    this.sent.push({ path, values });
    return this.send(path, values, pressed);
  }

  async send(path: Path, values: Record<string, string>, pressed: Pressed): Promise<Answer> {
    const { isNative = false, address = `10.${this.count >> 8}.${this.count & 255}.1` } = pressed;
    const type = isNative ? 'application/x-www-form-urlencoded' : 'application/json';
    const answer = await this.world.send({
      path: isNative ? `/send/${tables[path].kind}` : path,
      headers: { origin: SITE, 'content-type': type, 'cf-connecting-ip': address },
      body: isNative ? new URLSearchParams(values).toString() : JSON.stringify(values),
    });
    const { status, atMs } = answer;
    this.answers.set(status, (this.answers.get(status) ?? 0) + 1);
    if (status === 201 || status === 303) this.ledger.add(path, values, undefined, atMs);
    return answer;
  }

  /**
   * Lets time pass until nothing waits any more, and looks for lost leads and missing messages.
   * @param right the expected statuses
   */
  async settle(...right: number[]): Promise<string> {
    const { world, answers } = this;
    const beganMs = clock.nowMs;
    while (this.countWaiting() > 0 && clock.nowMs < beganMs + 3 * DAY_MS) {
      await world.pass(5 * MINUTE_MS);
    }
    if (this.countWaiting() > 0) world.note('something waits for three days');
    for (const status of answers.keys()) {
      if (!right.includes(status)) world.note(`a sound submission is answered ${status}`);
    }
    const rows = this.ledger.compare(world);
    for (const _ of world.db.rows(UNANNOUNCED)) world.note('a lead is not announced');
    for (const _ of world.db.rows('SELECT 1 FROM outbox WHERE dead_at IS NOT NULL')) {
      world.note('a message is given up');
    }
    const [last] = world.db.rows(LAST_ANNOUNCED, new Date().toISOString());
    const minutes = Math.max(0, Math.ceil((Date.parse(String(last?.at)) - beganMs) / MINUTE_MS));
    const counts = [...answers].map(([status, times]) => `${status}: ${times}`).join(', ');
    return `${counts}; ${rows} rows, staff told in ${minutes} minutes; mails: ${world.mails}`;
  }

  private countWaiting(): number {
    const [row] = this.world.db.rows(WAITING, new Date().toISOString());
    return Number(row?.total) + this.world.countLate();
  }
}

const UNANNOUNCED = `
  SELECT 1 FROM leads WHERE kind <> 'newsletter' AND folder = 'inbox' AND NOT EXISTS (
    SELECT 1 FROM outbox WHERE (outbox.kind, lead_id) = (leads.kind, row_id) AND sent_at IS NOT NULL
  )`;

const WAITING = `
  SELECT count(*) AS total FROM outbox
  WHERE sent_at IS NULL AND dead_at IS NULL AND topic <> 'reminder' AND created_at <= ?`;

const LAST_ANNOUNCED = `
  SELECT max(sent_at) AS at FROM outbox
  WHERE topic IN ('lead', 'flagged') AND sent_at <= ?`;

const lost = (): Fault => 'lost';
const sound = (): Fault => null;

function drawForQueues({ queues }: World, draw: () => Fault): void {
  for (const queue of queues.values()) queue.draw = draw;
}

/** Members erase people then and later, and some visitors press again. */
async function withoutDatabase(world: World, random: Random): Promise<string> {
  const visitors = new Visitors(world);
  const erase = async () => {
    const [{ values } = { values: {} }] = visitors.sent.splice(
      random.below(visitors.sent.length),
      1,
    );
    const { email } = values as { email?: string };
    await world.call('erasePerson', { email, confirmation: email });
    visitors.ledger.erase(email);
  };
  // The Worker remembers our websites from then on.
  await visitors.press();
  world.db.draw = lost;
  for (let minute = 0; minute < 60; minute += 1) {
    for (let index = 0; index < 33; index += 1) {
      await visitors.press(random.pick(paths), { isNative: random.percent(20) });
    }
    await world.pass(MINUTE_MS);
  }
  for (let index = 0; index < 40; index += 1) {
    if (index === 20) world.db.draw = sound;
    await erase();
  }
  for (const { path, values } of visitors.sent.slice(0, 100)) await visitors.send(path, values, {});
  return visitors.settle(201, 303);
}

/** Calls fail in four ways while visitors send, and while 200 of them want one of 20 times. */
export async function withUnreliableServices(world: World, random: Random): Promise<string> {
  const visitors = new Visitors(world);
  const starts = await openTimes(world);
  const tokens: string[] = [];
  const among = (kinds: Fault[]) => () => (random.percent(10) ? random.pick(kinds) : null);
  world.db.draw = among(['lost', 'committed', 'stalled', 'late']);
  world.mail.draw = among(['lost']);
  for (const [name, queue] of world.queues) {
    // If D1 and the late queue fail at once, nothing can hold a submission.
    if (!name.includes('late')) queue.draw = among(['lost', 'committed']);
  }
  await inParallel(2000, LANES, async () => {
    clock.move(random.below(400));
    const isNative = random.percent(20);
    const { headers } = await visitors.press(random.pick(paths), { isNative });
    const token = headers.get('sa-appointment');
    if (token) tokens.push(token);
  });
  const booked = await book(world, tokens.slice(0, 200), starts, random);
  return `${await visitors.settle(201, 303)}; ${booked}`;
}

/** Twenty times of one member on one day. */
async function openTimes(world: World): Promise<string[]> {
  const firstMs = Math.floor(clock.nowMs / DAY_MS + 3) * DAY_MS + 4.5 * HOUR_MS;
  const weekday = new Date(firstMs).getUTCDay() || 7;
  const hours = [{ weekday, from: '10:00', to: '15:00', ways: ['video'] }];
  const days = { noticeHours: 0, horizonDays: 5, offlinePercent: 0 };
  const rules = { minutes: 15, bufferMinutes: 0, ...days, showsNames: true };
  await world.call('changeBookingRules', { version: 1, rules });
  await world.call('changeHours', { member: MEMBERS[0], version: 1, hours });
  return Array.from({ length: 20 }, (_, index) =>
    new Date(firstMs + index * 15 * MINUTE_MS).toISOString(),
  );
}

async function book(
  world: World,
  tokens: readonly string[],
  starts: readonly string[],
  random: Random,
): Promise<string> {
  const told = new Map<number, [status: number, startsAt: string]>();
  await inParallel(tokens.length, LANES, async (index) => {
    const token = tokens[index] ?? '';
    const startsAt = random.pick(starts);
    const headers = {
      origin: SITE,
      'content-type': 'application/json',
      'sa-appointment': token,
      'cf-connecting-ip': `10.9.${index}.1`,
    };
    const sent = { path: '/api/appointments', method: 'PUT', headers };
    let status = 0;
    for (let press = 0; press < MAX_PRESSES && status !== 200 && status !== 409; press += 1) {
      ({ status } = await world.send({ ...sent, body: JSON.stringify({ startsAt }) }));
    }
    told.set(Number(token.split('.')[1]), [status, startsAt]);
  });
  const rows = world.db.rows("SELECT * FROM appointments WHERE state = 'booked'");
  const live = new Map(rows.map((row) => [Number(row.consultation_id), row.starts_at]));
  for (const [id, [status, startsAt]] of told) {
    if (status === 200 && live.get(id) !== startsAt)
      world.note('told of a time that is not theirs');
    if (status === 409 && live.has(id)) world.note('told that a time is gone, which is theirs');
    if (status !== 200 && status !== 409) world.note(`who wants a time is answered ${status}`);
  }
  return `${told.size} visitors, ${starts.length} times, ${live.size} booked`;
}

/** The cron notifies staff without queues. Without D1 as well, no submission is answered as stored. */
async function withoutQueues(world: World): Promise<string> {
  const visitors = new Visitors(world);
  drawForQueues(world, lost);
  for (let index = 0; index < 200; index += 1, clock.move(1000)) await visitors.press();
  world.db.draw = lost;
  for (const isNative of [false, true]) {
    const { status, headers } = await visitors.press('/api/contact', { isNative });
    if (status !== 503 || !headers.has('retry-after')) {
      world.note(`${status} where nothing can be kept`);
    }
  }
  world.db.draw = sound;
  return visitors.settle(201, 503);
}

async function withoutBuckets(world: World): Promise<string> {
  const visitors = new Visitors(world);
  await world.pass(HOUR_MS);
  world.published.draw = lost;
  world.records.draw = lost;
  let alerts = 0;
  world.onMail = ({ subject }) => {
    if (/health/i.test(subject)) alerts += 1;
  };
  for (let index = 0; index < 50; index += 1) {
    await visitors.press();
    await world.pass(3 * MINUTE_MS);
  }
  const path = '/embed/chunks/kit-Ab_9-xYz.js';
  const { status, headers } = await world.send({ path, method: 'GET' });
  if (status !== 503 || headers.get('cache-control') !== 'no-store') {
    world.note(`${status} for a file of a bucket that is down`);
  }
  if (alerts === 0) world.note('buckets are down, and no member is alerted');
  return visitors.settle(201);
}

async function withoutRuns(world: World): Promise<string> {
  const visitors = new Visitors(world);
  await world.pass(DAY_MS);
  drawForQueues(world, lost);
  for (let hour = 0; hour < 72; hour += 1, clock.move(HOUR_MS)) await visitors.press();
  const health = () => world.send({ path: '/api/health', method: 'GET' });
  if ((await health()).status !== 503) world.note('three days without a run, and Health is well');
  drawForQueues(world, sound);
  const figure = await visitors.settle(201);
  await world.pass(DAY_MS);
  const { status, body } = await health();
  if (status !== 200) world.note('Health is not well a day after the runs are back', body);
  return figure;
}

async function withJumpingClock(world: World): Promise<string> {
  const visitors = new Visitors(world);
  for (let index = 0; index < 20; index += 1) await visitors.press();
  clock.move(400 * DAY_MS);
  await world.runDue();
  clock.move(-400 * DAY_MS);
  for (let index = 0; index < 20; index += 1) await visitors.press();
  return visitors.settle(201);
}

/** A flood within a minute, and a visitor from elsewhere after nine tenths of it. */
async function flood(world: World): Promise<string> {
  const visitors = new Visitors(world);
  clock.move(MINUTE_MS - (clock.nowMs % MINUTE_MS));
  let visitor = 0;
  for (let index = 0; index < FLOOD_SIZE; index += 1, clock.move(25)) {
    const address = `203.0.113.${index % SENDERS.flood}`;
    await visitors.press('/api/contact', { address, message: FLOOD_TEXT });
    if (index !== FLOOD_SIZE * 0.9) continue;
    visitor = (await visitors.press('/api/contact', { address: '198.51.100.7' })).status;
  }
  const waited = world.countLate();
  const beganMs = clock.nowMs;
  const figure = await visitors.settle(201, 429);
  const email = `asha${FLOOD_SIZE * 0.9 + 2}@mailbox.example`;
  const [lead] = world.db.rows(
    `SELECT flag, (SELECT count(*) FROM leads AS other WHERE other.id < leads.id) AS before, (
        SELECT min(sent_at) FROM outbox WHERE (outbox.kind, lead_id) = (leads.kind, row_id)
      ) AS toldAt FROM leads WHERE email = ?`,
    email,
  );
  if (visitor !== 201 || lead?.flag !== null) world.note('a real visitor suffers from a flood');
  const minutes = Math.ceil((Date.parse(String(lead?.toldAt)) - beganMs) / MINUTE_MS);
  const became = `filed after ${lead?.before} others, told in ${minutes} minutes`;
  const cleared = await clearFlood(world, email);
  return `${figure}; ${waited} waited; the visitor ${visitor}, flag ${lead?.flag}, ${became}; ${cleared}`;
}

/** A member marks the list of busy networks as spam, then the leads with a word of the flood. */
async function clearFlood(world: World, visitor: string): Promise<string> {
  const lists = [{ network: 'busy' }, { search: FLOOD_WORD }];
  let presses = 0;
  for (const filter of lists) {
    const preview = JSON.parse((await world.call('previewList', { filter })).body);
    if (preview.total === 0) continue;
    presses += 1;
    let press: object | null = { filter, at: preview.at };
    while (press) {
      const { next } = JSON.parse((await world.call('markListAsSpam', press)).body);
      press = next && { ...press, after: next };
    }
  }
  const left = world.db.rows("SELECT email FROM leads WHERE folder <> 'spam'");
  if (!left.some(({ email }) => email === visitor)) world.note('a visitor is cleared with a flood');
  return `cleared by ${presses} presses, left: ${left.length - 1}`;
}

/** Subscriptions of made-up addresses, three a minute from each network address. */
async function mailStrangers(world: World): Promise<string> {
  const visitors = new Visitors(world);
  const minutes: number[] = [];
  world.onMail = ({ to }) => {
    if (to.some((address) => !MEMBERS.includes(address))) minutes.push(clock.nowMs);
  };
  for (let minute = 0; minute < 90; minute += 1) {
    for (let index = 0; index < SENDERS.strangers * 3; index += 1) {
      await visitors.press('/api/newsletter', {
        address: `203.0.113.${index % SENDERS.strangers}`,
      });
    }
    await world.pass(MINUTE_MS);
  }
  const most = Math.max(
    ...minutes.map((from) => minutes.filter((at) => at >= from && at < from + HOUR_MS).length),
  );
  if (most > 60) world.note(`${most} emails to strangers in an hour`);
  return `${visitors.sent.length} subscriptions in 90 minutes; emails in an hour, at most: ${most}`;
}
