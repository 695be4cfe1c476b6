import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { decryptFile, encryptFile, findExpired, nameCopy, readCopyKey } from './copy-file.ts';
import { readTime } from './restore.ts';

const KEY = readCopyKey('c0'.repeat(32));
const TEXT = `INSERT INTO leads VALUES ('asha@example.com');\n`.repeat(5000);

let folder: string;
const file = (name: string) => join(folder, name);
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'sa-copy-file-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe('a copy', () => {
  it('is read back with its key, and shows nothing without', async () => {
    writeFileSync(file('full'), TEXT);
    await encryptFile(file('full'), file('full.enc'), KEY);
    await decryptFile(file('full.enc'), file('full.back'), KEY);
    expect(readFileSync(file('full.back'), 'utf8')).toBe(TEXT);
    expect(readFileSync(file('full.enc'), 'latin1')).not.toContain('asha');
  });

  it.each<[string, (bytes: Buffer) => Buffer, Buffer?]>([
    [
      'was changed',
      (bytes) => Buffer.concat([bytes.subarray(0, 99), Buffer.from('!'), bytes.subarray(100)]),
    ],
    ['was cut', (bytes) => bytes.subarray(0, -1)],
    ['is hardly there', (bytes) => bytes.subarray(0, 20)],
    ['has another key', (bytes) => bytes, readCopyKey('c1'.repeat(32))],
  ])('that %s is refused, and leaves nothing', async (_, change, key = KEY) => {
    writeFileSync(file('plain'), TEXT);
    await encryptFile(file('plain'), file('bad.enc'), KEY);
    writeFileSync(file('bad.enc'), change(readFileSync(file('bad.enc'))));
    await expect(decryptFile(file('bad.enc'), file('bad.sql'), key)).rejects.toThrow();
    expect(readdirSync(folder).filter((name) => name.startsWith('bad.sql'))).toEqual([]);
  });

  it.each([undefined, '', 'c0', 'C0'.repeat(32), 'c0'.repeat(33)])('has no key %j', (text) => {
    expect(() => readCopyKey(text)).toThrow('COPY_KEY');
  });

  it('expires after 35 days, by its name, and nothing else does', () => {
    const now = new Date('2026-11-22T18:00:00.000Z');
    const names = ['2026-10-17.sql.enc', '2026-10-18.sql.enc', nameCopy(now), '2020-01-01.sql'];
    expect(findExpired(names, now)).toEqual(['2026-10-17.sql.enc']);
  });
});

it('the time to restore to is one of the last 30 days, with its zone', () => {
  const now = new Date('2026-11-22T18:00:00.000Z');
  expect(readTime('2026-11-22T10:00:00+05:30', now)).toEqual(new Date('2026-11-22T04:30:00Z'));
  const wrong = ['2026-11-22', '2026-11-22T10:00:00', '2026-11-22T18:00:01Z'];
  for (const text of [undefined, 'yesterday', ...wrong, '2026-10-22T18:00:00Z'])
    expect(() => readTime(text, now)).toThrow('last 30 days');
});
