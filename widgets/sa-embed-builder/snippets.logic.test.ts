import { type DefaultTreeAdapterTypes, parseFragment } from 'parse5';
import { describe, expect, it } from 'vitest';
import {
  chooseScripts,
  type Embedding,
  escapeShortcode,
  quoteJsx,
  writeCookieText,
  writeFramePolicy,
  writeFrames,
  writeHtml,
  writeJsx,
  writePolicy,
  writeShortcodes,
} from './snippets.logic.ts';

const SITE = 'https://our.example';
const embedding: Embedding = {
  site: SITE,
  elements: [
    {
      tag: 'sa-cost-calculator',
      name: 'Cost Calculator',
      attributes: [
        ['country', 'ca'],
        ['sync-url', ''],
        ['partner', 'campus'],
      ],
      heightPx: 512,
      href: `${SITE}/tools#cost-calculator`,
    },
  ],
  looks: [['--sa-primary', '#a00000']],
  scripts: [{ src: `${SITE}/embed/sa-loader.js`, isModule: true }],
};

const HOSTILE = [
  '"><script>alert(1)</script>',
  "' onload='alert(1)",
  '</script><script>',
  '{alert(1)}',
  'A & B &amp; C',
  '`x` $y',
  '\\" onclick=\\"x',
  '[sa-contact-form] ]',
  'two\nlines',
  'हिन्दी “quoted”',
];

/** The same with another element. */
const withTag = (tag: string): Embedding => ({
  ...embedding,
  elements: embedding.elements.map((element) => ({ ...element, tag })),
});

/** The value that a browser reads from the first element with that attribute. */
function readAttribute(html: string, name: string): string | undefined {
  const search = (nodes: DefaultTreeAdapterTypes.ChildNode[]): string | undefined => {
    for (const node of nodes) {
      if (!('attrs' in node)) continue;
      const value = node.attrs.find((attribute) => attribute.name === name)?.value;
      const inner = value ?? search(node.childNodes);
      if (inner !== undefined) return inner;
    }
  };
  return search(parseFragment(html).childNodes);
}

describe('the snippet for HTML', () => {
  it('has the script, the tag with its height and colours, and a link inside', () => {
    const pinned = {
      src: `${SITE}/embed/0.3.0/sa-widgets.js`,
      isModule: false,
      integrity: 'sha384-abc',
    };
    const html = writeHtml({ ...embedding, scripts: [...embedding.scripts, pinned] });
    expect(
      html,
    ).toBe(`<script type="module" async="" src="https://our.example/embed/sa-loader.js"></script>
<script async="" src="https://our.example/embed/0.3.0/sa-widgets.js" integrity="sha384-abc" crossorigin="anonymous"></script>

<sa-cost-calculator country="ca" sync-url="" partner="campus" style="--sa-primary: #a00000; display: flow-root; min-block-size: 512px">
  <a href="https://our.example/tools#cost-calculator">Cost Calculator</a>
</sa-cost-calculator>`);
  });
});

