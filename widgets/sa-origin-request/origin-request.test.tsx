import { afterEach, describe, expect, it } from 'vitest';
import { driveForm, isolateForms, stubFetch } from '../testing/form.ts';
import { mount, rendered } from '../testing/mount.ts';
import './origin-request.ts';

const person = { name: 'Ravi Menon', email: 'ravi@partner.example', phone: '98765 43210' };

const open = async () =>
  driveForm(await mount<HTMLElement>('<sa-origin-request></sa-origin-request>'));
const stored = () => new Response('{"ok":true}', { status: 201 });

describe('<sa-origin-request>', () => {
  isolateForms();
  afterEach(() => {
    location.hash = '';
  });

  it('sends a message with the fixed first line, and with exactly the keys of a message', async () => {
    const calls = stubFetch(stored);
    const form = await open();
    await form.type({ ...person, message: 'www.Partner.example/about', note: 'We are a school.' });
    await form.send();
    expect(calls().map(([, , body]) => body)).toEqual([
      {
        ...person,
        subject: 'general',
        message: 'Please allow this origin: https://www.partner.example\n\nWe are a school.',
      },
    ]);
    const { text } = form.above();
    expect(text).toContain('We have your request');
    expect(text).toContain('Your forms keep working in the meantime');
  });

  it('names the mistake of a website and sends nothing', async () => {
    const message = 'http://partner.example';
    const calls = stubFetch(stored);
    const form = await open();
    await form.type({ ...person, message });
    await form.send();
    expect(form.messages().message).toContain('begins with https://');
    expect(form.values('message', 'name')).toEqual([message, 'Ravi Menon']);
    expect(calls()).toEqual([]);
  });

  it('takes the website from the address, as a link from our plugin or a note gives it', async () => {
    location.hash = '#origin=https://partner.example';
    await rendered();
    const form = await open();
    await rendered();
    expect(form.values('message')).toEqual(['https://partner.example']);
  });
});
