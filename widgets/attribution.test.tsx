import { afterEach, describe, expect, it, vi } from 'vitest';
import { driveForm, isolateForms, stubFetch } from './testing/form.ts';
import { mount } from './testing/mount.ts';
import { waitFor } from './testing/wait.ts';
import './sa-contact-form/contact-form.ts';
import './sa-newsletter-form/newsletter-form.ts';
import './sa-site-footer/site-footer.ts';
import './sa-consultation-form/consultation-form.ts';

const site = vi.hoisted(() => ({ isOwn: false }));
vi.mock('./kit/element/own-site.ts', () => ({ isOwnSite: () => site.isOwn }));

const person = { name: 'Li', email: 'user@example.com', phone: '1234567890' };
const message = { subject: 'visa', message: 'Which documents do I need?' };
const forms = [
  ['sa-consultation-form', person, { ...person, consultationType: 'video' }],
  ['sa-contact-form', { ...person, ...message }, { ...person, ...message }],
  ['sa-newsletter-form', { email: person.email }, { email: person.email }],
] as const;

/** The body of one submission. */
async function send(element: HTMLElement, typed: Record<string, string>) {
  const calls = stubFetch(() => new Response('', { status: 201 }));
  const form = driveForm(element);
  await form.type(typed);
  await form.send();
  await waitFor(() => expect(calls()).toHaveLength(1));
  return calls()[0]?.[2];
}

describe.each(forms)('the body that <%s> sends', (tag, typed, expected) => {
  isolateForms();
  afterEach(() => {
    site.isOwn = false;
    history.replaceState(null, '', '/');
  });

  it.each(['', 'partner="Not A Slug"', `campaign="${'x'.repeat(101)}"`, 'campaign-from-url'])(
    'has exactly its own keys with the attributes "%s"',
    async (attributes) => {
      history.replaceState(null, '', '/study?country=ca&gclid=x');
      const element = await mount<HTMLElement>(`<${tag} ${attributes}></${tag}>`);
      expect(await send(element, typed)).toEqual(expected);
    },
  );

  it('also has partner, page and the campaign of the address as the form was drawn', async () => {
    history.replaceState(null, '', '/study?utm_campaign=fair');
    const markup = `<${tag} partner="apex" campaign-from-url></${tag}>`;
    const element = await mount<HTMLElement>(markup);
    history.replaceState(null, '', '/apply/asha@example.com/uk');
    const said = { partner: 'apex', campaign: 'fair', page: '/apply/uk' };
    const attribution = { utm_campaign: 'fair' };
    expect(await send(element, typed)).toEqual({ ...expected, ...said, attribution });
  });

  it.each([
    ['has the advertisement of the address as the form was drawn', '?utm_source=x&gclid=y', ''],
    ['has that of our page before', '', `${location.origin}/?utm_source=x&gclid=y`],
  ])('%s, and no other key', async (_, search, referrer) => {
    history.replaceState(null, '', `/study${search}`);
    vi.spyOn(document, 'referrer', 'get').mockReturnValue(referrer);
    site.isOwn = true;
    const element = await mount<HTMLElement>(`<${tag}></${tag}>`);
    history.replaceState(null, '', '/study');
    const attribution = { utm_source: 'x' };
    expect(await send(element, typed)).toEqual({ ...expected, attribution });
  });
});

describe('a form in a frame of ours', () => {
  isolateForms();
  afterEach(() => {
    history.replaceState(null, '', '/');
  });

  it.each(forms)('<%s> names the frame, though no partner', async (tag, typed, expected) => {
    vi.stubGlobal('parent', {});
    history.replaceState(null, '', `/embed/frame/${tag}`);
    const element = await mount<HTMLElement>(`<${tag}></${tag}>`);
    expect(await send(element, typed)).toEqual({ ...expected, page: `/embed/frame/${tag}` });
  });

  it('names the advertisement that our script around the frame has sent', async () => {
    vi.stubGlobal('parent', {});
    const page = '/embed/frame/sa-newsletter-form';
    history.replaceState(null, '', `${page}?utm_source=own`);
    document.body.dataset.query = 'utm_source=x&gclid=y';
    const element = await mount<HTMLElement>('<sa-newsletter-form></sa-newsletter-form>');
    const said = { page, attribution: { utm_source: 'x' } };
    expect(await send(element, { email: person.email })).toEqual({ email: person.email, ...said });
    delete document.body.dataset.query;
  });

  it('sends no frame from another site’s frame', async () => {
    vi.stubGlobal('parent', {});
    const element = await mount<HTMLElement>('<sa-newsletter-form></sa-newsletter-form>');
    expect(await send(element, { email: person.email })).toEqual({ email: person.email });
  });
});

describe('a form inside another element', () => {
  isolateForms();

  it('has the attributes of the outer one', async () => {
    const footer = await mount<HTMLElement>(
      '<sa-site-footer partner="apex" campaign="fair"></sa-site-footer>',
    );
    const form = footer.shadowRoot?.querySelector('sa-newsletter-form') as HTMLElement;
    const said = { partner: 'apex', campaign: 'fair', page: '/' };
    expect(await send(form, { email: person.email })).toEqual({ email: person.email, ...said });
  });
});
