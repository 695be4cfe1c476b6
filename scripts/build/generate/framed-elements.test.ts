import { expect, it } from 'vitest';
import type { ElementDoc } from './element-doc.ts';
import { framedElementsOf } from './framed-elements.ts';

it('a frame takes closed options and switches of embeddable elements, and no way to prefill', () => {
  const attribute = (name: string, text: string) => ({ name, type: { text }, description: '' });
  const doc = {
    tagName: 'sa-thing',
    isEmbeddable: true,
    attributes: [
      attribute('size', "'small'|'large'"),
      attribute('open', 'boolean'),
      ...['heading', 'api-base', 'prefill-name'].map((name) => attribute(name, 'string')),
      ...['prefill-from-url', 'campaign-from-url'].map((name) => attribute(name, 'boolean')),
    ],
    events: [{ name: 'sa-opened', type: { text: '' }, description: '' }],
  } as unknown as ElementDoc;
  const own = { ...doc, tagName: 'sa-own', isEmbeddable: false };
  const framed = JSON.parse(framedElementsOf([doc, own]));
  expect(framed.elements).toEqual({
    'sa-thing': { options: { size: ['small', 'large'], open: true }, events: ['sa-opened'] },
  });
  expect(framed.colours).toEqual(expect.arrayContaining(['primary', 'on-primary']));
});
