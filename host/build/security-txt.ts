import { brand } from '../../widgets/content/brand.ts';

/** RFC 9116 asks for less than a year; a deployment in between renews it. */
const VALID_DAYS = 330;
const DAY_MS = 24 * 60 * 60 * 1000;

/** `/.well-known/security.txt`: where to write about a weakness. `now` is the moment of the build. */
export function renderSecurityTxt(origin: string, now: Date): string {
  const expires = new Date(now.getTime() + VALID_DAYS * DAY_MS);
  return `Contact: mailto:${brand.generalEmail}
Expires: ${expires.toISOString()}
Preferred-Languages: en
Canonical: ${origin}/.well-known/security.txt
`;
}
