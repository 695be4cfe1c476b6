import { describe, expect, it } from 'vitest';
import { readAttribution } from '../../worker/contract/attribution.ts';
import published from '../custom-elements.json';
import { elementsOf, type Manifest, type ManifestElement } from '../kit/rules/manifest.ts';
import { checkPage, refuseText } from './page-check.logic.ts';
import type { FoundElement, PastedPage } from './pasted-page.ts';

// cspell:ignore contry calculater canda subjct contactform accesskey exportparts ngcontent noscript autocorrect contenteditable enterkeyhint inputmode itemid itemprop itemref itemscope itemtype writingsuggestions autocapitalize

const SITE = 'https://our.example';
const attribute = (name: string, text = 'string') => ({ name, type: { text }, description: '' });
const country = { ...attribute('country'), known: ['ca', 'Canada', 'New Zealand'] };
const media = attribute('media', "'real'|'simulated'");
const elements: ManifestElement[] = [
  {
    tagName: 'sa-cost-calculator',
    isEmbeddable: true,
    summary: '',
    attributes: [
      country,
      { ...attribute('city'), known: ['New York', 'Boston'] },
      { ...attribute('program-level'), known: ['bachelors', 'masters', 'phd'] },
      attribute('lifestyle', "'budget'|'moderate'|'premium'"),
      attribute('sync-url', 'boolean'),
      attribute('campaign-from-url', 'boolean'),
    ],
  },
  {
    tagName: 'sa-contact-form',
    isEmbeddable: true,
    summary: '',
    attributes: [
      attribute('site-base'),
      attribute('subject', "'visa'|'general'"),
      attribute('partner'),
      attribute('campaign'),
    ],
  },
  {
    tagName: 'sa-newsletter-form',
    isEmbeddable: true,
    summary: '',
    sends: 'The address: `POST /api/newsletter`.',
    attributes: [attribute('partner')],
  },
  { tagName: 'sa-toefl-mock-exam', isEmbeddable: true, summary: '', attributes: [media] },
  { tagName: 'sa-visa-interview-simulator', isEmbeddable: true, summary: '', attributes: [media] },
  { tagName: 'sa-tools-catalogue', isEmbeddable: true, summary: '', attributes: [] },
  { tagName: 'sa-site-header', summary: '', attributes: [] },
];

const HASH = 'sha384-right';
const versions = [
  {
    version: '0.3.0',
    integrity: {
      'sa-widgets.js': HASH,
      'sa-loader.js': HASH,
      'sa-frame.js': HASH,
      'sa-cost-calculator.js': HASH,
      'sa-contact-form.js': HASH,
    },
  },
  { version: '0.2.0', integrity: { 'sa-widgets.js': 'sha384-older' } },
];
const facts = { elements, versions, colours: ['primary'], site: SITE };
/** Lets our code, its answers and our frames through. */
const OPEN = `script-src ${SITE}; connect-src ${SITE}; frame-src ${SITE}`;

interface Written {
  tag: string;
  attributes?: Record<string, string>;
  ancestors?: string[];
  isMovedOutOfTable?: boolean;
  isInNoscript?: boolean;
  at?: number;
}

