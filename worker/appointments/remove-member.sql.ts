import { prepareAuditIfChanged } from '../core/desk-events.sql.ts';
import type { DeskHandler } from '../core/desk-handler.ts';
import { readMembers } from '../core/settings.ts';
import { readHours } from './hours.sql.ts';
import { clearSlotsCache } from './slots-cache.ts';

/** Removes a member with hours and calendar feed; appointments ahead need another counsellor. */
export const removeMember: DeskHandler<'removeMember'> = async ({ member }, context) => {
  const { env } = context;
  if (readMembers(env).some(({ email }) => email === member)) {
    return { problem: 'named-in-settings' };
  }
  const [removed] = await env.DB.batch([
    env.DB.prepare('DELETE FROM members WHERE email = ?').bind(member),
    prepareAuditIfChanged(env.DB, { action: 'member-left', subject: member }, context),
  ]);
  if (removed?.meta.changes === 0) return { problem: 'unknown-member' };
  await clearSlotsCache();
  return readHours({}, context);
};
