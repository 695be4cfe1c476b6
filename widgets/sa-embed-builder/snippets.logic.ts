import {
  FRAME_PADDING_PX,
  MAX_RADIUS_PX,
  schemeOfFrame,
} from '../../worker/contract/frame-look.ts';
import { parseColour, toHex } from '../kit/rules/colour.ts';
import { escapeHtml } from '../kit/rules/escape-html.ts';
import { formatJson } from '../kit/rules/json.ts';
import {
  canRecord,
  isFrameOption,
  type ManifestElement,
  pictureSourcesOf,
} from '../kit/rules/manifest.ts';
import { type Configuration, settingOf } from './configuration.logic.ts';

/** The parts of every snippet. */
export interface Embedding {
  /** Origin of our site. */
  site: string;
  elements: readonly EmbeddedElement[];
  /** Custom properties of every element. */
  looks: readonly Pairs[];
  scripts: readonly ScriptTag[];
}

type Pairs = readonly [name: string, value: string];

interface EmbeddedElement {
  tag: string;
  /** Its name in words. */
  name: string;
  /** An empty value is a switch. */
  attributes: readonly Pairs[];
  /** As measured in the preview; 0 for none, such as the height of a button that floats over the page. */
  heightPx: number;
  /** The page for the same on our own site. */
  href: string;
}

interface ScriptTag {
  src: string;
  isModule: boolean;
  /** Hash of a file that never changes. */
  integrity?: string | undefined;
}

interface Published {
  versions: readonly { version: string; integrity: Readonly<Record<string, string>> }[];
  sizes: Readonly<Record<string, { own?: unknown }>>;
}

/** Whether all chosen elements have a file of their own, in the chosen version. */
export function hasOwnFiles({ versions, sizes }: Published, configuration: Configuration): boolean {
  const pinned = versions.find(({ version }) => version === settingOf(configuration, 'version'));
  return configuration.elements.every(
    ({ tag }) => sizes[tag]?.own && (!pinned || `${tag}.js` in pinned.integrity),
  );
}

function chooseScript(
  site: string,
  { versions }: Published,
  configuration: Configuration,
  file: string,
): ScriptTag {
  const pinned = versions.find(({ version }) => version === settingOf(configuration, 'version'));
  return {
    src: `${site}/embed/${pinned ? `${pinned.version}/` : ''}${file}`,
    isModule: file === 'sa-loader.js',
    ...(pinned && { integrity: pinned.integrity[file] }),
  };
}

/** The script tags of a page: always from our site, with a hash if the file never changes. */
export function chooseScripts(
  site: string,
  published: Published,
  configuration: Configuration,
): ScriptTag[] {
  const script = settingOf(configuration, 'script');
  const isOwn = script === 'own' && hasOwnFiles(published, configuration);
  const files = isOwn
    ? configuration.elements.map(({ tag }) => `${tag}.js`)
    : [script === 'single' ? 'sa-widgets.js' : 'sa-loader.js'];
  return files.map((file) => chooseScript(site, published, configuration, file));
}

/** The script that lets frames follow the height of their content. */
export const chooseFrameListener = (
  site: string,
  published: Published,
  configuration: Configuration,
): ScriptTag => chooseScript(site, published, configuration, 'sa-frame.js');

/**
 * For a value between the double quotes of a WordPress shortcode. Its parser knows no escapes: it
 * ends at a quote or a square bracket and removes backslashes, and it prints the rest as an attribute
 * in which entities stay entities.
 */
export const escapeShortcode = (text: string): string =>
  escapeHtml(text)
    .replaceAll('[', '&#91;')
    .replaceAll(']', '&#93;')
    .replaceAll('\\', '&#92;')
    .replace(/\s+/g, ' ');

