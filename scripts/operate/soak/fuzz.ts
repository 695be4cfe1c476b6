import { type Answer, inParallel, type Sent, startRuntime } from '../../../worker/dev/runtime.ts';
import type { Random } from '../../../worker/dev/seeded-random.ts';
import { keyOfRow, type Path, paths, rowKey, selectRows, tables } from './submissions.ts';

const CONNECTIONS = 16;
const PARTNER = 'https://partner.example';
const KIB = 1024;
const VARY = 'Origin, Access-Control-Request-Headers';

type Values = Record<string, unknown>;

/** A request with its expected outcome, known from how it was generated. */
interface Trial extends Sent {
  /** Accepted statuses; several if a byte was mutated at random. */
  statuses: number[];
  /** Kind and flag of the submission, if the body is one. */
  path: Path;
  flag?: string;
  /** To be sent again in another spelling, once it is answered: two of one millisecond are one try. */
  values?: Values;
}

const NAMES = [
  'Asha Rao',
  'आशा राव',
  'Zoe\u0301 Ó',
  '李明',
  'ליאת כהן',
  "O'Neil; DROP TABLE",
  '<b>Li</b>',
  '👩🏽‍🎓 Li',
  'नमस्\u200cते',
];
const HOSTS = [
  'example.com',
  'EXAMPLE.com',
  'bücher.example',
  'ｇｍａｉｌ.com',
  'xn--bcher-kva.example',
  'mail.example.co.in',
];
const PHONES = ['+91 98765 43210', '9876543210', '०९८७६५४३२१०', '98765 43210 (evening)'];
const TEXTS = [
  'Which documents do I need?',
  'कौन से दस्तावेज़ चाहिए?\r\nधन्यवाद',
  'tab\there and\n\n\nlines',
  '🎓 when does it start?',
  '=1+1 "quoted" \\ %_',
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
    5,
    null,
    true,
    [],
    {},
    'A\0B',
    '\ud800\ud800',
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
    7,
    null,
    ['a@b.co'],
    'a@1.2.3.4',
    'a\u202e@b.com',
  ],
  phone: [
    '',
    '123456789',
    ' 12345678 ',
    '\u200b'.repeat(10),
    '1'.repeat(41),
    '98765\u202e43210',
    9_876_543_210,
    null,
    '98765\n43210',
  ],
  consultationType: ['phone', 'Video', '', 1, null],
  subject: ['other', 'Visa', '', 1, null, 'toString'],
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

/**
 * Fuzzes the local Worker over HTTP and compares statuses, headers and, in the end, every row with
 * what each request should lead to.
 */
