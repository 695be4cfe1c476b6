import { describe, expect, it, vi } from 'vitest';
import { HONEYPOT_INPUT } from '../contract/protocol.ts';
import { passTime, stopTimers } from '../dev/clock.ts';
import { databaseThatThrows } from '../dev/databases.ts';
import { readLog } from '../dev/log.ts';
import {
  limiterThatRefuses,
  PARTNER,
  post,
  ruleOrigin,
  type SendOptions,
  SITE,
  STRANGER,
  send,
} from '../dev/post.ts';
import { assetsWithForms } from '../dev/prerendered.ts';
import { consultation, contact, newsletter } from '../dev/submissions.ts';
import { readRow } from '../dev/tables.ts';
import { countTable } from '../dev/upkeep.ts';

const forms = { consultation, contact, newsletter };
const kinds = Object.entries(forms);

const FORM = { 'content-type': 'application/x-www-form-urlencoded' };

/** Posts fields as a browser does by itself: lines end with CR and LF. */
function submit(kind: string, fields: object, { headers = {}, env, ...options }: SendOptions = {}) {
  const body = new URLSearchParams(fields as Record<string, string>).toString();
  return send(`/send/${kind}`, {
    ...options,
    body: body.replaceAll('%0A', '%0D%0A'),
    headers: { ...FORM, ...headers },
    env: { ASSETS: assetsWithForms, ...env },
  });
}

const open = (path: string, { env, ...options }: SendOptions = {}) =>
  send(path, {
    method: 'GET',
    headers: { origin: null, 'content-type': null },
    env: { ASSETS: assetsWithForms, ...env },
    ...options,
  });

/** The value that the rendered form has in a field. */
const typedIn = (html: string, name: string) =>
  new RegExp(`<input [^>]*name="${name}"[^>]* value="([^"]*)"`).exec(html)?.[1];

const limitersThatRefuse = {
  ADDRESS_LIMITER: limiterThatRefuses,
  FLOOD_LIMITER: limiterThatRefuses,
};

describe.each(kinds)('a form that the browser posts by itself: %s', (kind, { table, body }) => {
  it('is stored, and leads to a page that says so', async () => {
    const answer = await submit(kind, body);
    expect(answer.status).toBe(303);
    const row = await readRow(table);
    expect(row).toMatchObject({ email: body.email, source: SITE, flag: null });
    const location = answer.headers.get('location') ?? '';
    const key = String(row.dedupe_key).toUpperCase();
    const reference = `${key.slice(0, 4)}-${key.slice(4, 8)}`;
    const query = kind === 'newsletter' ? '' : `?reference=${reference}`;
    expect(location).toBe(`/send/${kind}/done${query}`);
    const page = await open(location);
    expect(page.status).toBe(200);
    if (kind !== 'newsletter') expect(await page.text()).toContain(`<strong>${reference}</strong>`);
  });

  it('is drawn again with the typed values if one is wrong', async () => {
    const answer = await submit(kind, { ...body, email: '"><b>&quot;@' });
    expect(answer.status).toBe(422);
    const html = await answer.text();
    expect(typedIn(html, 'email')).toBe('&quot;><b>&amp;quot;@');
    expect(html).toMatch(/<a href="#email">Please enter a valid email( address\.)?<\/a>/);
    expect(html).toMatch(
      /name="email" aria-invalid="true" .*aria-describedby="email-wrong"[^>]*><p class="wrong" id="email-wrong">Please/,
    );
    expect(await countTable(table)).toBe(0);
  });

  it.each([
    [503, { DB: databaseThatThrows() }],
    [429, limitersThatRefuse],
  ])('is drawn again, ready to send, after a %i', async (status, env) => {
    const answer = await submit(kind, body, { env });
    expect(answer.status).toBe(status);
    expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(typedIn(await answer.text(), 'email')).toBe(body.email);
  });

  it('is an empty form at its address, outside of any shadow root', async () => {
    const answer = await open(`/send/${kind}`);
    expect(answer.status).toBe(200);
    const html = await answer.text();
    expect(html).toContain(`<form method="post" action="/send/${kind}"`);
    for (const name of Object.keys(body)) expect(html).toContain(`name="${name}"`);
    expect(html).toContain(`sa-${kind}-form{color:red}sa-${kind}-form[hidden]{display:none`);
    expect(html).not.toMatch(/<template|class="wrong"|example\/contact|<details|<h2|:host/);
    expect(html).toContain('<a href="/privacy#under-18" target="_top">Under 18?</a>');
    expect(await (await open(`/send/${kind}`, { method: 'HEAD' })).text()).toBe('');
  });

  it.each<[string, () => Promise<Response>]>([
    ['lack it', async () => new Response(null, { status: 404 })],
    ['hang', () => new Promise(() => {})],
  ])('is a list of what was typed, and our address, where the assets %s', async (_, fetch) => {
    stopTimers();
    const ASSETS = { fetch } as unknown as Fetcher;
    const answering = submit(kind, { ...body, email: '<b>@' }, { env: { ASSETS } });
    await vi.advanceTimersByTimeAsync(1000);
    const answer = await answering;
    expect(answer.status).toBe(422);
    const html = await answer.text();
    expect(html).toContain('<dt>Email</dt><dd>&lt;b&gt;@</dd>');
    expect(html).toContain('Write to us at hello@');
  });
});

