import { createHmac } from 'node:crypto';
import * as hubspot from 'recipe:hubspot';
import * as sheet from 'recipe:sheet';
import * as zoho from 'recipe:zoho';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { readClock } from '../dev/clock.ts';
import { KEY } from '../dev/office.ts';

/** The messages that the receiver of docs/messages.md hands over. */
const LEAD = {
  name: 'contact-12',
  kind: 'contact',
  status: 'pending',
  reference: '3F9A-12BC',
  fields: {
    name: 'Asha Rao',
    email: 'asha@example.com',
    phone: '+91 98765 43210',
    message: '=1+1',
  },
  attribution: { campaign: null },
};

interface Call {
  url: string;
  method: string;
  authorization: string | null;
  body: unknown;
}

/** Answers requests in this order, and records them. */
function answer(...answers: Response[]): Call[] {
  const calls: Call[] = [];
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
    const request = new Request(input, init);
    const text = await request.text();
    const { url, method, headers } = request;
    const body = text === '' ? null : JSON.parse(text);
    calls.push({ url, method, authorization: headers.get('authorization'), body });
    return answers.shift() ?? new Response('', { status: 500 });
  });
  return calls;
}

describe('the recipe for Zoho CRM', () => {
  const kept = new Map<string, string>();
  const KNOWN = {
    get: async (name: string) => kept.get(name) ?? null,
    put: async (name: string, value: string) => void kept.set(name, value),
  };
  const secrets = { KNOWN, ZOHO_ID: 'id', ZOHO_SECRET: 'secret', ZOHO_REFRESH: 'refresh' };
  beforeEach(() => kept.clear());

  it('gets a token once, and inserts or updates a lead by its email address', async () => {
    const saved = () => Response.json({ data: [{ status: 'success', details: { id: '55' } }] });
    const calls = answer(Response.json({ access_token: 'token' }), saved(), saved());
    expect(await zoho.save(LEAD, secrets)).toBe('55');
    expect(await zoho.save(LEAD, secrets)).toBe('55');
    const [token, upsert] = calls;
    expect(calls).toHaveLength(3);
    expect(token?.url).toMatch(
      /^https:\/\/accounts\.zoho\.in\/oauth\/v2\/token\?grant_type=refresh/,
    );
    expect(upsert).toEqual({
      url: 'https://www.zohoapis.in/crm/v8/Leads/upsert',
      method: 'POST',
      authorization: 'Zoho-oauthtoken token',
      body: {
        data: [
          {
            Last_Name: 'Asha Rao',
            Email: 'asha@example.com',
            Phone: '+91 98765 43210',
            Lead_Source: 'Website',
            Description: 'contact 3F9A-12BC: pending\n=1+1',
          },
        ],
        duplicate_check_fields: ['Email'],
      },
    });
  });

  it('deletes by the id of the record, and fails where Zoho refuses', async () => {
    kept.set('token', 'token');
    const calls = answer(Response.json({ data: [{ code: 'SUCCESS' }] }));
    await zoho.remove('55', secrets);
    await zoho.remove(null, secrets);
    expect(calls).toMatchObject([
      { url: 'https://www.zohoapis.in/crm/v8/Leads?ids=55', method: 'DELETE' },
    ]);
    answer(Response.json({ code: 'INVALID_TOKEN' }, { status: 401 }));
    await expect(zoho.save(LEAD, secrets)).rejects.toThrow('Zoho');
    answer(Response.json({ data: [{ status: 'error', code: 'MANDATORY_NOT_FOUND' }] }));
    await expect(zoho.save(LEAD, secrets)).rejects.toThrow('refused');
  });
});