/** For the value of a JSX attribute, with its quotes or braces. */
export const quoteJsx = (text: string): string =>
  /^[^"&\\{}\p{Cc}]*$/u.test(text)
    ? `"${text}"`
    : `{${formatJson(text).replaceAll('<', '\\u003c')}}`;

const declare = (declarations: readonly Pairs[]) =>
  declarations.map(([property, value]) => `${property}: ${value}`).join('; ');

/** Looks, and the height that keeps the page still: until its code comes, the tag is inline and has none. */
const stylesOf = ({ heightPx }: EmbeddedElement, looks: readonly Pairs[]): Pairs[] => [
  ...looks,
  ...(heightPx > 0
    ? ([
        ['display', 'flow-root'],
        ['min-block-size', `${heightPx}px`],
      ] as const)
    : []),
];

export function writeScript({ src, isModule, integrity }: ScriptTag): string {
  const type = isModule ? 'type="module" ' : '';
  const hash = integrity ? ` integrity="${escapeHtml(integrity)}" crossorigin="anonymous"` : '';
  return `<script ${type}async="" src="${escapeHtml(src)}"${hash}></script>`;
}

/** Each with a value, so that themes written in XML take it, too. Its link shows until the code comes. */
function writeTag(
  tag: string,
  attributes: readonly Pairs[],
  element: EmbeddedElement,
  looks: readonly Pairs[],
): string {
  const style = declare(stylesOf(element, looks));
  const all = style ? [...attributes, ['style', style] as const] : attributes;
  const written = all.map(([name, value]) => ` ${name}="${escapeHtml(value)}"`).join('');
  const link = `<a href="${escapeHtml(element.href)}">${escapeHtml(element.name)}</a>`;
  return `<${tag}${written}>\n  ${link}\n</${tag}>`;
}

const writePage = (scripts: readonly ScriptTag[], tags: readonly string[]) =>
  [scripts.map(writeScript).join('\n'), ...tags].join('\n\n');

/** For any page that takes HTML. */
export const writeHtml = ({ elements, looks, scripts }: Embedding): string =>
  writePage(
    scripts,
    elements.map((element) => writeTag(element.tag, element.attributes, element, looks)),
  );

/** For editors that remove tags they do not know. */
export const writePlaceholders = ({ elements, looks, scripts }: Embedding): string =>
  writePage(
    scripts,
    elements.map((element) => {
      const data = element.attributes.map(([name, value]): Pairs => [`data-${name}`, value]);
      return writeTag('div', [['data-sa-element', element.tag], ...data], element, looks);
    }),
  );

/** The scripts of a page around markup that is already drawn. */
export const writeInstant = ({ scripts }: Embedding, markup: string): string =>
  writePage(scripts, [markup]);

/** For WordPress with our plugin, which brings the script. Its switches need no value. */
export const writeShortcodes = ({ elements, looks }: Embedding): string =>
  elements
    .map(({ tag, attributes }) => {
      const style: Pairs[] = looks.length > 0 ? [['style', declare(looks)]] : [];
      const written = [...attributes, ...style].map(([name, value]) =>
        value === '' ? ` ${name}` : ` ${name}="${escapeShortcode(value)}"`,
      );
      return `[${tag}${written.join('')}]`;
    })
    .join('\n\n');

/** A style sheet, for places that take no style attribute; empty if nothing is set. */
export function writeStyleSheet({ elements, looks }: Embedding): string {
  if (looks.length === 0) return '';
  const selector = elements.map(({ tag }) => tag).join(',\n');
  const lines = looks.map(([property, value]) => `  ${property}: ${value};`);
  return `${selector} {\n${lines.join('\n')}\n}`;
}

/** A component for React 19, which puts an async script into the head once. */
export function writeJsx({ elements, looks, scripts }: Embedding): string {
  const scriptLines = scripts.map(({ src, isModule, integrity }) => {
    const type = isModule ? 'type="module" ' : '';
    const hash = integrity ? ` integrity=${quoteJsx(integrity)} crossOrigin="anonymous"` : '';
    return `<script ${type}async src=${quoteJsx(src)}${hash} />`;
  });
  const tagLines = elements.flatMap((element) => {
    const { tag, href, name } = element;
    const attributes = element.attributes.map(([key, value]) =>
      value === '' ? ` ${key}` : ` ${key}=${quoteJsx(value)}`,
    );
    const styles = stylesOf(element, looks).map(([property, value]) => {
      const camelCase = property.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase());
      const key = property.startsWith('--') ? `'${property}'` : camelCase;
      return `${key}: ${formatJson(value)}`;
    });
    if (styles.length > 0) attributes.push(` style={{ ${styles.join(', ')} }}`);
    const link = `  <a href=${quoteJsx(href)}>{${formatJson(name)}}</a>`;
    return [`<${tag}${attributes.join('')}>`, link, `</${tag}>`];
  });
  const body = [...scriptLines, ...tagLines].map((line) => `      ${line}`).join('\n');
  return `export function StudyAbroad() {\n  return (\n    <>\n${body}\n    </>\n  );\n}`;
}

