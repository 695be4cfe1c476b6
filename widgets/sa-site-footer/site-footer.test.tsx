import { describe, expect, it, vi } from 'vitest';
import { brand } from '../content/brand.ts';
import { profile } from '../content/public-profile.ts';
import { mount } from '../testing/mount.ts';
import { onEverySite } from '../testing/specification.ts';
import { waitFor } from '../testing/wait.ts';
import './site-footer.ts';

async function open() {
  const element = await mount('<sa-site-footer api-base="https://api.example"></sa-site-footer>');
  const root = element.shadowRoot as ShadowRoot;
  const links = (name: string) => [...root.querySelectorAll(`nav[aria-label="${name}"] a`)];
  const paths = (name: string) =>
    links(name).map((link) => link.getAttribute('href')?.replace('https://site.example', ''));
  return { root, links, paths };
}

describe('<sa-site-footer>', () => {
  it('says what we do, with the quick links in their order and the networks in new tabs', async () => {
    const { root, paths } = await open();
    expect(root.textContent).toContain(profile.blurb);
    expect(paths('Quick Links').join(' ')).toBe(
      '/ /about /tools /blog /contact /about#testimonials',
    );
    const networks = [...root.querySelectorAll<HTMLAnchorElement>('a[target=_blank]')];
    expect(networks.map((link) => link.getAttribute('aria-label'))).toEqual(
      onEverySite.socialNetworks,
    );
    for (const { rel } of networks) expect(rel).toContain('noopener');
  });

  it('has six destinations, each with its flag', async () => {
    const { links, paths } = await open();
    const names = links('Study Destinations').map((link) => link.textContent);
    expect(names.join()).toBe('United States,United Kingdom,Canada,Australia,Germany,New Zealand');
    expect(new Set(paths('Study Destinations'))).toEqual(new Set(['/tools#countries']));
    const drawn = links('Study Destinations').map((link) => link.querySelector('svg')?.innerHTML);
    expect(new Set(drawn.filter(Boolean)).size).toBe(6);
  });

  it('closes both lists in the window of a phone, and opens them when it is turned', async () => {
    const heard: (() => void)[] = [];
    const query = {
      matches: false,
      addEventListener: (_: string, act: () => void) => heard.push(act),
    };
    vi.stubGlobal('matchMedia', () => ({
      ...query,
      removeEventListener() {},
      get matches() {
        return query.matches;
      },
    }));
    const { root, paths } = await open();
    const summaries = [...root.querySelectorAll('details:not([open]) > summary')];
    expect(summaries.map(({ textContent }) => textContent)).toEqual([
      'Quick Links',
      'Study Destinations',
    ]);
    query.matches = true;
    for (const follow of heard) follow();
    await waitFor(() => expect(root.querySelector('details:not([open])')).toBeNull());
    expect(paths('Quick Links')).toHaveLength(6);
  });

  it('ends with the year, the legal links and the page for partners', async () => {
    vi.useFakeTimers({ now: new Date('2031-03-01T12:00:00') });
    const { root } = await open();
    const links = [...root.querySelectorAll('a')];
    expect(root.textContent).toContain(`© 2031 ${brand.name}`);
    const last = links.slice(-3).map(({ href }) => new URL(href).pathname);
    expect(last).toEqual(['/privacy', '/terms', '/cookies']);
    const partners = links.find(({ textContent }) => textContent === 'For partners');
    expect(partners && new URL(partners.href).pathname).toBe('/partners');
    expect(partners?.closest('p')?.textContent).toContain('All rights reserved.');
  });

  it('places the newsletter form and tells it where to send to', async () => {
    const { root } = await open();
    expect(root.querySelector('sa-newsletter-form')?.getAttribute('api-base')).toBe(
      'https://api.example',
    );
  });
});
