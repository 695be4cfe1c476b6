import type { Struct } from 'superstruct';
import { type CallRow, type DeskCall, deskCalls } from '../../../worker/contract/desk.ts';
import type { Random } from '../../../worker/dev/seeded-random.ts';
import { inParallel } from '../../local/runtime.ts';
import { Ledger, type Path, paths, respell, tables, type Values } from './ledger.ts';
import { clock } from './platform.ts';
import { type Answer, MEMBERS, PARTNER, PERSONAL, type Sent, SITE, World } from './world.ts';

const LANES = 8;
/** Requests between two checks of what is due. */
const PER_ROUND = 80;
/** Longest step of the clock: some 300 requests a minute stay below the breaker. */
const MS_BETWEEN = 400;
const MAX_BYTES = 65_536;
/** Requests to choose repeats from. */
const KEPT = 3000;

/** A request and its expected outcome. */
interface Trial extends Sent {
  /** Its share of the mix. */
  part: string;
  /** The right statuses; several if another request may have come first. */
  statuses: readonly number[];
  /** Expected values of a stored submission; absent, the values of its body. */
  taken?: { path: Path; values?: Values; flag?: string };
  after?(answer: Answer): void;
}

const list = (text: string) => text.split('|');

const NAMES = list(
  "Asha Rao|आशा राव|Asha Zoe\u0301 Ó|Asha 李明|Asha O'Neil; DROP TABLE|<b>Asha</b>|👩🏽‍🎓 Asha|Asha नमस्\u200cते",
);
const HOSTS = list(
  'mailbox.example|MAILBOX.example|bücher.mailbox.example|xn--bcher-kva.example|ｍａｉｌｂｏｘ.example',
);
const PHONES = list('+91 98765 %|98765%|98765 % (evening)');
const TEXTS = list(
  'Which documents do I need?|कौन से दस्तावेज़ चाहिए?\r\nधन्यवाद|tab\tdocuments\n\n\nlines|🎓 documents?|=1+1 "documents" \\ %_',
);
/** Invalid values, by field. */
const WRONG: Record<string, string[]> = {
  name: list(`|A| B |..|\u200b\u200b|A\u202eB C|A\u2028B|A\0B|\ud800\ud800|${'x'.repeat(101)}`),
  email: list(
    `|abc|a@b|a@b..com|a@b.-c|x\uff20y@z.co|\u2800@c.co|a b@c.com|a@1.2.3.4|a\u202eb@b.com|${'a'.repeat(65)}@c.co|a@${'b'.repeat(64)}.com`,
  ),
  phone: list(`|123456789| 12345678 |98765\u202e43210|98765\n43210|${'1'.repeat(41)}`),
  consultationType: list('phone|Video|'),
  subject: list('other|Visa||toString'),
  message: list(`|too short|..........|long enough \u0007|long enough \ufffe|${'x'.repeat(3001)}`),
};
const NO_TEXTS = [5, null, true, [], ['a@b.co'], {}];
/** Bodies that are no JSON object. */
const MALFORMED = [...list('|null|[]|"x"|12|{"a":'), '['.repeat(9000), '{"a":[[[[[[[[[]]]]]]]]]}'];
const FOREIGN = list(`null|https://stranger.example|${PARTNER}.evil.example`);
const NO_ORIGIN = list(`${PARTNER}/|x|HTTPS://partner.example`);
/** No whole minute in the notation of our answers, or none of the years that we write. */
const NO_INSTANT = list(
  '|tomorrow|2026-12-01T04:30:00Z|2026-12-01T04:30:01.000Z|2026-13-01T04:30:00.000Z|+275760-09-13T00:00:00.000Z|+275760-09-12T23:59:00.000Z|-271821-04-20T00:00:00.000Z|+010000-01-01T00:00:00.000Z',
);
const PUBLISHED = list(
  'embed/sa-loader.js|embed/1.0.0/sa-loader.js|embed/chunks/kit-Ab_9-xYz.js|embed/licenses.txt',
);
const MISSING = list('embed/gone.js|embed/chunks/|embed/9.9.9/sa-loader.js|embed/%2e%2e/x.js');
const API_POLICY = "default-src 'none'; frame-ancestors 'none'; sandbox";

