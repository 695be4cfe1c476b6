import { afterEach, describe, expect, it, vi } from 'vitest';
import { brand } from '../content/brand.ts';
import { mount, rendered } from '../testing/mount.ts';
import { waitFor } from '../testing/wait.ts';
import './site-header.ts';

async function open(attributes = '') {
  const element = await mount(`<sa-site-header ${attributes}></sa-site-header>`);
  const root = element.shadowRoot as ShadowRoot;
  const nav = root.querySelector('nav[aria-label=Main]') as HTMLElement;
  const links = (within: ParentNode) =>
    [...within.querySelectorAll('a')].map((link) => [
      link.textContent,
      link.getAttribute('href')?.replace('https://site.example', ''),
    ]);
  return { root, nav, links };
}

const pages = [
  ['Home', '/'],
  ['About Us', '/about'],
  ['Tools', '/tools'],
  ['Blog', '/blog'],
  ['Contact Us', '/contact'],
  ['Get Started', '/contact#consultation'],
];

describe('<sa-site-header>', () => {
  afterEach(async () => {
    window.scrollTo(0, 0);
    await rendered();
  });

  it('has a logo, five links and "Get Started", in the bar and in the menu', async () => {
    const { root, nav, links } = await open();
    expect(links(nav)).toEqual(pages);
    expect(links(root.querySelector('[popover]') as HTMLElement)).toEqual(pages);
    const logo = root.querySelector('img') as HTMLImageElement;
    expect(logo.alt).toBe(`${brand.name} Logo`);
    expect(logo.closest('a')?.getAttribute('href')).toBe('https://site.example/');
  });

  it('heads what is printed with name, address, site and the day of printing', async () => {
    vi.useFakeTimers({ now: Date.parse('2026-11-20T12:00:00'), toFake: ['Date'] });
    const { root } = await open();
    const letterhead = () => root.querySelector('header > div')?.textContent;
    await waitFor(() => expect(letterhead()).toContain('Printed on 20 November 2026'));
    expect(letterhead()).toContain(`${brand.name}${brand.officeAddress}`);
    expect(letterhead()).toContain(brand.phone);
    expect(letterhead()).toContain(location.host);
    vi.setSystemTime(Date.parse('2026-11-23T12:00:00'));
    window.dispatchEvent(new Event('beforeprint'));
    await rendered();
    expect(letterhead()).toContain('Printed on 23 November 2026');
    vi.useRealTimers();
  });

  it.each([
    ['/', 'Home'],
    ['/about', 'About Us'],
    ['/blog/us-f1-visa-interview', 'Blog'],
    ['/contact', 'Contact Us'],
    ['/privacy', undefined],
  ])('marks on %s the link %s and no other', async (path, name) => {
    const { nav } = await open(`current="${path}"`);
    const marked = [...nav.querySelectorAll('[aria-current=page]')];
    expect(marked.map((link) => link.textContent)).toEqual(name ? [name] : []);
  });

  it.each([
    [0, 'false'],
    [20, 'false'],
    [21, 'true'],
  ])('scrolled to %i px it is in its scrolled state: %s', async (y, expected) => {
    const { root } = await open();
    window.scrollTo(0, y);
    window.dispatchEvent(new Event('scroll'));
    await rendered();
    expect(root.querySelector('header')?.dataset.scrolled).toBe(expected);
  });
});
