import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { normaliseEmail } from '../contract/rules.ts';
import { makeEnv } from '../dev/post.ts';
import { findFlag } from '../intake/flag.ts';
import { toNetwork } from './client-network.ts';
import { deriveDedupeKeys } from './dedupe-key.ts';
import { readOrigin } from './guards.ts';
import { findPageUrl } from './page-url.ts';
import { SettingError } from './setting-error.ts';
import { readSettings } from './settings.ts';
import { classifyFault } from './with-retry.ts';

describe('toNetwork', () => {
  it.each([
    ['203.0.113.7', '203.0.113.7', '203.0.113.7'],
    ['::ffff:203.0.113.7', '203.0.113.7', '203.0.113.7'],
    ['::FFFF:cb00:7107', '203.0.113.7', '203.0.113.7'],
    ['::ffff:102:304', '1.2.3.4', '1.2.3.4'],
    ['0:0:0:0:0:ffff:102:304', '1.2.3.4', '1.2.3.4'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64', '2001:db8:1::/48'],
    ['2001:DB8:0001:0002::', '2001:db8:1:2::/64', '2001:db8:1::/48'],
    ['2001:db8::1', '2001:db8:0:0::/64', '2001:db8:0::/48'],
    ['2001:db8:1::2:3:4', '2001:db8:1:0::/64', '2001:db8:1::/48'],
    ['::1', '0:0:0:0::/64', '0:0:0::/48'],
    ['::', '0:0:0:0::/64', '0:0:0::/48'],
    ['1::', '1:0:0:0::/64', '1:0:0::/48'],
    ['::ffff:0:0', '0.0.0.0', '0.0.0.0'],
    ['::1:cb00:7107', '0:0:0:0::/64', '0:0:0::/48'],
    ['::203.0.113.7', '203.0.113.7', '203.0.113.7'],
    ['64:ff9b::203.0.113.7', '64:ff9b:0:0::/64', '64:ff9b:0::/48'],
    ['1:2:3:4:5:6:7::', '1:2:3:4::/64', '1:2:3::/48'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64', 'fe80:0:0::/48'],
    ['fe80::1%25en1', 'fe80:0:0:0::/64', 'fe80:0:0::/48'],
    ['FE80:0::2%', 'unknown', 'unknown'],
    ['', 'unknown', 'unknown'],
    ['unknown', 'unknown', 'unknown'],
    ['asha@example.com', 'unknown', 'unknown'],
    ['203.0.113.256', 'unknown', 'unknown'],
    ['203.0.113.7, 198.51.100.1', 'unknown', 'unknown'],
    ['203.0.113.7:443', 'unknown', 'unknown'],
    ['2001:db8::1::2', 'unknown', 'unknown'],
    ['2001:db8:1:2:3:4:5:6:7', 'unknown', 'unknown'],
    ['2001:db8:12345::1', 'unknown', 'unknown'],
    ['2001:db8::g', 'unknown', 'unknown'],
    ['[2001:db8::1]', 'unknown', 'unknown'],
    ['2001:db8::/32', 'unknown', 'unknown'],
    [':'.repeat(10_000), 'unknown', 'unknown'],
  ])('puts %s into %s of the site %s', (address, client, site) => {
    expect(toNetwork(address)).toEqual({ client, site });
  });
});

describe('readOrigin', () => {
  it('knows nobody yet', () => {
    expect(readOrigin('https://a.example', 'https://site.example')).toMatchObject({
      readable: 'https://a.example',
      isKnown: false,
      isBlocked: false,
    });
  });

  it.each([
    'chrome-extension://abcdef',
    'file://',
    'data:',
    'https://a.example/',
    'HTTPS://a.example',
  ])('lets %s read nothing', (origin) => {
    expect(readOrigin(origin, 'https://site.example').readable).toBeNull();
  });
});

describe('deriveDedupeKeys', () => {
  const day = new Date('2026-11-20T12:00:00Z');
  const submission = { name: 'Asha Rao', email: 'asha@example.com' };
  const keyOf = async (path: string, content: object, now: Date) =>
    (await deriveDedupeKeys(path, content, now)).today;

  it('is SHA-256 in hexadecimal', async () => {
    expect(await keyOf('/api/contact', submission, day)).toMatch(/^[0-9a-f]{64}$/);
  });

  it('depends on the UTC date, not on the time or the order of the fields', async () => {
    const key = await keyOf('/api/contact', submission, day);
    const reordered = { email: 'asha@example.com', name: 'Asha Rao' };
    const lastInstant = new Date('2026-11-20T23:59:59.999Z');
    expect(await keyOf('/api/contact', reordered, lastInstant)).toBe(key);
  });

  it.each([
    ['the route', '/api/consultations', submission, day],
    ['the date', '/api/contact', submission, new Date('2026-11-21T00:00:00Z')],
    ['a value', '/api/contact', { ...submission, name: 'Asha Ra' }, day],
    ['the field of a value', '/api/contact', { name: 'asha@example.com', email: 'Asha Rao' }, day],
    ['where a value ends', '/api/contact', { ...submission, name: 'Asha Rao","x' }, day],
  ])('changes with %s', async (_, path, changed, now) => {
    const key = await keyOf('/api/contact', submission, day);
    expect(await keyOf(path, changed, now)).not.toBe(key);
  });

  it.each([
    ['2026-11-21T00:00:00.000Z', true],
    ['2026-11-21T00:09:59.999Z', true],
    ['2026-11-21T00:10:00.000Z', false],
    ['2026-11-21T23:59:59.999Z', false],
  ])('knows at %s whether the key of the day before counts: %s', async (now, counts) => {
    const key = await keyOf('/api/contact', submission, day);
    const { yesterday } = await deriveDedupeKeys('/api/contact', submission, new Date(now));
    expect(yesterday).toBe(counts ? key : null);
  });
});

describe('findPageUrl', () => {
  const from = (referer: string, origin = 'https://a.example') =>
    findPageUrl(new Request('https://site.example', { headers: { referer } }), origin);

  it.each([
    ['https://a.example/x/y?email=a@b.co#z', 'https://a.example/x/y'],
    ['https://user:secret@a.example/x', 'https://a.example/x'],
    ['https://a.example', 'https://a.example/'],
    [`https://a.example/${'x'.repeat(600)}`, `https://a.example/${'x'.repeat(482)}`],
    ['javascript:alert(1)', null],
    ['file:///home/asha/page.html', null],
    ['about:client', null],
    ['/relative', null],
    ['', null],
  ])('makes %j into %j', (referer, pageUrl) => {
    expect(from(referer)).toBe(pageUrl);
  });

  it.each([
    ['https://evil.example/phish/login', 'https://a.example'],
    ['https://a.example.evil.example/', 'https://a.example'],
    ['https://a.example:8443/x', 'https://a.example'],
    ['https://sub.a.example/', 'https://a.example'],
    ['http://a.example/x', 'https://a.example'],
    ['http://a.example/x', 'http://a.example'],
    ['http://localhost.evil.example/x', 'http://localhost.evil.example'],
  ])('does not believe that %s is a page of %s', (referer, origin) => {
    expect(from(referer, origin)).toBeNull();
  });

  it.each([
    'http://localhost:8787',
    'http://127.0.0.1:5173',
    'http://[::1]:80',
    'http://a.localhost',
  ])('knows a page in development on %s', (origin) => {
    const { origin: written } = new URL(origin);
    expect(from(`${origin}/contact`, written)).toBe(`${written}/contact`);
  });

  it.each([
    ['/u/asha@example.com/apply', '/u/apply'],
    ['/u/asha%40example.com/apply', '/u/apply'],
    ['/lead/9876543210/', '/lead/'],
    ['/lead/asha-123456-rao', '/lead'],
    ['/2026/11/22/visa-12345', '/2026/11/22/visa-12345'],
    ['/%D9%A0%D9%A1%D9%A2%D9%A3%D9%A4%D9%A5/x', '/x'],
    ['/%zz/asha@example.com', '/%zz'],
    ['/asha@example.com', '/'],
  ])('leaves out of %s what looks personal: %s', (path, kept) => {
    expect(from(`https://a.example${path}`)).toBe(`https://a.example${kept}`);
  });

  it('keeps at most 500 characters', () => {
    expect(from(`https://a.example/${'%C3%A9'.repeat(600)}`)).toHaveLength(500);
  });
});

describe('normaliseEmail', () => {
  it.each([
    [' Asha@EXAMPLE.com ', 'asha@example.com'],
    ['x@ｇｍａｉｌ.com', 'x@gmail.com'],
    ['x@gmail。com', 'x@gmail.com'],
    ['x@bücher.example', 'x@xn--bcher-kva.example'],
    ['x@BU\u0308CHER.example', 'x@xn--bcher-kva.example'],
    ['x@xn--bcher-kva.example', 'x@xn--bcher-kva.example'],
    ['आशा@उदाहरण.भारत', 'आशा@xn--p1b6ci4b4b3a.xn--h2brj9c'],
    ['no host', 'no host'],
    ['x@a.example/path', 'x@a.example/path'],
    ['x@a.example:80', 'x@a.example:80'],
    ['x@%61.example', 'x@%61.example'],
    ['x@exٯnple.net', 'x@exٯnple.net'],
  ])('makes %s into %s', (address, normal) => {
    expect(normaliseEmail(address)).toBe(normal);
  });

  it('changes nothing the second time', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), fc.string({ unit: 'binary' }), (local, host) => {
        const once = normaliseEmail(`${local}@${host}`);
        expect(normaliseEmail(once)).toBe(once);
      }),
      // A letter that composes again after lower-casing, and hosts that are addresses.
      {
        numRuns: 3000,
        examples: [
          ['\u0130\u0323', 'a.example'],
          ['x', '1.2.3'],
          ['x', '0x7f.1'],
        ],
      },
    );
  });
});

