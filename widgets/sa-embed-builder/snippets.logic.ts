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

/** What the snippets have in common. */
export interface Embedding {
  /** Origin of our site. */
  site: string;
  elements: readonly EmbeddedElement[];
  /** Custom properties of every element. */
  looks: readonly Pairs[];
  scripts: readonly ScriptTag[];
}

type Pairs = readonly [name: string, value: string];

export interface EmbeddedElement {
  tag: string;
  /** What it is called in words. */
  name: string;
  /** An empty value is a switch. */
  attributes: readonly Pairs[];
  /** As measured in the preview; 0 for none, as of a button that floats over the page. */
  heightPx: number;
  /** Where the same is on our own site. */
  href: string;
}

export interface ScriptTag {
  src: string;
  isModule: boolean;
  /** Hash of a file that never changes. */
  integrity?: string | undefined;
}

/**
 * For a value between the double quotes of a WordPress shortcode. Its parser knows no escapes: it
 * ends at a quote or a square bracket and removes backslashes; what it finds is printed as an
 * attribute in which entities stay entities.
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

/** Keeps the page still while the code is on its way: until then the tag is inline, and has no height. */
const stillness = ({ heightPx }: EmbeddedElement): Pairs[] =>
  heightPx > 0
    ? [
        ['display', 'flow-root'],
        ['min-block-size', `${heightPx}px`],
      ]
    : [];

/** Attributes that name a server. Placeholders and shortcodes take none: their authors must not redirect a form. */
const isServer = ([name]: Pairs) => name.endsWith('-base');

/** The servers of others that forms are sent to. */
export const serversOf = (elements: readonly EmbeddedElement[]): string[] => {
  const attributes = elements.flatMap((element) => element.attributes);
  return [...new Set(attributes.filter(([name]) => name === 'api-base').map(([, value]) => value))];
};

/** Whether a snippet that takes no server would drop one. */
export const hasServers = (elements: readonly EmbeddedElement[]): boolean =>
  elements.some(({ attributes }) => attributes.some(isServer));

const styleOf = (element: EmbeddedElement, looks: readonly Pairs[]): Pairs[] => {
  const declarations = [...looks, ...stillness(element)];
  return declarations.length > 0 ? [['style', declare(declarations)]] : [];
};

/** Each with a value, so that themes written in XML take it, too. */
const writeAttributes = (attributes: readonly Pairs[]) =>
  attributes.map(([name, value]) => ` ${name}="${escapeHtml(value)}"`).join('');

export function writeScript({ src, isModule, integrity }: ScriptTag): string {
  const type = isModule ? 'type="module" ' : '';
  const hash = integrity ? ` integrity="${escapeHtml(integrity)}" crossorigin="anonymous"` : '';
  return `<script ${type}async="" src="${escapeHtml(src)}"${hash}></script>`;
}

const writeScripts = (scripts: readonly ScriptTag[]) => scripts.map(writeScript).join('\n');

/** Shown until the code arrives, and if it never does. */
const writeFallback = ({ name, href }: EmbeddedElement) =>
  `<a href="${escapeHtml(href)}">${escapeHtml(name)}</a>`;

/** For any page that takes HTML. */
export function writeHtml({ elements, looks, scripts }: Embedding): string {
  const tags = elements.map((element) => {
    const attributes = writeAttributes([...element.attributes, ...styleOf(element, looks)]);
    return `<${element.tag}${attributes}>\n  ${writeFallback(element)}\n</${element.tag}>`;
  });
  return [writeScripts(scripts), ...tags].join('\n\n');
}

/** For editors that remove tags they do not know. */
export function writePlaceholders({ elements, looks, scripts }: Embedding): string {
  const tags = elements.map((element) => {
    const open = element.attributes.filter((attribute) => !isServer(attribute));
    const data = open.map(([name, value]): Pairs => [`data-${name}`, value]);
    const attributes: Pairs[] = [['data-sa-element', element.tag], ...data];
    const written = writeAttributes([...attributes, ...styleOf(element, looks)]);
    return `<div${written}>\n  ${writeFallback(element)}\n</div>`;
  });
  return [writeScripts(scripts), ...tags].join('\n\n');
}

