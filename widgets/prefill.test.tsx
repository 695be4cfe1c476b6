import { afterEach, describe, expect, it, vi } from 'vitest';
import { driveForm, isolateForms, stubFetch } from './testing/form.ts';
import { loaded, mount } from './testing/mount.ts';
import './sa-newsletter-form/newsletter-form.ts';
import './sa-consultation-form/consultation-form.ts';
import './sa-contact-form/contact-form.ts';

const TAKEN = Symbol.for('sa-prefill');
const person = ['name', 'email', 'phone'] as const;
const PREFILL =
  'prefill-name="Asha Rao" prefill-email="asha@example.com" prefill-phone="98765 43210"';

async function open(markup: string) {
  const element = await mount(markup);
  await loaded();
  return { element, ...driveForm(element) };
}

const openForm = (attributes: string) => open(`<sa-contact-form ${attributes}></sa-contact-form>`);

describe('prefill', () => {
  isolateForms();
  afterEach(() => {
    history.replaceState(null, '', '/');
    delete (document as { [TAKEN]?: unknown })[TAKEN];
    vi.restoreAllMocks();
  });

  it('fills in what the page knows, follows it, but leaves alone what was typed', async () => {
    expect((await openForm('')).values(...person)).toEqual(['', '', '']);
    const { element, type, values } = await openForm(PREFILL);
    expect(values(...person)).toEqual(['Asha Rao', 'asha@example.com', '98765 43210']);
    await type({ name: 'Bea' });
    Object.assign(element, { prefillName: 'Cara', prefillEmail: 'cara@example.com' });
    element.removeAttribute('prefill-phone');
    await loaded();
    expect(values(...person)).toEqual(['Bea', 'cara@example.com', '']);
  });

  it('is read from the fragment, once for all forms, and taken out of it alone', async () => {
    const fragment = '#contact&sa-name=Asha&sa-email=asha%40example.com';
    history.replaceState({ page: 1 }, '', `/x?q=1${fragment}`);
    const { element, values } = await openForm(`prefill-from-url ${PREFILL}`);
    expect(values(...person)).toEqual(['Asha', 'asha@example.com', '98765 43210']);
    expect(location.href).toMatch(/\/x\?q=1#contact$/);
    expect(history.state).toEqual({ page: 1 });
    const second = document.createElement('sa-newsletter-form');
    second.setAttribute('prefill-from-url', '');
    element.after(second);
    await loaded();
    expect(driveForm(second).values('email')).toEqual(['asha@example.com']);
  });

  it('reads the fragment only with prefill-from-url', async () => {
    history.replaceState(null, '', '/#sa-name=Asha');
    expect((await openForm('')).values('name')).toEqual(['']);
    expect(location.hash).toBe('#sa-name=Asha');
  });

  it('is in no event', async () => {
    const details: unknown[] = [];
    for (const name of ['sa-ready', 'sa-started', 'sa-submitted']) {
      document.addEventListener(name, (event) => details.push((event as CustomEvent).detail), {
        once: true,
      });
    }
    stubFetch(() => new Response('', { status: 201 }));
    const form = await openForm(PREFILL);
    await form.type({ subject: 'visa', message: 'Which documents do I need?' });
    await form.send();
    expect(details).toEqual([{}, {}, { form: 'contact' }]);
  });
});

describe('the forms of a page', () => {
  isolateForms();

  const openPage = async () => {
    await open(
      '<sa-consultation-form></sa-consultation-form><sa-contact-form prefill-phone="0123456789"></sa-contact-form>',
    );
    const [booking, contact] = [...document.body.children].map((form) =>
      driveForm(form as HTMLElement),
    ) as [Driven, Driven];
    return { booking, contact };
  };

  it('offer in each what was typed in another, except over what is there already', async () => {
    const { booking, contact } = await openPage();
    await contact.type({ name: 'Meera' });
    await booking.type({ name: 'Asha', email: 'asha@example.com', phone: '9876543210' });
    expect(contact.values(...person)).toEqual(['Meera', 'asha@example.com', '0123456789']);
    await booking.type({ email: 'rao@example.com' });
    expect(contact.values('email')).toEqual(['rao@example.com']);
    await contact.type({ email: 'meera@example.com' });
    expect(booking.values('name', 'email')).toEqual(['Asha', 'rao@example.com']);
  });

  it('offer it in one that comes later, and are empty once sent', async () => {
    stubFetch(() => new Response('{"ok":true', { status: 201 }));
    const { booking, contact } = await openPage();
    await booking.type({ name: 'Asha', email: 'asha@example.com' });
    await contact.type({ phone: '9876543210', subject: 'visa', message: 'How long does it take?' });
    await contact.send();
    expect(contact.values('name', 'email')).toEqual(['', '']);
    document.body.append(document.createElement('sa-newsletter-form'));
    await loaded();
    const newsletter = driveForm(document.body.lastElementChild as HTMLElement);
    expect(newsletter.values('email')).toEqual(['asha@example.com']);
  });
});

type Driven = ReturnType<typeof driveForm>;
