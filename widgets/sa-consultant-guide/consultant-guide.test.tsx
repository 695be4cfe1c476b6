import { afterEach, describe, expect, it } from 'vitest';
import { consultants, consultantsNote } from '../content/consultants.ts';
import { mount } from '../testing/mount.ts';
import './consultant-guide.ts';

const open = async (attributes = '') =>
  (await mount(`<sa-consultant-guide ${attributes}></sa-consultant-guide>`))
    .shadowRoot as ShadowRoot;

describe('<sa-consultant-guide>', () => {
  afterEach(() => {
    document.body.innerHTML = '';
  });

  it('shows the five built-in consultants in order', async () => {
    const root = await open();
    const names = [...root.querySelectorAll('li h3')].map(({ textContent }) => textContent);
    expect(names).toEqual(consultants.map(({ name }) => name));
    expect(names).toHaveLength(5);
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

  it.each([
    ['Ananya Iyer', 'Monday, Tuesday, Wednesday, Friday', 'Mon Tue Wed Fri', 'Thu Sat'],
    ['Priya Nair', 'Tuesday, Thursday, Friday', 'Tue Thu Fri', 'Mon Wed Sat'],
    ['Meera Joshi', 'Wednesday, Thursday, Friday, Saturday', 'Wed Thu Fri Sat', 'Mon Tue'],
  ])('says that %s is available on %s, and not by colour alone', async (name, days, on, off) => {
    const root = await open();
    const card = [...root.querySelectorAll('li')].find(({ textContent }) =>
      textContent?.includes(name),
    ) as Element;
    const week = card.querySelector('[aria-hidden=true] > s')?.parentElement as Element;
    const textsOf = (selector: string) =>
      [...week.querySelectorAll(selector)].map(({ textContent }) => textContent).join(' ');
    expect(week.previousElementSibling?.textContent).toBe(`Available on ${days}`);
    expect([textsOf('strong'), textsOf('s')]).toEqual([on, off]);
  });

  it('says that names, pictures and ratings are invented', async () => {
    expect((await open()).textContent).toContain(consultantsNote);
  });

  it.each([
    ['', 'https://site.example/contact#consultation'],
    ['site-base="https://partner.example"', 'https://partner.example/contact#consultation'],
  ])('leads to a consultation, with %s at %s', async (attributes, href) => {
    const links = [...(await open(attributes)).querySelectorAll('a')];
    expect(links.map((link) => `${link.textContent} ${link.href}`)).toEqual([
      `Book a Free Consultation ${href}`,
    ]);
  });
});
