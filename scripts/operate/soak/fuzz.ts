import type { Struct } from 'superstruct';
import { type CallRow, type DeskCall, deskCalls } from '../../../worker/contract/desk.ts';
import { inParallel } from '../../../worker/dev/runtime.ts';
import type { Random } from '../../../worker/dev/seeded-random.ts';
import { Ledger, type Path, paths, tables, type Values } from './ledger.ts';
import { clock } from './platform.ts';
import { type Answer, MEMBERS, PARTNER, PERSONAL, type Sent, SITE, World } from './world.ts';

const LANES = 8;
/** Between looks at what is due. */
const PER_ROUND = 80;
/** Of the clock, on the average; some 300 requests a minute are below the breaker. */
const MS_BETWEEN = 200;
const KIB = 1024;

/** A request and what must become of it, known from how it was made. */
interface Trial extends Sent {
  /** Its share of the mix. */
  part: string;
  /** The statuses that are right; several where others may have been there first. */
  statuses: readonly number[];
  /** Of a submission that is answered as taken. */
  taken?: { path: Path; values?: Values; flag?: string | null };
  after?(answer: Answer): void;
}

const NAMES = [
  'Asha Rao',
  'आशा राव',
  'Asha Zoe\u0301 Ó',
  'Asha 李明',
  "Asha O'Neil; DROP TABLE",
  '<b>Asha</b>',
  '👩🏽‍🎓 Asha',
  'Asha नमस्\u200cते',
];
const HOSTS = [
  'mailbox.example',
  'MAILBOX.example',
  'bücher.mailbox.example',
  'xn--bcher-kva.example',
  'ｍａｉｌｂｏｘ.example',
];
const PHONES = ['+91 98765 %', '98765%', '98765 % (evening)'];
const TEXTS = [
  'Which documents do I need?',
  'कौन से दस्तावेज़ चाहिए?\r\nधन्यवाद',
  'tab\tdocuments and\n\n\nlines',
  '🎓 when are documents due?',
  '=1+1 "documents" \\ %_',
];

/** Invalid values, by field. */
const WRONG: Record<string, unknown[]> = {
  name: [
    '',
    'A',
    ' B ',
    '..',
    '\u200b\u200b',
    'A\u202eB C',
    'A\u2028B',
    'x'.repeat(101),
    'A\0B',
    '\ud800\ud800',
    5,
    null,
    true,
    [],
    {},
  ],
  email: [
    '',
    'abc',
    'a@b',
    'a@b..com',
    'a@b.-c',
    'x\uff20y@z.co',
    '\u2800@c.co',
    'a b@c.com',
    `${'a'.repeat(65)}@c.co`,
    `a@${'b'.repeat(64)}.com`,
    'a@1.2.3.4',
    'a\u200b@b.com',
    7,
    null,
    ['a@b.co'],
  ],
  phone: [
    '',
    '123456789',
    ' 12345678 ',
    '\u200b'.repeat(10),
    '1'.repeat(41),
    '98765\u202e43210',
    '98765\n43210',
    9_876_543_210,
    null,
  ],
  consultationType: ['phone', 'Video', '', 1, null],
  subject: ['other', 'Visa', '', 'toString', 1, null],
  message: [
    'too short',
    '',
    '..........',
    '\u3164'.repeat(12),
    'x'.repeat(3001),
    'long enough \u0007',
    'long enough \ufffe',
    4,
    null,
  ],
};