describe('the snippet for WordPress', () => {
  it('is a shortcode with switches and colours', () => {
    expect(writeShortcodes(embedding)).toBe(
      '[sa-cost-calculator country="ca" sync-url partner="campus" style="--sa-primary: #a00000"]',
    );
  });

  it.each(HOSTILE)('keeps the value %j one value for its parser', (value) => {
    const escaped = escapeShortcode(value);
    expect(escaped).not.toMatch(/["[\]<>\\\n]/);
    expect(readAttribute(`<p title="${escaped}">`, 'title')).toBe(value.replace(/\s+/g, ' '));
  });
});

describe('the snippet for React', () => {
  it('is a component', () => {
    expect(writeJsx(embedding)).toBe(`export function StudyAbroad() {
  return (
    <>
      <script type="module" async src="https://our.example/embed/sa-loader.js" />
      <sa-cost-calculator country="ca" sync-url partner="campus" style={{ '--sa-primary': "#a00000", display: "flow-root", minBlockSize: "512px" }}>
        <a href="https://our.example/tools#cost-calculator">{"Cost Calculator"}</a>
      </sa-cost-calculator>
    </>
  );
}`);
  });

  it.each(HOSTILE)(
    'keeps the value %j: as plain text in quotes, else as a string in braces',
    (value) => {
      const quoted = quoteJsx(value);
      if (quoted.startsWith('{')) expect(JSON.parse(quoted.slice(1, -1))).toBe(value);
      else expect(quoted).toBe(`"${value}"`);
      expect(quoted.startsWith('{')).toBe(/["&\\{}\n]/.test(value));
    },
  );
});

describe('the frame', () => {
  it('takes closed options, the partner and colours only, and has the measured height', () => {
    const looks = [
      ...embedding.looks,
      ['--sa-font', 'Georgia'],
      ['--sa-radius', '4px'],
      ['--sa-ink', 'rgb(0, 0, 0)'],
    ] as const;
    const frame = writeFrames({ ...embedding, looks }, (_, name) => name === 'partner');
    expect(frame).toBe(
      '<iframe src="https://our.example/embed/frame/sa-cost-calculator?partner=campus&amp;primary=%23a00000&amp;radius=4&amp;ink=%23000000" title="Cost Calculator" loading="lazy" width="100%" height="520" style="border: 0"></iframe>',
    );
  });
});

it.each([
  ['0', '0'],
  ['0.5rem', '8'],
  ['3rem', '32'],
])('the corners of a frame of %s are %s whole px, at most what the Worker takes', (radius, px) => {
  const frame = writeFrames({ ...embedding, looks: [['--sa-radius', radius]] }, () => false);
  const { searchParams } = new URL(readAttribute(frame, 'src') ?? '');
  expect([...searchParams]).toEqual([['radius', px]]);
});

it.each([
  ['sa-toefl-mock-exam', 'camera; microphone', 'img-src data:;'],
  ['sa-tools-catalogue', 'camera; microphone', 'img-src data: blob:;'],
  ['sa-vocabulary-practice', undefined, ''],
])(
  '%s may record in its frame: %s, and by the policy of its page, and draw: %s',
  (tag, allow, line) => {
    const frame = writeFrames(withTag(tag), () => false);
    expect(readAttribute(frame, 'allow')).toBe(allow);
    expect(writePolicy(withTag(tag)).includes('media-src blob:;')).toBe(!!allow);
    if (line) expect(writePolicy(withTag(tag)).split('\n')).toContain(line);
  },
);

describe('the lines for policies', () => {
  it('name our origin for frames, for their script and for their style attribute', () => {
    expect(writeFramePolicy(SITE).split('\n')).toEqual([
      'script-src https://our.example;',
      'frame-src https://our.example;',
      "style-src-attr 'unsafe-inline';",
    ]);
  });

  it('name our origin, recordings, and the style attribute where there is one', () => {
    expect(writePolicy(embedding).split('\n')).toEqual([
      'script-src https://our.example;',
      'connect-src https://our.example;',
      "style-src-attr 'unsafe-inline';",
    ]);
    const elements = embedding.elements.map((element) => ({ ...element, heightPx: 0 }));
    expect(writePolicy({ ...embedding, elements, looks: [] })).not.toContain('style');
  });

  it('list storage and requests', () => {
    const text = writeCookieText('Sarathi', [
      { name: 'Calculator', stores: [], sends: '' },
      {
        name: 'Form',
        stores: ['`sa-draft:…` in `sessionStorage`: what was typed'],
        sends: 'What was typed',
      },
      { name: 'Old' },
    ]);
    expect(text.split('\n\n')).toEqual([
      'Calculator (by Sarathi) sets no cookies. Nothing you enter leaves your browser.',
      'Form (by Sarathi) sets no cookies. Kept in your browser: sa-draft:… in sessionStorage: what was typed. Sent to Sarathi: What was typed.',
      'Old (by Sarathi) sets no cookies.',
    ]);
  });
});

describe('chooseScripts', () => {
  const published = {
    versions: [
      {
        version: '0.3.0',
        integrity: {
          'sa-loader.js': 'sha384-l',
          'sa-cost-calculator.js': 'sha384-c',
          'sa-frame.js': 'sha384-f',
        },
      },
      { version: '0.2.0', integrity: { 'sa-loader.js': 'sha384-o' } },
    ],
    sizes: {
      'sa-cost-calculator': { own: {} },
      'sa-contact-form': { own: {} },
      'sa-chat-widget': {},
    },
  };
  const choose = (tags: string[], script: 'loader' | 'own' | 'single', version = '') => {
    const elements = tags.map((tag) => ({ tag, values: {} }));
    return chooseScripts(SITE, published, { elements, settings: { script, version } }).map(
      ({ src, isModule, integrity = '' }) =>
        `${src.replace(`${SITE}/embed/`, '')}${isModule ? ' module' : ''} ${integrity}`.trim(),
    );
  };

  it.each([
    [['sa-cost-calculator'], 'loader', '9.9.9', ['sa-loader.js module']],
    [['sa-chat-widget'], 'single', '', ['sa-widgets.js']],
    [
      ['sa-cost-calculator', 'sa-contact-form'],
      'own',
      '',
      ['sa-cost-calculator.js', 'sa-contact-form.js'],
    ],
    [['sa-cost-calculator', 'sa-chat-widget'], 'own', '', ['sa-loader.js module']],
    [['sa-cost-calculator'], 'own', '0.3.0', ['0.3.0/sa-cost-calculator.js sha384-c']],
  ] as const)('of %j by %s at "%s" takes %j', (tags, script, version, files) => {
    expect(choose([...tags], script, version)).toEqual(files);
  });
});
