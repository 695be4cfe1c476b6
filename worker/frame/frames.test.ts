import { describe, expect, it } from 'vitest';
import type { Env } from '../core/settings.ts';
import { databaseThatThrows } from '../dev/databases.ts';
import { PARTNER, SITE, STRANGER, send } from '../dev/post.ts';
import { assetsWithForms } from '../dev/prerendered.ts';
import { contact } from '../dev/submissions.ts';
import { emptyTables, readRow } from '../dev/tables.ts';
import { readFrameOptions } from './frame-options.ts';

const element = { options: { size: ['small', 'large'], open: true }, events: [] };
const COLOURS = ['primary', 'on-primary'];

/** Settings from an address with this query: `name=value` of attributes, then of properties. */
function read(query: string): string[] {
  const options = readFrameOptions(new URLSearchParams(query), element, COLOURS);
  return [...options.attributes, ...options.properties].map((entry) => entry.join('='));
}

it.each([
  ['', []],
  ['size=large&open', ['size=large', 'open=']],
  ['open=true', ['open=']],
  ['open=false', []],
  ['size=huge', []],
  ['heading=Hello&api-base=https://evil.example&site-base=x&prefill-name=Asha', []],
  ['onclick=alert(1)&style=color:red&constructor=x&__proto__=x', []],
  ['partner=campus-times', ['partner=campus-times']],
  ['partner=Campus%20Times', []],
  [`partner=${'a'.repeat(40)}`, [`partner=${'a'.repeat(40)}`]],
  [`partner=${'a'.repeat(41)}`, []],
  ['campaign=Herbst%20%2726%20%E2%80%93%20"open+day"', ['campaign=Herbst \'26 – "open day"']],
  [`campaign=${encodeURIComponent('श्री\u200cमान')}`, ['campaign=श्री\u200cमान']],
  ['campaign=a%0Ab', []],
  ['campaign=%E2%80%AEgpj', []],
  [`campaign=${'a'.repeat(101)}`, []],
  ['primary=%23b00&on-primary=%23FFffFF', ['--sa-primary=#b00', '--sa-on-primary=#FFffFF']],
  ['primary=%23b00d', []],
  ['primary=%23b00;}*{display:none', []],
  ['--sa-primary=%23b00&font=Arial', []],
  ['radius=0', ['--sa-radius=0px']],
  ['radius=32', ['--sa-radius=32px']],
  ['radius=33', []],
  ['radius=4px', []],
  ['size=small&size=large', ['size=small']],
])('the address of a frame %s sets %j', (query, set) => {
  expect(read(query)).toEqual(set);
});

const ask = (path: string, { method = 'GET', env: overrides = {} as Partial<Env> } = {}) =>
  send(path, { method, headers: { origin: null, 'content-type': null }, env: overrides });
const unreadable = { fetch: () => Promise.reject(new Error('assets')) } as unknown as Fetcher;
const policyOf = (response: Response) => response.headers.get('content-security-policy') ?? '';

describe('a frame', () => {
  it('holds the element with the attributes that its address may set', async () => {
    const query = 'consultation-type=chat&theme=dark&primary=%23b00000&campaign=%22%3E%3Cb%3E&x=y';
    const env = { ASSETS: unreadable };
    const response = await ask(`/embed/frame/sa-consultation-form?${query}`, { env });
    const html = await response.text();
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(html).toContain('<title>Consultation form</title>');
    expect(html).toContain(
      '<sa-consultation-form consultation-type="chat" theme="dark" campaign="&quot;&gt;&lt;b&gt;">',
    );
    expect(html).toContain('html{color-scheme:dark;--sa-primary:#b00000;}');
    expect(html).toContain('<body data-events="sa-submitted sa-failed ');
  });

  it('runs our scripts and this one style, and nothing else', async () => {
    const response = await ask('/embed/frame/sa-contact-form?primary=%23b00');
    const style = (await response.text()).match(/<style>(.*)<\/style>/)?.[1] ?? '';
    const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(style));
    const hash = btoa(String.fromCharCode(...new Uint8Array(digest)));
    const policy = policyOf(response);
    expect(policy).toContain(`style-src 'sha256-${hash}'`);
    const rules = ["default-src 'none'", "script-src 'self'", "connect-src 'self'"];
    const others = ["base-uri 'none'", "trusted-types 'none'"];
    expect(policy.split('; ')).toEqual(expect.arrayContaining([...rules, ...others]));
    expect(response.headers.get('cache-control')).toBe('no-cache');
    expect(response.headers.get('referrer-policy')).toBe('same-origin');
    expect(response.headers.get('x-robots-tag')).toBe('noindex');
  });

  it('may be framed by any page, one that isolates itself included', async () => {
    const { headers } = await ask('/embed/frame/sa-contact-form');
    expect(Object.fromEntries(headers)).toMatchObject({
      'cross-origin-embedder-policy': 'require-corp',
      'cross-origin-resource-policy': 'cross-origin',
    });
    expect(headers.get('content-security-policy')).not.toContain('frame-ancestors');
    expect(headers.has('x-frame-options')).toBe(false);
  });

  it('is drawn where the database fails and a setting is wrong', async () => {
    const env = { DB: databaseThatThrows(), ALLOWED_ORIGINS: '*' };
    expect((await ask('/embed/frame/sa-contact-form', { env })).status).toBe(200);
  });

  it('answers HEAD with headers alone, and refuses POST', async () => {
    const response = await ask('/embed/frame/sa-contact-form', { method: 'HEAD' });
    expect([response.status, await response.text()]).toEqual([200, '']);
    const posted = await ask('/embed/frame/sa-contact-form', { method: 'POST' });
    expect(posted.status).toBe(405);
    expect(policyOf(response)).toContain("script-src 'self'");
  });

  it.each(['sa-site-header', 'sa-contact-form/', 'constructor', '%73a-contact-form'])(
    'of %j is none',
    async (name) => {
      const response = await ask(`/embed/frame/${name}`);
      expect([response.status, response.headers.get('cache-control')]).toEqual([404, 'no-store']);
    },
  );
});

