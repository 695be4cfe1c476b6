import { exports } from 'cloudflare:workers';
import { describe, expect, it } from 'vitest';
import { LeadDesk } from '../desk/lead-desk.ts';
import { bodies, everyCall, everyFile } from '../dev/desk.ts';
import { readDeeds, TOM } from '../dev/leads.ts';
import { readRows } from '../dev/tables.ts';
import { callRoles } from './roles.ts';

type Entry = Record<string, (actor: unknown, input: unknown) => Promise<object>>;
const entry = exports.LeadDesk as unknown as Entry;
const forAdmins = [...everyCall, ...everyFile].filter((call) => callRoles[call] === 'admin');

describe('the entrypoint', () => {
  it('has a method for each call and file, and no other', () => {
    const methods = Object.getOwnPropertyNames(LeadDesk.prototype);
    const expected = [...everyCall, ...everyFile, 'constructor', 'make'];
    expect(methods.sort()).toEqual(expected.sort());
  });

  it.each(forAdmins)('refuses %s to whoever is no admin, and records nothing', async (call) => {
    expect(await entry[call]?.(TOM, bodies[call])).toEqual({ problem: 'not-an-admin' });
    expect(await readDeeds()).toEqual([]);
    expect(await readRows('erasures')).toEqual([]);
  });

  it.each(forAdmins)('refuses %s to a role that it does not know', async (call) => {
    const stranger = { ...TOM, role: 'root' };
    expect(await entry[call]?.(stranger, bodies[call])).toEqual({ problem: 'not-an-admin' });
  });
});