describe('findFlag', () => {
  const person = { name: 'Asha Rao', email: 'asha@example.com', phone: '+91 98765 43210' };
  const flagOf = (changes: object, marks = {}) =>
    findFlag(
      { ...person, ...changes },
      { isTrapped: false, isOverRate: false, isUnknown: false, ...marks },
    );

  it.each([
    [{}, null],
    [{ name: 'आशा राव' }, null],
    [{ name: 'क्\u200dष नमस्\u200cते' }, null],
    [{ name: 'Ελένη Παππά' }, null],
    [{ name: 'Анна Smith' }, null],
    [{ name: 'Asha 👩🏽‍🎓' }, null],
    [{ phone: '०९८७६५४३२१' }, null],
    [{ phone: 'call 9876543 now' }, null],
    [{ name: 'Аsha Rao' }, 'spoofed'],
    [{ email: 'аsha@example.com' }, 'spoofed'],
    [{ name: 'As\u200bha' }, 'spoofed'],
    [{ name: '👩🏽‍🎓' }, 'blank'],
    [{ message: '🎓🎓🎓🎓🎓🎓🎓🎓🎓🎓' }, 'blank'],
    [{ phone: 'abcdefghij' }, 'blank'],
    [{ phone: '..........' }, 'blank'],
    [{ phone: '12-34-56-x' }, 'blank'],
  ])('of %j is %s', (changes, flag) => {
    expect(flagOf(changes)).toBe(flag);
  });

  it('is the weightiest reason', () => {
    const everything = { isTrapped: true, isOverRate: true };
    expect(flagOf({ name: 'Аsha', phone: 'abcdefghij' }, everything)).toBe('honeypot');
    expect(flagOf({ name: 'Аsha', phone: 'abcdefghij' }, { isOverRate: true })).toBe('spoofed');
    expect(flagOf({ phone: 'abcdefghij' }, { isOverRate: true })).toBe('blank');
    expect(flagOf({}, { isOverRate: true })).toBe('rate');
  });

  it('does not ask a newsletter address for a telephone', () => {
    expect(
      findFlag({ email: 'a@b.co' }, { isTrapped: false, isOverRate: false, isUnknown: false }),
    ).toBeNull();
  });
});

