import { env } from 'cloudflare:workers';
import { describe, expect, it } from 'vitest';
import { setClock } from '../dev/clock.ts';
import { databaseThatThrows } from '../dev/databases.ts';
import { deleteLeads } from '../dev/leads.ts';
import { makeLimiter } from '../dev/limiters.ts';
import { readLog } from '../dev/log.ts';
import {
  eventOf,
  FORM,
  open,
  press,
  readConsent,
  readEvents,
  readSubscription,
  requestTokens,
  subscribe,
} from '../dev/newsletter.ts';
import { limiterThatRefuses, SITE, send } from '../dev/post.ts';
import { drawPage } from '../pages/page.ts';

const START = '2026-11-20T12:00:00.000Z';
const purposes = ['confirm', 'unsubscribe'] as const;
const titleOf = async (response: Response) => /<h1>(.*)<\/h1>/.exec(await response.text())?.[1];
const describeAnswer = async (response: Response) => [response.status, await titleOf(response)];

describe('the link to confirm', () => {
  it('shows a button and changes nothing, however often it is opened', async () => {
    const { confirm } = await requestTokens(START);
    const before = await readSubscription();
    for (const method of ['GET', 'HEAD', 'GET']) await open('confirm', confirm, { method });
    const page = await (await open('confirm', confirm)).text();
    expect(page).toContain('<form method="post" action="/newsletter/confirm">');
    expect(page).toContain(`<input type="hidden" name="token" value="${confirm}">`);
    expect(page.match(/<button>/g)).toHaveLength(1);
    expect(await readSubscription()).toEqual(before);
    expect(await readEvents()).toEqual([]);
  });

  it('confirms when the button is pressed, with an event of the visitor’s', async () => {
    const { confirm } = await requestTokens(START);
    setClock('2026-11-20T12:30:00.000Z');
    const [answer] = await Promise.all([...Array(10)].map(() => press('confirm', confirm)));
    expect(answer && (await describeAnswer(answer))).toEqual([200, 'You are subscribed']);
    const times = { requested_at: START, confirmed_at: '2026-11-20T12:30:00.000Z' };
    expect(await readConsent()).toMatchObject({ ...times, status: 'confirmed', version: 2 });
    const before = await readSubscription();
    setClock('2026-11-21T12:00:00.000Z');
    const again = await press('confirm', confirm);
    expect(await describeAnswer(again)).toEqual([200, 'You are subscribed']);
    expect(await readSubscription()).toEqual(before);
    expect(await readEvents()).toEqual([eventOf('pending', 'confirmed', 'confirmed')]);
  });

  it('works for fourteen days', async () => {
    const { confirm } = await requestTokens(START);
    setClock('2026-12-04T11:59:59.999Z');
    expect((await open('confirm', confirm)).status).toBe(200);
    setClock('2026-12-04T12:00:00.000Z');
    for (const answer of [await open('confirm', confirm), await press('confirm', confirm)]) {
      expect(await describeAnswer(answer)).toEqual([410, 'This link has expired']);
    }
    expect(await readConsent()).toMatchObject({ status: 'pending' });
  });

  it('works in an older mail, but undoes no later unsubscribing and confirms no request after that', async () => {
    const first = await requestTokens(START);
    const second = await requestTokens('2026-11-21T12:00:00.000Z');
    expect((await press('confirm', first.confirm)).status).toBe(200);
    expect(await readConsent()).toMatchObject({ status: 'confirmed' });
    await press('unsubscribe', second.unsubscribe);
    const answer = await press('confirm', first.confirm);
    expect(await describeAnswer(answer)).toEqual([410, 'This link has been used']);
    expect(await readConsent()).toMatchObject({ status: 'unsubscribed' });
    const third = await requestTokens('2026-11-22T12:00:00.000Z');
    expect((await press('confirm', first.confirm)).status).toBe(400);
    expect(await readConsent()).toMatchObject({ status: 'pending' });
    expect((await press('confirm', third.confirm)).status).toBe(200);
  });
});

