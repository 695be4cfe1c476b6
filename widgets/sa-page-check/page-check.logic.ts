import { findClosest } from '../kit/rules/closest.ts';
import type { ManifestElement, PublishedVersion } from '../kit/rules/manifest.ts';
import { type Directive, refusePolicy } from './check-policies.logic.ts';
import type { FoundElement } from './read-page.ts';

/** An error keeps something from working; a hint makes it better. Line 0 is the whole page. */
export type Finding = Pick<FoundElement, 'line'> & { level: 'error' | 'hint'; text: string };

export interface Facts {
  elements: readonly ManifestElement[];
  /** The newest first; none if their list could not be loaded. */
  versions: readonly PublishedVersion[];
  site: string;
}

/** More than any page of text has; the browser would freeze over it. */
const MAX_CHARACTERS = 2_000_000;

/** Why a text cannot be checked at all; empty if it can. */
export function refuseText(text: string): string {
  const trimmed = text.trim();
  if (!trimmed) return "Paste your page's HTML, or the lines that you have put into it.";
  if (text.length > MAX_CHARACTERS) {
    return `This is ${(text.length / 1e6).toFixed(1)} million characters long. Paste the part around our tags, at most ${MAX_CHARACTERS / 1e6} million.`;
  }
  if (/^((https?:\/\/|www\.)\S+|[\w-]+(\.[\w-]+)+(\/\S*)?)$/i.test(trimmed)) {
    return 'An address is not enough: browsers do not let us read other pages. Open your page, press Ctrl+U (on a Mac Option+Command+U), select everything there, copy it and paste it here.';
  }
  return '';
}

/** The page's mistakes that its HTML shows, in the order of its lines. */
export function checkPage(found: readonly FoundElement[], facts: Facts): Finding[] {
  const placed = found.flatMap(readPlaced);
  const scripts = found.flatMap(readScript);
  const frames = found.flatMap(readFrame);
  if (placed.length + frames.length === 0) {
    return [error(0, NOTHING_FOUND)];
  }
  const tags = placed.map(({ tag }) => tag);
  const files = scripts.map(({ file }) => file);
  const offered = facts.elements.filter(({ isEmbeddable }) => isEmbeddable);
  const stiff = files.includes(LISTENER) ? [] : frames.slice(0, 1);
  const listener = `<script async src="${facts.site}/embed/${LISTENER}.js"></script>`;
  const needs: [Directive, boolean][] = [
    ['script-src', placed.length + scripts.length > 0],
    ['connect-src', placed.length > 0],
    ['frame-src', frames.length > 0],
  ];
  const wanted = needs.flatMap(([directive, isNeeded]) => (isNeeded ? [directive] : []));
  const ours = scripts.map(({ attributes }) => attributes);
  return [
    ...placed.flatMap((element) => checkElement(element, facts)),
    ...scripts.flatMap((script) => checkScript(script, facts)),
    ...listMissing(tags, files, facts.site),
    ...frames
      .filter(({ tag }) => !offered.some(({ tagName }) => tagName === tag))
      .map(({ tag, line }) => refuseTag(line, 'frame for', tag, offered)),
    ...stiff.map(({ line }) =>
      hint(
        line,
        `The frame keeps its height. To let it follow its content, add ${listener}; if no script is allowed, choose a height that fits the result.`,
      ),
    ),
    ...found
      .flatMap(readPolicy)
      .flatMap(({ line, policy }) =>
        refusePolicy(policy, wanted, ours, facts.site).map((text) => error(line, text)),
      ),
  ].sort((one, other) => one.line - other.line);
}

const NOTHING_FOUND =
  'We found none of our elements in this HTML. The editor may have removed the tag, or shows it as text: use its block for HTML code, or the “Plain div” snippet of the builder.';

const error = (line: number, text: string): Finding => ({ level: 'error', line, text });
const hint = (line: number, text: string): Finding => ({ level: 'hint', line, text });

/** A tag of ours, or a placeholder: `<div data-sa-element="contact-form" data-subject="visa">`. */
function readPlaced({ tag, line, attributes }: FoundElement) {
  const named = attributes.get('data-sa-element');
  if (!tag.startsWith('sa-') && named === undefined) return [];
  const prefix = named === undefined ? '' : 'data-';
  const names = [...attributes.keys()]
    .filter((name) => name.startsWith(prefix) && name !== 'data-sa-element')
    .map((name) => name.slice(prefix.length));
  return [{ tag: named?.replace(/^(?!sa-)/, 'sa-') ?? tag, line, names, prefix }];
}

/** Data of others, and attributes that frameworks write on any element. */
const FOREIGN = /^([^a-z]|(aria|data|hx|ng|v|wp|x)-)|[.:@]/;

function checkElement(
  { tag, line, names, prefix }: ReturnType<typeof readPlaced>[number],
  { elements }: Facts,
): Finding[] {
  const usable = elements.filter(({ isEmbeddable }) => isEmbeddable || !prefix);
  const documented = usable.find(({ tagName }) => tagName === tag);
  if (!documented) return [refuseTag(line, 'element', tag, usable)];
  const known = documented.attributes.map(({ name }) => name);
  return names.flatMap((name) => {
    const isOurs = known.some((other) => other === name || other.replaceAll('-', '') === name);
    const meant = isOurs || FOREIGN.test(name) ? undefined : findClosest(name, known);
    const text = `<${tag}> has no attribute “${prefix}${name}”. Did you mean “${prefix}${meant}”?`;
    return meant ? error(line, text) : [];
  });
}

function refuseTag(line: number, kind: string, tag: string, known: readonly ManifestElement[]) {
  const meant = findClosest(
    tag,
    known.map(({ tagName }) => tagName),
  );
  return error(line, `There is no ${kind} <${tag}>.${meant ? ` Did you mean <${meant}>?` : ''}`);
}

