import { env } from 'cloudflare:workers';
import { describe, expect, it } from 'vitest';
import { HONEYPOT_FIELD } from '../contract/protocol.ts';
import { readClock, setClock } from '../dev/clock.ts';
import { PARTNER, post, type SendOptions } from '../dev/post.ts';
import { everySubmission, newsletter } from '../dev/submissions.ts';
import { countRows, readRow, readRows } from '../dev/tables.ts';

/** The newsletter's addresses are unique whatever the day, and it gives no reference. */
const others = everySubmission.filter(({ path }) => path !== newsletter.path);

/** Sends the same at the same moment: a millisecond apart, as no two requests are one. */
function postAtOnce(count: number, path: string, body: object): Promise<Response[]> {
  const startMs = readClock().getTime();
  const answers = Array.from({ length: count }, (_, index) => {
    setClock(new Date(startMs + index + 1).toISOString());
    return post(path, body);
  });
  return Promise.all(answers);
}

/** Posts at a time. */
const postAt = (time: string, path: string, body: object, options?: SendOptions) => {
  setClock(time);
  return post(path, body, options);
};

describe.each(everySubmission)('a second equal submission to $path', ({ path, body, table }) => {
  it('gets the same answer and stores no second row, but counts', async () => {
    const first = await postAt('2026-11-20T12:00:00.000Z', path, body);
    const row = await readRow(table);
    const created = { repeats: 0, last_at: null, created_at: '2026-11-20T12:00:00.000Z' };
    expect(row).toMatchObject(created);
    setClock('2026-11-20T12:34:56.789Z');
    const respelled = { extra: 1, ...body, email: ` ${body.email?.toUpperCase()} ` };
    const second = await post(path, respelled, { headers: { origin: PARTNER } });
    expect(second.status).toBe(201);
    expect([...second.headers.keys()]).toEqual([...first.headers.keys()]);
    expect(second.headers.get('sa-reference')).toBe(first.headers.get('sa-reference'));
    expect(await second.text()).toBe(await first.text());
    const counted = { repeats: 1, last_at: '2026-11-20T12:34:56.789Z' };
    expect(await readRow(table)).toEqual({ ...row, ...counted });
  });

  it('stores one row when 25 arrive at once', async () => {
    const answers = await postAtOnce(25, path, body);
    expect(answers.map(({ status }) => status)).toEqual(Array(25).fill(201));
    const references = answers.map(({ headers }) => headers.get('sa-reference'));
    expect(new Set(references).size).toBe(1);
    expect(await readRow(table)).toMatchObject({ repeats: 24 });
  });

  it('clears the flag of the first if it has none itself, and never adds one', async () => {
    await postAt('2026-11-20T12:00:00Z', path, { ...body, [HONEYPOT_FIELD]: 'x' });
    expect(await readRow(table)).toMatchObject({ flag: 'honeypot' });
    await postAt('2026-11-20T12:00:01Z', path, body);
    expect(await readRow(table)).toMatchObject({ flag: null, repeats: 1 });
    await postAt('2026-11-20T12:00:02Z', path, { ...body, [HONEYPOT_FIELD]: 'x' });
    expect(await readRow(table)).toMatchObject({ flag: null, repeats: 2 });
  });
});

describe.each(others)('the day of $path', ({ path, body, table }) => {
  it('ends at midnight UTC for a repeat ten minutes later', async () => {
    await postAt('2026-11-20T23:59:59.999Z', path, body);
    setClock('2026-11-21T00:09:59.900Z');
    await postAtOnce(25, path, body);
    expect(await readRow(table)).toMatchObject({ repeats: 25 });
    await postAt('2026-11-21T00:10:00.000Z', path, body);
    expect(await readRows(table)).toHaveLength(2);
  });

  it.each(Object.keys(body))('does not join submissions that differ in %s', async (field) => {
    const options: Record<string, string> = { consultationType: 'chat', subject: 'general' };
    await post(path, body);
    await post(path, { ...body, [field]: options[field] ?? `x${body[field]}` });
    expect(await readRows(table)).toHaveLength(2);
  });
});

it('a newsletter address is stored once on any day, without a reference and with the same answer', async () => {
  const first = await postAt('2026-11-20T12:00:00Z', newsletter.path, newsletter.body);
  const later = await postAt('2027-03-01T12:00:00Z', newsletter.path, newsletter.body);
  expect([later.status, await later.text()]).toEqual([first.status, await first.text()]);
  expect(later.headers.has('sa-reference')).toBe(false);
  expect(await countRows()).toBe(1);
});

describe.each(everySubmission)('a lead marked as spam, of $path', ({ path, body, table }) => {
  const markAsSpam = () =>
    env.DB.prepare("UPDATE leads SET spam_at = '2026-11-20T12:00:00Z'").run();
  const readPlace = async () => {
    const { folder, flag } = await readRow('leads');
    return [folder, flag];
  };

  it('returns to Flagged, once, when it is sent again', async () => {
    await postAt('2026-11-20T12:00:00Z', path, body);
    await markAsSpam();
    await postAt('2026-11-20T13:00:00Z', path, body);
    expect(await readPlace()).toEqual(['flagged', 'returned']);
    await postAt('2026-11-20T13:01:00Z', path, body);
    expect(await readPlace()).toEqual(['flagged', 'returned']);
    await markAsSpam();
    await postAt('2026-11-20T14:00:00Z', path, body);
    expect(await readPlace()).toEqual(['spam', 'returned']);
    expect(await readRow(table)).toMatchObject({ repeats: 3 });
  });

  it('stays in spam if the repeat looks like a program’s', async () => {
    await postAt('2026-11-20T12:00:00Z', path, body);
    await markAsSpam();
    await postAt('2026-11-20T13:00:00Z', path, { ...body, [HONEYPOT_FIELD]: 'x' });
    expect(await readPlace()).toEqual(['spam', null]);
  });
});
