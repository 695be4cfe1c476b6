import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { brand } from './content/brand.ts';
import { consultationConfirmation } from './content/consultation-confirmation.ts';
import { contactConfirmation } from './content/contact-confirmation.ts';
import { prefillNewsletter } from './kit/stores/newsletter-prefill.ts';
import { driveForm, isolateForms, stubFetch } from './testing/form.ts';
import { idleAtOnce, mount } from './testing/mount.ts';
import { waitFor } from './testing/wait.ts';
import './sa-consultation-form/consultation-form.ts';
import './sa-contact-form/contact-form.ts';
import './sa-newsletter-form/newsletter-form.ts';

const email = 'user@example.com';
const person = { name: 'Li', email, phone: '1234567890' };
const message = { ...person, subject: 'visa', message: '1234567890' };
const unnamed = {
  name: 'Name is required',
  email: 'Please enter a valid email',
  phone: 'Please enter a valid phone number',
};

/** The specification's words of each form. */
const forms = [
  {
    kind: 'consultation',
    path: '/api/consultations',
    typed: { ...person, consultationType: 'video' },
    emptied: ['', '', '', 'video'],
    missing: unnamed,
    label: 'Schedule Consultation',
    busyLabel: 'Scheduling...',
    success: ['Consultation Scheduled', 'We will contact you shortly to confirm your appointment.'],
    failure: 'There was a problem scheduling your consultation. Please try again.',
  },
  {
    kind: 'contact',
    path: '/api/contact',
    typed: message,
    emptied: ['', '', '', '', ''],
    missing: {
      ...unnamed,
      subject: 'Please select a subject',
      message: 'Message must be at least 10 characters',
    },
    label: 'Send Message',
    busyLabel: 'Sending...',
    success: ['Message Sent', 'Thank you for your message. We will get back to you soon.'],
    failure: 'There was a problem sending your message. Please try again.',
  },
  {
    kind: 'newsletter',
    path: '/api/newsletter',
    typed: { email },
    emptied: [''],
    missing: { email: 'Please enter a valid email address.' },
    label: 'Subscribe',
    busyLabel: 'Subscribing...',
    success: ['Success!', "You've been subscribed to our newsletter."],
    failure: 'Failed to subscribe. Please try again.',
  },
] as const;

type Kind = (typeof forms)[number]['kind'];

async function open(kind: Kind, attributes = '') {
  const tag = `sa-${kind}-form`;
  const element = await mount<HTMLElement>(`<${tag} ${attributes}></${tag}>`);
  return { element, root: element.shadowRoot as ShadowRoot, ...driveForm(element) };
}

/** The next event of that name, as the page gets it. */
function heard(name: string) {
  const listen = vi.fn();
  document.addEventListener(name, listen, { once: true });
  return () => listen.mock.calls.map(([{ detail }]) => detail);
}

const stored = (headers = {}) => new Response('{"ok":true', { status: 201, headers });
const refused = () => new Response('{"status":403,"code":"origin-not-allowed"}', { status: 403 });
const offline = () => Promise.reject(new TypeError('Failed to fetch'));

async function sendTo(answer: () => Response | Promise<Response>, attributes = '') {
  stubFetch(answer);
  const form = await open('contact', attributes);
  await form.type(message);
  await form.send();
  await waitFor(() => expect(form.button.disabled).toBe(false));
  return form;
}

