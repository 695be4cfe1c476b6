import type { PublishedVersion } from '../kit/rules/manifest.ts';
import type { Placed } from './check-element.logic.ts';
import {
  error,
  type FoundElement,
  hint,
  type PageFacts,
  type PastedPage,
  type Remark,
} from './pasted-page.ts';

/** Stands for the page's own address, which nobody knows. */
const YOUR_PAGE = 'https://your-page.invalid';
const OUR_FILE = /\/embed\/(?:(\d+\.\d+\.\d+)\/)?(sa-[\w-]+)\.js$/;
const LOADER = 'sa-loader';
const SINGLE = 'sa-widgets';
/** The types of a script that browsers run; any other is data. */
const RUNS = /^(module|(text|application)\/(x-)?(java|ecma)script)?$/;

/** A script of ours in a pasted page. */
export interface OurScript extends Pick<FoundElement, 'at' | 'attributes' | 'isInNoscript'> {
  file: string;
  version: string | undefined;
  origin: string;
}

export function readScripts({ elements }: PastedPage): OurScript[] {
  return elements.flatMap(({ tag, at, attributes, isInNoscript }) => {
    const src = attributes.get('src') ?? '';
    if (tag !== 'script' || !URL.canParse(src, YOUR_PAGE)) return [];
    const { origin, pathname } = new URL(src, YOUR_PAGE);
    const [, version, file = ''] = OUR_FILE.exec(pathname) ?? [];
    return file ? [{ at, file, version, origin, attributes, isInNoscript }] : [];
  });
}

/** Whether the scripts bring what is placed, and what keeps each from running. */
export function checkScripts(
  scripts: readonly OurScript[],
  placed: readonly Placed[],
  facts: PageFacts,
): Remark[] {
  if (scripts.length === 0) {
    return placed.length === 0
      ? []
      : [
          error(
            null,
            `No script of ours is on the page, so only the text inside the tags shows. Add <script type="module" async src="${facts.site}/embed/sa-loader.js"></script>, unless your site adds it elsewhere.`,
          ),
        ];
  }
  const remarks = scripts.flatMap((script) => [
    ...checkScript(script, facts).map((text) => error(script.at, text)),
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
    if (seen.has(file)) remarks.push(hint(at, `${file}.js is on the page twice. Once is enough.`));
    seen.add(file);
  }
  const bringsAll = seen.has(LOADER) || seen.has(SINGLE);
  const missing = new Set(
    placed.map(({ tag }) => tag).filter((tag) => !bringsAll && !seen.has(tag)),
  );
  for (const tag of missing) {
    remarks.push(
      error(
        null,
        `No script on the page brings <${tag}>. Use sa-loader.js, which brings every element.`,
      ),
    );
  }
  return remarks;
}

function checkScript(script: OurScript, { site, versions }: PageFacts): string[] {
  const { file, origin, isInNoscript } = script;
  const mistakes = [...checkRelease(script, versions), ...checkType(script)];
  if (origin !== site) {
    const from = origin === YOUR_PAGE ? 'your own server' : origin;
    mistakes.push(
      `${file}.js comes from ${from}, not from us: a copy finds none of its other files and gets no corrections. Use ${site}/embed/${file}.js.`,
    );
  }
  if (isInNoscript) {
    mistakes.push(
      `${file}.js stands in <noscript>, which browsers with scripts skip. Put it outside.`,
    );
  }
  return mistakes;
}

const typeOf = (attributes: OurScript['attributes']) =>
  attributes.get('type')?.trim().toLowerCase() ?? '';

function checkType({ file, attributes }: OurScript): string[] {
  const type = typeOf(attributes);
  if (file === LOADER) {
    return type === 'module'
      ? []
      : ['The loader is a module: give its script tag type="module", or browsers do not run it.'];
  }
  return RUNS.test(type)
    ? []
    : [
        `Browsers do not run ${file}.js, for its type is “${type}”. Remove the type, or nothing shows until a consent tool changes it.`,
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
    return [`${lacks} Use sa-loader.js, which brings every element.`];
  }
  const hash = attributes.get('integrity')?.trim();
  if (!hash) return [];
  if (!version) {
    return [
      'This script has a hash (integrity) but always gives the newest version: with our next release browsers will refuse it. Remove the hash, or choose a version in the builder.',
    ];
  }
  const mistakes: string[] = [];
  if (right && !hash.split(/\s+/).includes(right)) {
    mistakes.push(
      `The hash (integrity) is not that of ${file}.js in version ${version}, so browsers refuse the file. It is ${right}.`,
    );
  }
  // A module is always fetched with CORS, a classic script only when it asks for it.
  if (typeOf(attributes) !== 'module' && !attributes.has('crossorigin')) {
    mistakes.push(
      'A script with a hash (integrity) needs crossorigin="anonymous", or browsers refuse it.',
    );
  }
  return mistakes;
}