/** Bodies that are no JSON object. */
const MALFORMED = [
  '',
  'null',
  '[]',
  '"x"',
  '12',
  '{"a":',
  '['.repeat(9000),
  `{"a":${'['.repeat(9)}${']'.repeat(9)}}`,
];
const FOREIGN = ['null', 'https://stranger.example', `${PARTNER}.evil.example`];
const NO_ORIGIN = [`${PARTNER}/`, 'x', 'HTTPS://partner.example'];
/** Beginnings that are none: not one minute in the notation of our answers, or outside the years. */
const NO_INSTANT = [
  '',
  'tomorrow',
  5,
  null,
  '2026-12-01T04:30:00Z',
  '2026-12-01T04:30:01.000Z',
  '2026-13-01T04:30:00.000Z',
  '+275760-09-13T00:00:00.000Z',
  '+275760-09-12T23:59:00.000Z',
  '-271821-04-20T00:00:00.000Z',
  '+010000-01-01T00:00:00.000Z',
  '-000001-01-01T00:00:00.000Z',
];
const PUBLISHED = [
  'embed/sa-loader.js',
  'embed/1.0.0/sa-loader.js',
  'embed/chunks/kit-Ab_9-xYz.js',
  'embed/licenses.txt',
];
const API_POLICY = "default-src 'none'; frame-ancestors 'none'; sandbox";