/** For WordPress with our plugin, which brings the script. Its switches need no value. */
export const writeShortcodes = ({ elements, looks }: Embedding): string =>
  elements
    .map(({ tag, attributes }) => {
      const style: Pairs[] = looks.length > 0 ? [['style', declare(looks)]] : [];
      const open = attributes.filter((attribute) => !isServer(attribute));
      const written = [...open, ...style].map(([name, value]) =>
        value === '' ? ` ${name}` : ` ${name}="${escapeShortcode(value)}"`,
      );
      return `[${tag}${written.join('')}]`;
    })
    .join('\n\n');

/** Where a site offers the plugin. */
export const pluginAddress = (site: string): string => `${site}/embed/study-abroad-widgets.zip`;

/** A style sheet, for places that take no style attribute; empty if nothing is set. */
export function writeStyleSheet({ elements, looks }: Embedding): string {
  if (looks.length === 0) return '';
  const selector = elements.map(({ tag }) => tag).join(',\n');
  const lines = looks.map(([property, value]) => `  ${property}: ${value};`);
  return `${selector} {\n${lines.join('\n')}\n}`;
}

/** A component for React 19, which puts an async script into the head once. */
export function writeJsx({ elements, looks, scripts }: Embedding): string {
  const lines = [
    ...scripts.map(({ src, isModule, integrity }) => {
      const type = isModule ? 'type="module" ' : '';
      const hash = integrity ? ` integrity=${quoteJsx(integrity)} crossOrigin="anonymous"` : '';
      return `<script ${type}async src=${quoteJsx(src)}${hash} />`;
    }),
    ...elements.flatMap((element) => {
      const attributes = element.attributes.map(([name, value]) =>
        value === '' ? ` ${name}` : ` ${name}=${quoteJsx(value)}`,
      );
      return [
        `<${element.tag}${attributes.join('')}${writeJsxStyle(element, looks)}>`,
        `  <a href=${quoteJsx(element.href)}>{${formatJson(element.name)}}</a>`,
        `</${element.tag}>`,
      ];
    }),
  ];
  const body = lines.map((line) => `      ${line}`).join('\n');
  return `export function StudyAbroad() {\n  return (\n    <>\n${body}\n    </>\n  );\n}`;
}

function writeJsxStyle(element: EmbeddedElement, looks: readonly Pairs[]): string {
  const entries = [...looks, ...stillness(element)].map(([property, value]) => {
    const key = property.startsWith('--') ? `'${property}'` : toCamelCase(property);
    return `${key}: ${formatJson(value)}`;
  });
  return entries.length > 0 ? ` style={{ ${entries.join(', ')} }}` : '';
}

const toCamelCase = (property: string) =>
  property.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase());

/** A component for Vue 3, whose templates hold no script tags. */
export function writeVue({ elements, looks, scripts }: Embedding): string {
  const list = scripts.map(
    ({ src, isModule, integrity }) =>
      `  ${formatJson({ src, async: true, ...(isModule && { type: 'module' }), ...(integrity && { integrity, crossOrigin: 'anonymous' }) })},`,
  );
  const tags = elements.map((element) => {
    const attributes = writeAttributes([...element.attributes, ...styleOf(element, looks)]);
    return `  <${element.tag}${attributes}>\n    <a href="${escapeHtml(element.href)}">${escapeHtml(element.name)}</a>\n  </${element.tag}>`;
  });
  return `<script setup>
import { onMounted } from 'vue';

const scripts = [
${list.join('\n')}
];
onMounted(() => {
  for (const script of scripts) document.head.append(Object.assign(document.createElement('script'), script));
});
</script>

<template>
${tags.join('\n')}
</template>`;
}

/** Tells Vue's compiler which tags are not components. */
export const VUE_CONFIG = `// vite.config.js
vue({ template: { compilerOptions: { isCustomElement: (tag) => tag.startsWith('sa-') } } })`;

/** Whether the address of a frame takes an attribute of one of these elements. */
export const isFramed =
  (elements: readonly ManifestElement[]) =>
  (tag: string, name: string): boolean => {
    if (name === 'partner' || name === 'campaign') return true;
    const attributes = elements.find(({ tagName }) => tagName === tag)?.attributes ?? [];
    return attributes.some((attribute) => attribute.name === name && isFrameOption(attribute));
  };

