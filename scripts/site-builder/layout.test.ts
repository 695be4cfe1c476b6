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
      frameSources: '',
      trustedTypes: '',
      isPrivate: false,
      content: `<p>${brand.name}</p>`,
    });
  });

  it.each([
    ['a value that there is not', `${head}{{fax}}`, 'There is no value for {{fax}}'],
    ['no title', '<meta name="description" content="x">', 'needs a <title>'],
    ['no description', '<title>x</title>', 'needs a <title> and a description'],
  ])('refuses a page with %s', (_, source, message) => {
    expect(() => parsePage(source)).toThrow(message);
  });
});

describe('renderPage', () => {
  const page = { ...parsePage(`${head}<sa-contact-form></sa-contact-form>`), frameSources: '' };
  const render = (more = {}) =>
    renderPage(page, {
      path: '/contact',
      origin: 'https://site.example',
      chunks,
      structuredData: [],
      bring: () => ({}),
      alternates: [],
      prerender: (body) => body,
      ...more,
    });

  it('says that it is a preview, below the header and above the page', () => {
    expect(render()).toMatch(
      /<\/sa-site-header>\s*<aside class="preview"[^>]*>\s*<p><strong>Preview:<\/strong> people, figures and stories are samples<\/p>\s*<\/aside>\s*<sa-contact-form>/,
    );
  });

  it('names the page to the header, its address and picture in full, and what to preload', () => {
    const html = render();
    expect(html).toContain('<sa-site-header current="/contact">');
    expect(html).toContain('<link rel="canonical" href="https://site.example/contact">');
    expect(html).toContain('content="https://site.example/assets/og.png"');
    const preloaded = [...html.matchAll(/modulepreload" href="\/embed\/chunks\/([^"]+)"/g)];
    expect(preloaded.map(([, chunk]) => chunk)).toEqual(chunks.slice(0, 2));
  });

  it('names the same content in other formats', () => {
    const html = render({
      alternates: [{ type: 'text/markdown', path: '/contact.md', title: 'Write & call' }],
    });
    expect(html).toContain(
      '<link rel="alternate" type="text/markdown" href="/contact.md" title="Write &amp; call">',
    );
  });

  it('lets no text of the structured data end its script', () => {
    const html = render({ structuredData: [{ name: '</script><script>alert(1)' }] });
    expect(html).toContain('"name":"\\u003c/script>\\u003cscript>alert(1)"');
  });
});
