import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { brand } from '../content/brand.ts';
import { contactConfirmation } from '../content/contact-confirmation.ts';
import { driveForm, isolateForms, stubFetch } from '../testing/form.ts';
import { idleAtOnce, mount } from '../testing/mount.ts';
import { waitFor } from '../testing/wait.ts';
import './contact-form.ts';

const valid = {
  name: 'Li',
  email: 'user@example.com',
  phone: '1234567890',
  subject: 'visa',
  message: '1234567890',
};
const FAILURE = 'There was a problem sending your message. Please try again.';

async function open(attributes = '') {
  const element = await mount<HTMLElement>(`<sa-contact-form ${attributes}></sa-contact-form>`);
  return { element, ...driveForm(element) };
}

async function sendTo(answer: () => Response | Promise<Response>, attributes = '') {
  stubFetch(answer);
  const form = await open(attributes);
  await form.type(valid);
  await form.send();
  await waitFor(() => expect(form.button.disabled).toBe(false));
  return form;
}
const stored = (headers = {}) => new Response('{"ok":true}', { status: 201, headers });
const refused = () => new Response('{"status":403,"code":"origin-not-allowed"}', { status: 403 });
const offline = () => Promise.reject(new TypeError('Failed to fetch'));

describe('<sa-contact-form> after it was sent', () => {
  isolateForms();

  it('says above its empty fields what happens next, with reference and opening hours', async () => {
    const form = await sendTo(() => stored({ 'Sa-Reference': '3F9A-12BC' }));
    const { text, region } = form.above();
    expect(region.querySelector('h3')?.textContent).toBe(contactConfirmation.heading);
    expect(text).toContain(contactConfirmation.next[0]);
    expect(text).toContain('Your reference is 3F9A-12BC.');
    expect(text).toContain(contactConfirmation.hours);
    expect(form.values('name', 'message')).toEqual(['', '']);
    const field = form.button.form?.querySelector('#name') as Element;
    expect(region.compareDocumentPosition(field)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  });

  it('has no line for a reference where the answer has none', async () => {
    const form = await sendTo(stored);
    expect(form.above().text).toContain(contactConfirmation.heading);
    expect(form.above().text).not.toContain('reference');
  });

  it('leads the focus to what happens next, unless the visitor has left the form', async () => {
    const form = await sendTo(stored);
    const heading = form.above().region.querySelector('h3');
    expect(form.element.shadowRoot?.activeElement).toBe(heading);
    const elsewhere = document.body.appendChild(document.createElement('button'));
    stubFetch(() => {
      elsewhere.focus();
      return stored();
    });
    await form.type(valid);
    await form.send();
    expect(document.activeElement).toBe(elsewhere);
  });

  it('keeps saying so while the visitor types, until she sends again', async () => {
    const form = await sendTo(stored);
    await form.type({ name: 'Asha' });
    expect(form.above().text).toContain(contactConfirmation.heading);
    await form.send();
    expect(form.above().text).toBe('');
  });

  it('leaves the announcement to the toast that was shown', async () => {
    const form = await sendTo(stored);
    expect(form.above().role).toBe(null);
  });
});

describe('<sa-contact-form> after it could not be sent', () => {
  isolateForms();

  it.each([
    ['a 500', async () => new Response('', { status: 500 })],
    ['a 429', async () => new Response('', { status: 429 })],
    ['no network', offline],
  ])('says so below its button after %s, with another way to write', async (_, answer) => {
    const form = await sendTo(answer);
    const { text, region } = form.below();
    expect(text).toContain(FAILURE);
    expect(text).toContain('Your text is still here.');
    expect(region.querySelector('a')?.href).toBe(`mailto:${brand.generalEmail}`);
    expect(form.values('message')).toEqual([valid.message]);
  });

  it('keeps saying so while the visitor types, until she sends again', async () => {
    const form = await sendTo(offline);
    await form.type({ message: 'Another try at this' });
    expect(form.below().text).toContain(FAILURE);
    stubFetch(stored);
    await form.send();
    expect(form.below().text).toBe('');
    expect(form.above().text).toContain(contactConfirmation.heading);
  });

  it('leaves the announcement to the toast that was shown', async () => {
    const form = await sendTo(offline);
    expect(form.below().role).toBe(null);
  });
});

describe('<sa-contact-form> where no toast can be shown', () => {
  isolateForms({ withToaster: false });

  it('has its live regions from the first render, empty', async () => {
    const form = await open();
    expect(form.above()).toMatchObject({ text: '', role: 'status' });
    expect(form.below()).toMatchObject({ text: '', role: 'alert' });
  });

  it('announces a success itself', async () => {
    const form = await sendTo(stored);
    expect(form.above()).toMatchObject({ role: 'status' });
    expect(form.above().text).toContain(contactConfirmation.heading);
    expect(form.values('message')).toEqual(['']);
  });

  it('announces a failure itself', async () => {
    const form = await sendTo(offline);
    expect(form.below()).toMatchObject({ role: 'alert' });
    expect(form.below().text).toContain(FAILURE);
  });
});

describe('<sa-contact-form> on a page of another origin', () => {
  isolateForms();

  it.each(['https://partner.example', 'null'])(
    'asks nothing before it is sent from %s',
    async (origin) => {
      vi.stubGlobal('origin', origin);
      idleAtOnce();
      const calls = stubFetch(stored);
      const form = await open('api-base="https://api.example"');
      await form.type(valid);
      await form.settled();
      expect(calls()).toEqual([]);
      expect(form.above().text).toBe('');
      await form.send();
      expect(calls()).toHaveLength(1);
      expect(form.above().text).toContain(contactConfirmation.heading);
    },
  );

  it('that we have blocked fails as ever, and shows another way', async () => {
    const failed = vi.fn();
    document.addEventListener('sa-failed', failed, { once: true });
    const form = await sendTo(refused, 'site-base="https://site.example"');
    expect(failed.mock.calls[0]?.[0].detail).toEqual({
      form: 'contact',
      status: 403,
      reason: 'refused-origin',
    });
    const { text, region } = form.below();
    expect(text).toContain(FAILURE);
    const hrefs = [...region.querySelectorAll('a')].map(({ href }) => href);
    expect(hrefs).toEqual(['https://site.example/contact', `mailto:${brand.generalEmail}`]);
    expect(form.values('message')).toEqual([valid.message]);
  });
});

describe('<sa-contact-form> while the browser is offline', () => {
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
    expect(toasts()).toMatchObject([{ variant: 'destructive', description: FAILURE }]);
    expect(form.below().text).toContain(WAITS);
    expect(form.below().role).toBe('alert');
    const calls = stubFetch(answer);
    await comeBack(form);
    await comeBack(form);
    expect(calls()).toEqual([['https://site.example/api/contact', 'POST', valid]]);
    expect(toasts().at(-1)).toMatchObject({ variant: 'default', title: 'Message Sent' });
    expect(form.above().text).toContain(contactConfirmation.heading);
    expect(form.below().text).toBe('');
    expect(form.values('message')).toEqual(['']);
  });

  it('tells a second failure like any other, and tries no third time', async () => {
    const form = await sendTo(answer);
    const calls = stubFetch(async () => new Response('', { status: 500 }));
    await comeBack(form);
    await comeBack(form);
    expect(calls()).toHaveLength(1);
    expect(toasts()).toHaveLength(2);
    expect(form.below().text).toContain(FAILURE);
    expect(form.below().text).not.toContain(WAITS);
  });

  it('sends nothing by itself once the visitor has changed a field, and says no more that it will', async () => {
    const form = await sendTo(answer);
    await form.type({ message: 'Another question altogether' });
    expect(form.below().text).toContain(FAILURE);
    expect(form.below().text).not.toContain(WAITS);
    const calls = stubFetch(answer);
    await comeBack(form);
    expect(calls()).toEqual([]);
  });

  it('sends nothing twice where she has pressed again meanwhile', async () => {
    const form = await sendTo(answer);
    network.isUp = true;
    const calls = stubFetch(stored);
    await form.send();
    await comeBack(form);
    expect(calls()).toHaveLength(1);
  });

  it('sends nothing once it is no longer in the page', async () => {
    const form = await sendTo(answer);
    const calls = stubFetch(answer);
    form.element.remove();
    await form.settled();
    await comeBack(form);
    expect(calls()).toEqual([]);
  });

  it('waits for nothing where the browser believes that it is online', async () => {
    network.isUp = true;
    const form = await sendTo(offline);
    expect(form.below().text).not.toContain(WAITS);
  });
});

