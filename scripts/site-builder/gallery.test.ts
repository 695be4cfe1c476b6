import { describe, expect, it } from 'vitest';
import { readElementDocs } from '../build/generate/element-doc.ts';
import { renderGallery } from './gallery.ts';
import { elementsIn } from './html.ts';

const docs = readElementDocs();
const sizes = Object.fromEntries(
  docs.map(({ tagName }) => [tagName, { loader: { bytes: 31_250, requests: 5 } }]),
);

describe('the gallery', () => {
  const html = renderGallery(docs, sizes);
  const elements = elementsIn(html);

  it('draws every element for others once, out of reach, with its name in words', () => {
    const embeddable = docs
      .filter(({ isEmbeddable }) => isEmbeddable)
      .map(({ tagName }) => tagName);
    const drawn = elements.filter(({ tag }) => tag.startsWith('sa-')).map(({ tag }) => tag);
    expect(drawn).toEqual(embeddable);
    expect(elements.filter(({ attributes }) => attributes.has('inert'))).toHaveLength(drawn.length);
    expect(html).toContain('role="img" aria-label="How &lt;sa-contact-form&gt; looks"');
  });

  it('lists size, storage and requests of each element, with a link to its page', () => {
    const [, item = ''] = html.split('<div inert><sa-visa-requirements>');
    expect(item).toContain('<dd>31.3 kB in 5 requests with the loader</dd>');
    expect(item).toContain('<code>sa-extras</code> in <code>localStorage</code>');
    expect(item).toContain('<dt>Sends</dt><dd>nothing</dd>');
    expect(item).toContain('aria-label="Weighs, stores, sends: sa-visa-requirements"');
    expect(item).toContain('href="#element=sa-visa-requirements"');
    expect(item).toContain('href="/partners/sa-visa-requirements"');
  });
});