describe('the recipe for HubSpot', () => {
  const secrets = { HUBSPOT_TOKEN: 'token' };

  it('inserts or updates a contact by its email address', async () => {
    const calls = answer(Response.json({ results: [{ id: '77' }] }));
    expect(await hubspot.save(LEAD, secrets)).toBe('77');
    const properties = {
      email: 'asha@example.com',
      firstname: 'Asha Rao',
      phone: '+91 98765 43210',
      message: 'contact 3F9A-12BC: pending\n=1+1',
    };
    expect(calls).toEqual([
      {
        url: 'https://api.hubapi.com/crm/v3/objects/contacts/batch/upsert',
        method: 'POST',
        authorization: 'Bearer token',
        body: { inputs: [{ id: 'asha@example.com', idProperty: 'email', properties }] },
      },
    ]);
  });

  it('deletes for good by the id of the contact, also twice, and fails where HubSpot does', async () => {
    const calls = answer(new Response(null, { status: 204 }), new Response('', { status: 404 }));
    await hubspot.remove('77', secrets);
    await hubspot.remove('77', secrets);
    await hubspot.remove(null, secrets);
    expect(calls.map(({ url, body }) => [url, body])).toEqual(
      Array(2).fill([
        'https://api.hubapi.com/crm/v3/objects/contacts/gdpr-delete',
        { objectId: '77' },
      ]),
    );
    answer(new Response('', { status: 429 }), new Response('', { status: 500 }));
    await expect(hubspot.save(LEAD, secrets)).rejects.toThrow('429');
    await expect(hubspot.remove('77', secrets)).rejects.toThrow('500');
  });
});

describe('the script for a Google sheet', () => {
  let rows: string[][] = [];
  afterEach(() => vi.unstubAllGlobals());

  /** The services of Google that the script uses, with the sheet in `rows`. */
  beforeEach(() => {
    rows = [['Lead', 'Received']];
    const output = (kind: string) => (text: string) => `${kind} ${text}`;
    const range = (row: number) => ({
      getRow: () => row,
      setValues: ([cells]: string[][]) => {
        rows[row - 1] = cells ?? [];
      },
      createTextFinder: (name: string) => ({
        matchEntireCell: () => ({
          findNext: () => {
            const index = rows.findIndex(([first]) => first === name);
            return index < 0 ? null : range(index + 1);
          },
        }),
      }),
    });
    const one = {
      getRange: (row: number | string) => range(Number(row)),
      getLastRow: () => rows.length,
      deleteRow: (row: number) => rows.splice(row - 1, 1),
    };
    vi.stubGlobal('LockService', {
      getScriptLock: () => ({ waitLock() {}, releaseLock() {} }),
    });
    vi.stubGlobal('ContentService', { createTextOutput: output('302') });
    vi.stubGlobal('HtmlService', { createHtmlOutput: output('200') });
    vi.stubGlobal('SpreadsheetApp', { getActiveSpreadsheet: () => ({ getSheets: () => [one] }) });
    vi.stubGlobal('Utilities', {
      Charset: { UTF_8: 'utf8' },
      // Signed bytes, as Google has them.
      computeHmacSha256Signature: (text: string, key: string) => [
        ...new Int8Array(createHmac('sha256', key).update(text).digest()),
      ],
    });
  });

  const SHEET_KEY = 'the key, 64 letters and digits';
  function send(message: object, key = SHEET_KEY) {
    const contents = JSON.stringify(message);
    const time = Math.floor(readClock().getTime() / 1000);
    const hex = createHmac('sha256', key).update(`${time}.${contents}`).digest('hex');
    const parameter = { key: '1', 'sa-signature': `t=${time},v1=${'0'.repeat(64)},v1=${hex}` };
    return sheet.doPost({ parameter, postData: { contents } });
  }
  const message = {
    kind: 'contact',
    id: 12,
    status: 'pending',
    lead: { ...LEAD, createdAt: 'then', partner: null },
  };

  it('writes a row a lead, replaces it, and deletes it when its person is erased', () => {
    expect(send(message)).toBe('200 accepted');
    expect(rows[1]).toEqual(
      ['contact-12', "'then", "'pending", "'3F9A-12BC", "'Asha Rao", "'asha@example.com"].concat([
        "'+91 98765 43210",
        "'=1+1",
        "'",
        "'",
      ]),
    );
    send({ ...message, status: 'done' });
    send({ ...message, id: 13 });
    expect(rows.map(([name, , status]) => [name, status])).toEqual([
      ['Lead', undefined],
      ['contact-12', "'done"],
      ['contact-13', "'pending"],
    ]);
    expect(send({ kind: 'contact', id: 12, type: 'erased' })).toBe('200 accepted');
    send({ kind: 'contact', id: 99, type: 'erased' });
    expect(rows.map(([name]) => name)).toEqual(['Lead', 'contact-13']);
  });

  it('answers what is not signed, or what fails, by a redirect, so that it comes again', () => {
    expect(send(message, KEY)).toBe('302 not signed');
    vi.stubGlobal('SpreadsheetApp', {});
    expect(send(message)).toBe('302 failed');
    expect(rows).toHaveLength(1);
  });
});