describe.each(forms)('<sa-$kind-form>', ({ kind, typed, ...words }) => {
  const toasts = isolateForms();
  const names = Object.keys(typed);

  it('names each missing field, sends nothing and focuses the first', async () => {
    const calls = stubFetch(stored);
    const form = await open(kind);
    await form.send();
    expect(form.messages()).toEqual(words.missing);
    expect(calls()).toEqual([]);
    const [first] = Object.keys(words.missing);
    await waitFor(() => expect(form.root.activeElement?.getAttribute('name')).toBe(first));
  });

  it('sends one POST with exactly its keys however often it is pressed, busy meanwhile', async () => {
    let answer: (response: Response) => void = () => {};
    const pending = new Promise<Response>((resolve) => {
      answer = resolve;
    });
    vi.stubGlobal('origin', 'https://api.example');
    const calls = stubFetch(() => pending);
    const form = await open(kind, 'api-base="https://api.example"');
    await form.type(typed);
    const idle = { textContent: words.label, disabled: false };
    expect(form.button).toMatchObject(idle);
    form.button.click();
    await form.send();
    expect(form.button).toMatchObject({ textContent: words.busyLabel, disabled: true });
    answer(stored());
    await form.settled();
    expect(form.button).toMatchObject(idle);
    expect(calls()).toEqual([[`https://api.example${words.path}`, 'POST', typed]]);
  });

  it('confirms, is empty and unchecked again, and tells the page its kind alone', async () => {
    stubFetch(stored);
    const submitted = heard('sa-submitted');
    const form = await open(kind);
    await form.type(typed);
    await form.send();
    const [title, description] = words.success;
    expect(toasts()).toMatchObject([{ variant: 'default', title, description }]);
    expect(form.values(...names)).toEqual(words.emptied);
    expect(submitted()).toEqual([{ form: kind }]);
    await form.type({ email: 'a' });
    expect(form.messages()).toEqual({});
  });

  it.each([
    [503, 'server', async () => new Response('', { status: 503 })],
    [429, 'server', async () => new Response('', { status: 429 })],
    [422, 'invalid', async () => new Response('bad phone', { status: 422 })],
    [0, 'offline', offline],
  ])(
    'keeps every value after a failure (%i), and tells the page its reason',
    async (status, reason, answer) => {
      stubFetch(answer);
      const failed = heard('sa-failed');
      const form = await open(kind);
      await form.type(typed);
      await form.send();
      const { failure } = words;
      expect(toasts()).toMatchObject([
        { variant: 'destructive', title: 'Error', description: failure },
      ]);
      expect(form.values(...names)).toEqual(Object.values(typed));
      expect(failed()).toEqual([{ form: kind, status, reason }]);
      const { text, region, role } = form.below();
      expect(text).toContain(`${failure} Your text is still here.`);
      expect(text).not.toContain('when you are back online');
      expect(region.querySelector('a')?.href).toBe(`mailto:${brand.generalEmail}`);
      // The toast has announced it.
      expect(role).toBeNull();
      await form.type({ email: 'a' });
      expect(form.messages()).toEqual({ email: words.missing.email });
    },
  );
});