describe('the link to unsubscribe', () => {
  it.each(['pending', 'confirmed'])('unsubscribes a %s address when pressed', async (state) => {
    const { confirm, unsubscribe } = await requestTokens(START);
    if (state === 'confirmed') await press('confirm', confirm);
    const opened = await open('unsubscribe', unsubscribe);
    expect(await titleOf(opened)).toBe('Unsubscribe from our newsletter');
    expect(await readConsent()).toMatchObject({ status: state });
    for (let times = 0; times < 2; times += 1) {
      const answer = await press('unsubscribe', unsubscribe);
      expect(await describeAnswer(answer)).toEqual([200, 'You are unsubscribed']);
    }
    expect(await readConsent()).toMatchObject({ status: 'unsubscribed' });
    expect((await readEvents()).at(-1)).toEqual(eventOf(state, 'unsubscribed', 'unsubscribed'));
    expect(await readEvents()).toHaveLength(state === 'confirmed' ? 2 : 1);
  });

  it('works years later', async () => {
    const { unsubscribe } = await requestTokens(START);
    setClock('2036-11-20T12:00:00.000Z');
    expect((await press('unsubscribe', unsubscribe)).status).toBe(200);
  });

  it('obeys one click of a mail program, form-encoded or as form data, without Origin', async () => {
    const form = new FormData();
    form.set('List-Unsubscribe', 'One-Click');
    const { unsubscribe } = await requestTokens(START);
    const path = `/newsletter/unsubscribe?token=${unsubscribe}`;
    for (const [body, headers] of [
      ['List-Unsubscribe=One-Click', FORM],
      [form, { ...FORM, 'content-type': null }],
    ] as const) {
      expect((await send(path, { body, headers })).status).toBe(200);
      expect(await readConsent()).toMatchObject({ status: 'unsubscribed' });
      await env.DB.prepare("UPDATE leads SET status = 'confirmed'").run();
    }
  });

  it('refuses none of 60 clicks in a minute that one mail program sends, twice what it may ask', async () => {
    const { unsubscribe } = await requestTokens(START);
    const options = {
      headers: { ...FORM, 'cf-connecting-ip': '192.0.2.1' },
      body: 'List-Unsubscribe=One-Click',
      env: { ADDRESS_LIMITER: makeLimiter('ADDRESS_LIMITER') },
    };
    const click = () => send(`/newsletter/unsubscribe?token=${unsubscribe}`, options);
    const answers = await Promise.all([...Array(60)].map(click));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    // A mail scanner may open it however often; only who guesses is limited.
    const scan = { method: 'GET', env: { ADDRESS_LIMITER: limiterThatRefuses } };
    const path = `/newsletter/unsubscribe?token=${unsubscribe}`;
    expect((await send(path, scan)).status).toBe(200);
    expect((await send(`${path}x`, scan)).status).toBe(429);
  });

  it('obeys no token of the address without one click, and never confirms by it', async () => {
    const { confirm, unsubscribe } = await requestTokens(START);
    for (const [path, body] of [
      [`/newsletter/unsubscribe?token=${unsubscribe}`, ''],
      [`/newsletter/confirm?token=${confirm}`, 'List-Unsubscribe=One-Click'],
    ] as const) {
      expect((await send(path, { headers: FORM, body })).status).toBe(400);
    }
    expect(await readConsent()).toMatchObject({ status: 'pending' });
  });
});

describe.each(purposes)('a bad token to %s', (purpose) => {
  it.each(['', '<img src=x onerror=alert(1)>'])('reads %j and changes nothing', async (token) => {
    await requestTokens(START);
    const before = await readSubscription();
    const opened = await open(purpose, encodeURIComponent(token));
    for (const answer of [opened, await press(purpose, token)]) {
      expect(answer.status).toBe(400);
      const page = await answer.text();
      expect(page).toContain('This link does not work');
      expect(page).not.toMatch(/<img|<form/);
    }
    expect(await readSubscription()).toEqual(before);
  });

  it('was written for the other purpose', async () => {
    const tokens = await requestTokens(START);
    const other = purpose === 'confirm' ? tokens.unsubscribe : tokens.confirm;
    expect((await press(purpose, other)).status).toBe(400);
    expect(await readConsent()).toMatchObject({ status: 'pending' });
  });

  it('was signed by a key that has gone, where one of an older key still works', async () => {
    const [k2, k1] = env.TOKEN_KEYS.split(',');
    const token = (await requestTokens(START))[purpose];
    const pressWith = async (TOKEN_KEYS: string) =>
      (await press(purpose, token, { env: { TOKEN_KEYS } })).status;
    expect(await pressWith(`${k1}`)).toBe(400);
    expect(await pressWith(`k3:${'3'.repeat(64)},${k2}`)).toBe(200);
  });

  it('belongs to a row whose id another person has now', async () => {
    const token = (await requestTokens(START))[purpose];
    await deleteLeads();
    setClock('2026-11-20T12:00:00.001Z');
    await subscribe('meera@example.com');
    expect(await readSubscription()).toMatchObject({ id: 1 });
    expect((await press(purpose, token)).status).toBe(400);
    expect(await readConsent()).toMatchObject({ status: 'pending' });
  });
});