describe('a submission', () => {
  const sourceAfter = async (headers: Record<string, string>, said: object = {}) => {
    const { path } = contact;
    const body = JSON.stringify({ ...contact.body, ...said });
    expect((await send(path, { body, headers })).status).toBe(201);
    return readRow('contact_messages');
  };
  const FRAME = '/embed/frame/sa-contact-form';
  const framed = (origin: string) => `${origin}/embed/frame/sa-contact-form?partner=campus-times`;

  it('in a frame has the source frame and the frame as its page', async () => {
    const stored = { source: 'frame', page_url: `${SITE}${FRAME}`, partner_id: null, flag: null };
    expect(await sourceAfter({ referer: framed(SITE) })).toMatchObject(stored);
    await emptyTables();
    // Its browser sends no address.
    expect(await sourceAfter({ referer: `${SITE}/` }, { page: FRAME })).toMatchObject(stored);
  });

  it.each([
    ['that claims to be a frame, of a partner,', { origin: PARTNER }, PARTNER, null],
    ['that claims to be a frame, of a stranger,', { origin: STRANGER }, STRANGER, 'origin'],
    ['in a sandboxed frame', { origin: 'null' }, 'null', 'origin'],
    ['of a partner that names a frame', { origin: PARTNER, referer: framed(SITE) }, PARTNER, null],
    ['of a partner at such a path', { origin: PARTNER, referer: framed(PARTNER) }, PARTNER, null],
  ])('%s has the origin and the permissions of its page', async (_, headers, source, flag) => {
    expect(await sourceAfter(headers, { page: FRAME })).toMatchObject({ source, flag });
  });

  it('on our own page has our origin', async () => {
    expect(await sourceAfter({ referer: `${SITE}/contact` })).toMatchObject({ source: SITE });
  });
});

describe('a form in a frame', () => {
  const ASSETS = assetsWithForms;
  const open = async (query: string) => {
    const response = await ask(`/embed/frame/sa-contact-form?${query}`, { env: { ASSETS } });
    return { html: await response.text(), policy: policyOf(response) };
  };

  it('is drawn before its code loads, with its style allowed, and posts to us', async () => {
    const { html, policy } = await open('');
    // Hash of the style in assetsWithForms, by `openssl dgst -sha256 -binary | base64`.
    expect(policy).toContain(" 'sha256-YnGHreffLvhmw38+mYUvU1kM8+uV+u2Tqk7QZvHpNXc=';");
    expect(html).toContain('<sa-contact-form><template shadowrootmode="open">');
    expect(html).toContain('<form method="post" action="/send/contact">');
    expect(html).toContain('<h2>Send us a message</h2>');
    expect(html.match(/<sa-contact-form/g)).toHaveLength(1);
  });

  it('has the choices and the claims of its address', async () => {
    const { html } = await open('subject=visa&partner=campus-times&campaign=%22%3E%3Cb%3E');
    expect(html).toContain('<option value>Choose a subject</option>');
    expect(html).toContain('<option value="visa" selected="">');
    expect(html).toContain('<input type="hidden" name="partner" value="campus-times">');
    expect(html).toContain('name="campaign" value="&quot;&gt;&lt;b&gt;"></form>');
    expect(html).toContain(' subject="visa" partner="campus-times" campaign="&quot;><b>">');
  });

  it.each([
    ['hide-heading', '<form method="post" action="/send/contact">\n<div'],
    ['heading-level=4', '<h2 aria-level="4">Send us a message</h2>'],
  ])('follows %s', async (query, expected) => {
    expect((await open(query)).html).toContain(expected);
  });

  it('is drawn by its code where the assets cannot be read', async () => {
    const response = await ask('/embed/frame/sa-contact-form', { env: { ASSETS: unreadable } });
    expect(response.status).toBe(200);
    expect(await response.text()).toContain('<a href="/contact">Contact us</a></sa-contact-form>');
  });
});
