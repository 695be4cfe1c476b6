import { inParallel } from '../../../worker/dev/runtime.ts';
import type { Random } from '../../../worker/dev/seeded-random.ts';
import { Ledger, type Path, paths, tables } from './ledger.ts';
import { clock, type Fault } from './platform.ts';
import { type Answer, DAY_MS, MEMBERS, PARTNER, PERSONAL, SITE, World } from './world.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
/** So short that a late answer of D1 needs no real second. */
const IMPATIENT = { DB_TIMEOUT_MS: '30' };
/** A visitor presses again after a 503, but not for ever. */
const MAX_PRESSES = 10;
const NEVER_OVER = { BREAKER_LIMITER: 10 ** 9 };

type Line = [what: string, figure: string];
type Proof = (random: Random) => Promise<[World, Line]>;

/** Every fault, each in a world of its own. */
export const faults: Proof[] = [
  withoutDatabase,
  withUnreliableServices,
  withoutQueues,
  withoutBuckets,
  withoutCron,
  withJumpingClock,
  ...[1, 3, 40, 300].map((count) => () => flood(count)),
];

/** Visitors of one world and what they were answered. */
class Visitors {
  readonly ledger = new Ledger();
  readonly answers = new Map<number, number>();
  readonly sent: { path: Path; values: Record<string, string> }[] = [];
  private readonly world: World;
  private count = 0;

  constructor(world: World) {
    this.world = world;
  }

  /** One more submission, as our code or as a browser sends it. */
  async press(path: Path, { isNative = false, address = '' } = {}): Promise<Answer> {
    this.count += 1;
    const all: Record<string, string> = {
      name: `Asha Rao ${this.count}`,
      email: `asha${this.count}@mailbox.example`,
      phone: `+91 98765 ${String(this.count).padStart(5, '0')}`,
      consultationType: 'video',
      subject: 'visa',
      message: `Which documents do I need for number ${this.count}?`,
    };
    const fields = Object.keys(tables[path].columns);
    const values = Object.fromEntries(fields.map((field) => [field, all[field] ?? '']));
    const answer = await this.send(path, values, { isNative, address });
    if (answer.status === 201 || answer.status === 303) this.sent.push({ path, values });
    return answer;
  }

  async send(
    path: Path,
    values: Record<string, string>,
    { isNative = false, address = '' } = {},
  ): Promise<Answer> {
    const type = isNative ? 'application/x-www-form-urlencoded' : 'application/json';
    const atMs = clock.nowMs + 1;
    const answer = await this.world.send({
      path: isNative ? `/send/${tables[path].kind}` : path,
      headers: {
        origin: SITE,
        'content-type': type,
        'cf-connecting-ip':
          address || `10.${this.count >> 16}.${(this.count >> 8) & 255}.${this.count & 255}`,
      },
      body: isNative ? new URLSearchParams(values).toString() : JSON.stringify(values),
    });
    this.answers.set(answer.status, (this.answers.get(answer.status) ?? 0) + 1);
    if (answer.status === 201 || answer.status === 303) {
      this.ledger.add(path, values, undefined, atMs);
    }
    return answer;
  }

  /** Lets time pass until nothing waits any more, and looks for what was lost or told to nobody. */
  async settle(): Promise<string> {
    const beganMs = clock.nowMs;
    while (this.countWaiting() > 0 && clock.nowMs < beganMs + 3 * DAY_MS) {
      await this.world.pass(5 * MINUTE_MS);
    }
    const minutes = Math.round((clock.nowMs - beganMs) / MINUTE_MS);
    const { world } = this;
    if (this.countWaiting() > 0) world.note('something waits for three days');
    const rows = this.ledger.compare(world);
    for (const _ of world.db.rows(UNTOLD)) world.note('a lead that nobody was told of');
    for (const _ of world.db.rows('SELECT 1 FROM outbox WHERE dead_at IS NOT NULL')) {
      world.note('a message that was given up');
    }
    for (const { to, subject, text } of world.mail.sent) {
      const isStaffs = to.some((address) => MEMBERS.includes(address));
      if (isStaffs && PERSONAL.test(subject + text)) world.note('personal data in a mail to staff');
    }
    return `${this.describe()}; ${rows} rows, all told ${minutes} minutes later by ${world.mail.sent.length} mails`;
  }

  requireOnly(...right: number[]): void {
    for (const status of this.answers.keys()) {
      if (!right.includes(status)) this.world.note(`a sound submission was answered ${status}`);
    }
  }

  private describe(): string {
    const sorted = [...this.answers].sort(([a], [b]) => a - b);
    return sorted.map(([status, times]) => `${status}: ${times}`).join(', ');
  }

  private countWaiting(): number {
    const now = new Date().toISOString();
    const [row] = this.world.db.rows(
      `SELECT count(*) AS total FROM outbox
        WHERE sent_at IS NULL AND dead_at IS NULL AND topic <> 'reminder' AND created_at <= '${now}'`,
    );
    return Number(row?.total) + this.world.countLate();
  }
}

