import { findClosest } from '../kit/rules/closest.ts';
import { choicesOf, type ManifestAttribute, type PublishedVersion } from '../kit/rules/manifest.ts';
import { checkFrame, type FoundFrame, type FrameFacts, framedTag } from './check-frames.logic.ts';

/** An element of the pasted page, as the browser's parser understands it. */
export interface FoundElement {
  tag: string;
  /** Where its start tag begins in the pasted text. */
  at: number;
  /** Names in lower case. */
  attributes: ReadonlyMap<string, string>;
  /** Tags of the elements around it, the innermost first. */
  ancestors: readonly string[];
  /** Whether the parser put it before a table that it was written in. */
  isMovedOutOfTable: boolean;
}

/** A pasted page: its text, and what a browser makes of it. */
export interface PastedPage {
  source: string;
  /** All that may be ours or says what our script may do: `sa-…`, placeholders, scripts, frames, metadata. */
  elements: readonly FoundElement[];
  /** Places of our tags that are text of a script, a style or a comment. */
  inText: readonly number[];
  /** Where the body's start tag begins; 0 if it is not written. */
  bodyAt: number;
}

export interface Finding {
  /** An error keeps something from working; a hint makes it better. */
  level: 'error' | 'hint';
  /** From 1; 0 where it is about the whole page. */
  line: number;
  text: string;
}

/** What a check goes by. */
export interface PageFacts extends FrameFacts {
  /** Every published version, the newest first; none if their list could not be loaded. */
  versions: readonly PublishedVersion[];
}

/** More than any page of text has; the browser would stand still over it. */
export const MAX_CHARACTERS = 2_000_000;

const OUR_TAG = /<(sa-[a-z\d-]*)/gi;
const OUR_FILE = /\/embed\/(?:(\d+\.\d+\.\d+)\/)?(sa-[\w-]+)\.js$/;
const LOADER = 'sa-loader';
const SINGLE = 'sa-widgets';
const FRAME_LISTENER = 'sa-frame';
/** Written on any element of HTML. */
const GLOBAL =
  /^(id|class|style|slot|lang|dir|hidden|title|tabindex|role|part|is|translate|inert|nonce|itemprop|on[a-z]+|(aria|data|wp)-.+)$/;

/** Why a text cannot be checked at all; empty if it can. */
export function refuseText(text: string): string {
  const trimmed = text.trim();
  if (!trimmed) return "Paste your page's HTML, or the lines that you have put into it.";
  if (text.length > MAX_CHARACTERS) {
    return `This is ${(text.length / 1e6).toFixed(1)} million characters long. Paste the part around our tags, at most ${MAX_CHARACTERS / 1e6} million.`;
  }
  if (/^(https?:\/\/|www\.)\S+$/i.test(trimmed) || /^[\w-]+(\.[\w-]+)+(\/\S*)?$/.test(trimmed)) {
    return 'An address is not enough: browsers do not let us read other pages. Open your page, press Ctrl+U (on a Mac Option+Command+U), select everything there, copy it and paste it here.';
  }
  return '';
}

/** Everything that can be told from the HTML, in the order of its lines. */
export function checkPage(page: PastedPage, known: PageFacts): Finding[] {
  const { source, elements } = page;
  const placed = elements.filter(({ tag }) => tag.startsWith('sa-')).map(asPlaced);
  const placeholders = elements.filter(({ attributes }) => attributes.has('data-sa-element'));
  const all = [...placed, ...placeholders.map(readPlaceholder)];
  const frames = elements.flatMap((element) => readFrame(element));
  const report = (level: Finding['level'], at: number | null, text: string): Finding => ({
    level,
    line: at === null ? 0 : lineOf(source, at),
    text,
  });
  const error = (at: number | null, text: string) => report('error', at, text);
  const hint = (at: number | null, text: string) => report('hint', at, text);
  const findings = [
    ...checkText(page, all.length + frames.length > 0).map(({ at, text }) => error(at, text)),
    ...all.flatMap((element) =>
      checkElement(element, known).map((text) => error(element.at, text)),
    ),
    ...placed.flatMap((element) =>
      checkPlace(element, page).map((text) => error(element.at, text)),
    ),
    ...frames.flatMap(({ at, ...frame }) =>
      checkFrame(frame, known).map((text) => error(at, text)),
    ),
    ...checkHeights(page, frames, known, hint),
    ...checkScripts(page, all, known, error, hint),
    ...checkPolicies(page, all, known, error),
  ];
  return findings.sort((one, other) => one.line - other.line);
}