/**
 * For page builders that allow nothing but frames: what the address of a frame may say, which are
 * attributes of a closed list, the partner, colours as `#rrggbb` and a radius in whole px.
 *
 * @param takes whether a frame takes an attribute.
 */
export function writeFrames(
  { site, elements, looks }: Embedding,
  takes: (tag: string, name: string) => boolean,
): string {
  const frames = elements.map(({ tag, name, attributes, heightPx }) => {
    const query = new URLSearchParams([
      ...attributes
        .filter(([attribute]) => takes(tag, attribute))
        .map(([attribute, value]) => [attribute, value]),
      ...looks.flatMap(writeFrameLook),
    ]).toString();
    const src = `${site}/embed/frame/${tag}${query && `?${query}`}`;
    // Without a theme, our script makes it dark where the page is; alone, it keeps the ground that it is read on.
    const theme = attributes.find(([attribute]) => attribute === 'theme')?.[1];
    const scheme = theme ? `; color-scheme: ${schemeOfFrame(theme)}` : '';
    const allow = canRecord(tag) ? ' allow="camera; microphone"' : '';
    return `<iframe src="${escapeHtml(src)}" title="${escapeHtml(name)}"${allow} loading="lazy" width="100%" height="${heightPx ? heightPx + 2 * FRAME_PADDING_PX : 640}" style="border: 0${scheme}"></iframe>`;
  });
  return frames.join('\n\n');
}

/** The text of an element, and of the page in a frame. */
const EM_PX = 16;

function writeFrameLook([property, value]: Pairs): [name: string, value: string][] {
  const name = property.slice('--sa-'.length);
  if (name === 'radius') return [[name, String(toRadiusPx(value))]];
  const colour = parseColour(value);
  return colour ? [[name, toHex(colour)]] : [];
}

function toRadiusPx(length: string): number {
  const px = Number.parseFloat(length) * (length.endsWith('em') ? EM_PX : 1);
  return Math.min(Math.round(px), MAX_RADIUS_PX);
}

const STYLE_SOURCE = "style-src-attr 'unsafe-inline';";

/** What a page's Content Security Policy needs beside what it has. */
export function writePolicy({ site, elements, looks }: Embedding): string {
  const hasStyle = looks.length > 0 || elements.some((element) => element.heightPx > 0);
  const pictures = new Set(elements.flatMap(({ tag }) => pictureSourcesOf(tag)));
  return [
    `script-src ${site};`,
    `connect-src ${[...new Set([site, ...serversOf(elements)])].join(' ')};`,
    ...(pictures.size > 0 ? [`img-src ${[...pictures].join(' ')};`] : []),
    ...(elements.some(({ tag }) => canRecord(tag)) ? ['media-src blob:;'] : []),
    ...(hasStyle ? [STYLE_SOURCE] : []),
  ].join('\n');
}

/** The same for our frames, whose pages have policies of their own, and for their script. */
export const writeFramePolicy = (site: string): string =>
  [`script-src ${site};`, `frame-src ${site};`, STYLE_SOURCE].join('\n');

/** A paragraph of a cookie or privacy policy for each element. */
export function writeCookieText(
  owner: string,
  elements: readonly {
    name: string;
    stores?: readonly string[] | undefined;
    sends?: string | undefined;
  }[],
): string {
  return elements
    .map(({ name, stores = [], sends }) => {
      const kept =
        stores.length > 0 ? `Kept in your browser: ${stores.map(endSentence).join(' ')}` : '';
      const sent =
        sends === undefined
          ? ''
          : sends
            ? `Sent to ${owner}: ${endSentence(sends)}`
            : 'Nothing you enter leaves your browser.';
      return [`${name} (by ${owner}) sets no cookies.`, kept, sent].filter(Boolean).join(' ');
    })
    .join('\n\n');
}

/** Without the marks around code, and with a full stop. */
function endSentence(text: string): string {
  const plain = text.replaceAll('`', '');
  return /[.!?]$/.test(plain) ? plain : `${plain}.`;
}
