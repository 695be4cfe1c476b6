import { describe, expect, it } from 'vitest';
import { toasts } from '../kit/stores/toasts.ts';
import { driveForm, isolateForms, stubFetch } from '../kit/testing/form.ts';
import { mount } from '../kit/testing/mount.ts';
import './newsletter-form.ts';

const open = async (attributes = '') =>
  driveForm(await mount(`<sa-newsletter-form ${attributes}></sa-newsletter-form>`));

describe('<sa-newsletter-form>', () => {
  isolateForms();

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
    await form.send();
    expect(form.button.disabled).toBe(true);
    expect(calls()).toEqual([
      ['https://site.example/api/newsletter', 'POST', { email: 'user@example.com' }],
    ]);
    answer(new Response('', { status: 201 }));
    await form.settled();
    expect(form.button.disabled).toBe(false);
  });

  it('says "Success!" and empties the field', async () => {
    stubFetch(() => new Response('', { status: 200 }));
    const form = await open();
    await form.type({ email: 'user@example.com' });
    await form.send();
    expect(toasts.getState()).toMatchObject([
      { title: 'Success!', description: "You've been subscribed to our newsletter." },
    ]);
    expect(form.values('email')).toEqual(['']);
  });

  it('says "Error" and keeps the address', async () => {
    stubFetch(() => new Response('', { status: 500 }));
    const form = await open();
    await form.type({ email: 'user@example.com' });
    await form.send();
    expect(toasts.getState()).toMatchObject([
      {
        variant: 'destructive',
        title: 'Error',
        description: 'Failed to subscribe. Please try again.',
      },
    ]);
    expect(form.values('email')).toEqual(['user@example.com']);
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
