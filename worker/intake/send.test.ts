import { describe, expect, it } from 'vitest';
import { HONEYPOT_INPUT } from '../contract/protocol.ts';
import { passTime } from '../dev/clock.ts';
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
import { consultation, contact, newsletter } from '../dev/submissions.ts';
import { readRow } from '../dev/tables.ts';
import { countTable } from '../dev/upkeep.ts';

const kinds = [
  ['consultation', consultation],
  ['contact', contact],
  ['newsletter', newsletter],
] as const;

const FORM = { 'content-type': 'application/x-www-form-urlencoded' };

/** Posts fields as a browser does by itself: lines end with CR and LF. */
function submit(kind: string, fields: object, { headers = {}, ...options }: SendOptions = {}) {
  const body = new URLSearchParams(fields as Record<string, string>).toString();
  return send(`/send/${kind}`, {
    ...options,
    body: body.replaceAll('%0A', '%0D%0A'),
    headers: { ...FORM, ...headers },
  });
}

const look = (path: string, options: SendOptions = {}) =>
  send(path, { method: 'GET', headers: { origin: null, 'content-type': null }, ...options });

/** The value that the drawn form has in a field. */
const typedIn = (html: string, name: string) =>
  new RegExp(`<input id="${name}"[^>]* value="([^"]*)"`).exec(html)?.[1];

describe.each(kinds)('a form that the browser posts by itself: %s', (kind, { table, body }) => {
  it('is stored, and leads to a page that says so', async () => {
    const answer = await submit(kind, body);
    expect(answer.status).toBe(303);
    const row = await readRow(table);
    expect(row).toMatchObject({ email: body.email, source: SITE, flag: null });
    const location = answer.headers.get('location') ?? '';
    const reference = String(row.dedupe_key)
      .slice(0, 8)
      .toUpperCase()
      .replace(/^(.{4})/, '$1-');
    expect(location).toBe(
      kind === 'newsletter' ? '/send/newsletter/done' : `/send/${kind}/done?reference=${reference}`,
    );
    const page = await look(location);
    expect(page.status).toBe(200);
    if (kind !== 'newsletter') expect(await page.text()).toContain(`<strong>${reference}</strong>`);
  });

  it('is the same submission as the one that our code sends', async () => {
    const { path } = kinds.find(([name]) => name === kind)?.[1] ?? contact;
    await post(path, body);
    passTime(1);
    await submit(kind, body);
    expect(await countTable(table)).toBe(1);
    expect(await readRow(table)).toMatchObject({ repeats: 1 });
  });

  it('is drawn again with what was typed where something is wrong', async () => {
    const answer = await submit(kind, { ...body, email: '"><b>@' });
    expect(answer.status).toBe(422);
    const html = await answer.text();
    expect(typedIn(html, 'email')).toBe('&quot;&gt;&lt;b&gt;@');
    expect(html).toMatch(/<a href="#email">Please enter a valid email( address\.)?<\/a>/);
    expect(html).toMatch(/<input id="email"[^>]*aria-invalid="true"[^>]*"email-wrong"/);
    expect(await countTable(table)).toBe(0);
  });

  it.each([
    [503, { DB: databaseThatThrows() }],
    [
      429,
      {
        ADDRESS_LIMITER: limiterThatRefuses,
        FLOOD_LIMITER: limiterThatRefuses,
      },
    ],
  ])('is there to send again after a %i', async (status, env) => {
    const answer = await submit(kind, body, { env });
    expect(answer.status).toBe(status);
    expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(typedIn(await answer.text(), 'email')).toBe(body.email);
  });

  it('is an empty form for whoever opens its address', async () => {
    const answer = await look(`/send/${kind}`);
    expect(answer.status).toBe(200);
    const html = await answer.text();
    expect(html).toContain(`<form method="post" action="/send/${kind}"`);
    for (const name of Object.keys(body)) expect(html).toContain(`name="${name}"`);
    expect(html).not.toContain('class="wrong"');
    expect(await (await look(`/send/${kind}`, { method: 'HEAD' })).text()).toBe('');
  });
});

/** All texts between the tags of a name, as a reader sees them. */
const textsIn = (html: string, tag: string) =>
  [...html.matchAll(new RegExp(`<${tag}\\b[^>]*>([^<]*)</${tag}>`, 'g'))].map(([, text]) => text);

const person = [
  ['Full name', 'Name is required'],
  ['Email', 'Please enter a valid email'],
  ['Phone', 'Please enter a valid phone number'],
] as const;