/** Line of a place in a text, from 1. */
export function lineOf(source: string, at: number): number {
  let line = 1;
  for (let end = source.indexOf('\n'); end >= 0 && end < at; end = source.indexOf('\n', end + 1)) {
    line += 1;
  }
  return line;
}

interface Placed extends FoundElement {
  /** How the attributes are written: `data-` before each in a placeholder. */
  prefix: '' | 'data-';
}

const asPlaced = (element: FoundElement): Placed => ({ ...element, prefix: '' });

/** `<div data-sa-element="sa-contact-form" data-subject="visa">`, with or without `sa-`. */
function readPlaceholder(element: FoundElement): Placed {
  const name = element.attributes.get('data-sa-element') ?? '';
  const attributes = [...element.attributes].filter(
    ([key]) => key.startsWith('data-') && key !== 'data-sa-element',
  );
  return {
    ...element,
    tag: name.startsWith('sa-') ? name : `sa-${name}`,
    attributes: new Map(attributes.map(([key, value]) => [key.slice('data-'.length), value])),
    prefix: 'data-',
  };
}

/** A frame that shows an element of ours. */
function readFrame({ tag, at, attributes }: FoundElement): (FoundFrame & { at: number })[] {
  const src = attributes.get('src') ?? attributes.get('data-src') ?? '';
  const isOurs = tag === 'iframe' && URL.canParse(src) && framedTag(src) !== null;
  return isOurs ? [{ at, src, sandbox: attributes.get('sandbox') }] : [];
}

/** A frame has the height that the page gives it, unless our listener follows what is in it. */
function checkHeights(
  page: PastedPage,
  frames: readonly { at: number }[],
  { site }: PageFacts,
  hint: Report,
): Finding[] {
  const follows = readScripts(page, site).some(({ file }) => file === FRAME_LISTENER);
  return frames
    .slice(0, follows ? 0 : 1)
    .map(({ at }) =>
      hint(
        at,
        `The frame keeps its height. To let it follow its content, add <script async src="${site}/embed/${FRAME_LISTENER}.js"></script>; where no script is allowed, choose a height that fits the result.`,
      ),
    );
}

interface Mistake {
  at: number | null;
  text: string;
}