const name = 'Name is required';
const email = 'Please enter a valid email';
const phone = 'Please enter a valid phone number';
const meet = 'Please choose how we should meet';

it.each([
  {
    kind: 'consultation' as const,
    title: 'Book a free consultation',
    messages: [name, email, phone, meet],
    done: 'Consultation Scheduled',
    description: 'We will contact you shortly to confirm your appointment.',
    failure: 'There was a problem scheduling your consultation. Please try again.',
  },
  {
    kind: 'contact' as const,
    title: 'Send us a message',
    messages: [
      ...[name, email, phone, 'Please select a subject'],
      'Message must be at least 10 characters',
    ],
    done: 'Message Sent',
    description: 'Thank you for your message. We will get back to you soon.',
    failure: 'There was a problem sending your message. Please try again.',
  },
  {
    kind: 'newsletter' as const,
    title: 'Our newsletter',
    messages: [`${email} address.`],
    done: 'Success!',
    description: 'Open our email to confirm. Already a reader? All done.',
    failure: 'Failed to subscribe. Please try again.',
  },
])(
  'the words around the form of $kind name each mistake twice, say that it has arrived, or has not',
  async ({ kind, messages, ...words }) => {
    const html = await (await submit(kind, { consultationType: 'by post' })).text();
    expect(html).toContain(`<h1>Not sent yet: ${words.title}</h1>`);
    expect(html).toContain('<p>Something is missing or mistyped. Your text is still here.</p>');
    const textsOf = (pattern: RegExp) => [...html.matchAll(pattern)].map(([, text]) => text);
    expect(textsOf(/<li><a href="#\w+">([^<]*)</g)).toEqual(messages);
    const atFields = messages.filter((text) => text !== meet);
    expect(textsOf(/<p class="wrong" id="\w+-wrong">([^<]*)</g)).toEqual(atFields);
    for (const [, name] of html.matchAll(/<a href="#(\w+)">/g)) {
      expect(html.split(`id="${name}"`)).toHaveLength(2);
    }
    const done = await (await open(`/send/${kind}/done`)).text();
    expect(done).toContain(`<h1>${words.done}</h1>`);
    expect(done).toContain(words.description);
    const failed = await submit(kind, forms[kind].body, { env: { DB: databaseThatThrows() } });
    expect(await failed.text()).toContain(`<p>${words.failure} Your text is still here.</p>`);
  },
);

