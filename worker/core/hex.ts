/** Lower-case hexadecimal digits: `toHex` for Node 24, too. */
export function writeHex(buffer: ArrayBuffer): string {
  return Array.from(new Uint8Array(buffer), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
