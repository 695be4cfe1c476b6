import { createExecutionContext } from 'cloudflare:test';
import { env } from 'cloudflare:workers';
import { expect, it } from 'vitest';
import { DAY_MS } from '../contract/durations.ts';
import { readClock } from './clock.ts';
import { SampleLeads } from './index.ts';
import { listAll, storeLead } from './leads.ts';
import { countRows, findOrphans, readRows } from './tables.ts';

const samples = new SampleLeads(createExecutionContext(), env);

it('an empty desk is filled with 200 leads of the last 60 days, of nobody, and notifies no one', async () => {
  expect(await samples.isEmpty()).toBe(true);
  expect(await samples.fill()).toEqual({ added: 200 });
  const folders = ['inbox', 'flagged', 'spam'] as const;
  const leads = (await Promise.all(folders.map((folder) => listAll({ folder })))).flat();
  expect(leads).toHaveLength(200);
  for (const { createdAt, email, phone } of leads) {
    const age = readClock().getTime() - Date.parse(createdAt);
    expect(age >= 0 && age <= 60 * DAY_MS).toBe(true);
    expect(email).toMatch(/@example\.com$/);
    if (phone) expect(phone).toMatch(/^\+91 00000 \d{5}$/);
  }
  expect([await findOrphans(), await readRows('outbox')]).toEqual([[], []]);
});

it.each(['consultation', 'contact', 'newsletter'] as const)(
  'a desk with one lead of the kind %s gets no samples',
  async (kind) => {
    await storeLead(kind);
    expect(await samples.isEmpty()).toBe(false);
    expect(await samples.fill()).toEqual({ added: 0 });
    expect(await countRows()).toBe(1);
  },
);
