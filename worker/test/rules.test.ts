import { describe, expect, it } from 'vitest';
import { deriveDedupeKey } from '../db/dedupe-key.ts';
import { toNetwork } from '../http/client-network.ts';
import { findAllowedOrigin } from '../http/origin.ts';
import { findPageUrl } from '../http/page-url.ts';
import { readSettings } from '../settings.ts';
import { makeEnv } from './support/post.ts';

describe('toNetwork', () => {
  it.each([
    ['203.0.113.7', '203.0.113.7'],
    ['::ffff:203.0.113.7', '203.0.113.7'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:DB8:0001:0002::', '2001:db8:1:2::/64'],
    ['2001:db8::1', '2001:db8:0:0::/64'],
    ['2001:db8:1::2:3:4', '2001:db8:1:0::/64'],
    ['::1', '0:0:0:0::/64'],
    ['::', '0:0:0:0::/64'],
    ['1::', '1:0:0:0::/64'],
    ['unknown', 'unknown'],
  ])('puts %s into %s', (address, network) => {
    expect(toNetwork(address)).toBe(network);
  });
});

describe('findAllowedOrigin', () => {
  it('never finds null, even in the list', () => {
    const request = new Request('https://site.example', { headers: { origin: 'null' } });
    expect(findAllowedOrigin(request, new Set(['null']))).toBeNull();
  });
});

describe('deriveDedupeKey', () => {
  const day = new Date('2026-11-20T12:00:00Z');
  const submission = { name: 'Asha Rao', email: 'asha@example.com' };

  it('is SHA-256 in hexadecimal', async () => {
    expect(await deriveDedupeKey('/api/contact', submission, day)).toMatch(/^[0-9a-f]{64}$/);
  });

  it('depends on the UTC date, not on the time or the order of the fields', async () => {
    const key = await deriveDedupeKey('/api/contact', submission, day);
    const reordered = { email: 'asha@example.com', name: 'Asha Rao' };
    const lastInstant = new Date('2026-11-20T23:59:59.999Z');
    expect(await deriveDedupeKey('/api/contact', reordered, lastInstant)).toBe(key);
  });

  it.each([
    ['the route', '/api/consultations', submission, day],
    ['the date', '/api/contact', submission, new Date('2026-11-21T00:00:00Z')],
    ['a value', '/api/contact', { ...submission, name: 'Asha Ra' }, day],
    ['the field of a value', '/api/contact', { name: 'asha@example.com', email: 'Asha Rao' }, day],
    ['where a value ends', '/api/contact', { ...submission, name: 'Asha Rao","x' }, day],
  ])('changes with %s', async (_, path, changed, now) => {
    const key = await deriveDedupeKey('/api/contact', submission, day);
    expect(await deriveDedupeKey(path, changed, now)).not.toBe(key);
  });
});

describe('findPageUrl', () => {
  const from = (referer: string) =>
    findPageUrl(new Request('https://site.example', { headers: { referer } }));

  it.each([
    ['https://a.example/x/y?email=a@b.co#z', 'https://a.example/x/y'],
    ['https://user:secret@a.example:8443/x', 'https://a.example:8443/x'],
    ['http://a.example', 'http://a.example/'],
    [`https://a.example/${'x'.repeat(600)}`, `https://a.example/${'x'.repeat(482)}`],
    ['javascript:alert(1)', null],
    ['file:///home/asha/page.html', null],
    ['about:client', null],
    ['/relative', null],
    ['', null],
  ])('makes %j into %j', (referer, pageUrl) => {
    expect(from(referer)).toBe(pageUrl);
  });

  it('keeps at most 500 characters', () => {
    expect(from(`https://a.example/${'%C3%A9'.repeat(600)}`)).toHaveLength(500);
  });
});

describe('readSettings', () => {
  it('reads a list of origins with white space and a comma at its end', () => {
    const ALLOWED_ORIGINS = ' https://a.example , http://localhost:8787, ';
    const { allowedOrigins } = readSettings(makeEnv({ ALLOWED_ORIGINS }));
    expect([...allowedOrigins]).toEqual(['https://a.example', 'http://localhost:8787']);
  });

  it('reads an empty list', () => {
    expect(readSettings(makeEnv({ ALLOWED_ORIGINS: '' })).allowedOrigins.size).toBe(0);
  });

  it.each([
    '*',
    'null',
    'https://a.example/',
    'https://A.example',
    'https://*.a.example/x',
    'a.example',
  ])('refuses the origin %s', (ALLOWED_ORIGINS) => {
    expect(() => readSettings(makeEnv({ ALLOWED_ORIGINS }))).toThrow('is not an exact origin');
  });

  it.each(['0', '-1', '1.5', '1e3', 'NaN', '', ' 1', '9999999999'])(
    'refuses the limit %j',
    (value) => {
      const message = 'MAX_BODY_BYTES must be a positive whole number';
      expect(() => readSettings(makeEnv({ MAX_BODY_BYTES: value }))).toThrow(message);
    },
  );

  it('reads the limits of wrangler.toml', () => {
    const limits = { maxBodyBytes: 16_384, dbTimeoutMs: 5000, rateLimitPeriodSeconds: 60 };
    expect(readSettings(makeEnv())).toMatchObject(limits);
  });
});