describe('<sa-contact-form> on a page that wraps our events', () => {
  isolateForms();
  const told = vi.fn();
  beforeEach(() => {
    told.mockClear();
    for (const name of ['sa-submitted', 'sa-failed']) document.addEventListener(name, told);
  });
  afterEach(() => {
    for (const name of ['sa-submitted', 'sa-failed']) document.removeEventListener(name, told);
    vi.restoreAllMocks();
  });
  const { dispatchEvent } = HTMLElement.prototype;

  it('stands by a success, whatever throws once it is stored', async () => {
    const form = await open();
    await form.type(valid);
    vi.spyOn(HTMLElement.prototype, 'dispatchEvent').mockImplementation(function (
      this: EventTarget,
      event,
    ) {
      if (event.type.startsWith('sa-')) throw new Error(event.type);
      return dispatchEvent.call(this, event);
    });
    stubFetch(stored);
    await form.send();
    await waitFor(() => expect(form.above().text).toContain(contactConfirmation.heading));
    expect(form.above().role).toBe('status');
    expect(form.below().text).toBe('');
    expect(form.values('message')).toEqual(['']);
  });

  it('has details that can be written out as text', async () => {
    const written: string[] = [];
    vi.spyOn(HTMLElement.prototype, 'dispatchEvent').mockImplementation(function (
      this: EventTarget,
      event,
    ) {
      const { detail } = event as CustomEvent;
      for (const value of Object.values(detail ?? {})) expect(value).not.toBeInstanceOf(Node);
      if (event.type.startsWith('sa-')) written.push(JSON.stringify(detail));
      return dispatchEvent.call(this, event);
    });
    await sendTo(stored);
    expect(written).toContain('{"form":"contact"}');
    expect(told.mock.calls.map(([{ type }]) => type)).toEqual(['sa-submitted']);
  });
});
