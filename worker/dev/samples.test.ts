import { createExecutionContext } from 'cloudflare:test';
import { env } from 'cloudflare:workers';
import { describe, expect, it } from 'vitest';
import { DAY_MS } from '../contract/durations.ts';
import { setClock } from './clock.ts';
import { SampleLeads } from './index.ts';
import { listAll, storeLead } from './leads.ts';
import { makeSamples } from './make-samples.ts';
import { seededRandom } from './seeded-random.ts';
import { countRows, findOrphans, readRows } from './tables.ts';

const NOW = '2026-11-22T10:00:00.000Z';

const openSamples = () => new SampleLeads(createExecutionContext(), env);

const make = (count: number, seed = 1) =>
  makeSamples({ count, days: 60, now: new Date(NOW), random: seededRandom(seed) });

describe('an empty desk', () => {
  it('says so, and is filled with 200 leads of the last 60 days', async () => {
    setClock(NOW);
    const samples = openSamples();
    expect(await samples.isEmpty()).toBe(true);
    expect(await samples.fill()).toEqual({ added: 200 });
    expect(await samples.isEmpty()).toBe(false);
    const everywhere = [
      ...(await listAll({ folder: 'inbox' })),
      ...(await listAll({ folder: 'flagged' })),
      ...(await listAll({ folder: 'spam' })),
    ];
    expect(everywhere).toHaveLength(200);
    const ages = everywhere.map(({ createdAt }) => Date.parse(NOW) - Date.parse(createdAt));
    expect(Math.min(...ages)).toBeGreaterThanOrEqual(0);
    expect(Math.max(...ages)).toBeLessThanOrEqual(60 * DAY_MS);
    expect(await findOrphans()).toEqual([]);
  });

  it('sends no message', async () => {
    await openSamples().fill();
    expect(await readRows('outbox')).toEqual([]);
  });
});

describe('a desk with one lead', () => {
  it.each(['consultation', 'contact', 'newsletter'] as const)(
    'of the kind %s gets no samples',
    async (kind) => {
      await storeLead(kind);
      expect(await openSamples().isEmpty()).toBe(false);
      expect(await openSamples().fill()).toEqual({ added: 0 });
      expect(await countRows()).toBe(1);
    },
  );
});

describe('the samples', () => {
  it('have an address of example.com, and a number that no network assigns', () => {
    for (const { row } of make(300)) {
      expect(row.email).toMatch(/@example\.com$/);
      if (row.phone) expect(row.phone).toMatch(/^\+91 00000 \d{5}$/);
    }
  });
});
