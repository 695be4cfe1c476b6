import { coerce, refine, Struct, string } from 'superstruct';

/**
 * Characters that no field accepts. Control characters and lone surrogates truncate text in SQL or
 * cannot be encoded, noncharacters and line separators break programs that read it, and embeddings,
 * overrides and isolates make it look like another text. Joiners, which Indic scripts and emoji
 * need, and the direction marks of right-to-left keyboards are allowed.
 */
const UNSTORABLE = /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\p{NChar}\u202A-\u202E\u2066-\u2069]/u;
const LINE_CONTROLS = /[\n\t]/g;
/** White space, default-ignorable characters and the empty Braille cell. */
const INVISIBLE = /[\s\p{DI}\u2800]/gu;

/** Direction marks that address books put around a copied number. */
const COPIED_MARKS =
  /^[\u200E\u200F\u202A-\u202E\u2066-\u2069]+|[\u200E\u200F\u202A-\u202E\u2066-\u2069]+$/g;

/** Whether all of a text can be stored and shown on one line, and some of it seen. */
export function isPrintable(value: string): boolean {
  return !UNSTORABLE.test(value) && value.replace(INVISIBLE, '') !== '';
}

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
 * points, so that a simple emoji is one.
 */
export function text(limits: TextLimits): Struct<string, null> {
  return visibleText(limits, /[\p{L}\p{N}\p{ExtPict}]/u);
}

/** A telephone number as people write it: any text of that length with something visible in it. */
export function phone(limits: TextLimits): Struct<string, null> {
  const number = visibleText(limits, /./);
  return coerce(number, string(), (value) => value.trim().replace(COPIED_MARKS, ''));
}

/**
 * Text that matches `content` once its invisible characters are removed. All rules share one
 * refinement, because a superstruct layer for each would cost more than the rules themselves.
 */
function visibleText(
  { min, max, multiline = false }: TextLimits,
  content: RegExp,
): Struct<string, null> {
  return new Struct<string, null>({
    ...string(),
    coercer: (value) =>
      typeof value === 'string' ? value.replace(/\r\n?/g, '\n').trim().normalize('NFC') : value,
    refiner(value) {
      const fail = (refinement: string, message: string) => ({ refinement, message });
      if (UNSTORABLE.test(multiline ? value.replace(LINE_CONTROLS, '') : value)) {
        return fail('invalid-characters', 'Please remove characters that cannot be shown');
      }
      const { length } = [...value];
      if (length < min)
        return fail('too-short', `String must contain at least ${min} character(s)`);
      if (length > max) return fail('too-long', `Please use at most ${max} characters`);
      return (
        content.test(value.replace(INVISIBLE, '')) || fail('blank', 'Please use letters or numbers')
      );
    },
  });
}

/** The characters RFC 5322 allows unquoted between dots, in any script; no invisible ones. */
const ATOM = /^((?!\p{DI})[\p{L}\p{M}\p{N}!#$%&'*+/=?^_`{|}~-])+$/u;

/** In ASCII: two or more labels of 1 to 63 characters. A last label of digits would be an address. */
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

/** An e-mail address, normalised. */
export function email(): Struct<string, null> {
  const address = refine(string(), 'invalid-email', (value) => isEmail(value) || 'Invalid email');
  return coerce(address, string(), normaliseEmail);
}
