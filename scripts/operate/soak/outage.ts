import { inParallel, type Runtime, startRuntime } from '../../../worker/dev/runtime.ts';
import type { Random } from '../../../worker/dev/seeded-random.ts';
import { DEVELOPMENT_KEYS } from '../../local-worker.ts';
import { keyOfRow, type Path, paths, rowKey, selectRows, tables } from './submissions.ts';

const CONNECTIONS = 16;
const MINUTE_MS = 60_000;
/** In which D1 is away for an hour. */
const PARTS = 12;
const ERASED_PERCENT = 2;
const PRESSED_AGAIN_PERCENT = 5;

interface Sent {
  path: Path;
  values: Record<string, string>;
  status: number;
}

/**
 * Sends submissions while D1 is away for an hour, erases some people then and some when it is back,
 * lets some press again, and counts what is filed and told in the end.
 */
export async function countOutage(count: number, random: Random): Promise<[string, string][]> {
  const runtime = await startRuntime('worker/soak/late-worker.ts', CONNECTIONS, {
    bindings: DEVELOPMENT_KEYS,
    limits: null,
  });
  await runtime.rows('CREATE TABLE soak_mails (about TEXT NOT NULL)');
  const startedAt = Date.now();
  const erased = new Set<string>();
  const draw = (sent: Sent[], percent: number) => sent.filter(() => random.percent(percent));
  const erase = async (sent: Sent[]) => {
    for (const { values } of draw(sent, ERASED_PERCENT / 2)) {
      await runtime.send({ path: '/soak/erase', body: values.email ?? '' });
      erased.add(values.email ?? '');
    }
  };

  await runtime.send({ path: '/soak/away' });
  const sent: Sent[] = [];
  for (let part = 0; part < PARTS; part += 1) {
    const first = Math.floor((part * count) / PARTS);
    const size = Math.floor(((part + 1) * count) / PARTS) - first;
    await inParallel(size, CONNECTIONS, async (index) => {
      sent.push(await press(runtime, random.pick(paths), first + index));
    });
    await runtime.send({ path: '/soak/pass', body: `${(60 / PARTS) * MINUTE_MS}` });
    await deliver(runtime);
  }
  await erase(sent);
  await runtime.send({ path: '/soak/back' });
  await erase(sent);
  const again = draw(sent, PRESSED_AGAIN_PERCENT).filter(
    ({ values }) => !erased.has(values.email ?? ''),
  );
  await inParallel(again.length, CONNECTIONS, async (index) => {
    const { path, values } = again[index] as Sent;
    await send(runtime, path, values);
  });
  let left = await deliver(runtime);
  while (left > 0) left = await deliver(runtime);
  const seconds = (Date.now() - startedAt) / 1000;
  const found = await compare(runtime, sent, erased);
  await runtime.stop();
  return [
    [
      `${count} submissions in an hour without D1, in ${seconds.toFixed(0)} s`,
      `answered 201: ${sent.filter(({ status }) => status === 201).length}`,
    ],
    ['Filed when D1 was back; erased meanwhile', `${found.filed}; ${erased.size}`],
    ['Lost; doubled; back though erased', `${found.lost}; ${found.doubled}; ${found.revived}`],
    ['Told to nobody; told twice', `${found.untold}; ${found.twice}`],
    [`Counted as repeats, of ${again.length} who pressed again`, String(found.repeats)],
  ];
}

async function press(runtime: Runtime, path: Path, index: number): Promise<Sent> {
  const all: Record<string, string> = {
    name: `Asha Rao ${index}`,
    email: `asha${index}@example.com`,
    phone: '+91 98765 43210',
    consultationType: 'video',
    subject: 'visa',
    message: `Which documents do I need for number ${index}?`,
  };
  const fields = Object.keys(tables[path].columns);
  const values = Object.fromEntries(fields.map((field) => [field, all[field] ?? '']));
  return { path, values, status: await send(runtime, path, values) };
}

async function send(runtime: Runtime, path: Path, values: object): Promise<number> {
  const headers = { origin: runtime.origin, 'content-type': 'application/json' };
  return (await runtime.send({ path, headers, body: JSON.stringify(values) })).status;
}

/** Resolves to how many wait after that. */
async function deliver(runtime: Runtime): Promise<number> {
  const { status, headers } = await runtime.send({ path: '/soak/deliver' });
  if (status !== 200) throw new Error(`The queue could not be delivered: ${status}`);
  return Number(headers['soak-waiting']);
}

async function compare(runtime: Runtime, sent: Sent[], erased: Set<string>) {
  const mails = new Map<string, number>();
  for (const { about, total } of await runtime.rows(
    'SELECT about, count(*) AS total FROM soak_mails GROUP BY about',
  )) {
    mails.set(String(about), Number(total));
  }
  const rows = new Map<string, number>();
  const found = { filed: 0, doubled: 0, revived: 0, untold: 0, twice: 0, repeats: 0 };
  for (const path of paths) {
    const { kind } = tables[path];
    for (const row of await runtime.rows(selectRows(path))) {
      const key = keyOfRow(path, row);
      rows.set(key, (rows.get(key) ?? 0) + 1);
      found.filed += 1;
      if ((rows.get(key) ?? 0) > 1) found.doubled += 1;
      if (erased.has(String(row.email))) found.revived += 1;
      found.repeats += Number(row.repeats);
      const told = mails.get(kind === 'newsletter' ? String(row.email) : `${kind}/${row.id}`) ?? 0;
      if (told === 0) found.untold += 1;
      if (told > 1) found.twice += 1;
    }
  }
  const expected = sent.filter(({ values }) => !erased.has(values.email ?? ''));
  const lost = expected.filter(({ path, values }) => !rows.has(rowKey(path, values))).length;
  return { ...found, lost };
}
