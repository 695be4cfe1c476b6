import { describe, expect, it } from 'vitest';
import { vscodeDataOf, webTypesOf } from './editor-data.ts';
import type { ElementDoc } from './element-doc.ts';

const doc = {
  tagName: 'sa-thing',
  isEmbeddable: true,
  summary: 'A thing.',
  attributes: [
    { name: 'size', type: { text: "'small'|'large'" }, default: 'small', description: 'Its size.' },
    { name: 'open', type: { text: 'boolean' }, description: 'Initially open.' },
    { name: 'heading', type: { text: 'string' }, description: 'Its title.' },
    { name: 'city', type: { text: 'string' }, known: ['Paris', 'Lyon'], description: 'Where.' },
  ],
  events: [
    { name: 'sa-opened', type: { text: 'CustomEvent<{ id: number }>' }, description: 'It opened.' },
  ],
  cssParts: [{ name: 'button', description: 'A button' }],
  cssProperties: [{ name: '--sa-primary', default: '#2348d4', description: 'Buttons.' }],
  slots: [{ name: '', description: 'Shown until the code arrives.' }],
} as unknown as ElementDoc;
const own = { ...doc, tagName: 'sa-own', isEmbeddable: false };
const siteOrigin = 'https://site.example';

describe('vscodeDataOf', () => {
  const { version, tags } = vscodeDataOf([doc, own], { siteOrigin });

  it('offers each tag with its attributes and the values of each', () => {
    expect(version).toBe(1.1);
    expect(tags[0]).toEqual({
      name: 'sa-thing',
      description: { kind: 'markdown', value: 'A thing.' },
      attributes: [
        {
          name: 'size',
          description: { kind: 'markdown', value: 'Its size.\n\nDefault: `small`' },
          values: [{ name: 'small' }, { name: 'large' }],
        },
        {
          name: 'open',
          description: { kind: 'markdown', value: 'Initially open.' },
          valueSet: 'v',
        },
        { name: 'heading', description: { kind: 'markdown', value: 'Its title.' } },
        {
          name: 'city',
          description: { kind: 'markdown', value: 'Where.' },
          values: [{ name: 'Paris' }, { name: 'Lyon' }],
        },
      ],
      references: [{ name: 'Reference', url: 'https://site.example/partners/sa-thing' }],
    });
  });

  it('refers to no page where an element has none', () => {
    expect(tags[1]).not.toHaveProperty('references');
  });
});

describe('webTypesOf', () => {
  it('has the facts of the manifest', () => {
    const data = webTypesOf([doc, own], { siteOrigin, name: 'things', version: '1.2.3' });
    expect(data).toMatchObject({ name: 'things', version: '1.2.3' });
    expect(data.contributions.html.elements[0]).toEqual({
      name: 'sa-thing',
      description: 'A thing.',
      'doc-url': 'https://site.example/partners/sa-thing',
      attributes: [
        {
          name: 'size',
          description: 'Its size.',
          value: { type: "'small'|'large'", default: 'small' },
        },
        { name: 'open', description: 'Initially open.', value: { type: 'boolean' } },
        { name: 'heading', description: 'Its title.', value: { type: 'string' } },
        { name: 'city', description: 'Where.', value: { type: '"Paris"|"Lyon"' } },
      ],
      slots: [{ name: '', description: 'Shown until the code arrives.' }],
      js: {
        events: [{ name: 'sa-opened', description: 'It opened.\n\n`CustomEvent<{ id: number }>`' }],
      },
      css: {
        parts: [{ name: 'button', description: 'A button' }],
        properties: [{ name: '--sa-primary', description: 'Buttons.' }],
      },
    });
    expect(data.contributions.html.elements[1]).not.toHaveProperty('doc-url');
  });
});
