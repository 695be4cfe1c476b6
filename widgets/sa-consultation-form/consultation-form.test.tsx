import { describe, expect, it, vi } from 'vitest';
import { brand } from '../content/brand.ts';
import { consultationConfirmation } from '../content/consultation-confirmation.ts';
import { openElement } from '../testing/drive-element.ts';
import { driveForm, isolateForms, stubFetch } from '../testing/form.ts';
import { mount } from '../testing/mount.ts';
import { waitFor } from '../testing/wait.ts';
import './consultation-form.ts';

const person = { name: 'Li', email: 'user@example.com', phone: '1234567890' };
const names = [...Object.keys(person), 'consultationType'];
const accepted = () => new Response('', { status: 201 });

async function open(attributes = '') {
  const element = await mount(`<sa-consultation-form ${attributes}></sa-consultation-form>`);
  return { element, ...driveForm(element) };
}

describe('<sa-consultation-form>', () => {
  const toasts = isolateForms();

  it('offers video, chat and in-person, with video chosen', async () => {
    const { element, values } = await open();
    const radios = [
      ...(element.shadowRoot?.querySelectorAll<HTMLInputElement>('[type=radio]') ?? []),
    ];
    expect(radios.map(({ value }) => value)).toEqual(['video', 'chat', 'in-person']);
    expect(values('consultationType')).toEqual(['video']);
  });

  it.each([
    ['chat', 'chat'],
    ['carrier-pigeon', 'video'],
  ])('starts with consultation-type="%s" as %s', async (attribute, expected) => {
    const form = await open(`consultation-type="${attribute}"`);
    expect(form.values('consultationType')).toEqual([expected]);
  });

  it('asks for name, email, phone and the kind of meeting, and no browser bubble comes first', async () => {
    const { element, button } = await open();
    const fields = element.shadowRoot?.querySelectorAll('input:not([tabindex="-1"])') ?? [];
    const asked = [...fields].map((field) => field.getAttribute('name'));
    expect([...new Set(asked)]).toEqual(names);
    expect(button.form?.noValidate).toBe(true);
  });

  it('says nothing before the first submit, even of fields that were left invalid', async () => {
    const form = await open();
    await form.type({ name: 'A', email: 'abc', phone: '1' });
    for (const field of form.button.form?.querySelectorAll('input') ?? []) {
      field.focus();
      field.blur();
      field.dispatchEvent(new Event('change', { bubbles: true }));
    }
    await form.settled();
    expect(form.messages()).toEqual({});
    expect(form.button.form?.textContent).not.toContain('Please enter');
  });

  it('names what is missing under its field, sends nothing and goes to the first', async () => {
    const calls = stubFetch(accepted);
    const form = await open();
    await form.send();
    expect(form.messages()).toEqual({
      name: 'Name is required',
      email: 'Please enter a valid email',
      phone: 'Please enter a valid phone number',
    });
    expect(calls()).toEqual([]);
    await waitFor(() =>
      expect(form.element.shadowRoot?.activeElement?.getAttribute('name')).toBe('name'),
    );
  });

  it.each([
    ['name', 'A', 'Name is required'],
    ['name', 'Li', undefined],
    ['name', 'x'.repeat(100), undefined],
    ['name', 'x'.repeat(101), 'Please use at most 100 characters'],
    ['email', 'abc', 'Please enter a valid email'],
    ['email', 'a@b', 'Please enter a valid email'],
    ['email', 'a@b.', 'Please enter a valid email'],
    ['email', '@b.com', 'Please enter a valid email'],
    ['email', 'user@example.com', undefined],
    ['phone', '123456789', 'Please enter a valid phone number'],
    ['phone', '1234567890', undefined],
    ['phone', 'abcdefghij', undefined],
  ])('answers %s "%s" with %s', async (name, value, message) => {
    stubFetch(accepted);
    const form = await open();
    await form.send();
    await form.type({ ...person, [name]: value });
    expect(form.messages()).toEqual(message ? { [name]: message } : {});
  });

  it('checks at every change after the first failed submit', async () => {
    const form = await open();
    await form.type({ ...person, name: 'L' });
    await form.send();
    expect(form.messages()).toEqual({ name: 'Name is required' });
    await form.type({ name: 'Li' });
    expect(form.messages()).toEqual({});
    await form.type({ name: 'L' });
    expect(form.messages()).toEqual({ name: 'Name is required' });
  });

  it('checks at every change after a submit that did not arrive, until one does', async () => {
    stubFetch(() => Promise.reject(new TypeError('Failed to fetch')));
    const form = await open();
    await form.type(person);
    await form.send();
    await form.type({ name: 'L' });
    expect(form.messages()).toEqual({ name: 'Name is required' });
    stubFetch(accepted);
    await form.type({ name: 'Li' });
    await form.send();
    await form.type({ name: 'L' });
    expect(form.messages()).toEqual({});
  });

  it('sends one POST with exactly the four keys, however often the button is pressed', async () => {
    const calls = stubFetch(accepted);
    const form = await open();
    await form.type(person);
    form.button.click();
    form.button.click();
    await form.settled();
    expect(calls()).toEqual([
      ['https://site.example/api/consultations', 'POST', { ...person, consultationType: 'video' }],
    ]);
  });

  it('reads "Scheduling..." and is disabled while sending, and neither before nor after', async () => {
    let answer: (response: Response) => void = () => {};
    stubFetch(
      () =>
        new Promise((resolve) => {
          answer = resolve;
        }),
    );
    const idle = { textContent: 'Schedule Consultation', disabled: false };
    const form = await open();
    await form.type(person);
    expect(form.button).toMatchObject(idle);
    await form.send();
    expect(form.button).toMatchObject({ textContent: 'Scheduling...', disabled: true });
    answer(accepted());
    await form.settled();
    expect(form.button).toMatchObject(idle);
  });

  it('says "Consultation Scheduled", goes back to empty and video, and tells the page', async () => {
    stubFetch(accepted);
    const heard = vi.fn();
    document.addEventListener('sa-submitted', heard, { once: true });
    const form = await open();
    await form.type(person);
    await form.send();
    expect(toasts()).toMatchObject([
      {
        variant: 'default',
        title: 'Consultation Scheduled',
        description: 'We will contact you shortly to confirm your appointment.',
      },
    ]);
    expect(form.values(...names)).toEqual(['', '', '', 'video']);
    expect(heard.mock.calls[0]?.[0].detail).toEqual({ form: 'consultation' });
  });

  it('ends in what happens next, when we are there, WhatsApp and a way to book another', async () => {
    stubFetch(async () => new Response('', { status: 201, headers: { 'Sa-Reference': '3F9A' } }));
    const form = await open();
    await form.type(person);
    await form.send();
    const { region, text } = form.above();
    expect(region.querySelector('h3')?.textContent).toBe(consultationConfirmation.heading);
    expect(region.querySelectorAll('ol > li')).toHaveLength(consultationConfirmation.next.length);
    expect(text).toContain('Your reference is 3F9A.');
    expect(text).toContain(`Our office is open ${consultationConfirmation.hours}.`);
    expect(region.querySelector('a')?.href).toBe(
      `${brand.whatsappHref}?text=My%20reference%20is%203F9A.`,
    );
    const again = region.querySelector('button');
    expect(again?.textContent).toBe(consultationConfirmation.again);
    again?.click();
    expect(form.element.shadowRoot?.activeElement?.getAttribute('name')).toBe('name');
    expect(form.above().text).toContain(consultationConfirmation.heading);
  });

  it.each([
    [503, 'server', async () => new Response('', { status: 503 })],
    [422, 'invalid', async () => new Response('bad phone', { status: 422 })],
    [0, 'offline', () => Promise.reject(new TypeError('Failed to fetch'))],
  ])(
    'keeps every value after a failure (%i), says so, and tells the page status and reason alone',
    async (status, reason, answer) => {
      stubFetch(answer);
      const heard = vi.fn();
      document.addEventListener('sa-failed', heard, { once: true });
      const form = await open();
      await form.type(person);
      await form.send();
      expect(toasts()).toMatchObject([
        {
          variant: 'destructive',
          title: 'Error',
          description: 'There was a problem scheduling your consultation. Please try again.',
        },
      ]);
      expect(form.values(...names)).toEqual([...Object.values(person), 'video']);
      expect(heard.mock.calls[0]?.[0].detail).toEqual({ form: 'consultation', status, reason });
    },
  );

  it('brings the values back after a reload, until they were sent', async () => {
    stubFetch(() => Promise.reject(new TypeError('Failed to fetch')));
    const before = await open('id="book"');
    await before.type(person);
    await before.send();

    const after = await open('id="book"');
    await waitFor(() => expect(after.values('name')).toEqual(['Li']));
    expect(after.values(...names)).toEqual([...Object.values(person), 'video']);
    stubFetch(accepted);
    await after.send();
    expect(sessionStorage.length).toBe(0);
  });

  it.each([
    [
      'is blocked',
      () => {
        throw new DOMException('blocked', 'SecurityError');
      },
    ],
    ['holds something else', () => '][ not JSON'],
    ['holds a foreign shape', () => '{"name":{"first":"Li"},"nothing":1}'],
  ])('works where session storage %s', async (_, getItem) => {
    vi.stubGlobal('sessionStorage', { getItem, setItem: getItem, removeItem: getItem });
    stubFetch(() => Promise.reject(new TypeError('Failed to fetch')));
    const form = await open();
    await form.type(person);
    await form.send();
    expect(form.values('name')).toEqual(['Li']);
  });

  it('does not send what fills the field that no person sees as anything but itself', async () => {
    const calls = stubFetch(accepted);
    const form = await open();
    await form.type({ ...person, 'sa-left-blank': 'https://spam.example' });
    await form.send();
    expect(calls()[0]?.[2]).toMatchObject({ website: 'https://spam.example' });
  });

  it('gives a browser or a password manager no reason to fill that field', async () => {
    const { element } = await open();
    const trap = element.shadowRoot?.querySelector('input[tabindex="-1"]');
    const words = [trap?.getAttribute('name'), trap?.closest('label')?.textContent].join(' ');
    expect(words).not.toMatch(/url|web|site|mail|name|phone|tel|address|company|city|code|zip/i);
    expect(trap?.getAttribute('autocomplete')).toBe('one-time-code');
    for (const name of ['data-1p-ignore', 'data-bwignore', 'data-lpignore', 'data-form-type']) {
      expect(trap?.hasAttribute(name)).toBe(true);
    }
  });

  it('says it where a name or a number has nothing that can be seen', async () => {
    const calls = stubFetch(accepted);
    const form = await open();
    await form.type({ ...person, name: '\u2800\u2800', phone: '\u200b'.repeat(10) });
    await form.send();
    expect(form.messages()).toEqual({
      name: 'Please use letters or numbers',
      phone: 'Please enter a valid phone number',
    });
    expect(calls()).toEqual([]);
  });

  it('takes what looks right, and sends none of the invisible characters that were copied with it', async () => {
    const calls = stubFetch(accepted);
    const form = await open();
    await form.type({
      name: '\ufeffAsha Rao\u200b',
      email: 'Asha Rao <\u202aas\u00adha@example.com\u202c>',
      phone: '\u202a+91 98111 22001\u202c',
    });
    await form.send();
    expect(form.messages()).toEqual({});
    expect(calls()[0]?.[2]).toMatchObject({
      name: 'Asha Rao',
      email: 'asha@example.com',
      phone: '+91 98111 22001',
    });
  });
});

describe('<sa-consultation-form> and its page', () => {
  isolateForms();

  it('tells once by sa-started that the visitor has begun', async () => {
    const { type, listen } = await openElement('sa-consultation-form');
    const heard = listen('sa-started');
    await type({ name: 'A' });
    await type({ name: 'A' });
    expect(heard).toEqual([{}]);
  });
});
