/** 32 random bytes as 64 hexadecimal digits. */
export function makeRandomKey(): string {
  return crypto.getRandomValues(new Uint8Array(32)).toHex();
}
