import { coerce, refine, Struct, string } from 'superstruct';

/**
 * What no field takes. Control characters and lone surrogates truncate in SQL or cannot be encoded,
 * noncharacters and line separators trip readers up, and embeddings, overrides and isolates make a
 * text read as what it is not. Joiners, which Indic scripts and emoji need, and the plain direction
 * marks of right-to-left keyboards pass.
 */
const UNSTORABLE = /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\p{NChar}\u202A-\u202E\u2066-\u2069]/u;
const LINE_CONTROLS = /[\n\t]/g;
/** What shows nothing: white space, default-ignorable characters and the empty Braille cell. */
const INVISIBLE = /[\s\p{DI}\u2800]/gu;

/** Marks that address books put around a number when it is copied. */
const COPIED_MARKS =
  /^[\u200E\u200F\u202A-\u202E\u2066-\u2069]+|[\u200E\u200F\u202A-\u202E\u2066-\u2069]+$/g;

interface TextLimits {
  /** Fewest code points after trimming. */
  min: number;
  /** Most code points after trimming. */
  max: number;
  /** Line breaks and tabs are allowed. */
  multiline?: boolean;
}

/**
 * Trimmed, NFC-normalised text within limits, counted in code points so that an emoji is one. It
 * has at least one letter, digit or emoji.
 */
export function text(limits: TextLimits): Struct<string, null> {
  return shown(limits, /[\p{L}\p{N}\p{ExtPict}]/u);
}

/** A telephone number as people write it: any text of that length of which something shows. */
export function phone(limits: TextLimits): Struct<string, null> {
  const number = shown(limits, /./);
  return coerce(number, string(), (value) => value.trim().replace(COPIED_MARKS, ''));
}

/**
 * Text within limits that matches `content` without what is invisible in it. One refinement for
 * all rules: a layer for each costs more than the rules.
 */
function shown({ min, max, multiline = false }: TextLimits, content: RegExp): Struct<string, null> {
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

/** What RFC 5322 allows unquoted between dots, of any script; nothing invisible. */
const ATOM = /^((?!\p{DI})[\p{L}\p{M}\p{N}!#$%&'*+/=?^_`{|}~-])+$/u;

/** In ASCII: two labels or more of at most 63 characters; a last one of digits is an address. */
const HOST = /^([a-z\d]([a-z\d-]{0,61}[a-z\d])?\.)+([a-z]{1,63}|xn--[a-z\d-]{0,58}[a-z\d])$/;

/** Octets that SMTP carries (RFC 5321, 4.5.3.1.1, and 4.5.3.1.3 less the angle brackets). */
const LOCAL_PART_MAX = 64;
const EMAIL_MAX = 254;

const octets = (text: string) => new TextEncoder().encode(text).length;

/**
 * The form in which all spellings of one mailbox are equal: trimmed, lower-cased, NFC, the host as
 * the network knows it (`bücher.example` is `xn--bcher-kva.example`). Applied again it changes
 * nothing. A host that is none stays as it is, for `isEmail` to refuse.
 */
export function normaliseEmail(address: string): string {
  const spelled = address.trim().normalize('NFC').toLowerCase().normalize('NFC');
  // A URL would read on past these, or leave them out without a word.
  const [, local, host] = /^(.*@)([^\s@%/?#:\\[\]\p{DI}]+)$/su.exec(spelled) ?? [];
  if (!host) return spelled;
  try {
    return local + new URL(`http://${host}`).hostname;
  } catch {
    return spelled;
  }
}

/**
 * Stricter than HTML's own rule, which accepts `a@b`: a host has two labels. No character that is
 * invisible or stands for another one, because two addresses would then look the same.
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

/** An e-mail address in its normal form. */
export function email(): Struct<string, null> {
  const address = refine(string(), 'invalid-email', (value) => isEmail(value) || 'Invalid email');
  return coerce(address, string(), normaliseEmail);
}
