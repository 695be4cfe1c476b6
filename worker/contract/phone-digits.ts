const DIGIT = /\p{Nd}/u;

/** Length of an Indian number without country code and leading zeros. */
const LOCAL_DIGITS = 10;

/** Writes the decimal digits of every script, such as `९` and `９`, in ASCII. */
export function toAsciiDigits(text: string): string {
  return text.replace(/(?!\d)\p{Nd}/gu, (digit) => {
    // Unicode has the digits of each script in one run from zero to nine; some runs follow each other.
    const code = digit.codePointAt(0) ?? 0;
    let before = 0;
    while (DIGIT.test(String.fromCodePoint(code - before - 1))) before++;
    return String(before % 10);
  });
}

/**
 * The digits by which a telephone number is compared: the last ten, in ASCII, so that `+91 98111 22001`,
 * `0091-98111-22001`, `098111 22001` and `९८१११ २२००१` are one number. Empty if there is no digit.
 */
export function phoneDigits(text: string): string {
  return toAsciiDigits(text).replace(/\D/g, '').replace(/^0+/, '').slice(-LOCAL_DIGITS);
}

/** A number, or six digits of one, with all that people write between digits. */
export const PHONE_QUERY = /^(?=(\P{Nd}*\p{Nd}){6})[^\p{L}@]{6,40}$/u;
