import { describe, expect, it } from 'vitest';
import { finalLinks, homeSections } from '../content/home.ts';
import { mount } from '../testing/mount.ts';
import './call-to-action.ts';

const open = async (attributes = '') => {
  const element = await mount(`<sa-call-to-action ${attributes}></sa-call-to-action>`);
  return element.shadowRoot as ShadowRoot;
};
const links = (root: ShadowRoot) =>
  [...root.querySelectorAll('a')].map(({ textContent, href }) => `${textContent} ${href}`);

/** Each link of the content at our site. */
const expected = finalLinks.map(({ label, path }) => `${label} https://site.example${path}`);

describe('<sa-call-to-action>', () => {
  it('closes the About page with links to /contact and /tools alone', async () => {
    expect(links(await open())).toEqual(expected.slice(1));
  });

  it('closes the home page with a free consultation first', async () => {
    expect(links(await open('booking'))).toEqual(expected);
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

  it('asks what the home page asks where it is given no heading', async () => {
    const { heading } = homeSections.finalCallToAction;
    expect((await open()).querySelector('h2')?.textContent).toBe(heading);
  });

  it('leads to our site from the page of a partner', async () => {
    const [first] = links(await open('booking site-base="https://partner.example/"'));
    expect(first).toBe(expected[0]?.replace('site.example', 'partner.example'));
  });
});
