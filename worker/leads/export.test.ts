import { env } from 'cloudflare:workers';
import { describe, expect, it } from 'vitest';
import type { LeadFilter } from '../contract/desk.ts';
import {
  entrypoint,
  MEERA,
  openDesk,
  prepareLeadRows,
  readAudit,
  readFile,
  storeLead,
} from '../dev/leads.ts';

const CREATED = '2026-11-20T10:00:00.000Z';

const exportLines = async (filter: LeadFilter) =>
  (await readFile(await openDesk().exportLeads(MEERA, filter))).trimEnd().split('\r\n');

/** The cells of a line in which no cell has a quote. */
const cellsOf = (line = '') => line.slice(1, -1).split('","');

describe('the file of leads', () => {
  it('has all data of a lead, each cell quoted and none a formula', async () => {
    const texts = { name: '=HYPERLINK(1)', message: 'One; two, three', note: '@SUM(A1)' };
    const partner = { partner_id: 'apex', campaign: ';=1+1', source: 'https://apex.example' };
    const utm = { utm_source: 'google', utm_term: '=2+3' };
    await storeLead('contact', {
      ...texts,
      ...partner,
      attribution: JSON.stringify({ ...utm, clicks: { gclid: 'Cj0' } }),
      email: 'asha@example.com',
      phone: '+91 98765 43210',
      assigned_to: 'tom@desk.example',
      page_url: 'https://apex.example/study',
      created_at: CREATED,
      repeats: 2,
    });
    const [head, line, ...rest] = await exportLines({ folder: 'inbox' });
    const cells = cellsOf(line);
    const row = Object.fromEntries(cellsOf(head).map((name, index) => [name, cells[index]]));
    expect(row).toMatchObject({
      reference: expect.stringMatching(/^[0-9A-F]{4}-[0-9A-F]{4}$/),
      received: CREATED,
      kind: 'contact',
      name: "'=HYPERLINK(1)",
      email: 'asha@example.com',
      phone: '+91 98765 43210',
      message: 'One; two, three',
      note: "'@SUM(A1)",
      status: 'pending',
      assigned_to: 'tom@desk.example',
      folder: 'inbox',
      flag: '',
      partner: 'apex',
      campaign: ';=1+1',
      utm_source: 'google',
      utm_medium: '',
      utm_term: "'=2+3",
      gclid: 'Cj0',
      fbclid: '',
      source: 'https://apex.example',
      page: 'https://apex.example/study',
      sent_again: '2',
    });
    expect(rest).toEqual([]);
  });

  it('has only the leads of the filter, and is recorded with it, but without the words of a search', async () => {
    await storeLead('contact', { status: 'done' });
    await storeLead('contact', { email: 'two@example.com' });
    await storeLead('contact', { email: 'one@example.com' });
    const search = 'two@example.com';
    const lines = await exportLines({
      folder: 'inbox',
      kind: 'contact',
      status: 'pending',
      search,
    });
    expect(lines).toHaveLength(2);
    expect(lines[1]).toContain('two@example.com');
    const filter = 'folder inbox, kind contact, status pending, search';
    expect(await readAudit()).toEqual([[MEERA.email, 'exported', 'leads', null, filter]]);
  });

  it('has each lead once over several pages, newest first, and arrives over the entrypoint', async () => {
    const total = 1001;
    await env.DB.batch(
      Array.from({ length: total }).flatMap((_, index) =>
        prepareLeadRows('contact', {
          email: `r${index}@example.com`,
          created_at: new Date(Date.parse(CREATED) - Math.floor(index / 3) * 1000).toISOString(),
        }),
      ),
    );
    const file = await readFile(await entrypoint.call('exportLeads', MEERA, { folder: 'inbox' }));
    const lines = file.trimEnd().split('\r\n').slice(1);
    expect(new Set(lines.map((line) => /r\d+@example/.exec(line)?.[0])).size).toBe(total);
    expect(lines).toHaveLength(total);
    const times = lines.map((line) => cellsOf(line)[1] ?? '');
    expect(times).toEqual([...times].sort().reverse());
  });
});
