import { describe, expect, it } from 'vitest';
import { mount } from '../testing/mount.ts';
import './call-to-action.ts';

const open = async (attributes = '') => {
  const element = await mount(`<sa-call-to-action ${attributes}></sa-call-to-action>`);
  return element.shadowRoot as ShadowRoot;
};
const links = (root: ShadowRoot) =>
  [...root.querySelectorAll('a')].map(({ textContent, href }) => `${textContent} ${href}`);

describe('<sa-call-to-action>', () => {
  it('closes the About page with links to /contact and /tools alone', async () => {
    expect(links(await open())).toEqual([
      'Send Us a Question https://site.example/contact',
      'Explore Our Tools https://site.example/tools',
    ]);
  });

  it('closes the home page with a free consultation first', async () => {
    expect(links(await open('booking'))).toEqual([
      'Book a Free Consultation https://site.example/contact#consultation',
      'Send Us a Question https://site.example/contact',
      'Explore Our Tools https://site.example/tools',
    ]);
  });

  it.each(['', 'booking'])('has one main link, the first, with "%s"', async (attributes) => {
    const [first, ...others] = [...(await open(attributes)).querySelectorAll('a')];
    const looks = new Set(others.map(({ className }) => className));
    expect(looks.size).toBe(1);
    expect(looks).not.toContain(first?.className);
  });

  it('shows the heading and the intro it is given', async () => {
    const root = await open('heading="Bring us your questions" intro="Both cost nothing."');
    expect(root.querySelector('h2')?.textContent).toBe('Bring us your questions');
    expect(root.querySelector('h2 + p')?.textContent).toBe('Both cost nothing.');
  });

  it('asks "Ready for the first step?" where it is given no heading', async () => {
    expect((await open()).querySelector('h2')?.textContent).toBe('Ready for the first step?');
  });

  it('leads to our site from the page of a partner', async () => {
    const [first] = links(await open('booking site-base="https://partner.example/"'));
    expect(first).toBe('Book a Free Consultation https://partner.example/contact#consultation');
  });
});
