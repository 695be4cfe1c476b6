import { brand } from '../../widgets/content/brand.ts';
import { DAY_MS } from '../../worker/contract/durations.ts';

/** RFC 9116 recommends less than a year; each deployment renews it. */
const VALID_DAYS = 330;

/** `/.well-known/security.txt`: how to report a vulnerability. `now` is the build time. */
export function renderSecurityTxt(origin: string, now: Date): string {
  const expires = new Date(now.getTime() + VALID_DAYS * DAY_MS);
  return `Contact: mailto:${brand.generalEmail}
Expires: ${expires.toISOString()}
Preferred-Languages: en
Canonical: ${origin}/.well-known/security.txt
`;
}