describe('classifyFault', () => {
  it.each([
    ['D1_ERROR: UNIQUE constraint failed: t.a: SQLITE_CONSTRAINT', 'constraint'],
    ['D1_ERROR: cannot store TEXT value in INTEGER column t.a: SQLITE_CONSTRAINT', 'constraint'],
    ['D1_ERROR: no such table: contact_messages: SQLITE_ERROR', 'missing-table'],
    ['D1_ERROR: table t has no column named flag: SQLITE_ERROR', 'missing-table'],
    ["D1_TYPE_ERROR: Type 'undefined' not supported for value 'undefined'", 'type'],
    ['D1_ERROR: D1 DB is overloaded. Requests queued for too long.', 'overloaded'],
    ['D1_ERROR: D1 DB is overloaded. Too many requests queued.', 'overloaded'],
    ['D1_ERROR: D1 DB exceeded its CPU time limit and was reset.', 'overloaded'],
    [
      'D1_ERROR: D1 DB storage operation exceeded timeout which caused object to be reset.',
      'timeout',
    ],
    ['D1_ERROR: Network connection lost.', 'reset'],
    ['D1_ERROR: D1 DB reset because its code was updated.', 'reset'],
    ['D1_ERROR: Cannot resolve D1 DB due to transient issue on remote node.', 'reset'],
    ['something new', 'unknown'],
  ])('calls "%s" %s', (message, fault) => {
    expect(classifyFault(new Error(message))).toBe(fault);
  });

  it.each([new RangeError('Invalid time value'), new TypeError('x is null')])(
    'takes %s for a mistake of ours',
    (error) => {
      expect(classifyFault(error)).toBe('code');
    },
  );
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
    'https://*.a.example',
    'https://*.a.example/x',
    'ftp://a.example',
    'a.example',
  ])('refuses the origin %s, and says what to do about a *', (ALLOWED_ORIGINS) => {
    const hint = ALLOWED_ORIGINS.includes('*')
      ? ': a * matches nothing, so write out each one'
      : '';
    expect(() => readSettings(makeEnv({ ALLOWED_ORIGINS }))).toThrow(
      new SettingError('ALLOWED_ORIGINS', `: "${ALLOWED_ORIGINS}" is not an exact origin${hint}`),
    );
  });

  it.each(['0', '-1', '1.5', '1e3', 'NaN', '', ' 1', '9999999999'])(
    'refuses the limit %j',
    (value) => {
      const message = 'DB_TIMEOUT_MS must be a positive whole number';
      expect(() => readSettings(makeEnv({ DB_TIMEOUT_MS: value }))).toThrow(message);
    },
  );

  it('reads the limits of wrangler.toml', () => {
    expect(readSettings(makeEnv())).toMatchObject({ dbTimeoutMs: 5000 });
  });
});