/** Texts for the desk's fields, by name. */
const TEXT_OF: Record<string, unknown[]> = {
  email: [...MEMBERS, 'asha1@mailbox.example', 'x'],
  member: MEMBERS,
  assignedTo: [...MEMBERS, null, ''],
  cursor: list('x||2026-11-23T04:00:00.000Z.contact.1'),
  search: list(
    `asha|आशा राव|${'क'.repeat(17)}|a%_\\"*|${'long'.repeat(12)}@mailbox.example|98765 1|((`,
  ),
  phone: list('98765 00001|+91 98765 00001|x'),
  from: list('2026-11-23|10:00|2026-02-31|9999-99-99'),
  to: list('2026-12-01|17:30|2026-02-31|0000-00-00'),
  startsAt: list(`2026-12-01T04:30:00.000Z|2026-12-02T06:00:00.000Z|${NO_INSTANT.join('|')}`),
  origin: list('https://one.example|https://two.example|x'),
  partnerId: list('south-star|north|'),
  webhookUrl: ['https://hooks.example.com/x', 'http://127.0.0.1/', null],
  url: ['https://meet.example.com/x', null],
};

/** Drives both Workers with so many requests of every kind, and compares every predictable outcome. */
export async function fuzz(count: number, random: Random): Promise<[World, [string, string][]]> {
  const world = await World.open();
  const ledger = new Ledger();
  const statuses = new Map<string, Map<number, number>>();
  /** To be sent again in another spelling, or erased. */
  const sent: { path: Path; values: Values }[] = [];
  const tokens: string[] = [];
  const links: string[] = [];
  const feeds: string[] = [];
  const leads: { kind: string; id: number; version: number }[] = [];
  const ofMembers = new Set<string>();
  let starts: string[] = [];
  let booked = 0;

  const mix: [share: number, make: (index: number) => Trial][] = [
    [36, (index) => makeSubmission(index, false)],
    [14, (index) => makeSubmission(index, true)],
    [8, makeBooking],
    [3, makeSlots],
    [2, makeCalendar],
    [6, makeFile],
    [5, makeFrame],
    [7, makeLink],
    [5, makeOther],
    [4, makePage],
  ];
  /** The rest of a hundred is the desk's. */
  const wheel = mix.flatMap(([share, make]) => Array.from({ length: share }, () => make));
  for (const key of PUBLISHED) await world.published.put(key, `// ${key}`);
  world.onMail = ({ text }) => {
    const [link] = /\/newsletter\/\w+\?token=\S+/.exec(text) ?? [];
    if (link) links[links.length < KEPT ? links.length : random.below(KEPT)] = link;
  };
  await openOffice(world);
  const startedAt = process.cpuUsage();
  for (let done = 0; done < count; done += PER_ROUND) {
    await inParallel(Math.min(PER_ROUND, count - done), LANES, (index) => run(done + index));
    await world.runDue();
  }
  await world.pass(30 * 60_000);
  const { user, system } = process.cpuUsage(startedAt);
  const seconds = (user + system) / 10 ** 6;
  const rows = ledger.compare(world, ofMembers);
  return [
    world,
    [
      [`${count} requests`, `${seconds.toFixed(0)} s, ${(count / seconds).toFixed(0)} a second`],
      ...[...statuses].map(([part, of]): [string, string] => [`  ${part}`, describe(of)]),
      ['  rows; acknowledged submissions', `${rows}; ${ledger.acknowledged}`],
      ['  bookings; mails; log lines', `${booked}; ${world.mails}; ${world.lines}`],
    ],
  ];

  async function run(index: number): Promise<void> {
    clock.move(random.below(MS_BETWEEN));
    const make = wheel[random.below(100)];
    if (!make) return askDesk();
    const trial = make(index);
    const answer = await world.send(trial);
    countStatus(trial.part, answer.status);
    judge(trial, answer);
    trial.after?.(answer);
  }

  /** Each client has its own /48, so that only the limit of all together applies. */
  function headersOf(index: number, type = 'application/json', origin: string | undefined = SITE) {
    return {
      'content-type': type,
      'cf-connecting-ip': `2001:${(index >> 16).toString(16)}:${(index & 65_535).toString(16)}::1`,
      ...(origin && { origin }),
    };
  }

  function makeValues(path: Path, index: number): Values {
    const all: Values = {
      name: `${random.pick(NAMES)} ${index}`,
      email: `asha${index}@${random.pick(HOSTS)}`,
      phone: random.pick(PHONES).replace('%', String(index).padStart(7, '0')),
      consultationType: random.pick(['video', 'chat', 'in-person']),
      subject: random.pick(['admission', 'visa', 'scholarship', 'general']),
      message: `${random.pick(TEXTS)} ${index}`,
    };
    const fields = Object.keys(tables[path].columns);
    return Object.fromEntries(fields.map((field) => [field, all[field]]));
  }

  /** A submission as our code or as a browser sends it, with at most one oddity. */
  function makeSubmission(index: number, isForm: boolean): Trial {
    const path = random.pick(paths);
    const { kind, columns } = tables[path];
    const values = makeValues(path, index);
    const type = isForm ? 'application/x-www-form-urlencoded' : 'application/json';
    const headers = headersOf(index, type, random.pick([SITE, PARTNER]));
    const write = (fields: Values) =>
      isForm ? new URLSearchParams(fields as never).toString() : JSON.stringify(fields);
    const good: Trial = {
      part: isForm ? '/send' : 'JSON',
      path: isForm ? `/send/${kind}` : path,
      headers: { ...headers, 'sa-attempt': `${index}`.padStart(22, 'a') },
      body: write(values),
      statuses: [isForm ? 303 : 201],
      taken: { path, values },
      after: (answer) => remember(path, values, answer),
    };
    const { part, body = '' } = good;
    const refused = (status: number, change: Partial<Sent>): Trial => ({
      ...{ part, path: good.path, headers, body, ...change },
      statuses: [status],
    });
    const draw = random.below(100);
    if (draw < 36) return good;
    if (draw < 40) {
      const trap = { ...values, [isForm ? 'sa-left-blank' : 'website']: 'x' };
      return { ...good, body: write(trap), taken: { path, values, flag: 'honeypot' } };
    }
    if (draw < 44) {
      const origin = random.pick(isForm ? [...FOREIGN, undefined] : FOREIGN);
      const foreign = headersOf(index, type, origin ?? '');
      return { ...good, headers: foreign, taken: { path, values, flag: 'origin' } };
    }
    if (draw < 47) {
      const extra = { id: 7, status: 'done', created_at: '1999', flag: 'spoofed', page: '/x' };
      return { ...good, body: write({ ...extra, ...values }) };
    }
    if (draw < 62) {
      const field = random.pick(Object.keys(columns));
      const wrong: unknown = random.pick(
        isForm || random.percent(70) ? (WRONG[field] ?? []) : NO_TEXTS,
      );
      return refused(422, { body: write({ ...values, [field]: wrong }) });
    }
    if (draw < 64) return refused(422, { body: isForm ? random.pick(list('=|&&|name|%')) : '{}' });
    if (draw < 67) return refused(413, { body: padTo(body, MAX_BYTES + 1 + random.below(9999)) });
    if (draw < 70) return refused(405, { method: random.pick(['PUT', 'PATCH', 'DELETE']) });
    if (draw < 73) return refused(415, { headers: headersOf(index, 'text/plain') });
    if (draw < 76) return refused(403, { headers: headersOf(index, type, random.pick(NO_ORIGIN)) });
    if (isForm) {
      const done = `/send/${kind}/done?reference=${random.pick(list('|3F9A-12BC|<b>Asha</b>'))}`;
      const page = { path: random.pick([good.path, done]), method: random.pick(['GET', 'HEAD']) };
      return refused(200, page);
    }
    if (draw < 78) return refused(204, { method: 'OPTIONS' });
    if (draw < 80) return refused(404, { path: `${path}/x` });
    if (draw < 84) return refused(400, { body: body.slice(0, random.below(body.length)) });
    if (draw < 86) return refused(400, { body: random.pick(MALFORMED) });
    if (draw < 87) return { ...good, body: padTo(body as string, MAX_BYTES) };
    if (draw < 94) {
      const bytes = Buffer.from(body);
      bytes[random.below(bytes.length)] = random.below(256);
      return { ...refused(201, { body: bytes }), statuses: [201, 400, 422], taken: { path } };
    }
    const [earlier = { path, values }] = sent.splice(random.below(sent.length), 1);
    const again = JSON.stringify(respell(earlier.values));
    return { ...refused(201, { path: earlier.path, body: again }), taken: earlier };
  }

  function remember(path: Path, values: Values, { headers }: Answer): void {
    const token = headers.get('sa-appointment');
    if (token && tokens.length < KEPT) tokens.push(token);
    else if (sent.length < KEPT) sent.push({ path, values });
  }

  function makeBooking(index: number): Trial {
    const at = random.below(tokens.length);
    const token = tokens[at];
    if (token === undefined) return makeSlots(index);
    const method = random.pick(['GET', 'PUT', 'PUT', 'PUT', 'DELETE']);
    const isForged = random.percent(30);
    const startsAt = random.pick(random.percent(90) && starts.length > 0 ? starts : NO_INSTANT);
    const isOdd = method === 'PUT' && NO_INSTANT.includes(startsAt);
    return {
      part: 'appointments',
      path: '/api/appointments',
      method,
      headers: { ...headersOf(index), 'sa-appointment': isForged ? forge(token) : token },
      body: method === 'PUT' ? JSON.stringify({ startsAt }) : '',
      statuses: isForged ? [401] : isOdd ? [422, 401] : [200, 401, 409],
      after({ status, body }) {
        if (status === 401 && !isForged) tokens.splice(at, 1);
        if (method !== 'PUT' || status !== 200) return;
        booked += 1;
        const isTold = JSON.parse(body).appointment?.startsAt === startsAt;
        if (!isTold) world.note('told another time than was booked');
      },
    };
  }

  /** A token that we have not signed. */
  function forge(token: string): string {
    const [key = '', id = '', expiry = '', signature = ''] = token.split('.');
    const flipped = (signature.startsWith('A') ? 'B' : 'A') + signature.slice(1);
    const other = random.pick(tokens).split('.')[3];
    return random.pick([
      [key, id, expiry, flipped].join('.'),
      [key, Number(id) + 1, expiry, signature].join('.'),
      [key, id, Number(expiry) + 86_400, signature].join('.'),
      [key, id, 0, flipped].join('.'),
      ['dev2', id, expiry, signature].join('.'),
      [key, id, expiry, other === signature ? flipped : other].join('.'),
      token.slice(0, random.below(token.length)),
    ]);
  }

  function makeSlots(index: number): Trial {
    const way = random.pick(['video', 'video', 'chat', 'in-person', 'toString', '']);
    const isWay = ['video', 'chat', 'in-person'].includes(way);
    const after = ({ status, body }: Answer) => {
      if (status !== 200) return;
      const days = JSON.parse(body).days as { starts: string[] }[];
      starts = days.flatMap((day) => day.starts).slice(0, 400);
    };
    return { ...read('slots', `/api/slots?way=${way}`, [isWay ? 200 : 422], index), after };
  }

  function read(part: string, path: string, right: number[], index: number, method = 'GET'): Trial {
    return { part, path, method, headers: headersOf(index), statuses: right };
  }

  function makeCalendar(index: number): Trial {
    const feed = random.percent(50) ? feeds.at(random.below(feeds.length)) : undefined;
    const path = feed ?? random.pick(['/calendar/', `/calendar/${'a'.repeat(43)}.ics`]);
    return read('calendar', path, feed ? [200, 404, 429] : [404], index);
  }

  function makeFile(index: number): Trial {
    const key = random.pick([...PUBLISHED, ...MISSING]);
    const method = random.pick(['GET', 'HEAD', 'POST']);
    const status = method === 'POST' ? 405 : PUBLISHED.includes(key) ? 200 : 404;
    return read('files', `/${key}`, [status], index, method);
  }

  function makeFrame(index: number): Trial {
    const tag = random.pick(
      list('sa-consultation-form|sa-contact-form|sa-application-timeline|sa-none'),
    );
    const query = random.pick(list('theme=dark|primary=%23ff0000|x="><b>Asha</b>|partner=a'));
    const right = tag === 'sa-none' ? 404 : 200;
    return read('frames', `/embed/frame/${tag}?${query}`, [right], index);
  }

  function makeLink(index: number): Trial {
    const link = links.at(random.below(links.length));
    const { pathname, searchParams } = new URL(link ?? '/newsletter/confirm?token=x', SITE);
    const signed = searchParams.get('token') ?? '';
    const token = link === undefined || random.percent(50) ? signed : forge(signed);
    const isPost = random.percent(50);
    return {
      part: 'newsletter',
      path: `${pathname}?token=${token}`,
      method: isPost ? 'POST' : 'GET',
      headers: headersOf(index, 'application/x-www-form-urlencoded'),
      body: isPost ? new URLSearchParams({ token }).toString() : '',
      // Visitors erased meanwhile have none.
      statuses: link !== undefined && token === signed ? [200, 400, 410] : [400],
    };
  }

  function makeOther(index: number): Trial {
    const path = random.pick(list('/api/health|/api/none|/api/|/api/consultations/../x'));
    return read('other API', path, path === '/api/health' ? [200, 503] : [404], index);
  }

  function makePage(index: number): Trial {
    const path = random.pick(list('/blog/none|/404|/a%2f..%2fb|/%00|/embedded|/SEND/contact'));
    const method = random.pick(['GET', 'HEAD', 'POST']);
    return read('pages', path, [method === 'POST' ? 405 : 404], index, method);
  }

  function judge(trial: Trial, { status, headers, body, atMs }: Answer): void {
    const { part, path, method = 'POST', statuses: right, body: typed, taken } = trial;
    if (!right.includes(status)) {
      const route = path.split('?')[0]?.replace(/[\w-]{43}/, '…');
      world.note(`${status} instead of ${right} for ${method} ${route}`, String(typed));
    }
    const isApi = path.startsWith('/api/');
    const isPage = headers.get('content-type')?.startsWith('text/html');
    const rules: [name: string, isRight: (value: string) => boolean][] = [
      ['x-content-type-options', (value) => value === 'nosniff'],
      ['referrer-policy', (value) => value !== ''],
      ['set-cookie', (value) => value === ''],
      ['cache-control', (value) => status < 400 || value.includes('no-store')],
      ['vary', (value) => !isApi || value.includes('Origin')],
      [
        'content-security-policy',
        (value) =>
          isApi ? value === API_POLICY : !isPage || value.startsWith("default-src 'none'"),
      ],
    ];
    for (const [name, isRight] of rules) {
      const value = headers.get(name) ?? '';
      if (!isRight(value)) world.note(`${part}: ${name} of ${status} is "${value}"`);
    }
    for (const [name, value] of headers) {
      // A signature may have any letters.
      if (name === 'sa-appointment' && value.split('.').length === 4) continue;
      if (PERSONAL.test(value)) world.note(`${part}: ${name} repeats input`);
    }
    if (isApi && PERSONAL.test(body)) world.note(`${part}: an answer repeats input`);
    if (body.includes('<b>Asha')) world.note(`${part}: a page has markup of a visitor`);
    if (!taken || (status !== 201 && status !== 303)) return;
    // A changed byte may leave too few digits in a number, or mix two scripts in a name.
    const changed = () => JSON.parse(new TextDecoder().decode(typed as Buffer)) as Values;
    const flag = taken.values ? (taken.flag ?? null) : undefined;
    ledger.add(taken.path, taken.values ?? changed(), flag, atMs);
  }

  function countStatus(part: string, status: number): void {
    const of = statuses.get(part) ?? new Map<number, number>();
    statuses.set(part, of.set(status, (of.get(status) ?? 0) + 1));
  }

  /** Any call, with most fields of the right form and an existing lead. */
  async function askDesk(): Promise<void> {
    const name = random.pick(Object.keys(deskCalls) as DeskCall[]);
    const { input: schema, file }: CallRow = deskCalls[name];
    // A file reads every lead, too.
    if (file && random.percent(90)) return;
    // Erasing reads every lead.
    if (name === 'erasePerson') return random.percent(10) ? erase() : undefined;
    const isWhole = random.percent(60);
    const input = drawOf(schema as unknown as Described, '', isWhole) as Values;
    if ('id' in input) {
      const { kind, id, version } = leads.at(random.below(leads.length)) ?? {};
      Object.assign(input, { id, ...('kind' in input && { kind }) });
      if ('version' in input) input.version = version;
    }
    const { status, headers, body } = await world.call(name, input, random.pick(MEMBERS));
    countStatus('desk', status);
    if (status >= 500) world.note(`${status} of the desk's ${name}`, JSON.stringify(input));
    if (headers.get('cache-control') !== 'no-store' || headers.has('set-cookie')) {
      world.note(`headers of the desk's ${name}`);
    }
    if (status !== 200 || file) return;
    const answer = JSON.parse(body);
    for (const lead of [answer, answer.appointment, ...(answer.leads ?? [])]) {
      if (lead?.id)
        leads[leads.length < 200 ? leads.length : random.below(200)] = {
          version: 1,
          kind: 'consultation',
          ...lead,
        };
    }
    if (name === 'addLead') ofMembers.add(`${answer.kind} ${answer.id}`);
    if (/change|trust|add/.test(name) && answer.email) ledger.forgetFlags(answer.email);
    if (name === 'makeCalendarFeed') feeds.push(new URL(answer.url).pathname);
  }

  async function erase(): Promise<void> {
    const [{ values } = { values: {} as Values }] = sent.splice(random.below(sent.length), 1);
    const { email } = values;
    if (email === undefined) return;
    const { status } = await world.call('erasePerson', { email, confirmation: email });
    countStatus('desk', status);
    if (status !== 200) world.note(`${status} of the desk's erasePerson`);
    ledger.erase(email);
  }

  function drawOf({ type, schema }: Described, name: string, isWhole: boolean): unknown {
    if (type === 'object' && schema) {
      const fields = Object.entries(schema as Record<string, Described>);
      const drawn = fields.filter(() => isWhole || random.percent(80));
      return Object.fromEntries(drawn.map(([key, rule]) => [key, drawOf(rule, key, isWhole)]));
    }
    if (type === 'enums') return random.pick(Object.values(schema as object));
    if (type === 'boolean') return random.percent(50);
    if (type === 'array') return [drawOf((schema ?? {}) as Described, name, isWhole)];
    if (type === 'integer') return random.pick([1, 2, 15, 30, 60, 600, -1, 2 ** 53]);
    if (type === 'literal') return schema;
    return random.pick(TEXT_OF[name] ?? ['x', 'Asha', null, {}, 'visa', 'x'.repeat(300)]);
  }
}

type Described = Pick<Struct<unknown, unknown>, 'type' | 'schema'>;

/** Hours on each day of every member. */
async function openOffice(world: World): Promise<void> {
  const ways = ['video', 'chat', 'in-person'];
  const week = [1, 2, 3, 4, 5, 6, 7];
  const hours = week.map((weekday) => ({ weekday, from: '10:00', to: '17:30', ways }));
  for (const member of MEMBERS) {
    const { status } = await world.call('changeHours', { member, version: 1, hours }, member);
    if (status !== 200) throw new Error(`No hours could be opened: ${status}`);
  }
}

/** Pads a body with white space to a length in bytes. */
const padTo = (body: string | Buffer, bytes: number) =>
  body + ' '.repeat(bytes - Buffer.byteLength(body));

const describe = (statuses: ReadonlyMap<number, number>) =>
  [...statuses]
    .sort(([a], [b]) => a - b)
    .map(([status, times]) => `${status}: ${times}`)
    .join(', ');