/** What the source shows and the parser hides. */
function checkText({ source, elements, inText }: PastedPage, hasOurs: boolean): Mistake[] {
  const mistakes: Mistake[] = [];
  const escaped = source.search(/&(lt|#0?60|#x3c);(sa-|script[^<]*\/embed\/sa-)/i);
  if (escaped >= 0) {
    mistakes.push({
      at: escaped,
      text: 'The snippet stands here as text: its “<” has become “&lt;”, so visitors read the code. In WordPress use a Custom HTML block, elsewhere the block or module for HTML code.',
    });
  }
  const shortcode = source
    .replace(/<(script|style)\b.*?<\/\1>/gis, blank)
    .search(/\[sa-[a-z-]+[^\]<]*\]/);
  if (shortcode >= 0) {
    mistakes.push({
      at: shortcode,
      text: 'Visitors read this shortcode as text: our WordPress plugin is not active, or this place runs no shortcodes.',
    });
  }
  for (const match of source.matchAll(/<(sa-[a-z\d-]+)\b[^<>]*\/>/gi)) {
    mistakes.push({
      at: match.index,
      text: `HTML ignores the slash in <${match[1]} />, so everything after it ends up inside. Write <${match[1]}></${match[1]}>.`,
    });
  }
  const known = new Set([...elements.map(({ at }) => at), ...inText]);
  for (const match of source.matchAll(OUR_TAG)) {
    if (known.has(match.index)) continue;
    mistakes.push({
      at: match.index,
      text: `<${match[1]}> never becomes an element here: it stands in a template, a text field or a list of choices. Move it into the page itself.`,
    });
  }
  if (!hasOurs && mistakes.length === 0) {
    mistakes.push({
      at: null,
      text: 'There is no element of ours in this HTML. If you have pasted the tag, the editor may have removed it: use the “Plain div” snippet of the builder.',
    });
  }
  return mistakes;
}

const blank = (text: string) => ' '.repeat(text.length);

function checkElement({ tag, attributes, prefix }: Placed, { elements }: PageFacts): string[] {
  const documented = elements.find(({ tagName }) => tagName === tag);
  if (!documented) {
    const meant = findClosest(
      tag,
      elements.map(({ tagName }) => tagName),
    );
    return [`There is no element <${tag}>.${meant ? ` Did you mean <${meant}>?` : ''}`];
  }
  return [...attributes].flatMap(([name, value]) => {
    if (!prefix && GLOBAL.test(name)) return [];
    const attribute = documented.attributes.find(
      (other) => other.name === name || other.name.replaceAll('-', '') === name,
    );
    if (!attribute) {
      const meant = findClosest(
        name,
        documented.attributes.map((other) => other.name),
      );
      // Others keep data of their own on a div.
      if (prefix && !meant) return [];
      return [
        `<${tag}> has no attribute “${prefix}${name}”.${meant ? ` Did you mean “${prefix}${meant}”?` : ''}`,
      ];
    }
    const refusal = refuseValue(attribute, value);
    return refusal ? [`“${prefix}${name}” cannot be “${value.slice(0, 40)}”: ${refusal}`] : [];
  });
}

/** Why an attribute cannot have a value; empty if it can. */
function refuseValue(attribute: ManifestAttribute, value: string): string {
  const choices = choicesOf(attribute);
  if (choices.length > 0) {
    const is = choices.includes(value);
    return is ? '' : `it can be ${choices.join(', ')}. As it is, it counts as not set.`;
  }
  const { known = [], description } = attribute;
  const wanted = plain(value);
  if (!wanted || known.length === 0 || known.some((text) => plain(text) === wanted)) return '';
  const meant = findClosest(value, known);
  return `the element does not know it. ${meant ? `Did you mean “${meant}”? ` : ''}${description}`;
}

/** As the elements look a text up: in any case, with spaces or hyphens. */
const plain = (text: string) => text.trim().toLowerCase().replaceAll('-', ' ');

/** Places in which the parser takes an element apart, moves it, or in which it cannot work. */
function checkPlace(
  { tag, at, ancestors, isMovedOutOfTable }: Placed,
  { bodyAt }: PastedPage,
): string[] {
  const name = `<${tag}>`;
  if (isMovedOutOfTable) {
    return [
      `${name} stands in a table but in none of its cells, so browsers move it above the table. Put it into a <td>.`,
    ];
  }
  if (at < bodyAt) {
    return [`${name} stands in the <head>, which ends there for browsers. Put it into the <body>.`];
  }
  const around = ancestors.find((ancestor) => ancestor in AROUND);
  return around ? [`${name} ${AROUND[around]}`] : [];
}

const AROUND: Readonly<Record<string, string>> = {
  p: 'stands in a paragraph (<p>), which ends for browsers at the first block inside it. Put it after the </p>; in an editor, use a block for HTML instead of one for text.',
  noscript: 'stands in <noscript>, which browsers with scripts skip. Put it outside.',
  svg: 'stands in a drawing (<svg>), in which no HTML works. Put it outside.',
  math: 'stands in a formula (<math>), in which no HTML works. Put it outside.',
  button: 'stands in a button, which takes its clicks. Put it outside.',
  a: 'stands in a link, which takes its clicks. Put it outside.',
  label: 'stands in a label, which takes its clicks. Put it outside.',
};

type Report = (at: number | null, text: string) => Finding;

interface OurScript {
  at: number;
  file: string;
  version: string | undefined;
  origin: string;
  attributes: ReadonlyMap<string, string>;
}

function readScripts({ elements }: PastedPage, site: string): OurScript[] {
  return elements.flatMap(({ tag, at, attributes }) => {
    const src = attributes.get('src') ?? '';
    if (tag !== 'script' || !URL.canParse(src, site)) return [];
    const { origin, pathname } = new URL(src, 'https://your-page.invalid');
    const [, version, file = ''] = OUR_FILE.exec(pathname) ?? [];
    return file ? [{ at, file, version, origin, attributes }] : [];
  });
}

function checkScripts(
  page: PastedPage,
  placed: readonly Placed[],
  known: PageFacts,
  error: Report,
  hint: Report,
): Finding[] {
  const { site } = known;
  const scripts = readScripts(page, site);
  if (scripts.length === 0) {
    return placed.length === 0
      ? []
      : [
          error(
            null,
            `No script of ours is on the page, so only the text inside the tags shows. Add <script type="module" async src="${site}/embed/sa-loader.js"></script>, unless your site adds it elsewhere.`,
          ),
        ];
  }
  const findings = scripts.flatMap((script) => [
    ...checkScript(script, known, error),
    ...(script.attributes.has('async')
      ? []
      : [
          hint(
            script.at,
            'Add async to the script: without it your page waits whenever our server is slow.',
          ),
        ]),
  ]);
  const seen = new Set<string>();
  for (const { at, file } of scripts) {
    if (seen.has(file)) findings.push(hint(at, `${file}.js is on the page twice. Once is enough.`));
    seen.add(file);
  }
  const bringsAll = seen.has(LOADER) || seen.has(SINGLE);
  const missing = new Set(
    placed.map(({ tag }) => tag).filter((tag) => !bringsAll && !seen.has(tag)),
  );
  for (const tag of missing) {
    findings.push(
      error(
        null,
        `No script on the page brings <${tag}>. Use sa-loader.js, which brings every element.`,
      ),
    );
  }
  return findings;
}

function checkScript(script: OurScript, { site, versions }: PageFacts, error: Report) {
  const { at, file, origin, attributes } = script;
  const findings = checkRelease(script, versions).map((text) => error(at, text));
  if (origin !== site) {
    const from = origin.endsWith('.invalid') ? 'your own server' : origin;
    findings.push(
      error(
        at,
        `${file}.js comes from ${from}, not from us: a copy finds none of its other files and gets no corrections. Use ${site}/embed/${file}.js.`,
      ),
    );
  }
  if (file === LOADER && attributes.get('type') !== 'module') {
    findings.push(
      error(
        at,
        'The loader is a module: add type="module" to its script tag, or browsers refuse it.',
      ),
    );
  }
  return findings;
}

/** The version that a script asks for, and the hash that it must have. */
function checkRelease(
  { file, version, attributes }: OurScript,
  versions: readonly PublishedVersion[],
): string[] {
  const hash = attributes.get('integrity')?.trim();
  if (!version) {
    return hash
      ? [
          'This script has a hash (integrity) but always gives the newest version: with our next release browsers will refuse it. Remove the hash, or choose a version in the builder.',
        ]
      : [];
  }
  const newest = versions[0];
  if (!newest) return [];
  const release = versions.find((published) => published.version === version);
  if (!release) {
    return [
      `There is no version ${version}, so nothing loads. The newest is ${newest.version}: take its snippet from the builder.`,
    ];
  }
  const right = release.integrity[`${file}.js`];
  if (!right)
    return [`Version ${version} has no ${file}.js. Use sa-loader.js, which brings every element.`];
  if (!hash) return [];
  const mistakes: string[] = [];
  if (!hash.split(/\s+/).includes(right)) {
    mistakes.push(
      `The hash (integrity) is not that of ${file}.js in version ${version}, so browsers refuse the file. It is ${right}.`,
    );
  }
  // A module is always fetched with CORS, a classic script only when it asks for it.
  if (attributes.get('type') !== 'module' && !attributes.has('crossorigin')) {
    mistakes.push(
      'A script with a hash (integrity) needs crossorigin="anonymous", or browsers refuse it.',
    );
  }
  return mistakes;
}

/** Policies in the page itself; those in headers are not part of its HTML. */
function checkPolicies(
  { elements }: PastedPage,
  placed: readonly Placed[],
  { site }: PageFacts,
  error: Report,
): Finding[] {
  const policies = elements.filter(
    ({ tag, attributes }) =>
      tag === 'meta' && attributes.get('http-equiv')?.toLowerCase() === 'content-security-policy',
  );
  if (placed.length === 0) return [];
  const hasNonce = elements.some(
    ({ tag, attributes }) =>
      tag === 'script' && OUR_FILE.test(attributes.get('src') ?? '') && attributes.has('nonce'),
  );
  return policies.flatMap(({ at, attributes }) =>
    ['script-src', 'connect-src'].flatMap((directive) => {
      const sources = readDirective(attributes.get('content') ?? '', directive);
      const isTrusted = directive === 'script-src' && hasNonce && /'nonce-/.test(sources ?? '');
      if (sources === null || isTrusted || allows(sources, site)) return [];
      return [
        error(
          at,
          `The Content Security Policy of this page blocks us: add ${site} to ${directive}.`,
        ),
      ];
    }),
  );
}

/** Null where nothing is restricted. */
function readDirective(policy: string, name: string): string | null {
  const directives = new Map(
    policy.split(';').map((directive) => {
      const [key = '', ...sources] = directive.trim().split(/\s+/);
      return [key.toLowerCase(), sources.join(' ')];
    }),
  );
  return directives.get(name) ?? directives.get('default-src') ?? null;
}

function allows(sources: string, site: string): boolean {
  const { protocol, host } = new URL(site);
  return sources.split(' ').some((source) => {
    const bare = source
      .toLowerCase()
      .replace(/^https?:\/\//, '')
      .replace(/\/.*$/, '');
    if (source === '*' || source.toLowerCase() === protocol) return true;
    return bare === host || (bare.startsWith('*.') && host.endsWith(bare.slice(1)));
  });
}
