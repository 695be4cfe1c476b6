// Shared by the Worker and `npm run restore-to` in Node: hence neither fromHex nor toHex, nor the
// runtime's global types.
import type { R2Bucket, R2Objects } from '@cloudflare/workers-types';

/** A key of ERASURE_KEYS. */
interface ErasureKey {
  id: string;
  key: CryptoKey;
}

/**
 * Reads `id:hex,id:hex`; the first key hashes, all of them recognise.
 * @throws Error if one is malformed, or there is none
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

/** Lower-case hexadecimal digits: `toHex` for Node 24, too. */
const writeHex = (buffer: ArrayBuffer): string =>
  Array.from(new Uint8Array(buffer), (byte) => byte.toString(16).padStart(2, '0')).join('');

/** HMAC-SHA256 of a normalised email address: 64 hexadecimal digits. */
export async function hashAddress({ key }: ErasureKey, email: string): Promise<string> {
  return writeHex(await crypto.subtle.sign('HMAC', key, new TextEncoder().encode(email)));
}

const FOLDER = 'erasures/';

/** An object of the ledger: the erasure of a person, identified by a keyed hash of the address alone. */
export interface Erasure {
  emailHmac: string;
  keyId: string;
  /** The member who erased the person. */
  actor: string;
  /** Time of the erasure, ISO 8601, UTC. Later leads of the address stay. */
  createdAt: string;
}

/** Stores an erasure; a repeat writes the same object. */
export async function recordErasure(bucket: R2Bucket, erasure: Erasure): Promise<void> {
  const { createdAt, emailHmac } = erasure;
  const name = `${FOLDER}${createdAt}-${emailHmac.slice(0, 12)}.json`;
  await bucket.put(name, JSON.stringify(erasure));
}

/** Every erasure since a time, oldest first. */
export async function readErasures(bucket: R2Bucket, since: Date): Promise<Erasure[]> {
  const erasures: Erasure[] = [];
  let page: R2Objects | null = null;
  do {
    page = await bucket.list({
      prefix: FOLDER,
      startAfter: FOLDER + since.toISOString(),
      ...(page?.truncated && { cursor: page.cursor }),
    });
    for (const { key } of page.objects) {
      const object = await bucket.get(key);
      if (object) erasures.push(await object.json<Erasure>());
    }
  } while (page.truncated);
  return erasures;
}

/** The erasures of an address among them. */
export async function findErasures(
  email: string,
  erasures: readonly Erasure[],
  keys: readonly ErasureKey[],
): Promise<Erasure[]> {
  const hashes = await Promise.all(keys.map((key) => hashAddress(key, email)));
  return erasures.filter(({ emailHmac }) => hashes.includes(emailHmac));
}
