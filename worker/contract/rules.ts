import { coerce, refine, Struct, string } from 'superstruct';

/**
 * Characters that no field accepts. Control characters and lone surrogates truncate text in SQL or
 * cannot be encoded, noncharacters and line separators break programs that read it, and embeddings,
 * overrides and isolates make it look like another text. Joiners, which Indic scripts and emoji
 * need, and the direction marks of right-to-left keyboards are allowed.
 */
const UNSTORABLE = /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\p{NChar}\u202A-\u202E\u2066-\u2069]/u;
const LINE_CONTROLS = /[\n\t]/g;

/**
 * Matches a text without invisible characters at its ends, which copied text often has. Joiners and selectors
 * belong to the letter or emoji before them, and an override, which disguises the text, is left
 * for the rule to refuse. Linear in the text's length, unlike a search for blanks before its end.
 */
const SEEN =
  /(?!\s|[^\P{DI}\p{EComp}\u200C\u202D\u202E]).(.*(?!\s|[^\P{DI}\p{EComp}\u200C\u202D\u202E]).)?/su;

interface TextLimits {
  /** Fewest code points, after trimming. */
  min: number;
  /** Most code points, after trimming. */
  max: number;
  /** Allows line breaks and tabs. */
  multiline?: boolean;
}

/**
 * Text with at least one letter, digit or emoji, trimmed and NFC-normalised. Its length counts code
 * points, so that a simple emoji is one. All its rules share one refinement, because a superstruct
 * layer for each would cost more than the rules themselves.
 */
export function text(
  { min, max, multiline = false }: TextLimits,
  content = /[\p{L}\p{N}\p{ExtPict}]/u,
): Struct<string, null> {
  return new Struct<string, null>({
    ...string(),
    coercer: (value) =>
      typeof value === 'string'
        ? (SEEN.exec(value.replace(/\r\n?/g, '\n'))?.[0] ?? '').normalize('NFC')
        : value,
    refiner(value) {
      const fail = (refinement: string, message: string) => ({ refinement, message });
      if (UNSTORABLE.test(multiline ? value.replace(LINE_CONTROLS, '') : value)) {
        return fail('invalid-characters', 'Please remove characters that cannot be shown');
      }
      const { length } = [...value];
      if (length < min)
        return fail('too-short', `String must contain at least ${min} character(s)`);
      if (length > max) return fail('too-long', `Please use at most ${max} characters`);
      return content.test(value) || fail('blank', 'Please use letters or numbers');
    },
  });
}

/** A telephone number in any notation: any text of that length. */
export const phone = (limits: TextLimits): Struct<string, null> => text(limits, /^/);

/** The characters RFC 5322 allows unquoted between dots, in any script. */
const ATOM = /^[\p{L}\p{M}\p{N}!#$%&'*+/=?^_`{|}~-]+$/u;

/** A host in ASCII: two or more labels of 1 to 63 characters. A last label of digits would be an address. */
const HOST = /^([a-z\d]([a-z\d-]{0,61}[a-z\d])?\.)+([a-z]{1,63}|xn--[a-z\d-]{0,58}[a-z\d])$/;

/** SMTP's limits in octets (RFC 5321, 4.5.3.1.1, and 4.5.3.1.3 less the angle brackets). */
const LOCAL_PART_MAX = 64;
const EMAIL_MAX = 254;

const octets = (text: string) => new TextEncoder().encode(text).length;

/**
 * Makes all spellings of one mailbox equal: trimmed, lower-cased, NFC, with the host in the form that
 * DNS uses (`bücher.example` is `xn--bcher-kva.example`). Idempotent. Text that is not a host stays
 * as it is, for `isEmail` to refuse.
 */
export function normaliseEmail(address: string): string {
  const spelled = address.trim().normalize('NFC').toLowerCase().normalize('NFC');
  // The URL parser would end the host at these, or drop them silently.
  const [, local, host] = /^(.*@)([^\s@%/?#:\\[\]\p{DI}]+)$/su.exec(spelled) ?? [];
  if (!host) return spelled;
  try {
    return local + new URL(`http://${host}`).hostname;
  } catch {
    return spelled;
  }
}

/**
 * Stricter than HTML's own rule, which accepts `a@b`: the host needs two labels. Refuses invisible
 * and compatibility characters, with which two addresses could look the same.
 */
function isEmail(address: string): boolean {
  const [, local = '', host = ''] = /^(.*)@(.*)$/s.exec(address) ?? [];
  return (
    octets(address) <= EMAIL_MAX &&
    octets(local) <= LOCAL_PART_MAX &&
    local.split('.').every((atom) => ATOM.test(atom)) &&
    local.normalize('NFKC') === local &&
    HOST.test(host)
  );
}

/**
 * An email address, normalised. From `Asha Rao <a@example.com>.` or `mailto:a@example.com`, as copied from
 * address books and pages, it takes the address alone, without invisible characters.
 */
export function email(): Struct<string, null> {
  const address = refine(string(), 'invalid-email', (value) => isEmail(value) || 'Invalid email');
  return coerce(address, string(), (value) =>
    normaliseEmail(
      value
        .replace(/[^\P{DI}\u202D\u202E]/gu, '')
        .trim()
        .replace(/^[^<]*<([^>]*)>/, '$1')
        .replace(/^mailto:|[.,;]$/gi, ''),
    ),
  );
}