const found = ({ tag, attributes = {}, ...rest }: Written): FoundElement => ({
  tag,
  at: 0,
  attributes: new Map(Object.entries(attributes)),
  ancestors: [],
  isMovedOutOfTable: false,
  isInNoscript: false,
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
const listener = script('sa-frame.js');
const calculator = { tag: 'sa-cost-calculator' };
const calculatorWith = (attributes: Record<string, string>) => ({ ...calculator, attributes });
const formWith = (attributes: Record<string, string>) => ({ tag: 'sa-contact-form', attributes });
const placeholder = {
  tag: 'span',
  attributes: { 'data-sa-element': 'contact-form', 'data-subject': 'visa', 'data-aos': 'fade' },
};
const policy = (content: string) => ({
  tag: 'meta',
  attributes: { 'http-equiv': 'Content-Security-Policy', content },
});
const frameOf = (src: string, attributes = {}) => ({
  tag: 'iframe',
  attributes: { src, ...attributes },
});
const frame = (path: string, attributes = {}) => frameOf(`${SITE}/embed/frame/${path}`, attributes);

const pageOf = (written: Written[], page: Partial<PastedPage> = {}): PastedPage => ({
  source: '',
  isAmp: false,
  elements: written.map(found),
  passedOver: [],
  inTemplates: [],
  drawn: { styles: [], actions: [] },
  bodyAt: 0,
  ...page,
});

/** What the check says of a page with these elements. */
const say = (written: Written[], page: Partial<PastedPage> = {}) =>
  checkPage(pageOf(written, page), facts).map(({ text }) => text);

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
    ...[
      { country: 'ca' },
      { country: ' CANADA' },
      { country: '' },
      { city: 'new-york' },
      { 'program-level': 'masters' },
    ].map((attributes): [string, Written[]] => [
      `the start value ${JSON.stringify(attributes)}`,
      [loader, calculatorWith(attributes)],
    ]),
    ...[
      { partner: 'bright-futures', campaign: 'Autumn fair' },
      { partner: '', campaign: ' ' },
    ].map((attributes): [string, Written[]] => [
      `the credit ${JSON.stringify(attributes)}`,
      [loader, formWith(attributes)],
    ]),
    [
      'the builder’s own frame',
      [
        frame(
          'sa-cost-calculator?lifestyle=budget&country=ca&sync-url=&primary=%23a00000&radius=32&partner=campus&campaign=Autumn+fair',
        ),
        listener,
      ],
    ],
    ['a frame’s fragment that cuts nothing off', [frame('sa-cost-calculator#top'), listener]],
    [
      'a sandbox that lets scripts run',
      [frame('sa-cost-calculator', { sandbox: 'allow-scripts' }), listener],
    ],
    [
      'a form’s sandbox without an origin',
      [frame('sa-newsletter-form', { sandbox: 'allow-forms allow-scripts' }), listener],
    ],
    [
      'an exam’s sandbox that lets it save its report',
      [
        frame('sa-toefl-mock-exam?media=simulated', { sandbox: 'allow-scripts Allow-Downloads' }),
        listener,
      ],
    ],
    [
      'a frame that may record',
      [frame('sa-toefl-mock-exam', { allow: "fullscreen; microphone 'self'" }), listener],
    ],
    [
      'a frame that may film',
      [frame('sa-visa-interview-simulator', { allow: 'camera *; microphone *' }), listener],
    ],
    ['a frame that records nothing', [frame('sa-toefl-mock-exam?media=simulated'), listener]],
    ['a frame of somebody else', [loader, calculator, frameOf('https://video.example/1')]],
    [
      'a frame of somebody else below the same path',
      [loader, calculator, frameOf('https://video.example/embed/frame/123')],
    ],
    [
      'a frame without a scheme',
      [frameOf(`${SITE.slice('https:'.length)}/embed/frame/sa-cost-calculator`), listener],
    ],
    ...['data-src', 'data-lazy-src', 'data-litespeed-src', 'data-src-cmplz'].map(
      (name): [string, Written[]] => [
        `a frame that comes late by ${name}`,
        [
          frameOf('about:blank', { [name]: `${SITE}/embed/frame/sa-cost-calculator` }),
          { ...frame('sa-cost-calculator'), isInNoscript: true },
          listener,
        ],
      ],
    ),
    ...['module', 'text/javascript'].map((type): [string, Written[]] => [
      `what Rocket Loader makes of ${type}`,
      [
        script(type === 'module' ? 'sa-loader.js' : 'sa-widgets.js', {
          type: `8f2a0b6c1d2e3f4a5b6c7d8e-${type}`,
        }),
        calculator,
      ],
    ]),
    ...[`sha256-x ${HASH}`, `${HASH}?x`, 'sha512-x', 'md5-x'].map(
      (integrity): [string, Written[]] => [
        `a pinned file with the hash ${integrity}`,
        [script('0.3.0/sa-widgets.js', { integrity, crossorigin: '' }), calculator],
      ],
    ),
    [
      'nomodule on a module',
      [script('sa-loader.js', { type: 'module', nomodule: '' }), calculator],
    ],
    [
      'camelCase of a framework',
      [loader, { tag: 'sa-cost-calculator', attributes: { programlevel: 'masters' } }],
    ],
    [
      'attributes of HTML',
      [
        loader,
        calculatorWith({
          id: 'a',
          style: '',
          'aria-label': 'x',
          'data-country': 'x',
          onclick: '',
          popover: '',
          accesskey: 'k',
          exportparts: 'button',
        }),
      ],
    ],
    [
      'attributes of frameworks',
      [
        loader,
        calculatorWith({
          'x-show': 'open',
          'hx-get': '/a',
          '@click': 'go()',
          ':country': 'code',
          ':class': '{}',
          'v-if': 'a',
          'v-theme': '',
          '_ngcontent-abc': '',
          colour: 'red',
        }),
      ],
    ],
    ['a placeholder', [loader, placeholder]],
    ['a placeholder in a paragraph', [loader, { ...placeholder, ancestors: ['p'] }]],
    ['words and links in a paragraph', [loader, { ...calculator, ancestors: ['p', 'body'] }]],
    [
      'a classic file with its type written out',
      [script('sa-widgets.js', { type: 'Text/JavaScript' }), calculator],
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
      calculatorWith({ '\u00a0country': 'ca' }),
      'The space before “country” is a no-break space, as emails and word processors write it',
    ],
    [
      calculatorWith({ program_level: 'masters' }),
      'has no attribute “program_level”. Did you mean “program-level”?',
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
      calculatorWith({ country: 'new-zealand' }),
      '“country” cannot be “new-zealand”: the element does not know it. Did you mean “New Zealand”?',
    ],
    [
      calculatorWith({ 'program-level': 'PHD' }),
      '“program-level” cannot be “PHD”: the element does not know it. Did you mean “phd”?',
    ],
    [
      formWith({ partner: 'Bright Futures' }),
      '“partner” cannot be “Bright Futures”: a partner id has only small letters, digits and hyphens, at most 40. As it is, it counts as not set.',
    ],
    [formWith({ partner: 'Bright-Futures' }), '“partner” cannot be “Bright-Futures”'],
    [
      formWith({ campaign: 'Autumn\nfair' }),
      ': a campaign is at most 100 ordinary characters on one line. As it is, it counts as not set.',
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
      { ...calculator, isInNoscript: true },
      '<sa-cost-calculator> is in <noscript>, which browsers with scripts skip. Put it outside.',
    ],
    [
      { tag: 'div', attributes: { 'data-sa-element': 'site-header' } },
      'A placeholder cannot replace <sa-site-header>, which is made for our own site.',
    ],
    [
      { tag: 'div', attributes: { 'data-sa-element': 'contact-form', 'data-site-base': 'x' } },
      'A placeholder does not take “data-site-base”. Write the tag <sa-contact-form> itself.',
    ],
    [{ ...placeholder, isInNoscript: true }, '<sa-contact-form> is in <noscript>'],
    [{ ...placeholder, ancestors: ['a'] }, '<sa-contact-form> is in a link'],
    [{ ...calculator, isMovedOutOfTable: true }, 'is in a table but in none of its cells'],
  ])('of %j says %s', (written, sentence) => {
    expect(say([loader, written])).toEqual([expect.stringContaining(sentence)]);
  });

  it.each<[string, Written[], string]>([
    ['no script', [], 'Our script is not on the page'],
    ['a loader that is no module', [script('sa-loader.js')], 'give its script tag type="module"'],
    ...[
      { type: 'text/plain' },
      { type: 'text/plain', src: '', 'data-src': `${SITE}/embed/sa-loader.js` },
      { type: 'rocketlazyloadscript', src: '', 'data-rocket-src': `${SITE}/embed/sa-loader.js` },
    ].map((attributes): [string, Written[], string] => [
      `a loader that is held back by ${JSON.stringify(attributes)}`,
      [script('sa-loader.js', attributes)],
      'sa-loader.js is blocked for now, and our elements show only when an optimiser or a consent tool lets it run. It has to run as a module. If you cannot set that, use sa-widgets.js.',
    ]),
    [
      'a loader that is held back and comes as a module',
      [script('sa-loader.js', { type: 'text/plain', 'data-type': 'module' })],
      'our elements show only when an optimiser or a consent tool lets it run.',
    ],
    [
      'a classic script that is held back',
      [script('sa-widgets.js', { type: 'text/plain' })],
      'sa-widgets.js is blocked for now, and our elements show only when an optimiser or a consent tool lets it run.',
    ],
    [
      'a script of a type that does not run',
      [script('sa-widgets.js', { type: 'text/typescript' })],
      'Browsers do not run sa-widgets.js, because its type is “text/typescript”. Remove the type',
    ],
    [
      'a script for browsers of before',
      [script('sa-widgets.js', { nomodule: '' })],
      "Today's browsers skip sa-widgets.js because of its nomodule. Remove it.",
    ],
    [
      'a script by http',
      [script('http://our.example/embed/sa-widgets.js')],
      'sa-widgets.js is loaded over http:, which browsers block on an https page.',
    ],
    [
      'two versions',
      [loader, script('0.2.0/sa-widgets.js')],
      'The page asks for two versions, the newest and 0.2.0: browsers use the first.',
    ],
    [
      'a script for browsers without scripts',
      [{ ...loader, isInNoscript: true }],
      'sa-loader.js is in <noscript>, which browsers with scripts skip. Put it outside.',
    ],
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
      [script('sa-widgets.js', { integrity: HASH, crossorigin: '' })],
      'browsers will refuse it from our next release on',
    ],
    [
      'a hash on what has changed',
      [script('sa-widgets.js', { integrity: 'sha384-x', crossorigin: '' })],
      'browsers already refuse it',
    ],
    [
      'a hash on what changes that a browser refuses',
      [script('sa-widgets.js', { integrity: HASH })],
      'browsers already refuse it',
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
      'a file that there is not',
      [script('sa-chat-widget.js'), script('sa-cost-calculator.js')],
      'There is no sa-chat-widget.js. Use sa-loader.js, which loads every element.',
    ],
    [
      'the file of another element',
      [script('sa-contact-form.js')],
      'No script on the page loads <sa-cost-calculator>',
    ],
  ])('names %s', (_, scripts, sentence) => {
    expect(say([...scripts, calculator])).toEqual([expect.stringContaining(sentence)]);
  });

  it.each<[Written, string]>([
    [frame('sa-cost-calculater'), 'Did you mean /embed/frame/sa-cost-calculator?'],
    [frame('sa-site-header'), 'There is no frame for <sa-site-header>.'],
    [
      { ...frame('sa-cost-calculator'), isInNoscript: true },
      'The frame is in <noscript>, which browsers with scripts skip. Put it outside.',
    ],
    [
      frameOf('/embed/frame/sa-cost-calculator'),
      'The frame loads from your own server, not from us.',
    ],
    [
      frameOf('about:blank', { 'data-src': `${SITE}/embed/frame/sa-cost-calculater` }),
      'Did you mean /embed/frame/sa-cost-calculator?',
    ],
    [frame('sa-cost-calculator?lifestyle=royal'), '“lifestyle” cannot be “royal”'],
    [frame('sa-cost-calculator?country=cn'), '“country” cannot be “cn”: did you mean “ca”?'],
    [frame('sa-cost-calculator?heading=Costs'), 'does not take “heading”'],
    [
      frame('sa-cost-calculator?city=new-york'),
      '“city” cannot be “new-york”: did you mean “New York”?',
    ],
    [
      frame('sa-cost-calculator?partner=Bright+Futures'),
      'In a frame “partner” cannot be “Bright Futures”: a partner id has only small letters, digits and hyphens, at most 40. As it is, it counts as not set.',
    ],
    [
      frame(`sa-cost-calculator?campaign=${'x'.repeat(101)}`),
      ': a campaign is at most 100 ordinary characters on one line.',
    ],
    [
      frame('sa-cost-calculator?radius=8px'),
      'In a frame “radius” cannot be “8px”: write pixels as a whole number, 0 to 32. As it is, it counts as not set.',
    ],
    [frame('sa-cost-calculator?radius=33'), '“radius” cannot be “33”'],
    [
      frame('sa-cost-calculator?primary=rgb(0,128,255)'),
      'In a frame “primary” cannot be “rgb(0,128,255)”: write a colour like %230080ff. As it is, it counts as not set.',
    ],
    [frame('sa-cost-calculator?primary=08f'), 'write a colour like %230088ff.'],
    [frame('sa-cost-calculator?primary=red'), 'write a colour like %23b00000.'],
    [frame('sa-cost-calculator?primary=%2308f+'), '“primary” cannot be “#08f ”'],
    [
      frame('sa-cost-calculator?primary=#b00000&partner=campus'),
      "The frame's address ends at its “#”, so “b00000&partner=campus” is lost. Write %23 for “#”.",
    ],
    [frame('sa-cost-calculator?primary=#b00000'), 'so “b00000” is lost.'],
    [frame('sa-cost-calculator?campaign=Fair+#2&sync-url='), 'so “2&sync-url=” is lost.'],
    [
      frame('sa-newsletter-form', { sandbox: 'allow-same-origin allow-forms' }),
      "The frame's sandbox stops our scripts. Add allow-scripts.",
    ],
    [
      frame('sa-newsletter-form', { sandbox: 'allow-scripts' }),
      "The frame's sandbox lacks allow-forms: without it the form cannot send if our script does not load.",
    ],
    [
      frame('sa-toefl-mock-exam?media=simulated', { sandbox: 'allow-scripts' }),
      "The frame's sandbox lacks allow-downloads: without it browsers cannot save the files that the element offers.",
    ],
    [
      frame('sa-toefl-mock-exam', { allow: 'fullscreen' }),
      'In this frame the tool cannot record until allow="microphone" is there.',
    ],
    [
      frame('sa-visa-interview-simulator'),
      'In this frame the tool cannot record until allow="camera; microphone" is there.',
    ],
    [
      frame('sa-visa-interview-simulator', { allow: 'microphone' }),
      'cannot film until allow="camera; microphone" is there.',
    ],
    [
      frame('sa-tools-catalogue'),
      'In this frame the tool cannot record until allow="camera; microphone" is there.',
    ],
    [
      frame('sa-cost-calculator?campaign-from-url='),
      'The frame of <sa-cost-calculator> does not take “campaign-from-url”',
    ],
    [
      frameOf('https://cdn.example/embed/frame/sa-cost-calculator'),
      'The frame loads from https://cdn.example, not from us.',
    ],
  ])('of the frame %j says %s', (written, sentence) => {
    expect(say([written, listener])).toEqual([expect.stringContaining(sentence)]);
  });

  it('says that a frame without our listener keeps its height', () => {
    expect(say([frame('sa-cost-calculator')])).toEqual([
      expect.stringContaining('The frame keeps its height.'),
    ]);
  });

  it('asks for no version while their list is missing', () => {
    const page = pageOf([script('7.1.0/sa-widgets.js'), calculator]);
    expect(checkPage(page, { ...facts, versions: [] })).toEqual([]);
  });

  it.each([
    ["script-src 'self'", ['script-src']],
    [`script-src ${SITE}; connect-src ${SITE}`, []],
    ['default-src https:', []],
    ["default-src *.example 'self'", []],
    ["script-src 'nonce-abc'", ['script-src']],
    ["frame-src 'none'; img-src *", []],
    [`script-src ${SITE}:443 ; connect-src https://*`, []],
    [`script-src ${SITE}/embed/; connect-src ${SITE}/api/`, []],
    [`script-src ${SITE}/embed/sa-loader.js`, ['script-src']],
    [`script-src ${SITE}:8443`, ['script-src']],
    [`script-src http://our.example`, []],
    [`script-src *; script-src-elem 'self'`, ['script-src-elem']],
    [`script-src 'self'; script-src-elem ${SITE}`, []],
    [`script-src '${HASH}'`, ['script-src']],
  ])('finds in the policy "%s" %j too narrow for an element', (content, directives) => {
    expect(say([loader, calculator, policy(content)])).toEqual(
      directives.map((directive) =>
        expect.stringContaining(`blocks us: add ${SITE} to ${directive}.`),
      ),
    );
  });

  it.each([
    ["frame-src 'self'; child-src *; default-src *", ['frame-src']],
    [`frame-src ${SITE}; child-src 'none'; connect-src 'none'`, []],
  ])(
    'finds in the policy "%s" %j too narrow for a frame and its listener',
    (content, directives) => {
      expect(say([frame('sa-cost-calculator'), listener, policy(content)])).toEqual(
        directives.map((directive) =>
          expect.stringContaining(`blocks us: add ${SITE} to ${directive}.`),
        ),
      );
    },
  );

  it.each([
    ["default-src 'self'", `script-src 'self' ${SITE}`],
    ["default-src 'self'; script-src *", `connect-src 'self' ${SITE}`],
    ["default-src 'none'; connect-src *", `script-src ${SITE}`],
  ])('in the policy "%s" adds a directive that keeps what the page has: “%s”', (content, added) => {
    expect(say([loader, calculator, policy(content)])).toContainEqual(
      expect.stringContaining(`blocks us: add “${added}”.`),
    );
  });

  it('adds a frame-src beside the child-src that stands in for it', () => {
    const written = [frame('sa-cost-calculator'), listener, policy("child-src 'self'")];
    expect(say(written)).toEqual([
      expect.stringContaining(`blocks us: add “frame-src 'self' ${SITE}”.`),
    ]);
  });

  it('goes by the first of two directives with one name, as browsers do', () => {
    const twice = policy(`script-src 'self'; connect-src *; script-src ${SITE}`);
    expect(say([loader, calculator, twice])).toEqual([
      expect.stringContaining(`blocks us: add ${SITE} to script-src.`),
    ]);
  });

  it('asks a page with frames alone for no script-src', () => {
    const written = [frame('sa-cost-calculator'), policy(`default-src 'none'; frame-src ${SITE}`)];
    expect(say(written)).toEqual([expect.stringContaining('The frame keeps its height.')]);
  });

  describe.each([
    ["style-src 'self'", 'style-src', true],
    ["style-src 'unsafe-inline' 'nonce-abc'", 'style-src', true],
    ["style-src 'unsafe-inline' 'sha256-other='", 'style-src', true],
    ["style-src 'self' 'sha256-drawn='", '', true],
    ["style-src-elem 'self'; style-src 'unsafe-inline'", 'style-src-elem', false],
    ["style-src-attr 'nonce-abc'; style-src 'unsafe-inline'", '', true],
    ["style-src 'unsafe-inline'; default-src https:", '', false],
    ["style-src 'sha256-drawn='; style-src-attr 'unsafe-inline'", '', false],
    ["img-src 'self'", '', false],
  ])('in the policy "%s"', (content, ofStyles, lacksAttributes) => {
    it('misses what the <style> of drawn markup needs, and nothing else', () => {
      const drawn = { styles: ["'sha256-drawn='"], actions: [] };
      const said = say([loader, calculator, policy(`${content}; ${OPEN}`)], { drawn });
      const advice = `: add 'sha256-drawn=' to ${ofStyles},`;
      expect(said).toEqual(ofStyles ? [expect.stringContaining(advice)] : []);
    });

    it.each<Written>([
      calculatorWith({ style: '--sa-radius: 0' }),
      { ...placeholder, attributes: { ...placeholder.attributes, style: 'min-block-size: 9px' } },
      frame('sa-cost-calculator', { style: 'border: 0' }),
    ])('misses what a style attribute needs, and nothing else: %j', (styled) => {
      const said = say([loader, listener, styled, policy(`${content}; ${OPEN}`)]);
      const advice = "set “style-src-attr 'unsafe-inline'”, without nonces or hashes";
      expect(said).toEqual(lacksAttributes ? [expect.stringContaining(advice)] : []);
    });

    it('misses nothing where neither is on the page', () => {
      const elsewhere = { tag: 'script', attributes: { style: 'color: red' } };
      expect(say([loader, calculator, elsewhere, policy(`${content}; ${OPEN}`)])).toEqual([]);
    });
  });

  it.each([
    ["form-action 'self'", `${SITE}/send/contact`, 1],
    ["form-action 'none'", `${SITE}/send/contact`, 1],
    [`form-action ${SITE}`, `${SITE}/send/contact`, 0],
    [`form-action ${SITE}/send/`, `${SITE}/send/contact`, 0],
    ["default-src 'self'", `${SITE}/send/contact`, 0],
    ["form-action 'self'", 'https://partner.example/send', 0],
    ["form-action 'self'", '', 0],
  ])('finds in the policy "%s" a form posted to "%s" stopped: %i', (rule, action, count) => {
    const drawn = { styles: [], actions: [action] };
    expect(say([loader, calculator, policy(`${rule}; ${OPEN}`)], { drawn })).toEqual(
      Array(count).fill(expect.stringContaining(`add ${SITE} to form-action.`)),
    );
  });

  it.each([
    ["script-src 'nonce-abc'", { nonce: 'abc' }],
    ["script-src 'nonce-abc' 'strict-dynamic'", { nonce: 'abc' }],
    ["script-src 'nonce-abc' 'strict-dynamic'", { nonce: '' }],
    ["script-src 'nonce-abc'", { nonce: 'abc', src: `${SITE}/embed/sa-loader.js?ver=6.5` }],
    [
      `script-src '${HASH}' 'strict-dynamic'`,
      { src: `${SITE}/embed/0.3.0/sa-loader.js`, integrity: HASH },
    ],
  ])('lets the policy "%s" name the script %j itself', (content, attributes) => {
    const trusted = script('sa-loader.js', { type: 'module', ...attributes });
    expect(say([trusted, calculator, policy(content)])).toEqual([]);
  });

  it.each([{}, { nonce: 'old' }])(
    'asks for a nonce where a policy ignores addresses and the script has %j',
    (attributes) => {
      const content = `script-src 'nonce-abc' 'Strict-Dynamic' ${SITE}`;
      const written = script('sa-loader.js', { type: 'module', ...attributes });
      expect(say([written, calculator, policy(content)])).toEqual([
        "Under 'strict-dynamic' the Content Security Policy of this page ignores addresses. Give our script the policy's nonce, or an integrity whose hash is in script-src.",
      ]);
    },
  );

  it.each([
    ['<p>&lt;sa-cost-calculator&gt;</p>', 'visitors see the code'],
    [
      '<iframe srcdoc="&lt;sa-faq>"></iframe><p>&lt;sa-cost-calculator&gt;</p>',
      'visitors see the code',
    ],
    [
      '<iframe srcdoc="&lt;sa-faq>&lt;/sa-faq>"></iframe>',
      'We found none of our elements in this HTML',
    ],
    ['<p>&#60;script src="https://our.example/embed/sa-loader.js"', 'visitors see the code'],
    ['<p>[sa-cost-calculator country="ca"]</p>', 'our WordPress plugin is not active'],
    ['<p>Nothing</p>', 'We found none of our elements in this HTML'],
    [
      '<textarea><sa-cost-calculator></sa-cost-calculator></textarea>',
      'never becomes an element here',
    ],
  ])('reads in the text %s that %s', (source, sentence) => {
    expect(say([], { source })).toEqual([expect.stringContaining(sentence)]);
  });

  it.each([
    ['/>', 1],
    [' />', 1],
    ['></script>', 0],
    [' /></script>', 0],
  ])('names a script that ends with %s, or not', (end, remarks) => {
    const source = `<script type="module" async src="${SITE}/embed/sa-loader.js"${end}`;
    const said = say([loader], { source });
    expect(said.filter((text) => text.includes('<script … />'))).toHaveLength(remarks);
  });

  it('goes by the version that the page asks for, and for frames by the newest', () => {
    const page = pageOf([
      loader,
      calculatorWith({ lifestyle: 'royal' }),
      frame('sa-cost-calculator?lifestyle=royal'),
    ]);
    const older = elements.map((element) => ({ ...element, attributes: [attribute('lifestyle')] }));
    const said = checkPage(page, { ...facts, elements: older, framed: elements });
    expect(said.filter(({ level }) => level === 'error').map(({ text }) => text)).toEqual([
      expect.stringContaining('In a frame “lifestyle” cannot be “royal”'),
    ]);
  });

  it('names a tag that closes itself, on its line', () => {
    const source = '<html>\n<body>\n<sa-cost-calculator country="ca" />';
    const at = source.indexOf('<sa-');
    const page = pageOf([loader, { ...calculator, at }], { source, bodyAt: 7 });
    expect(checkPage(page, facts)).toEqual([
      {
        level: 'error',
        line: 3,
        text: expect.stringContaining('Write <sa-cost-calculator></sa-cost-calculator>.'),
      },
    ]);
  });

  it.each([
    '<script>document.body.innerHTML = "<sa-faq" + rest</script>',
    '<script type="application/json">{"a": "<sa-faq />[sa-faq]&lt;sa-faq>"}</script>',
    '<style>/* <sa-faq> */</style>',
    '<!-- <sa-faq></sa-faq> <sa-faq /> [sa-faq] &lt;sa-faq> -->',
  ])('lets scripts, styles and comments name our tags: %s', (source) => {
    expect(say([loader, { ...calculator, at: 1 }], { source })).toEqual([]);
  });

  it.each(['<!-- a --><sa-faq><!-- b -->', '<!--><sa-faq><!-- b -->', '<script></script><sa-faq>'])(
    'reads what is between two of them: %s',
    (source) => {
      expect(say([loader, calculator], { source })).toEqual([
        expect.stringContaining('<sa-faq> never becomes an element here'),
      ]);
    },
  );

  it('passes over the places that are none of the page', () => {
    const source = '<p title="our <sa-faq >">';
    const passedOver = [source.indexOf('<sa-faq')];
    expect(say([loader, { ...calculator, at: 1 }], { source, passedOver })).toEqual([]);
  });

  it('takes no attribute that HTML has everywhere for one of ours', () => {
    const everywhere =
      'accesskey autocapitalize autocorrect autofocus class contenteditable dir draggable enterkeyhint exportparts hidden id inert inputmode is itemid itemprop itemref itemscope itemtype lang nonce part popover role slot spellcheck style tabindex title translate writingsuggestions';
    const attributes = Object.fromEntries(everywhere.split(' ').map((name) => [name, '']));
    const ours = elementsOf(published as Manifest);
    const written = ours.map(({ tagName }) => ({ tag: tagName, attributes }));
    const page = pageOf([loader, ...written]);
    expect(checkPage(page, { ...facts, elements: ours })).toEqual([]);
  });

  it.each([
    { partner: 'campus-1' },
    { partner: 'Campus' },
    { partner: 'x'.repeat(41) },
    { campaign: ' Autumn fair ' },
    { campaign: '🎓'.repeat(100) },
    { campaign: 'x'.repeat(101) },
    { campaign: 'Autumn\nfair' },
    { campaign: 'Autumn\u2028fair' },
  ])('takes the credit that the Worker takes, and no other: %j', (credit) => {
    const isRead = Object.keys(readAttribution(credit)).length > 0;
    expect(say([loader, formWith(credit)])).toHaveLength(isRead ? 0 : 1);
  });

  it.each([
    ['<div>Costs</div>', 1],
    ['<a href="/">Costs</a><p>Costs', 1],
    ['<br /><a href="/">Costs</a>', 0],
    ['<template shadowrootmode="open"><div><p></p></div></template><a href="/">Costs</a>', 0],
  ])('finds an element in a paragraph taken apart by %s: %i', (content, count) => {
    const source = `<sa-cost-calculator>${content}</sa-cost-calculator>`;
    const written = { ...calculator, ancestors: ['em', 'p', 'body'] };
    expect(say([loader, written], { source })).toEqual(
      Array(count).fill(expect.stringContaining('is in a paragraph (<p>)')),
    );
  });

  it('names a tag in the head', () => {
    expect(say([loader, calculator], { bodyAt: 100 })).toEqual([
      expect.stringContaining('is in the <head>'),
    ]);
  });
});
