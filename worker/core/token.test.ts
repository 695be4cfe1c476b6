import { describe, expect, it } from 'vitest';
import { type NamedKey, readKeys } from './keyring.ts';
import { SettingError } from './setting-error.ts';
import { isExpired, isGranted, readToken, type TokenGrant, writeToken } from './token.ts';

const key = (id: string, digit: string): NamedKey => ({
  id,
  bytes: Uint8Array.fromHex(digit.repeat(64)),
});
const [OLD, NEW] = [key('k1', '1'), key('k2', '2')];
const EXPIRY = new Date('2026-12-04T12:00:00.000Z');
const GRANT: TokenGrant = { purpose: 'confirm', id: 12, stamp: '2026-11-20T12:00:00.000Z' };

async function isAccepted(token: string, grant = GRANT, keys = [NEW]): Promise<boolean> {
  const claim = readToken(token);
  return claim !== null && isGranted(claim, grant, keys);
}

describe('a token', () => {
  it('grants what it was written for', async () => {
    const token = await writeToken(NEW, GRANT, EXPIRY);
    expect(token).toMatch(/^k2\.12\.1796385600\.[\w-]{43}$/);
    expect(await isAccepted(token)).toBe(true);
  });

  it.each<[string, Partial<TokenGrant>]>([
    ['another purpose', { purpose: 'unsubscribe' }],
    ['another subscription', { id: 13 }],
    ['another request', { stamp: '2026-11-20T12:00:00.001Z' }],
  ])('grants nothing for %s', async (_, change) => {
    const token = await writeToken(NEW, GRANT, EXPIRY);
    expect(await isAccepted(token, { ...GRANT, ...change })).toBe(false);
  });

  it.each<[string, (parts: [string, string, string, string]) => string[]]>([
    ['its key', ([, ...rest]) => ['k1', ...rest]],
    ['its id', ([a, , ...rest]) => [a, '13', ...rest]],
    ['its expiry', ([a, b, , d]) => [a, b, '1796385601', d]],
    ['its signature', ([a, b, c, d]) => [a, b, c, (d[0] === 'A' ? 'B' : 'A') + d.slice(1)]],
    ['a part too many', (parts) => [...parts, 'x']],
    ['a shorter signature', ([a, b, c, d]) => [a, b, c, d.slice(1)]],
  ])('grants nothing after a change of %s', async (_, change) => {
    const [a = '', b = '', c = '', d = ''] = (await writeToken(NEW, GRANT, EXPIRY)).split('.');
    const changed = change([a, b, c, d]);
    const grant = { ...GRANT, id: Number(changed[1]) || 12 };
    expect(await isAccepted(changed.join('.'), grant, [NEW, OLD])).toBe(false);
  });

  it('has one spelling: the unused bits of its last letter cannot be changed', async () => {
    const token = await writeToken(NEW, GRANT, EXPIRY);
    const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
    const next = letters[letters.indexOf(token.at(-1) ?? '') + 1] ?? '';
    expect(await isAccepted(token.slice(0, -1) + next)).toBe(false);
  });

  it('by an old key is valid as long as the key is listed', async () => {
    const token = await writeToken(OLD, GRANT, EXPIRY);
    expect(await isAccepted(token, GRANT, [NEW, OLD])).toBe(true);
    expect(await isAccepted(token, GRANT, [NEW])).toBe(false);
  });

  it.each([
    ...['', 'x', '....', 'k2.0.0.x', 'k2.12.0.é'],
    `k2.1e3.0.${'a'.repeat(43)}`,
    `k2.12.0.${'a'.repeat(9999)}`,
  ])('is none if it reads %j', (text) => {
    expect(readToken(text)).toBeNull();
  });

  it('expires at its second, or never', async () => {
    const claim = readToken(await writeToken(NEW, GRANT, EXPIRY));
    if (!claim) throw new Error('unreadable');
    expect(isExpired(claim, new Date(EXPIRY.getTime() - 1))).toBe(false);
    expect(isExpired(claim, EXPIRY)).toBe(true);
    expect(isExpired({ ...claim, expirySeconds: 0 }, new Date('2999-01-01'))).toBe(false);
  });
});

describe('the keys of a secret', () => {
  const read = (TOKEN_KEYS: string) => readKeys({ TOKEN_KEYS });

  it('are read in their order, the first of which signs', () => {
    const keys = read(`k2:${'2'.repeat(64)}, k1:${'1'.repeat(64)}`);
    expect(keys).toEqual([NEW, OLD]);
  });

  it.each([
    '',
    ' , ',
    'k1',
    `k1:${'1'.repeat(63)}`,
    `:${'1'.repeat(64)}`,
    `k 1:${'1'.repeat(64)}`,
    `k1:${'g'.repeat(64)}`,
  ])('are refused as %j, without being quoted', (text) => {
    expect(() => read(text)).toThrow(SettingError);
    expect(() => read(text)).not.toThrow(text || 'k1:');
  });
});
