import { createExecutionContext } from 'cloudflare:test';
import { env } from 'cloudflare:workers';
import { describe, expect, it } from 'vitest';
import { leadStatuses } from '../contract/leads.ts';
import { setClock } from './clock.ts';
import { SampleLeads } from './index.ts';
import { listAll, MEERA, openDesk, readValue, storeLead } from './leads.ts';
import { makeSamples } from './make-samples.ts';
import { seededRandom } from './seeded-random.ts';
import { countRows, findOrphans, readRows } from './tables.ts';

const NOW = '2026-11-22T10:00:00.000Z';
const DAY_MS = 24 * 60 * 60_000;

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

  it('shows then everything that the desk can show', async () => {
    setClock(NOW);
    await openSamples().fill();
    const { counts, partners } = readValue(await openDesk().readInbox(MEERA, { folder: 'inbox' }));
    expect(Object.keys(counts.kinds).sort()).toEqual(['consultation', 'contact', 'newsletter']);
    expect(Object.keys(counts.partners)).toHaveLength(4);
    expect(Object.keys(counts.assignees)).toHaveLength(3);
    expect(Math.min(...Object.values(counts.folders))).toBeGreaterThan(0);
    expect(partners).toHaveLength(3);
    const leads = await listAll({ folder: 'inbox' });
    const statuses = new Set(Object.values(leadStatuses).flat());
    expect(new Set(leads.map(({ status }) => status))).toEqual(statuses);
    expect(leads.some(({ isUnread }) => isUnread)).toBe(true);
    expect(leads.some(({ repeats }) => repeats > 0)).toBe(true);
    expect((await readRows('lead_events')).some(({ action }) => action === 'note')).toBe(true);
  });

  it('has hours of two members, free times, and an appointment of each scheduled lead', async () => {
    setClock(NOW);
    await openSamples().fill();
    const { members } = readValue(await openDesk().readHours(MEERA, {}));
    expect(members.filter(({ hours }) => hours.length > 0)).toHaveLength(2);
    const from = '2026-11-22';
    const page = readValue(await openDesk().readCalendar(MEERA, { from, to: '2026-12-02' }));
    const scheduled = (await listAll({ folder: 'inbox', status: 'scheduled' })).filter(
      ({ kind }) => kind === 'consultation',
    );
    expect(page.appointments.length).toBe(scheduled.length);
    expect(page.appointments.length).toBeGreaterThan(3);
    expect(page.unassigned).toEqual([]);
    const { times } = readValue(await openDesk().listFreeTimes(MEERA, { way: 'video', from }));
    expect(times.length).toBeGreaterThan(20);
  });

  it('sends nobody anything', async () => {
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
  it('are nobody’s: an address of example.com, and a number that no network gives out', () => {
    for (const { row } of make(300)) {
      expect(row.email).toMatch(/@example\.com$/);
      if (row.phone) expect(row.phone).toMatch(/^\+91 00000 \d{5}$/);
    }
  });
});