describe('a form that the browser posts by itself', () => {
  it.each([
    ['nothing', {}, 'video'],
    ['the visitor’s choice', { consultationType: 'in-person' }, 'in-person'],
    ['an unknown choice', { consultationType: 'constructor' }, null],
  ])('has the right kind of meeting chosen after %s', async (_, fields, chosen) => {
    const html = await (await submit('consultation', fields)).text();
    const buttons = [...html.matchAll(/<input type="radio"([^>]*)>/g)].map(([, text = '']) => text);
    const checked = buttons.filter((text) => / checked/.test(text));
    expect(checked).toEqual(chosen ? [expect.stringContaining(`value="${chosen}"`)] : []);
  });

  it('is the same message whether its lines end with CR and LF or not', async () => {
    const body = { ...contact.body, message: 'First line\nsecond line\n\nlast' };
    await post(contact.path, body);
    passTime(1);
    await submit('contact', body);
    expect(await readRow(contact.table)).toMatchObject({ repeats: 1, message: body.message });
  });

  it('is stored as it was typed where it comes in Windows-1252, as a copy on an old page sends it', async () => {
    const body = new URLSearchParams({ ...contact.body, name: 'NAME' }).toString();
    const sent = { body: body.replace('NAME', 'J%FCrgen+M%FCller'), headers: FORM };
    const answer = await send('/send/contact', sent);
    expect(answer.status).toBe(303);
    expect(await readRow('contact_messages')).toMatchObject({ name: 'Jürgen Müller' });
  });

  it('keeps line breaks, and what looks like markup, in a message that is drawn again', async () => {
    const message = '\nOne\n</textarea><b>two</b>';
    const html = await (await submit('contact', { ...contact.body, phone: '1', message })).text();
    expect(html).toContain('>\n\nOne\n&lt;/textarea&gt;&lt;b&gt;two&lt;/b&gt;</textarea>');
    expect(html).toMatch(/<option value="visa" selected/);
  });

  it('counts as from a frame also once it is drawn again there, as WebKit sends it', async () => {
    const page = '/embed/frame/sa-contact-form';
    const headers = { origin: SITE, referer: `${SITE}/` };
    const html = await (await submit('contact', { page, email: 'x' }, { headers })).text();
    expect(html).toContain(`<input type="hidden" name="page" value="${page}">`);
    await submit('contact', { ...contact.body, page }, { headers });
    const framed = { source: 'frame', page_url: `${SITE}${page}` };
    expect(await readRow('contact_messages')).toMatchObject(framed);
  });

  it('takes partner and campaign as claims, and keeps them when it is drawn again', async () => {
    const claims = { partner: 'campus-times', campaign: 'Open day' };
    const html = await (await submit('contact', { ...claims, email: 'x' })).text();
    expect(html).toContain('<input type="hidden" name="partner" value="campus-times">');
    expect(html).toContain('<input type="hidden" name="campaign" value="Open day">');
    await submit('contact', { ...contact.body, ...claims }, { headers: { origin: PARTNER } });
    const stored = { source: PARTNER, partner_claim: 'campus-times', campaign: 'Open day' };
    expect(await readRow('contact_messages')).toMatchObject(stored);
  });

  it('takes the advertisement from the address of our page, and keeps it when it is drawn again', async () => {
    const page = `${SITE}/contact?utm_source=google&gclid=x`;
    const html = await (
      await submit('contact', { email: 'x' }, { headers: { referer: page } })
    ).text();
    const [, claim = ''] = /name="attribution" value="([^"]*)"/.exec(html) ?? [];
    const attribution = claim.replaceAll('&amp;', '&');
    const options = { headers: { referer: `${SITE}/send/contact` }, env: { AD_CLICKS: 'on' } };
    await submit('contact', { ...contact.body, attribution }, options);
    const stored = '{"utm_source":"google","clicks":{"gclid":"x"}}';
    expect(await readRow('leads')).toMatchObject({ attribution: stored });
  });

  it.each([
    ['another website’s page', PARTNER, '/'],
    ['a frame', SITE, '/embed/frame/sa-contact-form'],
  ])('takes none from the address of %s', async (_, origin, path) => {
    const headers = { origin, referer: `${origin}${path}?utm_source=google` };
    await submit('contact', contact.body, { headers });
    expect(await readRow('leads')).toMatchObject({ attribution: null });
  });

  it.each([
    ['a website that we do not know', 'origin', STRANGER, {}],
    ['a browser that names none', 'origin', null, {}],
    ['whoever fills the trap for bots', 'honeypot', SITE, { [HONEYPOT_INPUT]: 'x' }],
  ])('is stored and flagged from %s', async (_, flag, origin, trap) => {
    const answer = await submit('contact', { ...contact.body, ...trap }, { headers: { origin } });
    expect(answer.status).toBe(303);
    expect(await readRow('leads')).toMatchObject({ flag });
    expect(await readRow('contact_messages')).toMatchObject({ source: origin ?? 'null' });
  });

  it('can be sent from here where it came from a website that we have blocked', async () => {
    await ruleOrigin(STRANGER, 'blocked');
    const answer = await submit('contact', contact.body, { headers: { origin: STRANGER } });
    expect(answer.status).toBe(403);
    const html = await answer.text();
    expect(html).toContain('Press the button to send it from here.');
    expect(typedIn(html, 'name')).toBe(contact.body.name);
    expect(await countTable('contact_messages')).toBe(0);
  });

  it('stores neither a plan nor additional columns', async () => {
    const more = { plan: 'Canada', status: 'done', dedupe_key: 'x', page: '/evil' };
    await submit('consultation', { ...consultation.body, ...more });
    expect(await readRow('consultations')).toMatchObject({ plan: null, status: 'pending' });
  });

  it('is an empty form with a message for a body that no form of ours posts', async () => {
    const boundary = { 'content-type': 'multipart/form-data; boundary=x' };
    const answer = await submit('contact', contact.body, { headers: boundary });
    expect(answer.status).toBe(415);
    expect(await answer.text()).toContain('Something went wrong on the way.');
  });

  it('is logged without anything that was typed', async () => {
    await submit('contact', contact.body);
    await submit('contact', { ...contact.body, email: 'x' });
    const lines = readLog().filter(({ route }) => route === '/send/contact');
    const outcomes = lines.map(({ outcome }) => outcome);
    expect(outcomes).toEqual(['stored', 'invalid-fields']);
    expect(JSON.stringify(lines)).not.toContain(contact.body.name);
  });
});

