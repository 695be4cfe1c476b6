import { afterEach, describe, expect, it } from 'vitest';
import { consultants } from '../content/consultants.ts';
import { hero } from '../content/home.ts';
import { mount } from '../testing/mount.ts';
import './consultant-guide.ts';

const open = async (attributes = '') =>
  (await mount(`<sa-consultant-guide ${attributes}></sa-consultant-guide>`))
    .shadowRoot as ShadowRoot;

describe('<sa-consultant-guide>', () => {
  afterEach(() => {
    document.body.innerHTML = '';
  });

  it('shows the consultants in order', async () => {
    const root = await open();
    const names = [...root.querySelectorAll('li h3 + p')].map(({ textContent }) => textContent);
    expect(names).toEqual(consultants.map(({ name }) => name));
  });

  it.each(consultants)('shows all there is to say about $name', async (consultant) => {
    const root = await open();
    const card = [...root.querySelectorAll('li')].find(({ textContent }) =>
      textContent?.includes(consultant.name),
    );
    const { specialty, rating, qualification, experience, bio, image } = consultant;
    for (const text of [
      specialty,
      `${rating} of 5, sample`,
      qualification,
      `${experience} years of experience`,
      bio,
      image.initials,
    ]) {
      expect(card?.textContent).toContain(text);
    }
  });

  it('leads with what each of them does, and says of the week that it is a sample', async () => {
    const cards = [...(await open()).querySelectorAll('li:has(h3)')];
    expect(cards.map((card) => card.querySelector('h3')?.textContent)).toEqual(
      consultants.map(({ specialty }) => specialty),
    );
    for (const [index, { availability }] of consultants.entries()) {
      expect(cards[index]?.textContent).toContain(`Sample week: ${availability.join(', ')}`);
    }
  });

  it('says at its head that these are samples', async () => {
    expect((await open()).textContent).toContain('Sample profiles');
  });

  it.each([
    ['', 'https://site.example/contact#consultation'],
    ['site-base="https://partner.example"', 'https://partner.example/contact#consultation'],
  ])('leads to a consultation, with %s at %s', async (attributes, href) => {
    const links = [...(await open(attributes)).querySelectorAll('a')];
    expect(links.map((link) => `${link.textContent} ${link.href}`)).toEqual([
      `${hero.primary.label} ${href}`,
    ]);
  });
});
