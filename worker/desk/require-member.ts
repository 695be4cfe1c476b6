import type { Member, Role } from '../contract/leads.ts';
import { normaliseEmail } from '../contract/rules.ts';
import { HttpError } from '../core/problem.ts';
import type { DeskEnv } from './desk-env.ts';

/**
 * Identifies the member signed in at Cloudflare Access, with the role. Access adds the identity beside the
 * request, out of reach of a client's headers. An empty ACCESS_AUD admits no member.
 * @throws HttpError 403 without Access, behind another application's, and for a service, which has
 * no address
 */
export async function requireMember(
  access: CloudflareAccessContext | undefined,
  { ACCESS_AUD, ACCESS_ADMIN_GROUP }: Pick<DeskEnv, 'ACCESS_AUD' | 'ACCESS_ADMIN_GROUP'>,
): Promise<Member> {
  if (!access || access.aud === '' || access.aud !== ACCESS_AUD) {
    throw new HttpError(403, 'not-a-member');
  }
  const identity = await access.getIdentity();
  if (!identity?.email) throw new HttpError(403, 'not-a-member');
  const email = normaliseEmail(identity.email);
  return {
    email,
    name: identity.name || email,
    role: readRole(identity.groups, ACCESS_ADMIN_GROUP),
  };
}

/**
 * Every member is an admin if no group is set. Otherwise admins are the group's members by the identity
 * provider, which sends its name, id or address: providers differ.
 */
function readRole(groups: unknown, adminGroup: string | undefined): Role {
  const wanted = adminGroup?.trim();
  if (!wanted) return 'admin';
  const isAdmin = Array.isArray(groups) && groups.some((group) => namesOf(group).includes(wanted));
  return isAdmin ? 'admin' : 'member';
}

function namesOf(group: unknown): unknown[] {
  if (typeof group !== 'object' || group === null) return [group];
  const { name, id, email } = group as Record<string, unknown>;
  return [name, id, email];
}