/** Drives the Worker with so many requests of every kind, and compares all that can be foretold. */
export async function fuzz(count: number, random: Random): Promise<[World, [string, string][]]> {
  const world = await World.open();
  const ledger = new Ledger();
  const statuses = new Map<string, Map<number, number>>();
  /** To be sent again in another spelling, or erased. */
  const sent: { path: Path; values: Values }[] = [];
  const tokens: string[] = [];
  const links: string[] = [];
  const feeds: string[] = [];
  const leads: { kind: string; id: number; version: number; email: string }[] = [];
  const appointments: { id: number; version: number }[] = [];
  const ofMembers = new Set<string>();
  let starts: string[] = [];
  let mailsRead = 0;
  let booked = 0;

  for (const key of PUBLISHED) await world.published.put(key, `// ${key}`);
  await openOffice(world);
  const startedAt = process.cpuUsage();
  for (let done = 0; done < count; done += PER_ROUND) {
    await inParallel(Math.min(PER_ROUND, count - done), LANES, (index) => run(done + index));
    await world.runDue();
    readMails();
  }
  await world.pass(30 * 60_000);
  const { user, system } = process.cpuUsage(startedAt);
  const seconds = (user + system) / 10 ** 6;
  const rows = ledger.compare(world, ofMembers);
  return [
    world,
    [
      [
        `${count} requests`,
        `${seconds.toFixed(0)} s of the processor, ${(count / seconds).toFixed(0)} a second`,
      ],
      ...[...statuses].map(([part, of]): [string, string] => [`  ${part}`, describe(of)]),
      ['Rows; acknowledged submissions', `${rows}; ${ledger.acknowledged}`],
      ['Bookings; mails; lines of the log', `${booked}; ${world.mail.sent.length}; ${world.lines}`],
    ],
  ];

  async function run(index: number): Promise<void> {
    clock.move(random.below(2 * MS_BETWEEN));
    const draw = random.below(100);
    if (draw < 10) return askDesk();
    const trial = makeTrial(draw, index);
    const answer = await world.send(trial);
    countStatus(trial.part, answer.status);
    judge(trial, answer);
    trial.after?.(answer);
  }

  function makeTrial(draw: number, index: number): Trial {
    if (draw < 46) return makeJson(index);
    if (draw < 60) return makeForm(index);
    if (draw < 68) return tokens.length > 0 ? makeBooking(index) : makeJson(index);
    if (draw < 71) return makeSlots(index);
    if (draw < 73) return makeCalendar(index);
    if (draw < 79) return makeFile();
    if (draw < 84) return makeFrame();
    if (draw < 91) return makeNewsletter(index);
    if (draw < 96) return makeOther(index);
    const method = random.pick(['GET', 'HEAD', 'POST']);
    const path = random.pick([
      '/blog/none',
      '/404',
      '/a%2f..%2fb',
      '/%00',
      '/embedded',
      '/SEND/contact',
    ]);
    return { part: 'pages', path, method, statuses: method === 'POST' ? [405] : [404] };
  }

  /** Each client has its own /48, so that no limit but that of all together is met. */
  function addressOf(index: number): Record<string, string> {
    return {
      'cf-connecting-ip': `2001:${(index >> 16).toString(16)}:${(index & 65_535).toString(16)}::1`,
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
    return Object.fromEntries(
      Object.keys(tables[path].columns).map((field) => [field, all[field]]),
    );
  }

  function makeJson(index: number): Trial {
    const path = random.pick(paths);
    const values = makeValues(path, index);
    const headers: Record<string, string> = {
      origin: random.pick([PARTNER, SITE]),
      'content-type': random.pick(['application/json', 'Application/JSON; charset=utf-8']),
      ...addressOf(index),
      ...(random.percent(50) && { 'sa-attempt': `${index}`.padStart(22, 'a') }),
    };
    const body = JSON.stringify(values);
    const good: Trial = {
      part: 'JSON',
      path,
      headers,
      body,
      statuses: [201],
      taken: { path, values },
    };
    const refused = (status: number, change: Partial<Trial>): Trial => {
      const { taken: _, ...rest } = good;
      return { ...rest, statuses: [status], ...change };
    };
    const draw = random.below(100);
    if (draw < 36) return { ...good, after: remember };
    if (draw < 46) {
      const [earlier] = sent.splice(random.below(sent.length), 1);
      if (!earlier) return good;
      return {
        ...good,
        path: earlier.path,
        body: JSON.stringify(respell(earlier.values)),
        taken: earlier,
      };
    }
    if (draw < 50) {
      const trap = JSON.stringify({ ...values, website: 'x' });
      return { ...good, body: trap, taken: { path, values, flag: 'honeypot' } };
    }
    if (draw < 53) {
      const extra = {
        id: 7,
        status: 'done',
        created_at: '1999',
        flag: 'spoofed',
        website: [],
        more: { a: [1] },
      };
      return { ...good, body: JSON.stringify({ ...extra, ...values }) };
    }
    if (draw < 68) {
      const field = random.pick(Object.keys(tables[path].columns));
      const wrong = { ...values, [field]: random.pick(WRONG[field] ?? ['']) };
      if (random.percent(10)) delete (wrong as Values)[field];
      return refused(422, { body: JSON.stringify(wrong) });
    }
    if (draw < 76) {
      const bytes = Buffer.from(body);
      bytes[random.below(bytes.length)] = random.below(256);
      return { ...good, body: bytes, statuses: [201, 400, 422], taken: { path } };
    }
    if (draw < 80) return refused(400, { body: body.slice(0, random.below(body.length)) });
    if (draw < 83) return refused(400, { body: random.pick(MALFORMED) });
    if (draw < 85) return refused(422, { body: '{}' });
    if (draw < 86) return refused(413, { body: padTo(body, 64 * KIB + 1 + random.below(9999)) });
    if (draw < 87) return { ...good, body: padTo(body, 64 * KIB) };
    if (draw < 90) return refused(405, { method: random.pick(['GET', 'PUT', 'PATCH', 'DELETE']) });
    if (draw < 92) {
      const type = random.pick([
        'text/plain',
        'application/x-www-form-urlencoded',
        'text/json',
        'x',
      ]);
      return refused(415, { headers: { ...headers, 'content-type': type } });
    }
    if (draw < 95) {
      const foreign = { ...headers, origin: random.pick(FOREIGN) };
      return { ...good, headers: foreign, taken: { path, values, flag: 'origin' } };
    }
    if (draw < 97) return refused(403, { headers: { ...headers, origin: random.pick(NO_ORIGIN) } });
    if (draw < 99) return refused(204, { method: 'OPTIONS' });
    return refused(404, { path: `${path}/x` });

    function remember({ headers }: Answer): void {
      const token = headers.get('sa-appointment');
      if (token && tokens.length < 3000) tokens.push(token);
      else if (random.percent(20)) sent.push({ path, values });
    }
  }

  function makeForm(index: number): Trial {
    const path = random.pick(paths);
    const { kind, columns } = tables[path];
    const values = makeValues(path, index);
    const origin = random.pick([SITE, PARTNER, ...FOREIGN, undefined]);
    const headers: Record<string, string> = {
      'content-type': 'application/x-www-form-urlencoded',
      ...addressOf(index),
      ...(origin && { origin }),
    };
    const flag = origin === SITE || origin === PARTNER ? null : 'origin';
    const write = (fields: Values) =>
      new URLSearchParams(fields as Record<string, string>).toString();
    const good: Trial = {
      part: '/send',
      path: `/send/${kind}`,
      headers,
      body: write(values),
      statuses: [303],
      taken: { path, values, flag },
    };
    const refused = (status: number, change: Partial<Trial>): Trial => {
      const { taken: _, ...rest } = good;
      return { ...rest, statuses: [status], ...change };
    };
    const draw = random.below(100);
    if (draw < 50) return { ...good, body: write({ ...values, page: '/contact', campaign: 'x' }) };
    if (draw < 56) {
      return {
        ...good,
        body: write({ ...values, 'sa-left-blank': 'x' }),
        taken: { path, values, flag: 'honeypot' },
      };
    }
    if (draw < 78) {
      const field = random.pick(Object.keys(columns));
      const text = random.pick((WRONG[field] ?? ['']).filter((value) => typeof value === 'string'));
      return refused(422, { body: write({ ...values, [field]: text }) });
    }
    if (draw < 82)
      return refused(422, { body: random.pick(['', '=', '&&&', 'name', '%', 'a=%0d%0a']) });
    if (draw < 85) return refused(413, { body: padTo(good.body as string, 64 * KIB + 1) });
    if (draw < 88) return refused(415, { headers: { ...headers, 'content-type': 'text/plain' } });
    if (draw < 91) return refused(403, { headers: { ...headers, origin: random.pick(NO_ORIGIN) } });
    if (draw < 94) return refused(405, { method: random.pick(['PUT', 'PATCH', 'DELETE']) });
    if (draw < 97) return refused(200, { method: random.pick(['GET', 'HEAD']) });
    const reference = random.pick(['', '?reference=3F9A-12BC', '?reference=<b>Asha</b>']);
    return refused(200, { path: `${good.path}/done${reference}`, method: 'GET' });
  }

  function makeBooking(index: number): Trial {
    const at = random.below(tokens.length);
    const token = tokens[at] ?? '';
    const method = random.pick(['GET', 'PUT', 'PUT', 'PUT', 'DELETE']);
    const isWrong = random.percent(30);
    const startsAt =
      random.percent(90) && starts.length > 0 ? random.pick(starts) : random.pick(NO_INSTANT);
    const isInstant = starts.includes(startsAt as string);
    const statuses = isWrong
      ? [401, 429]
      : method === 'PUT' && !isInstant
        ? [422, 401]
        : [200, 401, 409];
    return {
      part: 'appointments',
      path: '/api/appointments',
      method,
      headers: {
        origin: random.pick([SITE, PARTNER, FOREIGN[1] ?? '']),
        'content-type': 'application/json',
        'sa-appointment': isWrong ? forge(token) : token,
        ...addressOf(index),
      },
      body: method === 'PUT' ? JSON.stringify({ startsAt }) : '',
      statuses,
      after({ status, body }) {
        if (status === 401 && !isWrong) tokens.splice(at, 1);
        if (method !== 'PUT' || status !== 200) return;
        booked += 1;
        if (JSON.parse(body).appointment?.startsAt !== startsAt)
          world.note('told another time than was booked');
      },
    };
  }

  /** Never one that we have signed. */
  function forge(token: string): string {
    const [key = '', id = '', expiry = '', signature = ''] = token.split('.');
    const other = random.pick(tokens).split('.')[3];
    const flipped =
      signature.slice(0, -2) + (signature.at(-2) === 'A' ? 'B' : 'A') + signature.at(-1);
    return random.pick([
      [key, id, expiry, flipped].join('.'),
      [key, Number(id) + 1, expiry, signature].join('.'),
      [key, id, Number(expiry) + 86_400, signature].join('.'),
      [key, id, 0, signature].join('.'),
      ['dev2', id, expiry, signature].join('.'),
      [key, id, expiry, other === signature ? flipped : other].join('.'),
      token.slice(0, random.below(token.length)),
    ]);
  }

  function makeSlots(index: number): Trial {
    const way = random.pick(['video', 'video', 'chat', 'in-person', 'toString', '']);
    const isWay = ['video', 'chat', 'in-person'].includes(way);
    return {
      part: 'slots',
      path: `/api/slots?way=${way}`,
      method: 'GET',
      headers: { origin: PARTNER, ...addressOf(index) },
      statuses: [isWay ? 200 : 422],
      after({ status, body }) {
        if (status !== 200) return;
        const days = JSON.parse(body).days as { starts: string[] }[];
        starts = days.flatMap((day) => day.starts).slice(0, 400);
      },
    };
  }

  function makeCalendar(index: number): Trial {
    const feed = random.percent(50) && feeds.length > 0 ? random.pick(feeds) : undefined;
    const path =
      feed ?? random.pick(['/calendar/', `/calendar/${'a'.repeat(43)}.ics`, '/calendar/..%2f.ics']);
    const method = random.pick(['GET', 'GET', 'HEAD']);
    return {
      part: 'calendar',
      path,
      method,
      headers: addressOf(index),
      statuses: feed ? [200, 404, 429] : [404],
    };
  }

  function makeFile(): Trial {
    const key = random.percent(60) ? random.pick(PUBLISHED) : undefined;
    const path =
      key ??
      `embed/${random.pick(['gone.js', '../secret.js', 'chunks/', '9.9.9/sa-loader.js', '%2e%2e/x.js'])}`;
    const method = random.pick(['GET', 'HEAD', 'POST']);
    const known = method === 'POST' ? [405] : [key ? 200 : 404];
    return { part: 'files', path: `/${path}`, method, statuses: known };
  }

  function makeFrame(): Trial {
    const tag = random.pick([
      'sa-consultation-form',
      'sa-contact-form',
      'sa-application-timeline',
      'sa-none',
    ]);
    const query = random.pick([
      '',
      '?theme=dark',
      '?primary=%23ff0000',
      '?country=<b>Asha</b>',
      '?x="><b>Asha</b>',
      '?partner=south-star&campaign=a',
    ]);
    return {
      part: 'frames',
      path: `/embed/frame/${tag}${query}`,
      method: random.pick(['GET', 'HEAD']),
      statuses: [tag === 'sa-none' ? 404 : 200],
    };
  }

  function makeNewsletter(index: number): Trial {
    const link =
      random.percent(60) && links.length > 0 ? random.pick(links) : '/newsletter/confirm?token=x';
    const url = new URL(link, SITE);
    const token = url.searchParams.get('token') ?? '';
    const sentToken = random.percent(50) || token === 'x' ? token : forge(token);
    const isPost = random.percent(50);
    return {
      part: 'newsletter',
      path: `${url.pathname}?token=${sentToken}`,
      method: isPost ? 'POST' : 'GET',
      headers: { 'content-type': 'application/x-www-form-urlencoded', ...addressOf(index) },
      body: isPost ? new URLSearchParams({ token: sentToken }).toString() : '',
      statuses: sentToken === token && token !== 'x' ? [200, 400, 410] : [400],
    };
  }

  function makeOther(index: number): Trial {
    const headers = { origin: PARTNER, ...addressOf(index) };
    const path = random.pick(['/api/health', '/api/none', '/api/', '/api/consultations/../x']);
    const isHealth = path === '/api/health';
    return {
      part: 'other API',
      path,
      method: 'GET',
      headers,
      statuses: isHealth ? [200, 503] : [404],
    };
  }

  function judge(
    { part, path, method, statuses: right, body: typed, taken }: Trial,
    answer: Answer,
  ): void {
    const { status, headers, body } = answer;
    if (!right.includes(status)) {
      const what = `${status} instead of ${right} for ${method ?? 'POST'} ${path.slice(0, 60)}`;
      world.note(`${what} ${status >= 500 ? String(typed).slice(0, 80) : ''}`.trim());
    }
    const wrong = (name: string) =>
      world.note(`${part}: ${name} of ${status}: ${headers.get(name)}`);
    if (headers.get('x-content-type-options') !== 'nosniff') wrong('x-content-type-options');
    if (!headers.has('referrer-policy')) wrong('referrer-policy');
    if (headers.has('set-cookie')) wrong('set-cookie');
    const caching = headers.get('cache-control') ?? '';
    if (status >= 400 && !/no-store/.test(caching)) wrong('cache-control');
    if (PERSONAL.test(JSON.stringify([...headers])))
      world.note(`${part}: a header repeats what was sent`);
    const isApi = path.startsWith('/api/');
    if (isApi && headers.get('content-security-policy') !== API_POLICY)
      wrong('content-security-policy');
    if (isApi && !/Origin/.test(headers.get('vary') ?? '')) wrong('vary');
    if (isApi && PERSONAL.test(body)) world.note(`${part}: the answer repeats what was sent`);
    const isPage = /^text\/html/.test(headers.get('content-type') ?? '');
    if (isPage && !/^default-src 'none'/.test(headers.get('content-security-policy') ?? ''))
      wrong('content-security-policy');
    if (body.includes('<b>Asha')) world.note(`${part}: a page with markup of a visitor`);
    if (!taken || (status !== 201 && status !== 303)) return;
    const values =
      taken.values ?? (JSON.parse(new TextDecoder().decode(typed as Buffer)) as Values);
    // A changed byte may leave too few digits in a number, or mix two scripts in a name.
    ledger.add(taken.path, values, taken.values ? (taken.flag ?? null) : undefined, clock.nowMs);
  }

  function countStatus(part: string, status: number): void {
    const of = statuses.get(part) ?? new Map<number, number>();
    statuses.set(part, of.set(status, (of.get(status) ?? 0) + 1));
  }

  /** Any call with values of the right form for most fields, and a few by their meaning. */
  async function askDesk(): Promise<void> {
    const name = random.pick(Object.keys(deskCalls) as DeskCall[]);
    const { input: schema, file }: CallRow = deskCalls[name];
    // A file reads every lead, too.
    if (file && random.percent(90)) return;
    // It reads every lead.
    if (name === 'erasePerson') return random.percent(10) ? erase() : undefined;
    const input = drawOf(schema as unknown as Described, '') as Values;
    const lead =
      leads.length > 0 && 'id' in input && 'kind' in input ? random.pick(leads) : undefined;
    if (lead)
      Object.assign(input, {
        kind: lead.kind,
        id: lead.id,
        ...('version' in input && { version: lead.version }),
      });
    else if (appointments.length > 0 && 'id' in input)
      Object.assign(input, random.pick(appointments));
    const { status, headers, body } = await world.call(name, input, random.pick(MEMBERS));
    countStatus('desk', status);
    if (status >= 500)
      world.note(`${status} of the desk's ${name}: ${JSON.stringify(input).slice(0, 150)}`);
    if (headers.get('cache-control') !== 'no-store' || headers.has('set-cookie'))
      world.note(`headers of the desk's ${name}`);
    if (status !== 200) return;
    for (const [, kind = '', id = 0] of body.matchAll(
      /"kind":"(consultation|contact|newsletter)","id":(\d+)/g,
    )) {
      if (leads.length > 500) leads.splice(0, 100);
      const [, version = 1] = /"version":(\d+)/.exec(body) ?? [];
      leads.push({ kind, id: Number(id), version: Number(version), email: '' });
    }
    const answer = file ? {} : JSON.parse(body);
    if (name === 'addLead') ofMembers.add(`${answer.kind} ${answer.id}`);
    // What a member does may change the flag of any lead that is shown.
    for (const [, email = ''] of /change|trust|add/.test(name)
      ? body.matchAll(/"email":"([^"]+)"/g)
      : [])
      ledger.forgetFlags(email);
    if (answer.appointment) appointments.push(answer.appointment);
    if (name === 'makeCalendarFeed') feeds.push(new URL(answer.url).pathname);
  }

  async function erase(): Promise<void> {
    const [person] = sent.splice(random.below(sent.length), 1);
    if (!person) return;
    const email = String(person.values.email);
    const { status } = await world.call('erasePerson', { email, confirmation: email });
    countStatus('desk', status);
    if (status !== 200) world.note(`${status} of the desk's erasePerson`);
    ledger.erase(email);
  }

  function drawOf(schema: Described, name: string): unknown {
    const { type, schema: inner } = schema;
    if (type === 'object' && inner) {
      const fields = Object.entries(inner as Record<string, Described>).filter(() =>
        random.percent(90),
      );
      return Object.fromEntries(fields.map(([field, rule]) => [field, drawOf(rule, field)]));
    }
    if (type === 'enums') return random.pick(Object.values(inner as object));
    if (type === 'boolean') return random.percent(50);
    if (type === 'array') return [drawOf((inner ?? {}) as Described, name)];
    if (type === 'integer') return random.pick([1, 2, 15, 30, 60, 600, 1050, -1, 2 ** 53]);
    if (type === 'literal') return inner;
    return random.pick(TEXT_OF[name] ?? ['x', 'Asha', null, {}, 'visa', 'x'.repeat(300)]);
  }

  /** Links for readers, and nothing of visitors in what staff get. */
  function readMails(): void {
    for (const { to, text, subject } of world.mail.sent.slice(mailsRead)) {
      if (to.some((address) => MEMBERS.includes(address)) && PERSONAL.test(subject + text)) {
        world.note(`personal data in a mail to staff: ${subject}`);
      }
      const [link] =
        /https:\/\/site\.example(\/newsletter\/\w+\?token=\S+)/.exec(text)?.slice(1) ?? [];
      if (link) links.push(link);
    }
    mailsRead = world.mail.sent.length;
    if (links.length > 2000) links.splice(0, 1000);
  }
}

