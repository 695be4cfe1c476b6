import type { PublishedVersion } from '../kit/rules/manifest.ts';
import type { Placed } from './check-element.logic.ts';
import {
  addressesOf,
  error,
  type FoundElement,
  hint,
  nameOf,
  type PageFacts,
  type PastedPage,
  type Remark,
} from './pasted-page.ts';

// cspell:ignore Tealium's googletagmanager utag adobedtm

const OUR_FILE = /\/embed\/(?:(\d+\.\d+\.\d+)\/)?(sa-[\w-]+)\.js$/;
const LOADER = 'sa-loader';
const SINGLE = 'sa-widgets';
/** Lets a frame follow the height of what is in it. */
export const LISTENER = 'sa-frame';
/** The types of a script that browsers run; any other is data. */
const RUNS = /^(module|(text|application)\/(x-)?(java|ecma)script)?$/;
/** What Rocket Loader writes before a type; it runs such a script by itself. */
const ROCKET_LOADER = /^[\da-f]{16,}-/;
/** The types by which consent tools hold a script back, and others delay it. */
const HELD_BACK =
  /^(text\/(plain|template)|javascript\/blocked|rocketlazyloadscript|litespeed\/javascript|pmdelayedscript)$/;

/** Google's, Matomo's, Tealium's, Adobe's: they add scripts that are not in the HTML. */
const TAG_MANAGER =
  /googletagmanager\.com\/(?:gtm|ns)|\/container_\w+\.js|\/utag\.js|assets\.adobedtm\.com/;

/** A hash that browsers know; they pass over anything else. */
const HASH = /^sha(256|384|512)-/;

/** A script of ours in a pasted page. */
export interface OurScript extends Pick<FoundElement, 'at' | 'attributes' | 'isInNoscript'> {
  file: string;
  version: string | undefined;
  url: URL;
  /** Whether it waits for an optimiser or a consent tool. */
  isHeldBack: boolean;
}

export function readScripts({ elements }: PastedPage): OurScript[] {
  return elements.flatMap((element) => {
    const { tag, at, attributes, isInNoscript } = element;
    if (tag !== 'script') return [];
    return addressesOf(element)
      .flatMap(({ url, isSrc }): OurScript[] => {
        const [, version, file = ''] = OUR_FILE.exec(url.pathname) ?? [];
        const isHeldBack = !isSrc || HELD_BACK.test(typeOf(attributes));
        return file ? [{ at, file, version, url, attributes, isInNoscript, isHeldBack }] : [];
      })
      .slice(0, 1);
  });
}

/** The version of our elements on a page, which the first of their scripts brings; undefined for the newest. */
export const versionOf = (page: PastedPage): string | undefined =>
  readScripts(page).find(bringsElements)?.version;

const bringsElements = ({ file, isInNoscript }: OurScript) => file !== LISTENER && !isInNoscript;

/** Whether the scripts bring what is placed, and what keeps each from running. */
export function checkScripts(
  scripts: readonly OurScript[],
  placed: readonly Placed[],
  source: string,
  facts: PageFacts,
): Remark[] {
  if (scripts.length === 0) {
    const add = `<script type="module" async src="${facts.site}/embed/sa-loader.js"></script>`;
    if (placed.length === 0) return [];
    return TAG_MANAGER.test(source)
      ? [
          hint(
            null,
            `Our script is not in this HTML. That is right if your tag manager adds it. Otherwise only the text inside the tags shows, so add ${add}.`,
          ),
        ]
      : [
          error(
            null,
            `Our script is not on the page, so only the text inside the tags shows. Add ${add}, unless your site adds it elsewhere.`,
          ),
        ];
  }
  const remarks = scripts.flatMap((script) => [
    ...checkScript(script, facts).map((text) => error(script.at, text)),
    ...advise(script).map((text) => hint(script.at, text)),
  ]);
  const seen = new Set<string>();
  for (const { at, file } of scripts) {
    if (seen.has(file)) remarks.push(hint(at, `${file}.js is on the page twice. Once is enough.`));
    seen.add(file);
  }
  const [first, ...others] = scripts.filter(bringsElements);
  const other = others.find(({ version }) => version !== first?.version);
  if (first && other) {
    remarks.push(
      hint(
        other.at,
        `The page asks for two versions, ${wordFor(first)} and ${wordFor(other)}: browsers use the first. Ask for one version only.`,
      ),
    );
  }
  const bringsAll = seen.has(LOADER) || seen.has(SINGLE);
  const missing = new Set(
    placed.map(({ tag }) => tag).filter((tag) => !bringsAll && !seen.has(tag)),
  );
  for (const tag of missing) {
    remarks.push(
      error(
        null,
        `No script on the page loads <${tag}>. Use sa-loader.js, which loads every element.`,
      ),
    );
  }
  return remarks;
}