describe.each([
  {
    kind: 'consultation',
    title: 'Book a free consultation',
    fields: [...person, ['How should we meet?', 'Please choose how we should meet']],
    button: 'Schedule Consultation',
    purpose: 'answer you',
    done: 'Consultation Scheduled',
    description: 'We will contact you shortly to confirm your appointment.',
    failure: 'There was a problem scheduling your consultation. Please try again.',
  },
  {
    kind: 'contact',
    title: 'Send us a message',
    fields: [
      ...person,
      ['Subject', 'Please select a subject'],
      ['Message', 'Message must be at least 10 characters'],
    ],
    button: 'Send Message',
    purpose: 'answer you',
    done: 'Message Sent',
    description: 'Thank you for your message. We will get back to you soon.',
    failure: 'There was a problem sending your message. Please try again.',
  },
  {
    kind: 'newsletter',
    title: 'Our newsletter',
    fields: [['Email for our newsletter', 'Please enter a valid email address.']],
    button: 'Subscribe',
    purpose: 'send you our newsletter',
    done: 'Success!',
    description: 'Open our email to confirm. Already a reader? All done.',
    failure: 'Failed to subscribe. Please try again.',
  },
])('the words of the form: $kind', ({ kind, fields, ...words }) => {
  it('say what it is for, what each field is and what becomes of it', async () => {
    const html = await (await look(`/send/${kind}`)).text();
    expect(textsIn(html, 'title')).toEqual([`${words.title} | Sarathi Abroad`]);
    expect(textsIn(html, 'h1')).toEqual([words.title]);
    expect(html).toContain('<p>Press the button to send it.</p>');
    const labels = [...textsIn(html, 'label'), ...textsIn(html, 'legend')];
    expect(labels).toEqual(fields.map(([label]) => label));
    expect(textsIn(html, 'button')).toEqual([words.button]);
    expect(html).toContain(`We use these details only to ${words.purpose}, as our <a `);
  });

  it('name each mistake, above the form and at its field', async () => {
    const html = await (await submit(kind, { consultationType: 'by post' })).text();
    expect(textsIn(html, 'h1')).toEqual([`Not sent yet: ${words.title}`]);
    expect(html).toContain('<p>Something is missing or mistyped. Your text is still here.</p>');
    const messages = fields.map(([, message]) => message);
    expect(textsIn(html, 'a').slice(0, messages.length)).toEqual(messages);
    expect(textsIn(html, 'p').filter((text) => messages.includes(text as never))).toEqual(messages);
  });

  it('say that it has arrived, or has not', async () => {
    const done = await (await look(`/send/${kind}/done`)).text();
    expect(textsIn(done, 'h1')).toEqual([words.done]);
    expect(done).toContain(words.description);
    const { body } = kinds.find(([name]) => name === kind)?.[1] ?? contact;
    const failed = await (await submit(kind, body, { env: { DB: databaseThatThrows() } })).text();
    expect(failed).toContain(`<p>${words.failure} Your text is still here.</p>`);
  });
});