/** Whether the address of a frame takes an attribute of one of these elements. */
export const isFramed =
  (elements: readonly ManifestElement[]) =>
  (tag: string, name: string): boolean => {
    if (name === 'partner' || name === 'campaign') return true;
    const attributes = elements.find(({ tagName }) => tagName === tag)?.attributes ?? [];
    return attributes.some((attribute) => attribute.name === name && isFrameOption(attribute));
  };

/** The text size of an element, and of the page in a frame. */
const EM_PX = 16;

/** Colours as `#rrggbb` and a radius in whole px. */
function writeFrameLook([property, value]: Pairs): [name: string, value: string][] {
  const name = property.slice('--sa-'.length);
  if (name === 'radius') {
    const px = Number.parseFloat(value) * (value.endsWith('em') ? EM_PX : 1);
    return [[name, String(Math.min(Math.round(px), MAX_RADIUS_PX))]];
  }
  const colour = parseColour(value);
  return colour ? [[name, toHex(colour)]] : [];
}

/**
 * For page builders that allow nothing but frames. The address of a frame takes attributes of a closed
 * list, the partner and looks.
 */
export const writeFrames = (
  { site, elements, looks }: Embedding,
  takes: (tag: string, name: string) => boolean,
): string =>
  elements
    .map(({ tag, name, attributes, heightPx }) => {
      const taken = attributes.filter(([attribute]) => takes(tag, attribute));
      const pairs = [...taken, ...looks.flatMap(writeFrameLook)].map(([key, value]) => [
        key,
        value,
      ]);
      const query = pairs.length > 0 ? `?${new URLSearchParams(pairs)}` : '';
      // Without a theme, our script makes the frame dark on a dark page; alone, the frame stays light.
      const theme = attributes.find(([attribute]) => attribute === 'theme')?.[1];
      const written = Object.entries({
        src: `${site}/embed/frame/${tag}${query}`,
        title: name,
        ...(canRecord(tag) && { allow: 'camera; microphone' }),
        loading: 'lazy',
        width: '100%',
        height: String(heightPx ? heightPx + 2 * FRAME_PADDING_PX : 640),
        style: `border: 0${theme ? `; color-scheme: ${schemeOfFrame(theme)}` : ''}`,
      }).map(([key, value]) => ` ${key}="${escapeHtml(value)}"`);
      return `<iframe${written.join('')}></iframe>`;
    })
    .join('\n\n');

const STYLE_SOURCE = "style-src-attr 'unsafe-inline';";

/** The sources that a page's Content Security Policy has to add. */
export function writePolicy({ site, elements, looks }: Embedding): string {
  const hasStyle = looks.length > 0 || elements.some((element) => element.heightPx > 0);
  const pictures = new Set(elements.flatMap(({ tag }) => pictureSourcesOf(tag)));
  return [
    `script-src ${site};`,
    `connect-src ${site};`,
    ...(pictures.size > 0 ? [`img-src ${[...pictures].join(' ')};`] : []),
    ...(elements.some(({ tag }) => canRecord(tag)) ? ['media-src blob:;'] : []),
    ...(hasStyle ? [STYLE_SOURCE] : []),
  ].join('\n');
}

/** The same for our frames, whose pages have policies of their own, and for their script. */
export const writeFramePolicy = (site: string): string =>
  [`script-src ${site};`, `frame-src ${site};`, STYLE_SOURCE].join('\n');

interface Disclosed {
  name: string;
  stores?: readonly string[] | undefined;
  sends?: string | undefined;
}

/** A paragraph of a cookie or privacy policy for each element. */
export const writeCookieText = (owner: string, elements: readonly Disclosed[]): string =>
  elements
    .map(({ name, stores = [], sends }) =>
      [
        `${name} (by ${owner}) sets no cookies.`,
        ...(stores.length > 0 ? ['Kept in your browser:', ...stores.map(endSentence)] : []),
        ...(sends ? [`Sent to ${owner}: ${endSentence(sends)}`] : []),
        ...(sends === '' ? ['Nothing you enter leaves your browser.'] : []),
      ].join(' '),
    )
    .join('\n\n');

/** Without the marks around code, and with a full stop. */
function endSentence(text: string): string {
  const plain = text.replaceAll('`', '');
  return /[.!?]$/.test(plain) ? plain : `${plain}.`;
}
