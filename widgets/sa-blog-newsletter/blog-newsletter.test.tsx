import { beforeEach, describe, expect, it, vi } from 'vitest';
import { driveForm, isolateForms, stubFetch } from '../testing/form.ts';
import { mount, rendered } from '../testing/mount.ts';
import './blog-newsletter.ts';
import '../sa-newsletter-form/newsletter-form.ts';

const BLOCK = '<sa-blog-newsletter site-base="https://site.example"></sa-blog-newsletter>';

/** The block on a page whose newsletter form stands in a shadow tree, as in the footer. */
async function openWithFooter() {
  const block = await mount<HTMLElement>(`${BLOCK}<div></div>`);
  const footer = block.nextElementSibling as HTMLElement;
  footer.attachShadow({ mode: 'open' }).innerHTML = '<sa-newsletter-form></sa-newsletter-form>';
  const target = footer.shadowRoot?.firstElementChild as HTMLElement;
  target.scrollIntoView = vi.fn();
  await rendered();
  return { block, form: driveForm(block), footer, target, footerForm: driveForm(target) };
}

describe('<sa-blog-newsletter>', () => {
  isolateForms();
  let calls: ReturnType<typeof stubFetch>;
  beforeEach(() => {
    calls = stubFetch(() => new Response(''));
  });

  it('has an email input, a Subscribe button and a line of consent with the privacy policy', async () => {
    const block = await mount<HTMLElement>(BLOCK);
    const root = block.shadowRoot as ShadowRoot;
    expect(root.querySelectorAll('input[type=email]')).toHaveLength(1);
    expect(driveForm(block).button.textContent).toBe('Subscribe');
    expect(root.querySelector('form')?.textContent).toContain('as our privacy policy says.');
    expect(root.querySelector('a[href="https://site.example/privacy"]')).not.toBe(null);
  });

  it.each(['', 'a@b'])(
    'answers "%s" with "Please enter a valid email address.", and hands nothing over',
    async (address) => {
      const { form, footerForm } = await openWithFooter();
      await form.type({ email: address });
      await form.send();
      expect(form.messages()).toEqual({ email: 'Please enter a valid email address.' });
      expect(form.values('email')).toEqual([address]);
      expect(footerForm.values('email')).toEqual(['']);
    },
  );

  it('moves a valid address into the newsletter form of the page, whose one press sends it', async () => {
    const { block, form, footer, target, footerForm } = await openWithFooter();
    await form.type({ email: 'asha@example.com' });
    const submitted = new Promise<Event>((resolve) => {
      form.button.form?.addEventListener('submit', resolve, { once: true });
    });
    await form.send();
    expect(footerForm.values('email')).toEqual(['asha@example.com']);
    expect(form.values('email')).toEqual(['']);
    expect(document.activeElement).toBe(footer);
    expect(target.shadowRoot?.activeElement).toBe(footerForm.button);
    expect(target.scrollIntoView).toHaveBeenCalledOnce();
    expect(block.shadowRoot?.querySelector('[role=status]')?.textContent).toContain(
      'Press Subscribe there to finish.',
    );
    expect((await submitted).defaultPrevented).toBe(true);
    expect(calls()).toEqual([]);
    await footerForm.send();
    expect(calls()).toEqual([
      ['https://site.example/api/newsletter', 'POST', { email: 'asha@example.com' }],
    ]);
  });

  it('shows the page nothing of what was typed', async () => {
    const { form } = await openWithFooter();
    const dispatch = vi.spyOn(EventTarget.prototype, 'dispatchEvent');
    await form.type({ email: 'asha@example.com' });
    await form.send();
    const details = dispatch.mock.calls.map(([event]) => (event as CustomEvent).detail ?? null);
    dispatch.mockRestore();
    expect(JSON.stringify(details)).not.toContain('asha');
    expect(document.body.outerHTML).not.toContain('asha');
  });

  it('says that a page without a newsletter form has none, and keeps the address', async () => {
    const block = await mount<HTMLElement>(BLOCK);
    const form = driveForm(block);
    await form.type({ email: 'asha@example.com' });
    await form.send();
    const status = block.shadowRoot?.querySelector('[role=status]');
    expect(status?.textContent).toContain('This page has no newsletter form.');
    expect(status?.querySelector('a')?.href).toBe('https://site.example/contact');
    expect(form.values('email')).toEqual(['asha@example.com']);
    expect(calls()).toEqual([]);
  });
});
