import { describe, expect, it } from 'vitest';
import type { ElementDoc } from './element-doc.ts';
import { partsOf, propertiesOf, referenceOf } from './element-reference.ts';

const DOC: ElementDoc = {
  isEmbeddable: true,
  isInternal: false,
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
      detail: [{ name: 'tab', type: { text: "'a' | 'b'" }, description: 'Which one.' }],
    },
    {
      name: 'sa-navigate',
      type: { text: 'CustomEvent<{ path: string }>' },
      description: 'Cancelable.',
      detail: [{ name: 'path', type: { text: 'string' }, description: 'Where to.' }],
    },
  ],
  cssParts: [{ name: 'tab', description: 'A tab' }],
  cssProperties: [],
  slots: [],
  examples: ['<sa-thing></sa-thing>'],
  stores: ['`thing` in `localStorage`: it.'],
  sends: 'Nothing but `GET /api/thing`.',
};

describe('the reference for embedders', () => {
  it('has values, defaults, details and parts of an element', () => {
    expect(referenceOf([DOC])).toBe(`### \`<sa-thing>\`

A thing.

\`\`\`html
<sa-thing></sa-thing>
\`\`\`

| Attribute | Values | Default |  |
|---|---|---|---|
| \`level\` | \`low\`, \`high\` | \`low\` | How much. |
| \`sync-url\` | present or absent | – | Off unless set. |

| Event | \`detail\` | When |
|---|---|---|
| \`sa-opened\` | \`{ tab: 'a' \\| 'b' }\` | A tab is opened. |

- \`tab\`: Which one.

Also, as described above: \`theme\`, \`sa-navigate\`.

Parts: \`tab\`.

- Stores \`thing\` in \`localStorage\`: it.
- Sends: Nothing but \`GET /api/thing\`.
`);
  });

  it('leaves out what an element does not have', () => {
    const nothing = {
      attributes: [],
      events: [],
      cssParts: [],
      examples: [],
      stores: [],
      sends: '',
    };
    const bare = { ...DOC, ...nothing };
    expect(referenceOf([bare])).toBe('### `<sa-thing>`\n\nA thing.\n');
  });

  it('has the light and the dark default of a colour', () => {
    expect(propertiesOf()).toContain('| `--sa-surface` | `light-dark(#ffffff, #121a30)` | ');
  });

  it('lists each part once, as it is in most elements, and tells where one differs', () => {
    const other = { ...DOC, cssParts: [{ name: 'tab', description: 'A day' }] };
    expect(partsOf([DOC, other, DOC])).toBe(
      '| Part | What it is |\n|---|---|\n| `tab` | A tab |\n',
    );
    expect(referenceOf([other])).toContain('Parts: `tab` (a day).');
  });
});
