import { describe, expect, it, vi } from 'vitest';
import { openElement } from '../testing/drive-element.ts';
import { driveForm, isolateForms, stubFetch } from '../testing/form.ts';
import { mount } from '../testing/mount.ts';
import './contact-form.ts';

const valid = {
  name: 'Li',
  email: 'user@example.com',
  phone: '1234567890',
  subject: 'visa',
  message: '1234567890',
};
const names = Object.keys(valid);
const open = async (attributes = '') =>
  driveForm(await mount(`<sa-contact-form ${attributes}></sa-contact-form>`));
const accepted = () => new Response('{"ok":true', { status: 201 });

describe('<sa-contact-form>', () => {
  const toasts = isolateForms();

  it('is titled "Send us a message" and offers four subjects, none of them chosen', async () => {
    const form = await open();
    const root = form.button.getRootNode() as ShadowRoot;
    expect(root.querySelector('h2')?.textContent).toBe('Send us a message');
    const options = [...root.querySelectorAll('option')].map(({ value, text }) => [value, text]);
    expect(options.slice(1)).toEqual([
      ['admission', 'Admission Inquiry'],
      ['visa', 'Visa Guidance'],
      ['scholarship', 'Scholarship Information'],
      ['general', 'General Query'],
    ]);
    expect(form.values('subject')).toEqual(['']);
  });

  it('brings the live region of toasts with the first focus, ahead of what it will say', async () => {
    const form = await open();
    expect(document.querySelector('sa-toaster')).toBeNull();
    form.button.dispatchEvent(new FocusEvent('focusin', { bubbles: true, composed: true }));
    expect(document.querySelectorAll('sa-toaster')).toHaveLength(1);
    await vi.dynamicImportSettled();
  });

  it('says nothing before the first submit, whatever is typed', async () => {
    const form = await open();
    await form.type({ name: 'A', email: 'abc', phone: '1', message: 'x' });
    expect(form.messages()).toEqual({});
  });

  it('names every field that is missing and sends nothing', async () => {
    const calls = stubFetch(accepted);
    const form = await open();
    await form.send();
    expect(form.messages()).toEqual({
      name: 'Name is required',
      email: 'Please enter a valid email',
      phone: 'Please enter a valid phone number',
      subject: 'Please select a subject',
      message: 'Message must be at least 10 characters',
    });
    expect(calls()).toEqual([]);
  });

  it.each([
    ['message', '123456789', 'Message must be at least 10 characters'],
    ['message', '         1', 'Message must be at least 10 characters'],
    ['message', 'x'.repeat(3001), 'Please use at most 3000 characters'],
    ['message', 'hello \u0000 there', 'Please remove characters that cannot be shown'],
    ['message', 'half a pair: \ud83d', 'Please remove characters that cannot be shown'],
    ['subject', '', 'Please select a subject'],
    ['name', 'न', 'Name is required'],
  ])('refuses %s "%s"', async (name, value, message) => {
    const calls = stubFetch(accepted);
    const form = await open();
    await form.type({ ...valid, [name]: value });
    await form.send();
    expect(form.messages()).toEqual({ [name]: message });
    expect(form.values(name)).toEqual([value]);
    expect(calls()).toEqual([]);
  });

  it('tells the page that the message is stored, and nothing of it', async () => {
    stubFetch(accepted);
    const heard = vi.fn();
    document.addEventListener('sa-submitted', heard, { once: true });
    const form = await open();
    await form.type(valid);
    await form.send();
    expect(heard.mock.calls[0]?.[0].detail).toEqual({ form: 'contact' });
  });

  it('sends one POST with exactly the five keys, however often the button is pressed', async () => {
    vi.stubGlobal('origin', 'https://api.example');
    const calls = stubFetch(accepted);
    const form = await open('api-base="https://api.example"');
    await form.type(valid);
    form.button.click();
    form.button.click();
    await form.settled();
    expect(calls()).toEqual([['https://api.example/api/contact', 'POST', valid]]);
  });

  it.each([
    ['emoji', 'I would like to study 🎓👩‍🎓'],
    ['Devanagari', 'मैं जर्मनी में पढ़ना चाहता हूँ'],
    ['right-to-left text', 'أريد الدراسة في الخارج'],
    ['markup', '<script>alert(1)</script>'],
    ['SQL', `'); DROP TABLE contact_messages; --`],
    ['a property name', '__proto__ is not a name'],
  ])('sends %s as it was typed', async (_, message) => {
    const calls = stubFetch(accepted);
    const form = await open();
    await form.type({ ...valid, message });
    await form.send();
    expect(calls()[0]?.[2]).toMatchObject({ message: message.normalize('NFC') });
  });

  it('reads "Sending..." and is disabled while sending', async () => {
    let answer: (response: Response) => void = () => {};
    stubFetch(
      () =>
        new Promise((resolve) => {
          answer = resolve;
        }),
    );
    const form = await open();
    await form.type(valid);
    expect(form.button).toMatchObject({ textContent: 'Send Message', disabled: false });
    await form.send();
    expect(form.button).toMatchObject({ textContent: 'Sending...', disabled: true });
    answer(accepted());
    await form.settled();
    expect(form.button).toMatchObject({ textContent: 'Send Message', disabled: false });
  });

  it('says "Message Sent" and empties itself; the answer is not read', async () => {
    stubFetch(accepted);
    const form = await open('subject="general"');
    await form.type(valid);
    await form.send();
    expect(toasts()).toMatchObject([
      {
        variant: 'default',
        title: 'Message Sent',
        description: 'Thank you for your message. We will get back to you soon.',
      },
    ]);
    expect(form.values(...names)).toEqual(['', '', '', 'general', '']);
    await form.type({ name: 'A' });
    expect(form.messages()).toEqual({});
  });

  it.each([
    ['a 422', async () => new Response('bad phone', { status: 422 })],
    ['a 503', async () => new Response('', { status: 503 })],
    ['no network', () => Promise.reject(new TypeError('Failed to fetch'))],
  ])('keeps every value and shows the error toast after %s', async (_, answer) => {
    stubFetch(answer);
    const form = await open();
    await form.type(valid);
    await form.send();
    expect(toasts()).toMatchObject([
      {
        variant: 'destructive',
        title: 'Error',
        description: 'There was a problem sending your message. Please try again.',
      },
    ]);
    expect(form.values(...names)).toEqual(Object.values(valid));
    expect(form.button.disabled).toBe(false);
  });
});

describe('<sa-contact-form> and its page', () => {
  isolateForms();

  it('tells once by sa-started that the visitor has begun', async () => {
    const { type, listen } = await openElement('sa-contact-form');
    const heard = listen('sa-started');
    await type({ name: 'A' });
    await type({ name: 'Asha' });
    expect(heard).toEqual([{}]);
  });
});