const UNTOLD = `
  SELECT 1 FROM leads WHERE kind <> 'newsletter' AND folder = 'inbox' AND NOT EXISTS (
    SELECT 1 FROM outbox
    WHERE (outbox.kind, lead_id) = (leads.kind, row_id) AND sent_at IS NOT NULL
  )`;

const lost = (): Fault => 'lost';
const sound = (): Fault => null;

/** Members erase people meanwhile, and visitors press again when it is over. */
async function withoutDatabase(random: Random): Promise<[World, Line]> {
  const world = await World.open();
  const visitors = new Visitors(world);
  const erase = async () => {
    const [person] = visitors.sent.splice(random.below(visitors.sent.length), 1);
    const email = person?.values.email ?? '';
    await world.call('erasePerson', { email, confirmation: email });
    visitors.ledger.erase(email);
  };
  // What websites are ours is known by then.
  await visitors.press('/api/contact');
  world.db.draw = lost;
  for (let minute = 0; minute < 60; minute += 1) {
    for (let index = 0; index < 33; index += 1) {
      await visitors.press(random.pick(paths), { isNative: random.percent(20) });
    }
    await world.pass(MINUTE_MS);
  }
  for (let index = 0; index < 20; index += 1) await erase();
  world.db.draw = sound;
  for (let index = 0; index < 20; index += 1) await erase();
  for (const { path, values } of visitors.sent.slice(0, 100)) await visitors.send(path, values);
  visitors.requireOnly(201, 303);
  return [world, ['D1 away for an hour', await visitors.settle()]];
}

/** One call in ten of D1, queues and mail; then many visitors want the same few times. */
async function withUnreliableServices(random: Random): Promise<[World, Line]> {
  const world = await World.open({ vars: IMPATIENT, limits: NEVER_OVER });
  const visitors = new Visitors(world);
  const starts = await openTimes(world, 20);
  const tokens: string[] = [];
  const isHit = (kinds: readonly Fault[]) => () => (random.percent(10) ? random.pick(kinds) : null);
  world.db.draw = isHit(['lost', 'committed', 'stalled', 'late']);
  world.mail.draw = isHit(['lost']);
  for (const [name, queue] of world.queues) {
    // Where D1 and the late queue fail at once, there is nothing to keep a submission in.
    if (!name.includes('late')) queue.draw = isHit(['lost', 'committed']);
  }
  await inParallel(2000, 8, async () => {
    const { headers } = await visitors.press(random.pick(paths), { isNative: random.percent(20) });
    const token = headers.get('sa-appointment');
    if (token) tokens.push(token);
  });
  visitors.requireOnly(201, 303);
  const booked = await book(world, tokens.slice(0, 200), starts, random);
  const figure = await visitors.settle();
  return [world, ['One call in ten of D1, queues and mail fails', `${figure}; ${booked}`]];
}

/** So many times of one member on one day. */
async function openTimes(world: World, count: number): Promise<string[]> {
  const firstMs = Math.floor(clock.nowMs / DAY_MS + 3) * DAY_MS + 4.5 * HOUR_MS;
  const weekday = new Date(firstMs).getUTCDay() || 7;
  const [member = ''] = MEMBERS;
  const hours = [{ weekday, from: '10:00', to: `${10 + count / 4}:00`, ways: ['video'] }];
  const rules = {
    minutes: 15,
    bufferMinutes: 0,
    noticeHours: 0,
    horizonDays: 5,
    offlinePercent: 0,
    showsNames: true,
  };
  await world.call('changeBookingRules', { version: 1, rules });
  await world.call('changeHours', { member, version: 1, hours });
  return Array.from({ length: count }, (_, index) =>
    new Date(firstMs + index * 15 * MINUTE_MS).toISOString(),
  );
}

async function book(
  world: World,
  tokens: string[],
  starts: string[],
  random: Random,
): Promise<string> {
  const told = new Map<number, { status: number; startsAt: string }>();
  await inParallel(tokens.length, 8, async (index) => {
    const token = tokens[index] ?? '';
    const startsAt = random.pick(starts);
    let status = 0;
    for (let press = 0; press < MAX_PRESSES && status !== 200 && status !== 409; press += 1) {
      const headers = {
        origin: PARTNER,
        'content-type': 'application/json',
        'sa-appointment': token,
        'cf-connecting-ip': `10.9.${index >> 8}.${index & 255}`,
      };
      const body = JSON.stringify({ startsAt });
      ({ status } = await world.send({ path: '/api/appointments', method: 'PUT', headers, body }));
    }
    told.set(Number(token.split('.')[1]), { status, startsAt });
  });
  const live =
    "SELECT consultation_id AS id, starts_at AS startsAt FROM appointments WHERE state = 'booked'";
  const rows = new Map(world.db.rows(live).map(({ id, startsAt }) => [Number(id), startsAt]));
  for (const [id, { status, startsAt }] of told) {
    if (status === 200 && rows.get(id) !== startsAt)
      world.note('told that a time is theirs, which is not');
    if (status === 409 && rows.has(id)) world.note('told that a time is gone, which is theirs');
    if (status !== 200 && status !== 409)
      world.note(`a visitor who wants a time was answered ${status}`);
  }
  return `${told.size} visitors, ${starts.length} times: ${rows.size} booked`;
}

