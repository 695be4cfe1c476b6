import { afterEach, describe, expect, it, vi } from 'vitest';
import { mount, rendered } from './testing/mount.ts';
import { waitFor } from './testing/wait.ts';
import './sa-contact-form/contact-form.ts';
import './sa-newsletter-form/newsletter-form.ts';

const site = vi.hoisted(() => ({ adClicks: 'off', isOwn: true }));
vi.mock('./kit/element/own-site.ts', () => ({ isOwnSite: () => site.isOwn }));
vi.mock('../worker/contract/ad-clicks.ts', () => ({
  get adClicks() {
    return site.adClicks;
  },
}));

async function openNotice(tag: string) {
  const element = await mount(`<${tag}></${tag}>`);
  const root = element.shadowRoot as ShadowRoot;
  const fold = root.querySelector('details') as HTMLDetailsElement;
  return {
    root,
    fold,
    async show() {
      fold.open = true;
      fold.dispatchEvent(new Event('toggle'));
      await waitFor(() => expect(fold.querySelector('ul')).not.toBeNull());
    },
  };
}

describe('the consent below a form', () => {
  afterEach(() => Object.assign(site, { adClicks: 'off', isOwn: true }));

  it('is one sentence with the policy, and a closed fold', async () => {
    const { root, fold } = await openNotice('sa-contact-form');
    expect(root.textContent).toContain(
      'We use these details only to answer you, as our privacy policy',
    );
    expect(fold.open).toBe(false);
    // Three forms of /contact have one.
    const summary = fold.querySelector('summary');
    expect(summary?.getAttribute('aria-label')).toBe('Why we ask: Send us a message');
  });

  it.each([
    ['sa-contact-form', ['Your name', 'Your email and phone number', 'Your request']],
    ['sa-newsletter-form', ['Your email address']],
  ])(
    'of <%s> says for each detail why, how to take it back and where to complain',
    async (tag, items) => {
      const { fold, show } = await openNotice(tag);
      await show();
      const said = [...fold.querySelectorAll('li')].map(({ textContent }) => textContent);
      expect(said).toHaveLength(items.length);
      for (const [index, item] of items.entries()) expect(said[index]).toContain(item);
      expect(fold.textContent).toContain('can change your mind at any time');
      expect(fold.textContent).toContain('from May 2027');
      const address = fold.querySelector('a[href^="mailto:"]')?.textContent;
      expect(fold.textContent).toContain(`${address}, and we will delete your details.`);
    },
  );

  it.each([
    ['sa-contact-form', { adClicks: 'on' }, true],
    ['sa-contact-form', { adClicks: 'off' }, false],
    ['sa-contact-form', { adClicks: 'on', isOwn: false }, false],
    ['sa-newsletter-form', { adClicks: 'on' }, false],
  ])('of <%s> with %j names the click on an advertisement: %s', async (tag, changes, isNamed) => {
    Object.assign(site, changes);
    const { fold, show } = await openNotice(tag);
    await show();
    expect(fold.textContent?.includes('your click on it')).toBe(isNamed);
  });

  it('leads a visitor under 18 to a parent’s details, and from there into the first field', async () => {
    const { root, fold, show } = await openNotice('sa-contact-form');
    await show();
    const press = async (label: string) => {
      const buttons = [...fold.querySelectorAll('button')];
      const button = buttons.find(({ textContent }) => textContent === label);
      button?.click();
      await rendered();
      return button;
    };
    const toggle = await press('I am under 18');
    expect(toggle?.getAttribute('aria-expanded')).toBe('true');
    expect(fold.textContent).toContain('ask a parent or guardian to send the form');
    expect(fold.querySelector<HTMLAnchorElement>('a[href$="#under-18"]')?.href).toBe(
      'https://site.example/privacy#under-18',
    );
    await press('Enter a parent’s details');
    expect((root.activeElement as HTMLInputElement | null)?.name).toBe('name');
  });
});
