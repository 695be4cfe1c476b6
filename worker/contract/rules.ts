import { coerce, refine, type Struct, string } from 'superstruct';

/** Control characters and lone surrogates: they truncate in SQL or cannot be encoded as UTF-8. */
const UNSTORABLE = /[\p{Cc}\p{Cs}]/u;
const LINE_CONTROLS = /[\n\t]/g;

/**
 * An address with one `@`, a dot-atom before it and a host of at least two labels after it.
 * Stricter than HTML's own rule, which accepts `a@b`; accepts non-Latin names and hosts, but no
 * invisible characters: with one, two addresses would look the same and be different.
 */
const EMAIL =
  /^[^\s\p{Cc}\p{Cf}\p{Cs}@<>()[\]\\,;:".]+(\.[^\s\p{Cc}\p{Cf}\p{Cs}@<>()[\]\\,;:".]+)*@([\p{L}\p{N}]([\p{L}\p{M}\p{N}-]*[\p{L}\p{M}\p{N}])?\.)+[\p{L}\p{M}\p{N}-]*[\p{L}\p{M}]$/u;

/** Longest address that SMTP can carry (RFC 5321, 4.5.3.1.3, less the angle brackets). */
const EMAIL_MAX = 254;

interface TextLimits {
  /** Fewest code points after trimming. */
  min: number;
  /** Most code points after trimming. */
  max: number;
  /** Line breaks and tabs are allowed. */
  multiline?: boolean;
}

const codePoints = (text: string) => [...text].length;

/** Trimmed, NFC-normalised text within limits, counted in code points so that an emoji is one. */
export function text({ min, max, multiline = false }: TextLimits): Struct<string, null> {
  const storable = refine(
    string(),
    'invalid-characters',
    (value) =>
      !UNSTORABLE.test(multiline ? value.replace(LINE_CONTROLS, '') : value) ||
      'Please remove characters that cannot be shown',
  );
  const longEnough = refine(
    storable,
    'too-short',
    (value) => codePoints(value) >= min || `String must contain at least ${min} character(s)`,
  );
  const shortEnough = refine(
    longEnough,
    'too-long',
    (value) => codePoints(value) <= max || `Please use at most ${max} characters`,
  );
  return coerce(shortEnough, string(), (value) =>
    value.replace(/\r\n?/g, '\n').trim().normalize('NFC'),
  );
}

/** The form in which two spellings of one e-mail address are equal. */
export function normaliseEmail(address: string): string {
  return address.trim().normalize('NFC').toLowerCase();
}

/** An e-mail address, trimmed and lower-cased. */
export function email(): Struct<string, null> {
  const address = refine(
    string(),
    'invalid-email',
    (value) => (value.length <= EMAIL_MAX && EMAIL.test(value)) || 'Invalid email',
  );
  return coerce(address, string(), normaliseEmail);
}
