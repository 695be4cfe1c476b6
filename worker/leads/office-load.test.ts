import { env } from 'cloudflare:workers';
import { expect, it, vi } from 'vitest';
import { DAY_MS, MINUTE_MS } from '../contract/durations.ts';
import { passTime } from '../dev/clock.ts';
import { MEERA, openDesk, readValue } from '../dev/leads.ts';
import { fakeMail, readOutbox } from '../dev/messages.ts';
import { type CrmFault, deliverToOffice, openCrm, type Received, setHook } from '../dev/office.ts';
import { post } from '../dev/post.ts';
import { seededRandom } from '../dev/seeded-random.ts';
import { contact } from '../dev/submissions.ts';

/** `npm run prove office-webhook` runs ten thousand. */
const EVENTS = Number(env.OFFICE_EVENTS);
const OUTAGE_MS = 2 * DAY_MS;
const STEP_MS = 15 * MINUTE_MS;

const desk = openDesk();
const random = seededRandom(7);

const FAULTS: readonly CrmFault[] = [
  'slow',
  'refused',
  'lost answer',
  'lost answer',
  { status: 500 },
  { status: 429 },
  { status: 302, headers: { location: 'https://elsewhere.example/' } },
];
const FAULT_PERCENT = 20;

interface Lead {
  name: string;
  id: number;
  email: string;
  status: string;
  version: number;
}

/** The messages that have to arrive about a number, in order. */
interface Wanted {
  text: string;
  /** Its person was erased before it could be sent. */
  isMoot: boolean;
}

const nameOf = ({ kind, id }: Pick<Received, 'kind' | 'id'>) => `${kind}-${id}`;
const textOf = ({ type, status }: Received) => (status ? `${type} ${status}` : type);