describe('the pages', () => {
  const path = '/newsletter/confirm';

  it.each<[number, string, Parameters<typeof send>[1]]>([
    [400, 'no form', { headers: { 'content-type': 'multipart/form-data' }, body: 'x' }],
    [405, 'another method', { method: 'PUT', headers: FORM }],
    [413, 'a body over 4 KiB', { headers: FORM, body: 'a'.repeat(4097) }],
    [415, 'a subscription', { headers: { origin: SITE }, body: '{"email":"a@b.example"}' }],
    [429, 'too many guesses', { method: 'GET', env: { ADDRESS_LIMITER: limiterThatRefuses } }],
  ])('answer %i to %s, as a page', async (status, _, options) => {
    const answer = await send(path, options);
    expect(answer.status).toBe(status);
    expect(answer.headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(answer.headers.get('allow')).toBe(status === 405 ? 'GET, HEAD, POST' : null);
    expect(answer.headers.get('retry-after')).toBe(status === 429 ? '60' : null);
    expect(await answer.text()).toMatch(/<h1>(This link does not work|That did not work)<\/h1>/);
  });

  it('answer 503 while D1 is down, and lose nothing', async () => {
    const { confirm } = await requestTokens(START);
    const answer = await press('confirm', confirm, { env: { DB: databaseThatThrows() } });
    expect(await describeAnswer(answer)).toEqual([503, 'That did not work']);
    expect(readLog().at(-1)).toMatchObject({ outcome: 'storage-failed reset' });
    expect((await press('confirm', confirm)).status).toBe(200);
  });

  it('have their headers, whatever they say', async () => {
    const { confirm } = await requestTokens(START);
    for (const answer of [
      await open('confirm', confirm),
      await press('confirm', confirm),
      await open('confirm', 'x'),
      await send(path, { method: 'DELETE' }),
    ]) {
      const headers = Object.fromEntries(answer.headers);
      const { 'content-security-policy': policy = '', allow: _, ...others } = headers;
      expect(others).toEqual({
        'cache-control': 'no-store',
        'content-type': 'text/html; charset=utf-8',
        'referrer-policy': 'no-referrer',
        'strict-transport-security': 'max-age=31536000; includeSubDomains',
        'x-content-type-options': 'nosniff',
        'x-robots-tag': 'noindex',
      });
      expect(policy).toMatch(
        /^default-src 'none'; style-src 'sha256-[\w+/]{43}='; img-src 'self'; form-action 'self'; frame-ancestors 'none'; base-uri 'none'$/,
      );
    }
  });

  it('run no script, load nothing but the site’s icon, have our letterhead and one style, whose hash the policy names', async () => {
    const answer = await open('confirm', 'x');
    const page = await answer.text();
    expect(page).toMatch(/^<!doctype html>\n<html lang="en">/);
    const icon = '<link rel="icon" href="/assets/favicon.svg" type="image/svg+xml">';
    expect(page.match(/<link [^>]*>/g)).toEqual([icon]);
    expect(page).not.toMatch(/<script|<img|src=|style=| on\w+=/);
    const [, style = ''] = /<style>(.*)<\/style>/s.exec(page) ?? [];
    const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(style));
    const hash = btoa(String.fromCharCode(...new Uint8Array(digest)));
    expect(answer.headers.get('content-security-policy')).toContain(`'sha256-${hash}'`);
    expect(style).toContain('prefers-color-scheme: dark');
    expect(page).toMatch(
      /<body>\n<header><a href="http:\/\/localhost:8787"[^>]*><svg aria-hidden="true".*<\/svg>\s*Sarathi Abroad<\/a><\/header>/s,
    );
    expect(page).toContain('<title>This link does not work | Sarathi Abroad</title>');
  });

  it('escape all that they are given', async () => {
    const nasty = `"><img src=x onerror='alert(1)'>`;
    const button = { label: nasty, path: nasty, token: nasty };
    const page = await drawPage({ status: 200, title: nasty, text: nasty, button }, nasty);
    expect(await page.text()).not.toContain('<img');
  });

  it('are logged without token and address', async () => {
    const { confirm } = await requestTokens(START);
    await open('confirm', confirm);
    await press('confirm', confirm);
    await press('confirm', 'x');
    const lines = readLog().filter(({ route }) => route === path);
    const line = { level: 'log', route: path, durationMs: 0, origin: 'none' };
    expect(lines).toEqual([
      { ...line, status: 200, outcome: 'asked' },
      { ...line, status: 200, outcome: 'confirm-pressed' },
      { ...line, status: 400, outcome: 'link-invalid' },
    ]);
    expect(JSON.stringify(readLog())).not.toMatch(/k2\.|asha/);
  });
});
