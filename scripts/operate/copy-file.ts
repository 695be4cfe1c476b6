import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { appendFile, open, rename, rm, writeFile } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import { COPY_DAYS, DAY_MS } from '../../worker/contract/durations.ts';

// A file: 12 bytes of initialisation vector, the encrypted text, and 16 bytes that prove that it is
// unchanged.
const ALGORITHM = 'aes-256-gcm';
const IV_BYTES = 12;
const TAG_BYTES = 16;

/** @throws Error for anything but 64 hexadecimal digits */
export function readCopyKey(text = ''): Buffer {
  if (!/^[0-9a-f]{64}$/.test(text)) {
    throw new Error('Set COPY_KEY to the 64 digits of the password safe (openssl rand -hex 32)');
  }
  return Buffer.from(text, 'hex');
}

export async function encryptFile(from: string, to: string, key: Buffer): Promise<void> {
  const iv = randomBytes(IV_BYTES);
  const cipher = createCipheriv(ALGORITHM, key, iv);
  await writeFile(to, iv, { mode: 0o600 });
  await pipeline(createReadStream(from), cipher, createWriteStream(to, { flags: 'a' }));
  await appendFile(to, cipher.getAuthTag());
}

/** @throws Error for another key, or a file that was cut or changed; nothing is left of it then */
export async function decryptFile(from: string, to: string, key: Buffer): Promise<void> {
  const file = await open(from);
  const part = `${to}.part`;
  try {
    const { size } = await file.stat();
    const end = size - TAG_BYTES;
    if (end <= IV_BYTES) throw new Error(`${from} is no copy`);
    const read = async (position: number, length: number) =>
      (await file.read(Buffer.alloc(length), 0, length, position)).buffer;
    const decipher = createDecipheriv(ALGORITHM, key, await read(0, IV_BYTES));
    decipher.setAuthTag(await read(end, TAG_BYTES));
    // `end` of a stream is its last byte.
    const text = createReadStream(from, { start: IV_BYTES, end: end - 1 });
    await pipeline(text, decipher, createWriteStream(part, { mode: 0o600 }));
    await rename(part, to);
  } finally {
    await file.close();
    await rm(part, { force: true });
  }
}

const NAME = /^(\d{4}-\d\d-\d\d)\.sql\.enc$/;

export const nameCopy = (now: Date) => `${now.toISOString().slice(0, 10)}.sql.enc`;

/** Those among the names that are older than the privacy page says. */
export function findExpired(names: readonly string[], now: Date): string[] {
  const oldest = new Date(now.getTime() - COPY_DAYS * DAY_MS).toISOString().slice(0, 10);
  return names.filter((name) => (NAME.exec(name)?.[1] ?? oldest) < oldest);
}