describe('a form', () => {
  isolateForms();

  it('says nothing before the first submit, and checks at every change after a failed one', async () => {
    const form = await open('consultation');
    await form.type({ ...person, name: 'L' });
    for (const field of form.button.form?.querySelectorAll('input') ?? []) {
      field.focus();
      field.blur();
      field.dispatchEvent(new Event('change', { bubbles: true }));
    }
    await form.settled();
    expect(form.messages()).toEqual({});
    expect(form.button.form?.noValidate).toBe(true);
    await form.send();
    for (const name of ['L', 'Li', 'L']) {
      await form.type({ name });
      expect(form.messages()).toEqual(name === 'L' ? { name: unnamed.name } : {});
    }
  });

  it.each([
    ['message', '         1', 'Message must be at least 10 characters'],
    ['message', 'x'.repeat(3001), 'Please use at most 3000 characters'],
    ['message', 'hello \u0000 there', 'Please remove characters that cannot be shown'],
    ['name', '\u2800\u2800', 'Please use letters or numbers'],
    ['phone', '\u200b'.repeat(10), unnamed.phone],
    ['email', 'a@b', unnamed.email],
  ])('refuses %s "%s" in its own words or those of the rule', async (name, value, words) => {
    const form = await open('contact');
    await form.type({ ...message, [name]: value });
    await form.send();
    expect(form.messages()).toEqual({ [name]: words });
    expect(form.values(name)).toEqual([value]);
  });

  it('sends text as it was typed, without the invisible characters that were copied with it', async () => {
    const calls = stubFetch(stored);
    const form = await open('contact');
    const text = `🎓👩‍🎓 मैं أريد <script>alert(1)</script> '); DROP TABLE x; -- __proto__`;
    await form.type({ ...message, message: text, phone: '\u202a+91 98111 22001\u202c' });
    const email = 'Asha Rao <\u202aas\u00adha@example.com\u202c>';
    await form.type({ name: '\ufeffAsha Rao\u200b', email });
    await form.send();
    const clean = { name: 'Asha Rao', email: 'asha@example.com', phone: '+91 98111 22001' };
    expect(calls()[0]?.[2]).toEqual({ ...message, ...clean, message: text.normalize('NFC') });
  });

  it('restores its values after a reload, until they were sent', async () => {
    stubFetch(offline);
    const before = await open('consultation', 'id="book"');
    await before.type(person);
    await before.send();
    const after = await open('consultation', 'id="book"');
    await waitFor(() => expect(after.values('name', 'email')).toEqual(['Li', email]));
    stubFetch(stored);
    await after.send();
    expect(sessionStorage).toHaveLength(0);
  });

  it('works if session storage is blocked', async () => {
    const refuse = () => {
      throw new DOMException('blocked', 'SecurityError');
    };
    vi.stubGlobal('sessionStorage', { getItem: refuse, setItem: refuse, removeItem: refuse });
    stubFetch(offline);
    const form = await open('consultation');
    await form.type(person);
    await form.send();
    expect(form.values('name')).toEqual(['Li']);
  });

  it('has a field for robots alone, which nothing else has a reason to fill', async () => {
    const calls = stubFetch(stored);
    const form = await open('consultation');
    const trap = form.root.querySelector('input[tabindex="-1"]');
    const words = [trap?.getAttribute('name'), trap?.closest('label')?.textContent].join(' ');
    expect(words).not.toMatch(/url|web|site|mail|name|phone|tel|address|company|city|code|zip/i);
    expect(trap?.getAttribute('autocomplete')).toBe('one-time-code');
    for (const name of ['data-1p-ignore', 'data-bwignore', 'data-lpignore', 'data-form-type'])
      expect(trap?.hasAttribute(name)).toBe(true);
    await form.type({ ...person, 'sa-left-blank': 'https://spam.example' });
    await form.send();
    expect(calls()[0]?.[2]).toMatchObject({ website: 'https://spam.example' });
  });

  it('adds the live region of toasts at the first focus', async () => {
    const form = await open('contact');
    expect(document.querySelector('sa-toaster')).toBeNull();
    form.button.dispatchEvent(new FocusEvent('focusin', { bubbles: true, composed: true }));
    expect(document.querySelectorAll('sa-toaster')).toHaveLength(1);
    await vi.dynamicImportSettled();
  });
});

describe('<sa-consultation-form> alone', () => {
  isolateForms();

  it.each([
    ['', 'video'],
    ['consultation-type="chat"', 'chat'],
    ['consultation-type="carrier-pigeon"', 'video'],
  ])('offers three kinds of meeting, with "%s" %s', async (attributes, chosen) => {
    const { root, values } = await open('consultation', attributes);
    const radios = [...root.querySelectorAll<HTMLInputElement>('[type=radio]')];
    expect(radios.map(({ value }) => value)).toEqual(['video', 'chat', 'in-person']);
    expect(values('consultationType')).toEqual([chosen]);
    const asked = [...root.querySelectorAll('input:not([tabindex="-1"])')];
    const names = new Set(asked.map((field) => field.getAttribute('name')));
    expect([...names]).toEqual([...Object.keys(person), 'consultationType']);
  });

  it('ends in the next steps, the opening hours, WhatsApp and a heading of the empty form', async () => {
    stubFetch(() => stored({ 'Sa-Reference': '3F9A' }));
    const form = await open('consultation');
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
    expect(region.lastElementChild?.textContent).toBe(consultationConfirmation.again);
  });
});

describe('<sa-contact-form> alone', () => {
  isolateForms();

  it('is titled "Send us a message" and offers four subjects, none of them chosen', async () => {
    const { root, values } = await open('contact');
    expect(root.querySelector('h2')?.textContent).toBe('Send us a message');
    const options = [...root.querySelectorAll('option')].map(({ value, text }) => [value, text]);
    expect(options.slice(1).join()).toBe(
      'admission,Admission Inquiry,visa,Visa Guidance,scholarship,Scholarship Information,general,General Query',
    );
    expect(values('subject')).toEqual(['']);
  });
});