describe('a form that the browser posts by itself', () => {
  it.each([
    ['nothing', {}, 'video'],
    ['her choice', { consultationType: 'in-person' }, 'in-person'],
    ['what is no choice', { consultationType: 'constructor' }, 'video'],
  ])('has one kind of meeting chosen after %s', async (_, fields, chosen) => {
    const html = await (await submit('consultation', fields)).text();
    const buttons = [...html.matchAll(/<input type="radio"([^>]*)>/g)].map(([, text = '']) => text);
    expect(buttons).toHaveLength(3);
    const checked = buttons.filter((text) => / checked$/.test(text));
    expect(checked).toEqual([expect.stringContaining(`value="${chosen}"`)]);
    // Where the link of the summary leads.
    expect(buttons.map((text) => text.includes('id="consultationType"'))).toEqual([
      true,
      false,
      false,
    ]);
  });

  it('is the same message whether its lines end with CR and LF or not', async () => {
    const body = { ...contact.body, message: 'First line\nsecond line\n\nlast' };
    await post(contact.path, body);
    passTime(1);
    await submit('contact', body);
    expect(await readRow('contact_messages')).toMatchObject({
      repeats: 1,
      message: 'First line\nsecond line\n\nlast',
    });
  });

  it('is stored as it was typed where it comes in Windows-1252, as a copy on an old page sends it', async () => {
    const body = new URLSearchParams({ ...contact.body, name: 'NAME' });
    const answer = await send('/send/contact', {
      body: body.toString().replace('NAME', 'J%FCrgen+M%FCller'),
      headers: FORM,
    });
    expect(answer.status).toBe(303);
    expect(await readRow('contact_messages')).toMatchObject({ name: 'Jürgen Müller' });
  });

  it('keeps line breaks, and what looks like markup, in a message that is drawn again', async () => {
    const message = '\nOne\n</textarea><b>two</b>';
    const html = await (await submit('contact', { ...contact.body, phone: '1', message })).text();
    expect(html).toContain('>\n\nOne\n&lt;/textarea&gt;&lt;b&gt;two&lt;/b&gt;</textarea>');
    expect(html).toMatch(/<option value="\w+" selected>/);
  });

  it('counts as from a frame also once it is drawn again there, as WebKit sends it', async () => {
    const page = '/embed/frame/sa-contact-form';
    const headers = { origin: SITE, referer: `${SITE}/` };
    const html = await (await submit('contact', { page, email: 'x' }, { headers })).text();
    expect(html).toContain(`<input type="hidden" name="page" value="${page}">`);
    await submit('contact', { ...contact.body, page }, { headers });
    expect(await readRow('contact_messages')).toMatchObject({
      source: 'frame',
      page_url: `${SITE}${page}`,
    });
  });

  it('takes partner and campaign as claims, and keeps them when it is drawn again', async () => {
    const claims = { partner: 'campus-times', campaign: 'Open day' };
    const html = await (await submit('contact', { ...claims, email: 'x' })).text();
    expect(html).toContain('<input type="hidden" name="partner" value="campus-times">');
    expect(html).toContain('<input type="hidden" name="campaign" value="Open day">');
    await submit('contact', { ...contact.body, ...claims }, { headers: { origin: PARTNER } });
    expect(await readRow('contact_messages')).toMatchObject({
      source: PARTNER,
      partner_claim: 'campus-times',
      campaign: 'Open day',
    });
  });

  it.each([
    ['a website that we do not know', STRANGER],
    ['a page without an origin', 'null'],
    ['a browser that names none', null],
  ])('is stored and flagged from %s', async (_, origin) => {
    const answer = await submit('contact', contact.body, { headers: { origin } });
    expect(answer.status).toBe(303);
    expect(await readRow('leads')).toMatchObject({ flag: 'origin' });
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

  it('is flagged where the trap for bots is filled, and answered like any other', async () => {
    const answer = await submit('contact', { ...contact.body, [HONEYPOT_INPUT]: 'x' });
    expect(answer.status).toBe(303);
    expect(await readRow('contact_messages')).toMatchObject({ flag: 'honeypot' });
  });

  it('brings no plan and no column of its own', async () => {
    const more = { plan: 'Canada', status: 'done', dedupe_key: 'x', page: '/evil' };
    await submit('consultation', { ...consultation.body, ...more });
    expect(await readRow('consultations')).toMatchObject({ plan: null, status: 'pending' });
  });

  it('is an empty form with a word for what no form of ours posts', async () => {
    const boundary = { 'content-type': 'multipart/form-data; boundary=x' };
    const answer = await submit('contact', contact.body, { headers: boundary });
    expect(answer.status).toBe(415);
    expect(await answer.text()).toContain('Something went wrong on the way.');
  });

  it('is logged without anything that was typed', async () => {
    await submit('contact', contact.body);
    await submit('contact', { ...contact.body, email: 'x' });
    const lines = readLog().filter(({ route }) => route === '/send/contact');
    expect(lines.map(({ status, outcome }) => `${status} ${outcome}`)).toEqual([
      '303 stored',
      '422 invalid-fields',
    ]);
    expect(JSON.stringify(lines)).not.toContain(contact.body.name);
  });
});

describe('the pages of a form without script', () => {
  const pages = ['/send/contact', '/send/contact/done'];

  it.each(pages)('%s loads and runs nothing, and may stand in a frame', async (path) => {
    const { headers } = await look(path);
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

  it.each(['<b>', '3f9a-12bc', '3F9A-12BC<b>', ''])(
    'has no reference for "%s" in its address',
    async (reference) => {
      const query = new URLSearchParams({ reference });
      expect(await (await look(`/send/contact/done?${query}`)).text()).not.toContain('reference');
    },
  );

  it('asks a reader to confirm by email only where that is on', async () => {
    const text = async (NEWSLETTER_CONFIRMATION: string) =>
      (await look('/send/newsletter/done', { env: { NEWSLETTER_CONFIRMATION } })).text();
    expect(await text('on')).toContain('Open our email to confirm.');
    expect(await text('off')).toContain('You&#39;ve been subscribed to our newsletter.');
  });

  it.each(['/send', '/send/', '/send/other', '/send/contact/', '/send/constructor'])(
    '%s is none',
    async (path) => {
      expect((await look(path)).status).toBe(404);
    },
  );
});
