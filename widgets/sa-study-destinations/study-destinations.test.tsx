import { afterEach, describe, expect, it } from 'vitest';
import { countries } from '../content/countries/countries.ts';
import { mount } from '../testing/mount.ts';
import './study-destinations.ts';

const open = async (attributes = '') =>
  (await mount(`<sa-study-destinations ${attributes}></sa-study-destinations>`))
    .shadowRoot as ShadowRoot;

describe('<sa-study-destinations>', () => {
  afterEach(() => {
    document.body.innerHTML = '';
  });

  it.each([
    ['', 'https://site.example'],
    ['site-base="https://partner.example/"', 'https://partner.example'],
  ])(
    'leads with %s from each of the ten countries to its visa at %s',
    async (attributes, origin) => {
      const links = [...(await open(attributes)).querySelectorAll<HTMLAnchorElement>('h3 a')];
      expect(links.map(({ textContent, href }) => [textContent, href])).toEqual(
        countries.map(({ code, name }) => [
          name,
          `${origin}/tools?visa-country=${code}#visa-requirements`,
        ]),
      );
    },
  );

  it('shows a flag of its own for each', async () => {
    const flags = [...(await open()).querySelectorAll('li svg')].map(({ innerHTML }) => innerHTML);
    expect(new Set(flags).size).toBe(countries.length);
  });

  it('promises a guide only where there is one', async () => {
    const cards = [...(await open()).querySelectorAll('li p')].map(
      ({ textContent }) => textContent,
    );
    expect(cards).toEqual([...Array(6).fill('Visa guide'), ...Array(4).fill('Official visa page')]);
  });

  it('says of Ireland to talk to us', async () => {
    const link = [...(await open()).querySelectorAll('a')].at(-1);
    expect(link?.parentElement?.textContent).toMatch(/Ireland.*talk to us/);
    expect(link?.href).toBe('https://site.example/contact');
  });

  it('is called "Study destinations" unless told otherwise', async () => {
    expect((await open()).querySelector('h2')?.textContent).toBe('Study destinations');
    expect((await open('heading="Countries"')).querySelector('h2')?.textContent).toBe('Countries');
  });
});