/** The sweep tells staff without them. With D1 away as well, nobody is told that it is stored. */
async function withoutQueues(): Promise<[World, Line]> {
  const world = await World.open();
  const visitors = new Visitors(world);
  for (const queue of world.queues.values()) queue.draw = lost;
  for (let index = 0; index < 200; index += 1) {
    await visitors.press('/api/contact');
    clock.move(1000);
  }
  visitors.requireOnly(201);
  world.db.draw = lost;
  const refused = await visitors.press('/api/contact');
  const page = await visitors.press('/api/contact', { isNative: true });
  if (refused.status !== 503 || !refused.headers.has('retry-after') || page.status !== 503) {
    world.note(`${refused.status} and ${page.status} where nothing can be kept`);
  }
  world.db.draw = sound;
  return [world, ['Both queues down', await visitors.settle()]];
}

/** For as long as Health needs to notice. */
async function withoutBuckets(): Promise<[World, Line]> {
  const world = await World.open();
  const visitors = new Visitors(world);
  await world.pass(HOUR_MS);
  world.published.draw = lost;
  world.backups.draw = lost;
  for (let index = 0; index < 50; index += 1) {
    await visitors.press('/api/contact');
    await world.pass(3 * MINUTE_MS);
  }
  visitors.requireOnly(201);
  const file = await world.send({ path: '/embed/chunks/kit-Ab_9-xYz.js', method: 'GET' });
  if (file.status !== 503 || file.headers.get('cache-control') !== 'no-store') {
    world.note(`${file.status} for a file of a bucket that is down`);
  }
  const figure = await visitors.settle();
  world.published.draw = sound;
  world.backups.draw = sound;
  return [world, ['Buckets down for two and a half hours', figure]];
}

async function withoutCron(): Promise<[World, Line]> {
  const world = await World.open();
  const visitors = new Visitors(world);
  await world.pass(DAY_MS);
  for (const queue of world.queues.values()) queue.draw = lost;
  for (let hour = 0; hour < 72; hour += 1) {
    await visitors.press('/api/contact');
    clock.move(HOUR_MS);
  }
  const before = await world.send({ path: '/api/health', method: 'GET' });
  for (const queue of world.queues.values()) queue.draw = sound;
  const figure = await visitors.settle();
  await world.pass(DAY_MS);
  const after = await world.send({ path: '/api/health', method: 'GET' });
  if (before.status !== 503) world.note('three days without a run, and Health is well');
  if (after.status !== 200) world.note(`Health is not well a day later: ${after.body}`);
  return [
    world,
    ['No run for three days', `${figure}; Health ${before.status}, then ${after.status}`],
  ];
}

async function withJumpingClock(): Promise<[World, Line]> {
  const world = await World.open();
  const visitors = new Visitors(world);
  const pressSome = async () => {
    for (let index = 0; index < 20; index += 1) await visitors.press('/api/contact');
  };
  await pressSome();
  clock.move(400 * DAY_MS);
  await world.runDue();
  clock.move(-400 * DAY_MS);
  await pressSome();
  return [world, ['The clock 400 days ahead, and back', await visitors.settle()]];
}

/** 2,000 messages within a minute from so many addresses, and a visitor in the midst of them. */
async function flood(addresses: number): Promise<[World, Line]> {
  const world = await World.open();
  const visitors = new Visitors(world);
  clock.move(MINUTE_MS - (clock.nowMs % MINUTE_MS));
  const size = 2000;
  const press = (index: number) => {
    const sender = index % addresses;
    return visitors.press('/api/contact', {
      address: `203.0.${113 + (sender >> 8)}.${sender & 255}`,
    });
  };
  for (let index = 0; index < size * 0.9; index += 1, clock.move(25)) await press(index);
  const { status } = await visitors.press('/api/contact', { address: '198.51.100.7' });
  const { email } = visitors.sent.at(-1)?.values ?? {};
  for (let index = 0; index < size * 0.1; index += 1, clock.move(25)) await press(index);
  visitors.requireOnly(201, 429);
  const waited = world.countLate();
  const beganMs = clock.nowMs;
  const figure = await visitors.settle();
  const [lead] = world.db.rows(`
    SELECT leads.flag, created_at AS createdAt, (
      SELECT min(sent_at) FROM outbox WHERE (outbox.kind, lead_id) = (leads.kind, row_id)
    ) AS toldAt FROM leads WHERE email = '${email}'`);
  if (status !== 201 || !lead || lead.flag !== null)
    world.note('a real visitor suffers from a flood');
  const minutes = Math.ceil((Date.parse(String(lead?.toldAt)) - beganMs) / MINUTE_MS);
  const told = `the visitor ${status}, flag ${lead?.flag}, told after ${minutes} minutes`;
  return [world, [`A flood from ${addresses}`, `${figure}; ${waited} waited; ${told}`]];
}
