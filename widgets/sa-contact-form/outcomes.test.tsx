import { beforeEach, describe, expect, it, vi } from 'vitest';
import { driveForm, isolateForms, stubFetch } from '../kit/testing/form.ts';
import { mount } from '../kit/testing/mount.ts';
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
  await vi.waitFor(() => expect(form.button.disabled).toBe(false), { timeout: 3000 });
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
    expect(region.querySelector('h3')?.textContent).toBe('We have your message');
    expect(text).toContain('We will read it and answer you by email or phone.');
    expect(text).toContain('Your reference is 3F9A-12BC.');
    expect(text).toContain('Mon-Sat 10:00 AM - 6:00 PM (IST)');
    expect(form.values('name', 'message')).toEqual(['', '']);
    const field = form.button.form?.querySelector('#name') as Element;
    expect(region.compareDocumentPosition(field)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  });

  it('has no line for a reference where the answer has none', async () => {
    const form = await sendTo(stored);
    expect(form.above().text).toContain('We have your message');
    expect(form.above().text).not.toContain('reference');
  });

  it('leaves the focus alone', async () => {
    stubFetch(stored);
    const form = await open();
    await form.type(valid);
    form.button.focus();
    await form.send();
    expect(form.element.shadowRoot?.activeElement).toBe(form.button);
  });

  it('keeps saying so while the visitor types, until she sends again', async () => {
    const form = await sendTo(stored);
    await form.type({ name: 'Asha' });
    expect(form.above().text).toContain('We have your message');
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
    expect(text).toContain('What you typed is still here.');
    expect(region.querySelector('a')?.href).toBe('mailto:hello@sarathi-abroad.example');
    expect(form.values('message')).toEqual([valid.message]);
  });

  it('keeps saying so while the visitor types, until she sends again', async () => {
    const form = await sendTo(offline);
    await form.type({ message: 'Another try at this' });
    expect(form.below().text).toContain(FAILURE);
    stubFetch(stored);
    await form.send();
    expect(form.below().text).toBe('');
    expect(form.above().text).toContain('We have your message');
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
    expect(form.above().text).toContain('We have your message');
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
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  const idle = vi.fn<(callback: () => void) => void>();
  // What has been asked and warned of is remembered for a page: every test is on a new one.
  let site = 0;
  const api = () => `https://api-${site}.example`;
  beforeEach(() => {
    site += 1;
    warn.mockClear();
    vi.stubGlobal('origin', 'https://partner.example');
    idle.mockClear();
    vi.stubGlobal('requestIdleCallback', idle);
  });
  /** A form whose effects have run, the first of which looks for a draft at idle. */
  const openAt = async (attributes: string) => {
    const form = await open(attributes);
    await vi.waitFor(() => expect(idle).toHaveBeenCalled());
    return form;
  };
  const openForeign = () => openAt(`api-base="${api()}" site-base="https://site.example"`);
  const settle = async (form: { settled(): Promise<void> }) => {
    for (const [callback] of idle.mock.calls.splice(0)) callback();
    await form.settled();
    await form.settled();
  };

  it('asks once, at idle, whether it may send from there', async () => {
    const calls = stubFetch(() => new Response(null, { status: 204 }));
    const first = await openForeign();
    expect(calls()).toEqual([]);
    await settle(first);
    const form = await openForeign();
    await settle(form);
    expect(calls()).toEqual([[`${api()}/api/origin`, undefined, undefined]]);
    expect(form.above().text).toBe('');
    expect(warn).not.toHaveBeenCalled();
  });

  it('sends no credentials along', async () => {
    stubFetch(() => new Response(null, { status: 204 }));
    await settle(await openForeign());
    expect(vi.mocked(fetch).mock.calls[0]?.[1]).toMatchObject({ credentials: 'omit' });
  });

  it('shows another way before anything is typed where it may not, and keeps what is', async () => {
    stubFetch(refused);
    const form = await openForeign();
    await form.type({ name: 'Asha Rao' });
    await settle(form);
    const { text, role, region } = form.above();
    expect(text).toContain('This form cannot be sent from this page.');
    expect(role).toBe('status');
    const hrefs = [...region.querySelectorAll('a')].map(({ href }) => href);
    expect(hrefs).toEqual(['https://site.example/contact', 'mailto:hello@sarathi-abroad.example']);
    expect(form.values('name')).toEqual(['Asha Rao']);
  });

  it.each([
    ['a network that is down', offline],
    ['an API that does not know the question', () => new Response('', { status: 404 })],
  ])('is a form as ever after %s', async (_, answer) => {
    stubFetch(answer);
    const form = await openForeign();
    await settle(form);
    expect(form.above().text).toBe('');
    expect(warn).not.toHaveBeenCalled();
  });

  it('shows another way, too, where a submission is the first to be refused', async () => {
    stubFetch((url) => (url.endsWith('/origin') ? new Response(null, { status: 204 }) : refused()));
    const failed = vi.fn();
    document.addEventListener('sa-failed', failed, { once: true });
    const form = await openForeign();
    await settle(form);
    await form.type(valid);
    await form.send();
    await form.settled();
    expect(failed.mock.calls[0]?.[0].detail).toEqual({
      form: 'contact',
      status: 403,
      reason: 'refused-origin',
    });
    expect(form.below().text).toContain(FAILURE);
    await vi.waitFor(() => expect(form.above().text).toContain('our contact page'));
    expect(form.values('message')).toEqual([valid.message]);
  });

  it('knows without asking that a page without an origin cannot send', async () => {
    vi.stubGlobal('origin', 'null');
    const calls = stubFetch(offline);
    const form = await openForeign();
    await settle(form);
    expect(form.above().text).toContain('This form cannot be sent from this page.');
    expect(calls()).toEqual([]);
  });

  it('asks nothing on the API’s own origin, however its address is written', async () => {
    vi.stubGlobal('origin', 'https://site.example');
    const calls = stubFetch(refused);
    for (const base of [
      '',
      'api-base="https://site.example"',
      'api-base="https://site.example/"',
    ]) {
      await settle(await openAt(base));
    }
    expect(calls()).toEqual([]);
  });
});

describe('the console of a page whose origin is refused', () => {
  isolateForms();

  it.each([
    ['https://partner.example', 'ALLOWED_ORIGINS = "…,https://partner.example"'],
    ['null', 'add allow-same-origin'],
  ])('says once for origin %s what to do', async (origin, remedy) => {
    vi.resetModules();
    const { findRefusal } = await import('../kit/sending/refusal.tsx');
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
    vi.stubGlobal('origin', origin);
    stubFetch(refused);
    const options = { apiBase: 'https://api.example', siteBase: '', email: '' } as never;
    await findRefusal(options, false);
    await findRefusal(options, false);
    expect(warn.mock.calls).toEqual([[expect.stringContaining(remedy)]]);
    warn.mockRestore();
  });
});
