import { expect, it } from 'vitest';
import { vscodeDataOf, webTypesOf } from './editor-data.ts';
import type { ElementDoc } from './element-doc.ts';

const doc = {
  tagName: 'sa-thing',
  isEmbeddable: true,
  summary: 'A thing.',
  attributes: [
    { name: 'size', type: { text: "'small'|'large'" }, default: 'small', description: 'Its size.' },
    { name: 'open', type: { text: 'boolean' }, description: 'Initially open.' },
    { name: 'city', type: { text: 'string' }, known: ['Paris'], description: 'Where.' },
  ],
  events: [{ name: 'sa-opened', type: { text: 'CustomEvent<{}>' }, description: 'It opened.' }],
  cssParts: [{ name: 'button', description: 'A button' }],
  cssProperties: [{ name: '--sa-primary', default: '#2348d4', description: 'Buttons.' }],
  slots: [{ name: '', description: 'Shown until the code arrives.' }],
} as unknown as ElementDoc;
const own = { ...doc, tagName: 'sa-own', isEmbeddable: false };
const siteOrigin = 'https://site.example';

it('VS Code is offered each tag with its attributes and the values of each', () => {
  const { version, tags } = vscodeDataOf([doc, own], { siteOrigin });
  const markdown = (value: string) => ({ kind: 'markdown', value });
  expect(version).toBe(1.1);
  expect(tags[0]).toEqual({
    name: 'sa-thing',
    description: markdown('A thing.'),
    attributes: [
      {
        name: 'size',
        description: markdown('Its size.\n\nDefault: `small`'),
        values: [{ name: 'small' }, { name: 'large' }],
      },
      { name: 'open', description: markdown('Initially open.'), valueSet: 'v' },
      { name: 'city', description: markdown('Where.'), values: [{ name: 'Paris' }] },
    ],
    references: [{ name: 'Reference', url: 'https://site.example/partners/sa-thing' }],
  });
  expect(tags[1]).not.toHaveProperty('references');
});

it('web-types have the facts of the manifest', () => {
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
      { name: 'city', description: 'Where.', value: { type: '"Paris"' } },
    ],
    slots: [{ name: '', description: 'Shown until the code arrives.' }],
    js: { events: [{ name: 'sa-opened', description: 'It opened.\n\n`CustomEvent<{}>`' }] },
    css: {
      parts: [{ name: 'button', description: 'A button' }],
      properties: [{ name: '--sa-primary', description: 'Buttons.' }],
    },
  });
});
