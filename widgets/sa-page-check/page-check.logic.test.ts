import { describe, expect, it } from 'vitest';
import type { ManifestElement } from '../kit/rules/manifest.ts';
import { checkPage, type FoundElement, type PastedPage, refuseText } from './page-check.logic.ts';

// cspell:ignore contry calculater canda subjct contactform

const SITE = 'https://our.example';
const attribute = (name: string, text = 'string') => ({ name, type: { text }, description: '' });
const country = { ...attribute('country'), known: ['ca', 'Canada', 'New Zealand'] };
const elements: ManifestElement[] = [
  {
    tagName: 'sa-cost-calculator',
    isEmbeddable: true,
    summary: '',
    attributes: [
      country,
      attribute('program-level'),
      attribute('lifestyle', "'budget'|'moderate'|'premium'"),
      attribute('sync-url', 'boolean'),
    ],
  },
  {
    tagName: 'sa-contact-form',
    summary: '',
    attributes: [attribute('subject', "'visa'|'general'")],
  },
];

const HASH = 'sha384-right';
const versions = [
  { version: '0.3.0', integrity: { 'sa-widgets.js': HASH, 'sa-loader.js': HASH } },
  { version: '0.2.0', integrity: { 'sa-widgets.js': 'sha384-older' } },
];
const facts = { elements, versions, colours: ['primary'], site: SITE };

interface Written {
  tag: string;
  attributes?: Record<string, string>;
  ancestors?: string[];
  isMovedOutOfTable?: boolean;
  at?: number;
}

const found = ({ tag, attributes = {}, ...rest }: Written): FoundElement => ({
  tag,
  at: 0,
  attributes: new Map(Object.entries(attributes)),
  ancestors: [],
  isMovedOutOfTable: false,
  ...rest,
});
const script = (file: string, attributes = {}) => ({
  tag: 'script',
  attributes: {
    src: file.includes(':') ? file : `${SITE}/embed/${file}`,
    async: '',
    ...attributes,
  },
});
const loader = script('sa-loader.js', { type: 'module' });
const calculator = { tag: 'sa-cost-calculator' };
const frameOf = (src: string, attributes = {}) => ({
  tag: 'iframe',
  attributes: { src, ...attributes },
});
const frame = (path: string, attributes = {}) => frameOf(`${SITE}/embed/frame/${path}`, attributes);

/** What the check says of a page with these elements. */
const say = (written: Written[], page: Partial<PastedPage> = {}) =>
  checkPage(
    { source: '', elements: written.map(found), inText: [], bodyAt: 0, ...page },
    facts,
  ).map(({ text }) => text);

describe('refuseText', () => {
  it.each([
    ['', 'Paste your page'],
    ['https://partner.example/about', 'An address is not enough'],
    ['www.partner.example', 'An address is not enough'],
    ['partner.example/about', 'An address is not enough'],
    ['x'.repeat(5_000_000), 'This is 5.0 million characters long'],
    ['<sa-cost-calculator></sa-cost-calculator>', ''],
  ])('says of "%.40s": %s', (text, sentence) => {
    expect(refuseText(text)).toContain(sentence);
    expect(refuseText(text) === '').toBe(sentence === '');
  });
});