describe('the pages of a form without script', () => {
  const pages = ['/send/contact', '/send/contact/done'];

  it.each(pages)('%s loads and runs nothing, and may stand in a frame', async (path) => {
    const { headers } = await open(path);
    const policy = headers.get('content-security-policy') ?? '';
    expect(policy).toMatch(
      /^default-src 'none'; style-src 'sha256-[^']+'; img-src 'self'; form-action 'self'/,
    );
    expect(policy).not.toContain('frame-ancestors');
    expect(headers.get('cross-origin-embedder-policy')).toBe('require-corp');
    expect(headers.get('cache-control')).toBe('no-store');
    expect(headers.get('x-robots-tag')).toBe('noindex');
    // With no-referrer, what is sent from here would come from the origin `null`.
    expect(headers.get('referrer-policy')).toBe('same-origin');
  });

  it('has no reference of another form in its address', async () => {
    const query = new URLSearchParams({ reference: '3F9A-12BC<b>' });
    expect(await (await open(`/send/contact/done?${query}`)).text()).not.toContain('reference');
  });

  it('asks a reader to confirm by email only where that is on', async () => {
    const text = async (NEWSLETTER_CONFIRMATION: string) =>
      (await open('/send/newsletter/done', { env: { NEWSLETTER_CONFIRMATION } })).text();
    expect(await text('on')).toContain('Open our email to confirm.');
    expect(await text('off')).toContain('You&#39;ve been subscribed to our newsletter.');
  });

  it.each(['/send', '/send/other', '/send/constructor'])('%s is none', async (path) => {
    expect((await open(path)).status).toBe(404);
  });
});
