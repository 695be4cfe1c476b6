import { describe, expect, it } from 'vitest';
import type { ElementDoc } from './element-doc.ts';
import { partsOf, referenceOf } from './element-reference.ts';

const DOC: ElementDoc = {
  isEmbeddable: true,
  tagName: 'sa-thing',
  summary: 'A thing.',
  attributes: [
    { name: 'level', type: { text: "'low'|'high'" }, default: 'low', description: 'How much.' },
    { name: 'sync-url', type: { text: 'boolean' }, description: 'Off unless set.' },
    { name: 'theme', type: { text: "'light'|'dark'|'auto'" }, description: 'Colours.' },
  ],
  events: [
    {
      name: 'sa-opened',
      type: { text: "CustomEvent<{ tab: 'a' | 'b' }>" },
      description: 'A tab is opened.',
    },
    {
      name: 'sa-navigate',
      type: { text: 'CustomEvent<{ path: string }>' },
      description: 'Cancelable.',
    },
  ],
  cssParts: [{ name: 'tab', description: 'A tab' }],
  slots: [],
};

describe('the reference for embedders', () => {
  it('has values, defaults, details and parts of an element', () => {
    expect(referenceOf([DOC])).toBe(`### \`<sa-thing>\`

A thing.

| Attribute | Values | Default |  |
|---|---|---|---|
| \`level\` | \`low\`, \`high\` | \`low\` | How much. |
| \`sync-url\` | present or absent | – | Off unless set. |

| Event | \`detail\` | When |
|---|---|---|
| \`sa-opened\` | \`{ tab: 'a' \\| 'b' }\` | A tab is opened. |

Also, as described above: \`theme\`, \`sa-navigate\`.

Parts: \`tab\`.
`);
  });

  it('leaves out what an element does not have', () => {
    const bare = { ...DOC, attributes: [], events: [], cssParts: [] };
    expect(referenceOf([bare])).toBe('### `<sa-thing>`\n\nA thing.\n');
  });

  it('lists each part once, with every meaning it has', () => {
    const other = { ...DOC, cssParts: [{ name: 'tab', description: 'A day' }] };
    expect(partsOf([DOC, other, DOC])).toBe(
      '| Part | What it is |\n|---|---|\n| `tab` | A tab; A day |\n',
    );
  });
});
