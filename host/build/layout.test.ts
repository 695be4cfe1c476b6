import { describe, expect, it } from 'vitest';
import { brand } from '../../widgets/content/brand.ts';
import { parsePage, renderPage } from './layout.ts';

const head = '<title>Contact</title>\n<meta name="description" content="Write to us.">\n';
const chunks = ['kit-aaaaaaaa.js', 'contact-form-bbbbbbbb.js', 'consultation-form-cccccccc.js'];

describe('parsePage', () => {
  it('takes title and description out of the content and fills the brand in', () => {
    expect(parsePage(`${head}<p>{{name}}</p>`)).toEqual({
      title: 'Contact',
      description: 'Write to us.',
      content: `<p>${brand.name}</p>`,
    });
  });

  it.each([
    ['a value the brand does not have', `${head}{{fax}}`, '{{fax}} is not in'],
    ['no title', '<meta name="description" content="x">', 'needs a <title>'],
    ['no description', '<title>x</title>', 'needs a <title> and a description'],
  ])('refuses a page with %s', (_, source, message) => {
    expect(() => parsePage(source)).toThrow(message);
  });
});

describe('renderPage', () => {
  const page = { title: 'T', description: 'D', content: '<sa-contact-form></sa-contact-form>' };

  it('marks the link of the page itself and no other', () => {
    const html = renderPage(page, { path: '/contact', chunks });
    expect(html.match(/<a href="[^"]*" aria-current="page">/g)).toEqual([
      '<a href="/contact" aria-current="page">',
    ]);
  });

  it('preloads the chunks of the elements it places and the one they share', () => {
    const html = renderPage(page, { path: '/contact', chunks });
    const preloaded = [...html.matchAll(/modulepreload" href="\/embed\/chunks\/([^"]+)"/g)];
    expect(preloaded.map(([, chunk]) => chunk)).toEqual(chunks.slice(0, 2));
  });
});
