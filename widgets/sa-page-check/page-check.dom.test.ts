import { globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { describe, expect, it } from 'vitest';
import manifest from '../custom-elements.json';
import { elementsOf, type Manifest } from '../kit/rules/manifest.ts';
import { checkPage, refuseText } from './page-check.logic.ts';
import { readPage } from './read-page.ts';

// cspell:ignore contactform contry subjct accesskey autocapitalize autocorrect contenteditable enterkeyhint exportparts inputmode itemid itemprop itemref itemscope itemtype noscript writingsuggestions ngcontent

const SITE = 'https://our.example';
const VERSION = '0.3.0';
const HASH = 'sha384-right';
const files = ['sa-loader', 'sa-widgets', 'sa-frame', 'sa-consultation-form', 'sa-contact-form'];
const facts = {
  elements: elementsOf(manifest as Manifest),
  versions: [
    { version: VERSION, integrity: Object.fromEntries(files.map((file) => [`${file}.js`, HASH])) },
    { version: '0.2.0', integrity: { 'sa-widgets.js': 'sha384-older' } },
  ],
  site: SITE,
};

const script = (file: string, attributes = '') =>
  `<script src="${SITE}/embed/${file}" ${attributes}></script>`;
const LOADER = script('sa-loader.js', 'type="module"');
const LISTENER = script('sa-frame.js');
const CONTACT = '<sa-contact-form></sa-contact-form>';
const frame = (path: string) => `<iframe src="${SITE}/embed/frame/${path}"></iframe>`;
const policy = (content: string) =>
  `<meta http-equiv="Content-Security-Policy" content="${content}">`;
const pinned = (attributes: string, version = VERSION) =>
  script(`${version}/sa-widgets.js`, attributes) + CONTACT;

const check = (html: string) =>
  checkPage(readPage(html), facts).map(({ level, line, text }) => `${level} ${line}: ${text}`);

describe('refuseText', () => {
  it.each([
    ['', 'Paste your page'],
    ['https://partner.example/about', 'An address is not enough'],
    ['partner.example/about', 'An address is not enough'],
    ['x'.repeat(5_000_000), 'This is 5.0 million characters long'],
    [CONTACT, ''],
  ])('of "%.40s": %s', (text, sentence) => {
    expect(refuseText(text)).toContain(sentence);
    expect(refuseText(text) === '').toBe(sentence === '');
  });
});

describe('checkPage', () => {
  it.each([
    ['an own file', script('sa-contact-form.js') + CONTACT],
    ['a pinned file with its hash', pinned(`integrity="${HASH}" crossorigin=""`)],
    [
      'a pinned module, which needs no crossorigin',
      script(`${VERSION}/sa-loader.js`, `type="module" integrity="${HASH}"`) + CONTACT,
    ],
    ['a placeholder', `${LOADER}<p><i data-sa-element="contact-form" data-subject="visa"></i></p>`],
    ['a name as frameworks write it', `${LOADER}<sa-cost-calculator programlevel="masters"/>`],
    [
      'attributes of frameworks',
      `${LOADER}<sa-faq x-show="a" @click="b" :class="c" _ngcontent-a/>`,
    ],
    ['a frame and its listener', frame('sa-contact-form?partner=campus') + LISTENER],
    [
      'a tag in a script or a comment',
      `${LOADER}${CONTACT}<script>"<sa-none>"</script><!-- <sa-none> -->`,
    ],
    [
      'the markup that an element of ours has drawn',
      `${LOADER}<sa-team><template shadowrootmode="open"><sa-none></sa-none></template></sa-team>`,
    ],
  ])('has nothing to say of %s', (_, html) => {
    expect(check(html)).toEqual([]);
  });

  it.each([
    ['<p>Nothing</p>', 'error 0: We found none of our elements in this HTML.'],
    [
      script('sa-consultation-form.js') + CONTACT,
      'error 0: No script on the page loads <sa-contact-form>.',
    ],
    [
      `<script src="/js/embed/sa-widgets.js"></script>${CONTACT}`,
      `error 1: sa-widgets.js comes from your own server, not from us. Use ${SITE}/embed/sa-widgets.js.`,
    ],
    [pinned('', '7.1.0'), 'error 1: There is no version 7.1.0, so nothing loads.'],
    [script('0.2.0/sa-contact-form.js') + CONTACT, 'Version 0.2.0 has no sa-contact-form.js.'],
    [pinned(`integrity="${HASH}"`), 'error 1: A script with a hash (integrity) needs crossorigin'],
    [
      script('sa-widgets.js', `integrity="${HASH}" crossorigin=""`) + CONTACT,
      'error 1: This script has a hash (integrity), but its file changes with every version.',
    ],
    [
      `${LOADER}\n\n<sa-contactform\n subject="visa"></sa-contactform>`,
      'error 3: There is no element <sa-contactform>. Did you mean <sa-contact-form>?',
    ],
    [`${LOADER}<i data-sa-element="contactform"></i>`, 'Did you mean <sa-contact-form>?'],
    [
      `${LOADER}<sa-cost-calculator contry="ca" onload="a()"></sa-cost-calculator>`,
      '<sa-cost-calculator> has no attribute “contry”. Did you mean “country”?',
    ],
    [
      `${LOADER}<i data-sa-element="contact-form" data-subjct="visa"></i>`,
      '<sa-contact-form> has no attribute “data-subjct”. Did you mean “data-subject”?',
    ],
    [frame('sa-contactform') + LISTENER, 'There is no frame for <sa-contactform>. Did you mean'],
  ])('says of %s that %s', (html, sentence) => {
    expect(check(html)).toEqual([expect.stringContaining(sentence)]);
  });

  it('asks for no version while their list is missing', () => {
    expect(checkPage(readPage(pinned('', '7.1.0')), { ...facts, versions: [] })).toEqual([]);
  });
});

describe('a policy in the page', () => {
  const placed = LOADER + CONTACT;
  const blocks = (advice: string) => `blocks us: ${advice}.`;

  it.each<[content: string, html: string, advice: string[]]>([
    ["script-src 'self'", placed, [blocks(`add ${SITE} to script-src`)]],
    [`script-src ${SITE}; connect-src ${SITE}`, placed, []],
    ['default-src https:', placed, []],
    [`script-src ${SITE}:8443`, placed, [blocks(`add ${SITE} to script-src`)]],
    ["script-src *; script-src-elem 'self'", placed, [blocks(`add ${SITE} to script-src-elem`)]],
    [`script-src 'self'; connect-src *; script-src ${SITE}`, placed, [`${SITE} to script-src.`]],
    ["default-src 'self'; script-src *", placed, [blocks(`add “connect-src 'self' ${SITE}”`)]],
    ["default-src 'none'; connect-src *", placed, [blocks(`add “script-src ${SITE}”`)]],
    [
      "child-src 'self'; script-src *",
      frame('sa-contact-form') + LISTENER,
      [blocks(`add “frame-src 'self' ${SITE}”`)],
    ],
    ["script-src 'nonce-abc'", script('sa-loader.js', 'type="module" nonce="abc"') + CONTACT, []],
    [
      `script-src '${HASH}' 'strict-dynamic'`,
      script(`${VERSION}/sa-loader.js`, `type="module" integrity="${HASH}"`) + CONTACT,
      [],
    ],
    [
      `script-src 'nonce-abc' 'strict-dynamic' ${SITE}`,
      script('sa-loader.js', 'type="module" nonce="old"') + CONTACT,
      ["Under 'strict-dynamic' the Content Security Policy of this page ignores addresses."],
    ],
  ])('"%s" around %s: %j', (content, html, advice) => {
    expect(check(policy(content) + html)).toEqual(
      advice.map((text) => expect.stringContaining(text)),
    );
  });
});

describe('a page as other tools leave it', () => {
  it.each(
    globSync('host/e2e/partner-pages/*.html')
      .toSorted()
      .map((file) => [basename(file, '.html'), file]),
  )('%s gets the answers at its head, and no others', (_, file) => {
    const page = readFileSync(file, 'utf8')
      .replaceAll('%SITE%', SITE)
      .replaceAll('%VERSION%', VERSION)
      .replaceAll('%HASH%', HASH);
    expect(check(page).toSorted()).toEqual(
      (page.match(/^(?:error|hint) \d+: .*$/gm) ?? []).toSorted(),
    );
  });
});
