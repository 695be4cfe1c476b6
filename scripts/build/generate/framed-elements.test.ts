import { describe, expect, it } from 'vitest';
import type { ElementDoc } from './element-doc.ts';
import { framedElementsOf } from './framed-elements.ts';

const attribute = (name: string, text: string) => ({ name, type: { text }, description: '' });
const doc = {
  tagName: 'sa-thing',
  isEmbeddable: true,
  attributes: [
    attribute('size', "'small'|'large'"),
    attribute('open', 'boolean'),
    attribute('heading', 'string'),
    attribute('api-base', 'string'),
    attribute('prefill-from-url', 'boolean'),
    attribute('prefill-name', 'string'),
    attribute('campaign-from-url', 'boolean'),
  ],
  events: [{ name: 'sa-opened', type: { text: '' }, description: '' }],
} as unknown as ElementDoc;

describe('framedElementsOf', () => {
  const framed = JSON.parse(
    framedElementsOf([doc, { ...doc, tagName: 'sa-own', isEmbeddable: false }]),
  );

  it('has the closed options and switches of elements for other sites, and no way to prefill', () => {
    expect(framed.elements).toEqual({
      'sa-thing': { options: { size: ['small', 'large'], open: true }, events: ['sa-opened'] },
    });
  });

  it('has every colour that a page may set', () => {
    expect(framed.colours).toContain('primary');
    expect(framed.colours).toContain('on-primary');
  });
});