describe('checkPage', () => {
  it.each<[string, Written[]]>([
    ['tag and loader', [loader, calculator]],
    ['the single file', [script('sa-widgets.js'), calculator]],
    ['an own file', [script('sa-cost-calculator.js'), calculator]],
    [
      'a pinned file with its hash',
      [script('0.3.0/sa-widgets.js', { integrity: HASH, crossorigin: 'anonymous' }), calculator],
    ],
    [
      'a pinned module with its hash, which asks by itself',
      [script('0.3.0/sa-loader.js', { type: 'module', integrity: HASH }), calculator],
    ],
    ...['ca', 'CANADA', 'new-zealand', ''].map((code): [string, Written[]] => [
      `the country “${code}”`,
      [loader, { tag: 'sa-cost-calculator', attributes: { country: code } }],
    ]),
    [
      'the builder’s own frame',
      [
        frame(
          'sa-cost-calculator?lifestyle=budget&country=ca&sync-url=&primary=%23a00000&radius=4',
        ),
        script('sa-frame.js'),
      ],
    ],
    ['a frame of somebody else', [loader, calculator, frameOf('https://video.example/1')]],
    [
      'camelCase of a framework',
      [loader, { tag: 'sa-cost-calculator', attributes: { programlevel: 'masters' } }],
    ],
    [
      'attributes of HTML',
      [
        loader,
        {
          tag: 'sa-cost-calculator',
          attributes: { id: 'a', style: '', 'aria-label': 'x', 'data-x': '', onclick: '' },
        },
      ],
    ],
    [
      'a placeholder',
      [
        loader,
        {
          tag: 'div',
          attributes: {
            'data-sa-element': 'contact-form',
            'data-subject': 'visa',
            'data-aos': 'fade',
          },
        },
      ],
    ],
    [
      'a paragraph inside a block',
      [loader, { ...calculator, ancestors: ['div', 'section', 'body', 'html'] }],
    ],
  ])('finds nothing wrong with %s', (_, written) => {
    expect(say(written)).toEqual([]);
  });

  it.each<[Written, string]>([
    [
      { tag: 'sa-cost-calculater' },
      'There is no element <sa-cost-calculater>. Did you mean <sa-cost-calculator>?',
    ],
    [{ tag: 'sa-x' }, 'There is no element <sa-x>.'],
    [
      { tag: 'sa-cost-calculator', attributes: { contry: 'ca' } },
      '<sa-cost-calculator> has no attribute “contry”. Did you mean “country”?',
    ],
    [
      { tag: 'sa-cost-calculator', attributes: { colour: 'red' } },
      '<sa-cost-calculator> has no attribute “colour”.',
    ],
    [
      { tag: 'sa-cost-calculator', attributes: { lifestyle: 'royal' } },
      '“lifestyle” cannot be “royal”: it can be budget, moderate, premium. As it is, it counts as not set.',
    ],
    [
      { tag: 'sa-cost-calculator', attributes: { country: 'Canda' } },
      '“country” cannot be “Canda”: the element does not know it. Did you mean “Canada”?',
    ],
    [
      { tag: 'div', attributes: { 'data-sa-element': 'sa-contact-form', 'data-subjct': 'visa' } },
      '<sa-contact-form> has no attribute “data-subjct”. Did you mean “data-subject”?',
    ],
    [
      { tag: 'div', attributes: { 'data-sa-element': 'contactform' } },
      'There is no element <sa-contactform>. Did you mean <sa-contact-form>?',
    ],
    [
      { ...calculator, ancestors: ['em', 'p', 'body'] },
      '<sa-cost-calculator> stands in a paragraph (<p>)',
    ],
    [{ ...calculator, ancestors: ['noscript'] }, 'stands in <noscript>'],
    [{ ...calculator, isMovedOutOfTable: true }, 'stands in a table but in none of its cells'],
  ])('of %j says %s', (written, sentence) => {
    expect(say([loader, written])).toEqual([expect.stringContaining(sentence)]);
  });

  it.each<[string, Written[], string]>([
    ['no script', [], 'No script of ours is on the page'],
    ['a loader that is no module', [script('sa-loader.js')], 'add type="module"'],
    [
      'a script that is not async',
      [{ ...loader, attributes: { src: `${SITE}/embed/sa-loader.js`, type: 'module' } }],
      'Add async',
    ],
    [
      'a script of another origin',
      [script('https://cdn.example/embed/sa-widgets.js')],
      'comes from https://cdn.example, not from us',
    ],
    [
      'a copy',
      [{ tag: 'script', attributes: { src: '/embed/sa-widgets.js', async: '' } }],
      'comes from your own server',
    ],
    ['the same script twice', [loader, loader], 'sa-loader.js is on the page twice'],
    [
      'a hash on what changes',
      [script('sa-widgets.js', { integrity: 'sha384-x' })],
      'browsers will refuse it',
    ],
    [
      'a hash of another file',
      [script('0.3.0/sa-widgets.js', { integrity: 'sha384-older', crossorigin: '' })],
      `not that of sa-widgets.js in version 0.3.0, so browsers refuse the file. It is ${HASH}.`,
    ],
    [
      'a right hash that a browser refuses',
      [script('0.3.0/sa-widgets.js', { integrity: HASH })],
      'needs crossorigin="anonymous"',
    ],
    [
      'a version that does not exist',
      [script('7.1.0/sa-widgets.js')],
      'There is no version 7.1.0, so nothing loads. The newest is 0.3.0',
    ],
    [
      'a file that an older version does not have',
      [script('0.2.0/sa-loader.js', { type: 'module' })],
      'Version 0.2.0 has no sa-loader.js',
    ],
    [
      'the file of another element',
      [script('sa-contact-form.js')],
      'No script on the page brings <sa-cost-calculator>',
    ],
  ])('names %s', (_, scripts, sentence) => {
    expect(say([...scripts, calculator])).toEqual([expect.stringContaining(sentence)]);
  });

  it.each<[Written, string]>([
    [frame('sa-cost-calculater'), 'Did you mean /embed/frame/sa-cost-calculator?'],
    [frame('sa-contact-form'), 'There is no frame for <sa-contact-form>.'],
    [frame('sa-cost-calculator?lifestyle=royal'), '“lifestyle” cannot be “royal”'],
    [frame('sa-cost-calculator?country=cn'), '“country” cannot be “cn”: did you mean “ca”?'],
    [frame('sa-cost-calculator?heading=Costs'), 'does not take “heading”'],
    [
      frame('sa-cost-calculator', { sandbox: 'allow-scripts' }),
      'add allow-forms allow-same-origin',
    ],
    [
      frameOf('https://cdn.example/embed/frame/sa-cost-calculator'),
      'The frame asks https://cdn.example, not us.',
    ],
  ])('of the frame %j says %s', (written, sentence) => {
    expect(say([written, script('sa-frame.js')])).toEqual([expect.stringContaining(sentence)]);
  });

  it('says that a frame without our listener keeps its height', () => {
    expect(say([frame('sa-cost-calculator')])).toEqual([
      expect.stringContaining('The frame keeps its height.'),
    ]);
  });

  it('asks for no version while their list is missing', () => {
    const findings = checkPage(
      {
        source: '',
        elements: [script('7.1.0/sa-widgets.js'), calculator].map(found),
        inText: [],
        bodyAt: 0,
      },
      { ...facts, versions: [] },
    );
    expect(findings).toEqual([]);
  });

  it.each([
    ["script-src 'self'", ['script-src']],
    ["default-src 'self'", ['script-src', 'connect-src']],
    [`script-src ${SITE}; connect-src ${SITE}`, []],
    ['default-src https:', []],
    ["default-src *.example 'self'", []],
    ["script-src 'nonce-abc' 'strict-dynamic'", ['script-src']],
    ['img-src *', []],
  ])('finds in the policy "%s" %j too narrow', (content, directives) => {
    const meta = { tag: 'meta', attributes: { 'http-equiv': 'Content-Security-Policy', content } };
    expect(say([loader, calculator, meta])).toEqual(
      directives.map((directive) =>
        expect.stringContaining(`blocks us: add ${SITE} to ${directive}.`),
      ),
    );
  });

  it('takes a script with a nonce for allowed', () => {
    const content = "script-src 'nonce-abc' 'strict-dynamic'";
    const meta = { tag: 'meta', attributes: { 'http-equiv': 'content-security-policy', content } };
    const trusted = script('sa-loader.js', { type: 'module', nonce: 'abc' });
    expect(say([trusted, calculator, meta])).toEqual([]);
  });

  it.each([
    ['<p>&lt;sa-cost-calculator&gt;</p>', 'visitors read the code'],
    ['<p>&#60;script src="https://our.example/embed/sa-loader.js"', 'visitors read the code'],
    ['<p>[sa-cost-calculator country="ca"]</p>', 'our WordPress plugin is not active'],
    ['<p>Nothing</p>', 'There is no element of ours in this HTML'],
    [
      '<template><sa-cost-calculator></sa-cost-calculator></template>',
      'never becomes an element here',
    ],
  ])('reads in the text %s that %s', (source, sentence) => {
    expect(say([], { source })).toEqual([expect.stringContaining(sentence)]);
  });

  it('names a tag that closes itself, on its line', () => {
    const source = '<html>\n<body>\n<sa-cost-calculator country="ca" />';
    const at = source.indexOf('<sa-');
    const findings = checkPage(
      { source, elements: [loader, { ...calculator, at }].map(found), inText: [], bodyAt: 7 },
      facts,
    );
    expect(findings).toEqual([
      {
        level: 'error',
        line: 3,
        text: expect.stringContaining('Write <sa-cost-calculator></sa-cost-calculator>.'),
      },
    ]);
  });

  it('lets a script or a comment name our tags', () => {
    const source = '<script>document.createElement("<sa-x>")</script>';
    const at = source.indexOf('<sa-x');
    expect(say([loader, { ...calculator, at: 1 }], { source, inText: [at] })).toEqual([]);
  });

  it('names a tag in the head', () => {
    expect(say([loader, calculator], { bodyAt: 100 })).toEqual([
      expect.stringContaining('stands in the <head>'),
    ]);
  });
});