export async function fuzz(count: number, random: Random): Promise<[string, string][]> {
  const runtime = await startRuntime('worker/index.ts', CONNECTIONS, {
    bindings: { ALLOWED_ORIGINS: PARTNER },
    // All requests come from one machine within minutes; the other limits apply unchanged.
    limits: { BREAKER_LIMITER: 10 ** 9 },
  });
  /** By row key: how often it was acknowledged, and the flag of the first request. */
  const acknowledged = new Map<string, { times: number; flag: string | null }>();
  const statuses = new Map<number, number>();
  const odd: string[] = [];
  const sent: { path: Path; values: Values }[] = [];
  const startedAt = Date.now();

  await inParallel(count, CONNECTIONS, async (index) => {
    const trial = makeTrial(index);
    const answer = await runtime.send(trial);
    statuses.set(answer.status, (statuses.get(answer.status) ?? 0) + 1);
    judge(trial, answer);
    if (trial.values) sent.push({ path: trial.path, values: trial.values });
  });
  const seconds = (Date.now() - startedAt) / 1000;
  const rows = await compareRows();
  await runtime.stop();

  const table = [...statuses]
    .sort(([a], [b]) => a - b)
    .map(([status, times]) => `${status}: ${times}`);
  const failures = [...statuses].filter(([status]) => status >= 500 || status === 0);
  for (const line of odd.slice(0, 20)) console.error(`odd: ${line}`);
  return [
    [`${count} fuzzed requests in ${seconds.toFixed(0)} s`, table.join(', ')],
    ['5xx and broken connections', String(failures.reduce((sum, [, times]) => sum + times, 0))],
    ['Rows in D1; acknowledged submissions that they stand for', rows],
    ['Odd statuses, headers and rows', String(odd.length)],
  ];

  function makeTrial(index: number): Trial {
    const path = random.pick(paths);
    const values = makeValues(path, index);
    const headers = {
      origin: random.percent(50) ? PARTNER : runtime.origin,
      'content-type': random.pick(['application/json', 'Application/JSON; charset=utf-8']),
      // Each client gets its own /48.
      'cf-connecting-ip': `2001:${(index >> 16).toString(16)}:${(index & 65_535).toString(16)}::1`,
    };
    const good = { path, headers, body: JSON.stringify(values), statuses: [201] };
    const draw = random.below(100);
    if (draw < 40) {
      return random.percent(20) ? { ...good, values } : good;
    }
    if (draw < 46) {
      const [earlier] = sent.splice(random.below(sent.length), 1);
      if (!earlier) return good;
      return { ...good, ...earlier, body: JSON.stringify(respell(earlier.values)) };
    }
    if (draw < 50)
      return { ...good, body: JSON.stringify({ ...values, website: 'x' }), flag: 'honeypot' };
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
      return { ...good, body: JSON.stringify(wrong), statuses: [422] };
    }
    if (draw < 76) {
      const bytes = Buffer.from(good.body);
      bytes[random.below(bytes.length)] = random.below(256);
      return { ...good, body: bytes, statuses: [201, 400, 422] };
    }
    if (draw < 80) {
      return { ...good, body: good.body.slice(0, random.below(good.body.length)), statuses: [400] };
    }
    if (draw < 83) {
      const body = random.pick([
        '',
        'null',
        '[]',
        '"x"',
        '12',
        '{"a":',
        '['.repeat(9000),
        `{"a":${'['.repeat(9)}${']'.repeat(9)}}`,
      ]);
      return { ...good, body, statuses: [400] };
    }
    if (draw < 85) return { ...good, body: '{}', statuses: [422] };
    if (draw < 87)
      return {
        ...good,
        body: padTo(good.body, 64 * KIB + 1 + random.below(9999)),
        statuses: [413],
      };
    if (draw < 88) return { ...good, body: padTo(good.body, 64 * KIB) };
    if (draw < 91) {
      return {
        ...good,
        method: random.pick(['GET', 'PUT', 'PATCH', 'DELETE']),
        body: '',
        statuses: [405],
      };
    }
    if (draw < 94) {
      const type = random.pick([
        'text/plain',
        'application/x-www-form-urlencoded',
        'text/json',
        'x',
      ]);
      return { ...good, headers: { ...headers, 'content-type': type }, statuses: [415] };
    }
    if (draw < 97) {
      const foreign = { ...good, flag: 'origin' };
      const origins = ['null', 'https://stranger.example', `${PARTNER}.evil.example`];
      if (random.percent(60)) {
        return { ...foreign, headers: { ...headers, origin: random.pick(origins) } };
      }
      const origin = random.pick([`${PARTNER}/`, 'x']);
      return { ...good, headers: { ...headers, origin }, statuses: [403] };
    }
    if (draw < 98) return { ...good, method: 'OPTIONS', body: '', statuses: [204] };
    if (draw < 99) return { ...good, path: `${path}/x` as Path, statuses: [404] };
    return { ...good, path: '/api/origin' as Path, method: 'GET', body: '', statuses: [200] };
  }

  function makeValues(path: Path, index: number): Values {
    const all: Values = {
      name: `${random.pick(NAMES)} ${index}`,
      email: `asha${index}@${random.pick(HOSTS)}`,
      phone: random.pick(PHONES),
      consultationType: random.pick(['video', 'chat', 'in-person']),
      subject: random.pick(['admission', 'visa', 'scholarship', 'general']),
      message: `${random.pick(TEXTS)} ${index}`,
    };
    return Object.fromEntries(
      Object.keys(tables[path].columns).map((field) => [field, all[field]]),
    );
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

  function judge(trial: Trial, { status, headers }: Answer): void {
    if (!trial.statuses.includes(status)) {
      odd.push(`${status} instead of ${trial.statuses} for ${String(trial.body).slice(0, 200)}`);
    }
    const hardened = headers['x-content-type-options'] === 'nosniff' && headers.vary === VARY;
    const kept = trial.path === ('/api/origin' as Path) ? 'private, max-age=300' : 'no-store';
    if (status !== 0 && (!hardened || headers['cache-control'] !== kept)) {
      odd.push(`headers of ${status}: ${JSON.stringify(headers)}`);
    }
    if (status !== 201) return;
    const values = JSON.parse(new TextDecoder().decode(Buffer.from(trial.body ?? ''))) as Values;
    const key = rowKey(trial.path, values);
    const known = acknowledged.get(key);
    const flag = known ? trial.flag && known.flag : trial.flag;
    acknowledged.set(key, { times: (known?.times ?? 0) + 1, flag: flag ?? null });
  }

  async function compareRows(): Promise<string> {
    const open = new Map(acknowledged);
    let rowCount = 0;
    for (const path of paths) {
      for (const row of await runtime.rows(selectRows(path))) {
        rowCount += 1;
        const key = keyOfRow(path, row);
        const expected = open.get(key);
        open.delete(key);
        if (!expected) odd.push(`a row that nothing stands for: ${key}`);
        else if (row.repeats !== expected.times - 1)
          odd.push(`${row.repeats} repeats instead of ${expected.times - 1}: ${key}`);
        // A mutated byte may leave too few digits in a number, or mix two scripts in a name.
        else if (
          row.lead_flag !== expected.flag &&
          !['blank', 'spoofed'].includes(String(row.lead_flag))
        ) {
          odd.push(`flag ${row.lead_flag} instead of ${expected.flag}: ${key}`);
        }
        const isUntouched = [undefined, 'pending', 'confirmed', 0].includes(
          (row.status ?? row.responded) as never,
        );
        if (!isUntouched || row.created_at === '1999') odd.push(`a column from input: ${key}`);
      }
    }
    for (const key of open.keys()) odd.push(`acknowledged and lost: ${key}`);
    const times = [...acknowledged.values()].reduce((sum, known) => sum + known.times, 0);
    return `${rowCount}; ${times}`;
  }
}

/** Pads a body with white space to a length in bytes. */
function padTo(body: string, bytes: number): string {
  return body + ' '.repeat(bytes - Buffer.byteLength(body));
}
