import { describe, expect, it, vi } from 'vitest';
import { prefillNewsletter } from '../kit/stores/newsletter-prefill.ts';
import { openElement } from '../testing/drive-element.ts';
import { driveForm, isolateForms, stubFetch } from '../testing/form.ts';
import { mount, rendered } from '../testing/mount.ts';
import { waitFor } from '../testing/wait.ts';
import './newsletter-form.ts';

const open = async (attributes = '') =>
  driveForm(await mount(`<sa-newsletter-form ${attributes}></sa-newsletter-form>`));

describe('<sa-newsletter-form>', () => {
  const toasts = isolateForms();

  it('answers "bad" with the message for the newsletter and sends nothing', async () => {
    const calls = stubFetch(() => new Response(''));
    const form = await open();
    await form.type({ email: 'bad' });
    await form.send();
    expect(form.messages()).toEqual({ email: 'Please enter a valid email address.' });
    expect(calls()).toEqual([]);
  });

  it('posts exactly the address, with its button disabled meanwhile', async () => {
    let answer: (response: Response) => void = () => {};
    const calls = stubFetch(
      () =>
        new Promise((resolve) => {
          answer = resolve;
        }),
    );
    const form = await open();
    await form.type({ email: 'User@Example.com ' });
    expect(form.button.disabled).toBe(false);
    form.button.click();
    await form.send();
    expect(form.button.disabled).toBe(true);
    expect(calls()).toEqual([
      ['https://site.example/api/newsletter', 'POST', { email: 'user@example.com' }],
    ]);
    answer(new Response('', { status: 201 }));
    await form.settled();
    expect(form.button.disabled).toBe(false);
  });

  it('says "Success!", empties the field and tells the page', async () => {
    stubFetch(() => new Response('', { status: 200 }));
    const heard = vi.fn();
    document.addEventListener('sa-submitted', heard, { once: true });
    const form = await open();
    await form.type({ email: 'user@example.com' });
    await form.send();
    expect(toasts()).toMatchObject([
      {
        variant: 'default',
        title: 'Success!',
        description: "You've been subscribed to our newsletter.",
      },
    ]);
    expect(form.values('email')).toEqual(['']);
    expect(heard.mock.calls[0]?.[0].detail).toEqual({ form: 'newsletter' });
  });

  it('says in the form, to a screen reader too, that an email asks for a confirmation', async () => {
    stubFetch(() => new Response('', { status: 201 }));
    const form = await open();
    await form.type({ email: 'user@example.com' });
    await form.send();
    const said = (form.button.getRootNode() as ShadowRoot).querySelector('[part=confirmation]');
    expect(said?.textContent).toMatch(
      /^You've been subscribed to our newsletter\. Open our email to confirm\./,
    );
    expect(said?.getAttribute('role')).toBe('status');
  });

  it.each([
    ['a 500', 'server', async () => new Response('', { status: 500 })],
    ['no network', 'offline', () => Promise.reject(new TypeError('Failed to fetch'))],
  ])('says "Error", keeps the address and tells the page after %s', async (_, reason, answer) => {
    stubFetch(answer);
    const heard = vi.fn();
    document.addEventListener('sa-failed', heard, { once: true });
    const form = await open();
    await form.type({ email: 'user@example.com' });
    await form.send();
    expect(toasts()).toMatchObject([
      {
        variant: 'destructive',
        title: 'Error',
        description: 'Failed to subscribe. Please try again.',
      },
    ]);
    expect(form.values('email')).toEqual(['user@example.com']);
    expect(heard.mock.calls[0]?.[0].detail).toMatchObject({ form: 'newsletter', reason });
  });

  it('takes an address from another block, checks it anew and focuses its button', async () => {
    const calls = stubFetch(() => new Response(''));
    const element = await mount<HTMLElement>('<sa-newsletter-form></sa-newsletter-form>');
    const form = driveForm(element);
    await form.type({ email: 'bad' });
    await form.send();
    prefillNewsletter(element, 'user@example.com');
    await form.settled();
    expect(form.values('email')).toEqual(['user@example.com']);
    expect(form.messages()).toEqual({});
    expect(element.shadowRoot?.activeElement).toBe(form.button);
    expect(calls()).toEqual([]);
  });

  it('takes an address that waited for its code, which beats a draft', async () => {
    sessionStorage.setItem('sa-draft:sa-newsletter-form:0', '{"email":"old@example.com"}');
    const element = document.createElement('sa-newsletter-form');
    prefillNewsletter(element, 'user@example.com');
    document.body.append(element);
    await rendered();
    const form = driveForm(element);
    await waitFor(() => expect(form.values('email')).toEqual(['user@example.com']));
  });

  it.each([
    ['site-base="https://partner.example/"', 'https://partner.example/privacy'],
    ['', 'https://site.example/privacy'],
  ])('links to the privacy policy of the site with %s', async (attributes, href) => {
    const { button } = await open(attributes);
    const link = (button.getRootNode() as ShadowRoot).querySelector('a') as HTMLAnchorElement;
    expect(link.href).toBe(href);
    let detail: unknown;
    const cancel = (event: Event) => {
      detail = (event as CustomEvent).detail;
      event.preventDefault();
    };
    document.addEventListener('sa-navigate', cancel, { once: true });
    const click = new MouseEvent('click', { bubbles: true, cancelable: true });
    link.dispatchEvent(click);
    expect(detail).toEqual({ path: '/privacy', href });
    expect(click.defaultPrevented).toBe(true);
  });
});

describe('<sa-newsletter-form> and its page', () => {
  isolateForms();

  it('tells once by sa-started that the visitor has begun', async () => {
    const { type, listen } = await openElement('sa-newsletter-form');
    const heard = listen('sa-started');
    await type({ email: 'a' });
    await type({ email: 'a' });
    expect(heard).toEqual([{}]);
  });
});
