/** Lower-case hexadecimal digits. Not `toHex`: the restore drill runs in Node 24, which lacks it. */
export function writeHex(buffer: ArrayBuffer): string {
  return Array.from(new Uint8Array(buffer), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