type Described = Pick<Struct<unknown, unknown>, 'type' | 'schema'>;

/** Texts that the desk's fields take, and some that they do not. */
const TEXT_OF: Record<string, unknown[]> = {
  email: [...MEMBERS, 'asha1@mailbox.example', 'x'],
  member: MEMBERS,
  assignedTo: [...MEMBERS, null, ''],
  cursor: ['x', '', '2026-11-23T04:00:00.000Z.contact.1'],
  search: [
    'asha',
    'आशा राव',
    'क'.repeat(17),
    'a%_\\"*',
    `${'long'.repeat(12)}@mailbox.example`,
    '98765 00001',
    '((',
  ],
  phone: ['98765 00001', '+91 98765 00001', 'x'],
  from: ['2026-11-23', '2026-12-31', '2026-02-31', '9999-99-99'],
  to: ['2026-12-01', '2026-12-31', '2026-02-31', '0000-00-00'],
  startsAt: ['2026-12-01T04:30:00.000Z', '2026-12-02T06:00:00.000Z', ...NO_INSTANT],
  origin: ['https://one.example', 'https://two.example', 'x'],
  partnerId: ['south-star', 'north', ''],
  webhookUrl: ['https://hooks.example.com/x', 'http://127.0.0.1/', null],
  url: ['https://meet.example.com/x', null],
};

/** Hours on each day of three members. */
async function openOffice(world: World): Promise<void> {
  for (const member of MEMBERS) {
    const hours = [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({
      weekday,
      from: '10:00',
      to: '17:30',
      ways: ['video', 'chat', 'in-person'],
    }));
    const { status, body } = await world.call('changeHours', { member, version: 1, hours }, member);
    if (status !== 200) throw new Error(`No hours could be opened: ${status} ${body}`);
  }
}

/** The same values in another spelling: outer white space, decomposed, the email in capitals. */
function respell(values: Values): Values {
  const entries = Object.entries(values).map(([field, value]) => {
    const text = String(value);
    if (field === 'email') return [field, ` ${text.toUpperCase()}`];
    return [field, /Type|subject/.test(field) ? text : ` ${text.normalize('NFD')}\t`];
  });
  return Object.fromEntries(entries.reverse());
}

/** Pads a body with white space to a length in bytes. */
const padTo = (body: string, bytes: number) => body + ' '.repeat(bytes - Buffer.byteLength(body));

const describe = (statuses: ReadonlyMap<number, number>) =>
  [...statuses]
    .sort(([a], [b]) => a - b)
    .map(([status, times]) => `${status}: ${times}`)
    .join(', ');
