/** Five bits of each byte, as text that base64url has too: 22 bytes make 22 characters, 110 bits. */
export const makeAttempt = (random: Uint8Array): string =>
  [...random].map((byte) => (byte % 32).toString(32)).join('');
