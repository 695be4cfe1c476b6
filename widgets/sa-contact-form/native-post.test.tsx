import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { driveForm, isolateForms, stubFetch } from '../testing/form.ts';
import { mount } from '../testing/mount.ts';
import { waitFor } from '../testing/wait.ts';
import './contact-form.ts';

// The code for sending never comes.
vi.mock('../kit/sending/submission.ts', () => {
  throw new TypeError('Failed to fetch dynamically imported module');
});

async function open(attributes = '') {
  const element = await mount<HTMLElement>(`<sa-contact-form ${attributes}></sa-contact-form>`);
  const drive = driveForm(element);
  return { ...drive, form: drive.button.form as HTMLFormElement };
}

describe('the markup of <sa-contact-form>', () => {
  isolateForms();

  it('can be posted by the browser to the API, in its page or frame, until our code has loaded', async () => {
    const charsets: string[] = [];
    // The simulated document lacks the property, which a browser writes as `accept-charset`.
    Object.defineProperty(HTMLFormElement.prototype, 'acceptCharset', {
      configurable: true,
      set: (charset) => charsets.push(charset),
    });
    const { form } = await open('api-base="https://api.example/"');
    Reflect.deleteProperty(HTMLFormElement.prototype, 'acceptCharset');
    expect(charsets).toEqual(['utf-8']);
    expect(form.getAttribute('action')).toBe('https://api.example/send/contact');
    expect(form.getAttribute('target')).toBe('_self');
    expect(form.noValidate).toBe(true);
    expect(form.getAttribute('method')).toBe('dialog');
  });

  it('has hidden fields for the partner and campaign of the page alone', async () => {
    const { form } = await open('partner="apex" campaign="fair"');
    const hidden = [...form.querySelectorAll<HTMLInputElement>('[type=hidden]')];
    expect(hidden.map(({ name, value }) => `${name}=${value}`).join()).toBe(
      'partner=apex,campaign=fair',
    );
  });
});

describe('<sa-contact-form> whose code for sending does not come', () => {
  isolateForms();
  let posted: string[];
  beforeEach(() => {
    posted = [];
    vi.spyOn(HTMLFormElement.prototype, 'submit').mockImplementation(function (
      this: HTMLFormElement,
    ) {
      posted.push(`${this.getAttribute('method')} ${this.action}`);
    });
  });
  afterEach(() => vi.restoreAllMocks());

  it('is posted by the browser at that press, keeps what was typed and says so', async () => {
    const calls = stubFetch(() => new Response(''));
    const { type, send, below } = await open();
    await type({ name: 'Asha Rao' });
    await send();
    await waitFor(() => expect(posted).toEqual(['post https://site.example/send/contact']));
    expect(calls()).toEqual([]);
    expect(below().text).toContain('If nothing happens, write to hello@sarathi-abroad.example');
    expect(sessionStorage.getItem('sa-draft:sa-contact-form:0')).toContain('Asha Rao');
  });

  it('waits for the network if the browser reports none', async () => {
    let isOnline = false;
    vi.spyOn(navigator, 'onLine', 'get').mockImplementation(() => isOnline);
    const failed = vi.fn();
    document.addEventListener('sa-failed', failed, { once: true });
    const { type, send, below, settled } = await open();
    await type({ name: 'Asha Rao' });
    await send();
    await waitFor(() => expect(below().text).toContain('when you are back online.'));
    expect(failed).toHaveBeenCalledTimes(1);
    expect(posted).toEqual([]);
    isOnline = true;
    window.dispatchEvent(new Event('online'));
    await settled();
    await waitFor(() => expect(posted).toHaveLength(1));
  });
});
