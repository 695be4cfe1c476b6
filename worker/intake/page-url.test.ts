import { describe, expect, it } from 'vitest';
import { findPageUrl } from './page-url.ts';

describe('findPageUrl', () => {
  const from = (referer: string, origin = 'https://a.example') =>
    findPageUrl(new Request('https://site.example', { headers: { referer } }), origin);

  it.each([
    ['https://a.example/x/y?email=a@b.co#z', 'https://a.example/x/y'],
    ['https://user:secret@a.example/x', 'https://a.example/x'],
    ['https://a.example', 'https://a.example/'],
    [`https://a.example/${'x'.repeat(600)}`, `https://a.example/${'x'.repeat(482)}`],
    ['javascript:alert(1)', null],
    ['about:client', null],
    ['', null],
  ])('makes %j into %j', (referer, pageUrl) => {
    expect(from(referer)).toBe(pageUrl);
  });

  it.each([
    ['https://evil.example/phish/login', 'https://a.example'],
    ['https://a.example.evil.example/', 'https://a.example'],
    ['http://a.example/x', 'https://a.example'],
    ['http://a.example/x', 'http://a.example'],
    ['http://localhost.evil.example/x', 'http://localhost.evil.example'],
  ])('does not believe that %s is a page of %s', (referer, origin) => {
    expect(from(referer, origin)).toBeNull();
  });

  it.each(['http://localhost:8787', 'http://[::1]:80', 'http://a.localhost'])(
    'knows a page in development on %s',
    (origin) => {
      const { origin: written } = new URL(origin);
      expect(from(`${origin}/contact`, written)).toBe(`${written}/contact`);
    },
  );

  it.each([
    ['/u/asha@example.com/apply', '/u/apply'],
    ['/u/asha%40example.com/apply', '/u/apply'],
    ['/lead/9876543210/', '/lead/'],
    ['/lead/asha-123456-rao', '/lead'],
    ['/2026/11/22/visa-12345', '/2026/11/22/visa-12345'],
    ['/%D9%A0%D9%A1%D9%A2%D9%A3%D9%A4%D9%A5/x', '/x'],
    ['/%zz/asha@example.com', '/%zz'],
    ['/asha@example.com', '/'],
  ])('removes from %s segments that look personal: %s', (path, kept) => {
    expect(from(`https://a.example${path}`)).toBe(`https://a.example${kept}`);
  });

  it('returns at most 500 characters', () => {
    expect(from(`https://a.example/${'%C3%A9'.repeat(600)}`)).toHaveLength(500);
  });
});