const wordFor = ({ version }: OurScript) => version ?? 'the newest';

function checkScript(script: OurScript, { site, versions }: PageFacts): string[] {
  const { file, url, isInNoscript } = script;
  const mistakes = [...checkRelease(script, versions), ...checkType(script)];
  if (url.origin !== site) mistakes.push(describeOrigin(script, site));
  if (isInNoscript) {
    mistakes.push(`${file}.js is in <noscript>, which browsers with scripts skip. Put it outside.`);
  }
  return mistakes;
}

function describeOrigin({ file, url }: OurScript, site: string): string {
  const advice = `Use ${site}/embed/${file}.js.`;
  return url.host === new URL(site).host
    ? `${file}.js is loaded over ${url.protocol}, which browsers block on an https page. ${advice}`
    : `${file}.js comes from ${nameOf(url.origin)}, not from us: a copy cannot find its other files and gets no corrections. ${advice}`;
}

const typeOf = (attributes: OurScript['attributes']) =>
  attributes.get('type')?.trim().toLowerCase().replace(ROCKET_LOADER, '') ?? '';

function checkType({ file, attributes, isHeldBack }: OurScript): string[] {
  const type = typeOf(attributes);
  if (isHeldBack) return [];
  if (file === LOADER) {
    return type === 'module'
      ? []
      : ['The loader is a module: give its script tag type="module", or browsers do not run it.'];
  }
  if (type !== 'module' && attributes.has('nomodule')) {
    return [`Today's browsers skip ${file}.js because of its nomodule. Remove it.`];
  }
  return RUNS.test(type)
    ? []
    : [
        `Browsers do not run ${file}.js, because its type is “${type}”. Remove the type, or nothing shows until one of your tools changes it.`,
      ];
}

/** What keeps nothing from working. */
function advise({ file, attributes, isHeldBack }: OurScript): string[] {
  if (isHeldBack) {
    const isModule = [...attributes].some(
      ([name, value]) => /^data-.*type$/.test(name) && value === 'module',
    );
    const asModule =
      file === LOADER && !isModule
        ? ' It has to run as a module. If you cannot set that, use sa-widgets.js.'
        : '';
    return [
      `${file}.js is blocked for now, and our elements show only when an optimiser or a consent tool lets it run.${asModule}`,
    ];
  }
  if (attributes.has('async')) return [];
  const isDeferred = typeOf(attributes) === 'module' || attributes.has('defer');
  return [
    `Add async to the script: without it ${isDeferred ? 'other scripts of your page wait' : 'your page waits'} whenever our server is slow.`,
  ];
}

/** The version that a script asks for, and the hash that it must have. */
function checkRelease(
  { file, version, attributes }: OurScript,
  versions: readonly PublishedVersion[],
): string[] {
  const newest = versions[0];
  const release = version ? versions.find((other) => other.version === version) : newest;
  if (newest && !release) {
    return [
      `There is no version ${version}, so nothing loads. The newest is ${newest.version}: take its snippet from the builder.`,
    ];
  }
  const right = release?.integrity[`${file}.js`];
  if (release && !right) {
    const lacks = version ? `Version ${version} has no ${file}.js.` : `There is no ${file}.js.`;
    return [`${lacks} Use sa-loader.js, which loads every element.`];
  }
  const hashes = (attributes.get('integrity') ?? '').split(/\s+/).filter((hash) => HASH.test(hash));
  if (hashes.length === 0) return [];
  const isWrong = !!right && areOther(hashes, right);
  // A module is always fetched with CORS, a classic script only when it asks for it.
  const isReadable = typeOf(attributes) === 'module' || attributes.has('crossorigin');
  if (!version) {
    const when =
      isWrong || !isReadable ? 'already refuse it' : 'will refuse it from our next release on';
    return [
      `This script has a hash (integrity) but always gives the newest version: browsers ${when}. Remove the hash, or choose a version in the builder.`,
    ];
  }
  const mistakes: string[] = [];
  if (isWrong) {
    mistakes.push(
      `The hash (integrity) is not that of ${file}.js in version ${version}, so browsers refuse the file. It is ${right}.`,
    );
  }
  if (!isReadable) {
    mistakes.push(
      'A script with a hash (integrity) needs crossorigin="anonymous", or browsers refuse it.',
    );
  }
  return mistakes;
}

/** Whether a browser refuses a file for these hashes. Only the strongest kind counts; of others than ours nobody knows. */
function areOther(hashes: readonly string[], right: string): boolean {
  const isOfOurKind = (hash: string) => hash.startsWith('sha384-');
  return (
    hashes.some(isOfOurKind) &&
    !hashes.some((hash) => hash.startsWith('sha512-') || hash.replace(/\?.*/, '') === right)
  );
}
