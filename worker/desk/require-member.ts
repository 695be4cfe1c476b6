import type { Member } from '../contract/leads.ts';
import { normaliseEmail } from '../contract/rules.ts';
import { HttpError } from '../http/problem.ts';

/**
 * The member whom Cloudflare Access has let in. Access says so beside the request, where no header
 * of a client reaches.
 * @param audience ACCESS_AUD; empty admits nobody
 * @throws HttpError 403 without Access, behind another application's, and for a service, which has
 * no address
 */
export async function requireMember(
  access: CloudflareAccessContext | undefined,
  audience: string,
): Promise<Member> {
  if (!access || access.aud === '' || access.aud !== audience) {
    throw new HttpError(403, 'not-a-member');
  }
  const identity = await access.getIdentity();
  if (!identity?.email) throw new HttpError(403, 'not-a-member');
  const email = normaliseEmail(identity.email);
  return { email, name: identity.name || email };
}