describe('<sa-newsletter-form> alone', () => {
  isolateForms();

  it('says in the form, to a screen reader too, that an email asks for a confirmation', async () => {
    stubFetch(stored);
    const form = await open('newsletter');
    await form.type({ email });
    await form.send();
    const said = form.root.querySelector('[part=confirmation]');
    expect(said?.textContent).toMatch(
      /^You've been subscribed to our newsletter\. Open our email to confirm\./,
    );
    expect(said?.getAttribute('role')).toBe('status');
  });

  it('takes an address from another block, checks it again and focuses its button', async () => {
    const calls = stubFetch(stored);
    const form = await open('newsletter');
    await form.type({ email: 'bad' });
    await form.send();
    prefillNewsletter(form.element, email);
    await form.settled();
    expect(form.values('email')).toEqual([email]);
    expect(form.messages()).toEqual({});
    expect(form.root.activeElement).toBe(form.button);
    expect(calls()).toEqual([]);
  });

  it('links to the privacy policy of the site', async () => {
    const { root } = await open('newsletter', 'site-base="https://partner.example/"');
    expect(root.querySelector('a')?.href).toBe('https://partner.example/privacy');
  });
});

describe('a form that was sent', () => {
  isolateForms();

  it('shows the next steps above its fields, with reference and hours, and moves the focus there', async () => {
    const form = await sendTo(() => stored({ 'Sa-Reference': '3F9A-12BC' }));
    const { text, region, role } = form.above();
    const heading = region.querySelector('h3');
    expect(heading?.textContent).toBe(contactConfirmation.heading);
    expect(text).toContain(contactConfirmation.next[0]);
    expect(text).toContain('Your reference is 3F9A-12BC.');
    expect(text).toContain(contactConfirmation.hours);
    const field = form.button.form?.querySelector('#name') as Element;
    expect(region.compareDocumentPosition(field)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    expect(form.root.activeElement).toBe(heading);
    // The toast has announced it.
    expect(role).toBeNull();
  });

  it('keeps it while the visitor types, until the next attempt, which takes no focus from elsewhere', async () => {
    const form = await sendTo(stored);
    expect(form.above().text).not.toContain('reference');
    await form.type({ name: 'Asha' });
    expect(form.above().text).toContain(contactConfirmation.heading);
    await form.send();
    expect(form.above().text).toBe('');
    const elsewhere = document.body.appendChild(document.createElement('button'));
    stubFetch(() => {
      elsewhere.focus();
      return stored();
    });
    await form.type(message);
    await form.send();
    expect(document.activeElement).toBe(elsewhere);
  });
});

describe('a form without a toaster', () => {
  isolateForms({ withToaster: false });

  it('has its live regions from the first render, and announces each result itself', async () => {
    const form = await open('contact');
    expect(form.above()).toMatchObject({ text: '', role: 'status' });
    expect(form.below()).toMatchObject({ text: '', role: 'alert' });
    stubFetch(offline);
    await form.type(message);
    await form.send();
    await waitFor(() => expect(form.below().text).toContain('Your text is still here.'));
    expect(form.below().role).toBe('alert');
    await form.type({ message: 'Another try at this' });
    expect(form.below().text).toContain('Your text is still here.');
    stubFetch(stored);
    await form.send();
    await waitFor(() => expect(form.above().text).toContain(contactConfirmation.heading));
    expect([form.above().role, form.below().text]).toEqual(['status', '']);
    expect(form.values('message')).toEqual(['']);
  });
});

describe('a form on a page of another origin', () => {
  isolateForms();

  it.each(['https://partner.example', 'null'])(
    'asks nothing before it is sent from %s',
    async (origin) => {
      vi.stubGlobal('origin', origin);
      idleAtOnce();
      const calls = stubFetch(stored);
      const form = await open('contact', 'api-base="https://api.example"');
      await form.type(message);
      await form.settled();
      expect(calls()).toEqual([]);
      await form.send();
      expect(calls()).toHaveLength(1);
      expect(form.above().text).toContain(contactConfirmation.heading);
    },
  );

  it('fails like any other once we have blocked it, and links to our contact page', async () => {
    const failed = heard('sa-failed');
    const form = await sendTo(refused, 'site-base="https://site.example"');
    expect(failed()).toEqual([{ form: 'contact', status: 403, reason: 'refused-origin' }]);
    const hrefs = [...form.below().region.querySelectorAll('a')].map(({ href }) => href);
    expect(hrefs).toEqual(['https://site.example/contact', `mailto:${brand.generalEmail}`]);
    expect(form.values('message')).toEqual([message.message]);
  });
});

describe('a form while the browser is offline', () => {
  const toasts = isolateForms();
  const WAITS = 'It will be sent when you are back online.';
  const network = { isUp: false };
  const answer = () => (network.isUp ? stored() : offline());
  beforeEach(() => {
    network.isUp = false;
    vi.spyOn(navigator, 'onLine', 'get').mockImplementation(() => network.isUp);
  });
  afterEach(() => vi.restoreAllMocks());

  async function comeBack(form: { settled(): Promise<void> }) {
    network.isUp = true;
    window.dispatchEvent(new Event('online'));
    await form.settled();
    await form.settled();
  }

  it('says that it waits, and sends the same once when the network is back', async () => {
    const form = await sendTo(answer);
    expect(toasts()).toMatchObject([{ variant: 'destructive' }]);
    expect(form.below().text).toContain(WAITS);
    expect(form.below().role).toBe('alert');
    const calls = stubFetch(answer);
    await comeBack(form);
    await comeBack(form);
    expect(calls()).toEqual([['https://site.example/api/contact', 'POST', message]]);
    expect(toasts().at(-1)).toMatchObject({ variant: 'default', title: 'Message Sent' });
    expect(form.above().text).toContain(contactConfirmation.heading);
    expect(form.below().text).toBe('');
  });

  it('reports a second failure like any other, and tries no third time', async () => {
    const form = await sendTo(answer);
    const calls = stubFetch(async () => new Response('', { status: 500 }));
    await comeBack(form);
    await comeBack(form);
    expect(calls()).toHaveLength(1);
    expect(toasts()).toHaveLength(2);
    expect(form.below().text).not.toContain(WAITS);
  });

  it.each([
    ['the visitor has changed a field', 0],
    ['the visitor has pressed again', 1],
    ['it has left the page', 0],
  ])('sends nothing by itself once %s', async (what, sent) => {
    const form = await sendTo(answer);
    const calls = stubFetch(answer);
    if (what.includes('changed')) {
      await form.type({ message: 'Another question altogether' });
      expect(form.below().text).toContain('Your text is still here.');
      expect(form.below().text).not.toContain(WAITS);
    } else if (what.includes('pressed')) {
      network.isUp = true;
      await form.send();
    } else form.element.remove();
    await form.settled();
    await comeBack(form);
    expect(calls()).toHaveLength(sent);
  });
});

describe('a form on a page that wraps our events', () => {
  isolateForms();
  afterEach(() => vi.restoreAllMocks());

  it('confirms what is stored even if the page throws, with details that can be written as text', async () => {
    const form = await open('contact');
    await form.type(message);
    const written: string[] = [];
    const { dispatchEvent } = HTMLElement.prototype;
    vi.spyOn(HTMLElement.prototype, 'dispatchEvent').mockImplementation(function (
      this: EventTarget,
      event,
    ) {
      if (!event.type.startsWith('sa-')) return dispatchEvent.call(this, event);
      written.push(JSON.stringify((event as CustomEvent).detail));
      throw new Error(event.type);
    });
    stubFetch(stored);
    await form.send();
    await waitFor(() => expect(form.above().text).toContain(contactConfirmation.heading));
    expect(form.above().role).toBe('status');
    expect(form.below().text).toBe('');
    expect(form.values('message')).toEqual(['']);
    expect(written).toContain('{"form":"contact"}');
  });
});
