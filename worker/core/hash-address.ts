// With neither fromHex nor toHex, as the restore drill runs this in Node 24.
import { writeHex } from './hex.ts';

/** A key of ERASURE_KEYS. */
export interface ErasureKey {
  id: string;
  key: CryptoKey;
}

/**
 * Reads `id:hex,id:hex`; the first key hashes, all of them recognise.
 * @throws Error when one is malformed, or there is none
 */
export function readErasureKeys(text = ''): Promise<ErasureKey[]> {
  const keys = text.split(',').map(async (entry) => {
    const pair = /^([\w-]{1,20}):([0-9a-f]{64})$/.exec(entry.trim());
    if (!pair) throw new Error('ERASURE_KEYS must be id:hex pairs, each of 64 digits');
    const [id, hex] = pair.slice(1) as [string, string];
    return { id, key: await importKey(hex) };
  });
  return Promise.all(keys);
}

function importKey(hex: string): Promise<CryptoKey> {
  const bytes = Uint8Array.from(hex.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));
  return crypto.subtle.importKey('raw', bytes, { name: 'HMAC', hash: 'SHA-256' }, false, ['sign']);
}

/** HMAC-SHA256 of a normalised e-mail address: 64 hexadecimal digits. */
export async function hashAddress({ key }: ErasureKey, email: string): Promise<string> {
  return writeHex(await crypto.subtle.sign('HMAC', key, new TextEncoder().encode(email)));
}
