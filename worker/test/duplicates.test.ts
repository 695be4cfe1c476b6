import { describe, expect, it, vi } from 'vitest';
import { PARTNER, post } from './support/post.ts';
import { consultation, contact, everySubmission, newsletter } from './support/submissions.ts';
import { countRows, readRow, readRows } from './support/tables.ts';

/** Sets what `Date` says and leaves the timers alone. */
function setClock(instant: string): void {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(instant) });
}

describe.each(everySubmission)('a second equal submission to $path', ({ path, body, table }) => {
  it('gets the same answer and stores no second row', async () => {
    const first = await post(path, body);
    const row = await readRow(table);
    const second = await post(path, body);
    expect(second.status).toBe(201);
    expect([...second.headers]).toEqual([...first.headers]);
    expect(await second.text()).toBe(await first.text());
    expect(await readRow(table)).toEqual(row);
  });

  it('is recognised in another spelling, key order and from another origin', async () => {
    await post(path, body);
    const reversed = Object.fromEntries(Object.entries(body).reverse());
    const email = ` ${body.email?.toUpperCase()} `;
    await post(path, { ...reversed, email, extra: 1 }, { headers: { origin: PARTNER } });
    expect(await countRows()).toBe(1);
  });

  it('stores one row when 25 arrive at once', async () => {
    const answers = await Promise.all(Array.from({ length: 25 }, () => post(path, body)));
    expect(answers.map(({ status }) => status)).toEqual(Array(25).fill(201));
    expect(await readRows(table)).toHaveLength(1);
  });

  it('is a new one when the e-mail address differs', async () => {
    await post(path, body);
    await post(path, { ...body, email: 'other@example.com' });
    expect(await readRows(table)).toHaveLength(2);
  });
});

describe.each([consultation, contact])('the day of $path', ({ path, body, table }) => {
  it('ends at midnight UTC', async () => {
    setClock('2026-11-20T23:59:59.999Z');
    await post(path, body);
    await post(path, body);
    expect(await readRows(table)).toHaveLength(1);
    setClock('2026-11-21T00:00:00.000Z');
    await post(path, body);
    expect(await readRows(table)).toHaveLength(2);
  });

  it.each(Object.keys(body))('does not join submissions that differ in %s', async (field) => {
    const others: Record<string, string> = { consultationType: 'chat', subject: 'general' };
    await post(path, body);
    await post(path, { ...body, [field]: others[field] ?? `x${body[field]}` });
    expect(await readRows(table)).toHaveLength(2);
  });
});

describe('a newsletter address', () => {
  it('is stored once whatever the day, and the answer does not tell', async () => {
    setClock('2026-11-20T12:00:00Z');
    const first = await post(newsletter.path, newsletter.body);
    setClock('2027-03-01T12:00:00Z');
    const later = await post(newsletter.path, newsletter.body);
    expect([later.status, await later.text()]).toEqual([first.status, await first.text()]);
    expect(await countRows()).toBe(1);
  });
});

describe('equal content', () => {
  it('on two routes is two submissions', async () => {
    await post(consultation.path, consultation.body);
    await post(contact.path, contact.body);
    await post(newsletter.path, newsletter.body);
    expect(await countRows()).toBe(3);
  });
});
