import { env } from 'cloudflare:workers';
import { describe, expect, it } from 'vitest';
import { insertHours, insertMember, readSlots } from '../dev/appointments.ts';
import { MEERA, openDesk, readAudit, readValue, TOM } from '../dev/leads.ts';

const member = TOM.email;
const isListed = async () =>
  readValue(await openDesk().readHours(MEERA, {})).members.some(({ email }) => email === member);
const countFree = async () => (await readSlots()).days.flatMap(({ starts }) => starts).length;

describe('a member who has left', () => {
  it('is no longer listed and cannot be booked, and the history names the actor', async () => {
    await insertMember(member, TOM.name);
    await insertHours(member);
    expect(await isListed()).toBe(true);
    expect(await countFree()).toBeGreaterThan(0);
    const hours = readValue(await openDesk().removeMember(MEERA, { member }));
    expect(hours.members.map(({ email }) => email)).not.toContain(member);
    expect(await countFree()).toBe(0);
    expect(await readAudit()).toEqual([[MEERA.email, 'member-left', member, null, null]]);
    expect(await openDesk().removeMember(MEERA, { member })).toEqual({ problem: 'unknown-member' });
  });

  it('stays while the settings name them', async () => {
    await insertMember(member, TOM.name);
    const desk = openDesk({ MEMBERS: `${TOM.name} <${member}>` });
    expect(await desk.removeMember(MEERA, { member })).toEqual({ problem: 'named-in-settings' });
    expect(await isListed()).toBe(true);
    expect(await env.DB.prepare('SELECT count(*) AS total FROM desk_events').first('total')).toBe(
      0,
    );
  });
});