it(`loses none of ${EVENTS} messages, whatever happens to them on their way`, async () => {
  const leads = new Map<string, Lead>();
  const wanted = new Map<string, Wanted[]>();
  /** Addresses of erased people, with the number of arrivals by then. */
  const erased: { email: string; arrivals: number }[] = [];
  const counts = { events: 0, requests: 0, faults: 0, inOutage: 0, runs: 0, revived: 0 };
  let isDown = false;

  const crm = openCrm(async (message) => {
    counts.requests += 1;
    if (isDown) {
      counts.inOutage += 1;
      return random.pick<CrmFault>(['refused', 'slow', { status: 500 }]);
    }
    const lead = leads.get(nameOf(message));
    if (lead && random.percent(0.2)) {
      // While her message is on its way.
      await erase(lead);
      return { status: 500 };
    }
    if (!random.percent(FAULT_PERCENT)) return null;
    counts.faults += 1;
    return random.pick(FAULTS);
  });
  await setHook();

  const want = (name: string, text: string) => {
    counts.events += 1;
    const list = wanted.get(name) ?? [];
    wanted.set(name, [...list, { text, isMoot: false }]);
  };

  /** Messages about a number that have arrived, each once. */
  const arrivedOf = (name: string) => {
    const own = crm.arrived.filter((message) => nameOf(message) === name);
    return [...new Map(own.map((message) => [message.event, message])).values()];
  };

  async function arrive(): Promise<void> {
    const email = `person${counts.events}@mail.example`;
    // A busy machine may miss the database's time limit; a repeat is stored once.
    while ((await post(contact.path, { ...contact.body, email })).status !== 201);
    const found = env.DB.prepare(
      'SELECT row_id AS id, status, version FROM leads WHERE email = ?',
    ).bind(email);
    const { id, status, version } = (await found.first<Omit<Lead, 'name' | 'email'>>()) ?? {
      id: 0,
      status: '',
      version: 0,
    };
    const name = `contact-${id}`;
    leads.set(name, { name, id, email, status, version });
    want(name, 'lead pending');
  }

  async function change(lead: Lead): Promise<void> {
    const status = lead.status === 'done' ? 'pending' : 'done';
    const { id, version } = lead;
    const changed = readValue(
      await desk.changeLead(MEERA, { kind: 'contact', id, version, change: { status } }),
    );
    Object.assign(lead, { status, version: changed.version });
    want(lead.name, `changed ${status}`);
  }

  async function erase({ name, email }: Lead): Promise<void> {
    leads.delete(name);
    const list = wanted.get(name) ?? [];
    // Those of the former leads of that number are behind an "erased" that has not arrived, or they have.
    const from = list.findLastIndex(({ text }) => text === 'erased') + 1;
    wanted.set(
      name,
      list.map((one, index) => ({ ...one, isMoot: one.isMoot || index >= from })),
    );
    want(name, 'erased');
    erased.push({ email, arrivals: crm.arrived.length });
    readValue(await desk.erasePerson(MEERA, { email, confirmation: email }));
  }

  async function act(): Promise<void> {
    passTime(1 + random.below(20_000));
    const lead = random.pick([...leads.values()]);
    if (!lead || random.percent(30)) await arrive();
    else if (random.percent(2)) await erase(lead);
    else await change(lead);
  }

  async function deliver(ms = 5 * MINUTE_MS): Promise<void> {
    passTime(ms);
    counts.runs += await deliverToOffice({ MAIL: fakeMail().MAIL });
  }

  while (counts.events < EVENTS) {
    const before = counts.events;
    isDown = before > EVENTS * 0.4 && before < EVENTS * 0.6;
    for (let times = 0; times < 20 && counts.events < EVENTS; times += 1) await act();
    if (isDown) {
      // A fifth of all that happens, in two days.
      const share = (counts.events - before) / (EVENTS * 0.2);
      for (let passed = 0; passed < share * OUTAGE_MS; passed += STEP_MS) await deliver(STEP_MS);
    } else await deliver();
  }
  for (let times = 0; times < 5000; times += 1) {
    const { waiting, messages } = readValue(await desk.readOfficeWebhook(MEERA, {}));
    if (waiting === 0) break;
    if (messages.some(({ deadAt }) => deadAt)) {
      counts.revived += 1;
      readValue(await desk.sendOfficeAgain(MEERA, {}));
    }
    await deliver();
  }

  // None is lost, and none is out of order.
  const wrong: unknown[] = [];
  for (const [name, list] of wanted) {
    const texts = arrivedOf(name).map(textOf);
    let next = 0;
    for (const { text, isMoot } of list) {
      if (texts[next] === text) next += 1;
      else if (!isMoot) wrong.push({ name, list, texts });
    }
    if (next !== texts.length) wrong.push({ name, list, texts });
  }
  expect(wrong).toEqual([]);

  // A double has the event of the first.
  const firsts = new Set<string>();
  const doubles = crm.arrived.filter(({ event }) => firsts.size === firsts.add(event).size);
  expect(doubles.every(({ attempt }) => attempt > 1)).toBe(true);

  // Nothing is told of an erased person, and the system has forgotten every one.
  for (const { email, arrivals } of erased) {
    const after = crm.arrived.slice(arrivals).filter(({ lead }) => lead?.fields.email === email);
    expect(after).toEqual([]);
  }
  expect(new Set(crm.records.keys())).toEqual(new Set(leads.keys()));
  for (const { name, status } of leads.values()) {
    expect(crm.records.get(name)).toMatchObject({ status });
  }
  const unsent = (await readOutbox()).filter(
    ({ topic, sent_at }) => topic === 'office-webhook' && !sent_at,
  );
  expect(unsent).toEqual([]);
  expect(Math.min(erased.length, doubles.length, counts.inOutage)).toBeGreaterThan(0);
  if (EVENTS > 1000) {
    vi.restoreAllMocks();
    const people = { leads: leads.size, erased: erased.length };
    console.warn(JSON.stringify({ ...counts, ...people, doubles: doubles.length }));
  }
});