/** Stands in for the page's own address, which the check does not know. */
const YOUR_PAGE = 'https://your-page.invalid';

/** The address in `src` that a path matches, or in `data-src` and the like, as consent tools write it. */
function findAddress({ attributes }: FoundElement, path: RegExp) {
  const [found] = [...attributes].flatMap(([name, value]) => {
    const isAddress = /^(?:data-.*)?src/.test(name) && URL.canParse(value, YOUR_PAGE);
    const url = isAddress ? new URL(value, YOUR_PAGE) : null;
    const [, ...parts] = (url && path.exec(url.pathname)) ?? [];
    return url && parts.length > 0 ? [{ url, parts, isSrc: name === 'src' }] : [];
  });
  return found;
}

const OUR_FILE = /\/embed\/(?:(\d+\.\d+\.\d+)\/)?(sa-[\w-]+)\.js$/;
const LOADER = 'sa-loader';
/** Lets a frame follow the height of its content. */
const LISTENER = 'sa-frame';
const BRINGS_ALL = [LOADER, 'sa-widgets'];
/** Rocket Loader's mark before a type: it runs such a script by itself. */
const ROCKET_LOADER = /^[\da-f]{16,}-/;
/** The types by which consent tools and optimisers hold a script back. */
const HELD_BACK =
  /^(text\/(plain|template)|javascript\/blocked|rocketlazyloadscript|litespeed\/javascript|pmdelayedscript)$/;

type OurScript = ReturnType<typeof readScript>[number];

function readScript(element: FoundElement) {
  const { tag, line, attributes } = element;
  const address = findAddress(element, OUR_FILE);
  if (tag !== 'script' || !address) return [];
  const [version, file = ''] = address.parts;
  const type = (attributes.get('type') ?? '').trim().toLowerCase().replace(ROCKET_LOADER, '');
  return [{ ...address, line, file, version, type, attributes }];
}

function checkScript(script: OurScript, { site, versions }: Facts): Finding[] {
  const { line, file, url, type, isSrc } = script;
  const isHeldBack = !isSrc || HELD_BACK.test(type);
  const isModule = file !== LOADER || type === 'module';
  const owner = url.origin === YOUR_PAGE ? 'your own server' : url.origin;
  const asModule = ' It has to run as a module: if yours cannot, use sa-widgets.js.';
  const held = `${file}.js is blocked until an optimiser or a consent tool lets it run.`;
  const mistakes = [
    isHeldBack || isModule
      ? ''
      : 'The loader is a module: give its script tag type="module", or browsers do not run it.',
    url.origin === site
      ? ''
      : `${file}.js comes from ${owner}, not from us. Use ${site}/embed/${file}.js.`,
    refuseRelease(script, versions),
  ].filter(Boolean);
  return [
    ...(isHeldBack ? [hint(line, held + (file === LOADER ? asModule : ''))] : []),
    ...mistakes.map((text) => error(line, text)),
  ];
}

/** Why a browser gets no file, or refuses it for its hash; empty if it takes it. */
function refuseRelease(
  { file, version, type, attributes }: OurScript,
  versions: readonly PublishedVersion[],
): string {
  const [newest] = versions;
  if (!newest) return '';
  const release = version ? versions.find((other) => other.version === version) : newest;
  if (!release) {
    return `There is no version ${version}, so nothing loads. The newest is ${newest.version}: take its snippet from the builder.`;
  }
  const right = release.integrity[`${file}.js`];
  if (!right) {
    return `Version ${release.version} has no ${file}.js. Use sa-loader.js, which loads every element.`;
  }
  const hashes = (attributes.get('integrity') ?? '').split(/\s+/).filter(Boolean);
  if (hashes.length === 0) return '';
  if (!version) {
    return 'This script has a hash (integrity), but its file changes with every version. Remove the hash, or choose a version in the builder.';
  }
  // Hashes of another kind are not in our list.
  if (hashes.some((hash) => hash.startsWith('sha384-')) && !hashes.includes(right)) {
    return `The hash (integrity) is not that of ${file}.js in version ${version}, so browsers refuse the file. It is ${right}.`;
  }
  // Modules are always fetched with CORS.
  return type === 'module' || attributes.has('crossorigin')
    ? ''
    : 'A script with a hash (integrity) needs crossorigin="anonymous", or browsers refuse it.';
}

function listMissing(tags: readonly string[], files: readonly string[], site: string): Finding[] {
  if (tags.length > 0 && files.length === 0) {
    const text = `Our script is not on the page, so only the text inside the tags shows. Add <script type="module" async src="${site}/embed/sa-loader.js"></script>, unless a tag manager or your site adds it.`;
    return [error(0, text)];
  }
  if (BRINGS_ALL.some((file) => files.includes(file))) return [];
  const missing = new Set(tags.filter((tag) => !files.includes(tag)));
  return [...missing].map((tag) =>
    error(0, `No script on the page loads <${tag}>. Use sa-loader.js, which loads every element.`),
  );
}

const FRAME = /^\/embed\/frame\/(sa-.*)/;

function readFrame(element: FoundElement) {
  const address = element.tag === 'iframe' && findAddress(element, FRAME);
  return address ? [{ tag: address.parts[0] ?? '', line: element.line }] : [];
}

/** Policies in the page itself; those in headers are not part of its HTML. */
const readPolicy = ({ line, attributes }: FoundElement) =>
  /^content-security-policy$/i.test(attributes.get('http-equiv') ?? '')
    ? [{ line, policy: attributes.get('content') ?? '' }]
    : [];
