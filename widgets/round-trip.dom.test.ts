import { createRequire } from 'node:module';
import { transpileModule } from 'typescript';
import { describe, expect, it } from 'vitest';
import { readFrameOptions } from '../worker/frame/frame-options.ts';
import framedElements from '../worker/frame/framed-elements.json';
import manifest from './custom-elements.json';
import {
  choicesOf,
  elementsOf,
  isSwitch,
  type Manifest,
  type ManifestElement,
  valuesOf,
} from './kit/rules/manifest.ts';
import { describeTag } from './sa-embed-builder/catalogue.ts';
import {
  attributesToWrite,
  type Configuration,
  looksToWrite,
  ownAttributes,
  readConfiguration,
  writeConfiguration,
} from './sa-embed-builder/configuration.logic.ts';
import {
  chooseFrameListener,
  chooseScripts,
  type Embedding,
  isFramed,
  writeFramePolicy,
  writeFrames,
  writeHtml,
  writeJsx,
  writePlaceholders,
  writePolicy,
  writeScript,
  writeShortcodes,
} from './sa-embed-builder/snippets.logic.ts';
import { checkPage } from './sa-page-check/page-check.logic.ts';
import { readPage } from './sa-page-check/read-page.ts';
import { pairwise } from './testing/pairwise.ts';

const SITE = 'https://our.example';
const documented = elementsOf(manifest as Manifest);
const offered = documented.filter(({ isEmbeddable }) => isEmbeddable);

/** Not every element has a file of its own, and in an earlier version fewer had. */
const ownFiles = offered.map(({ tagName }) => tagName).filter((tag) => !/chat|action/.test(tag));
const hashesOf = (tags: readonly string[]) => {
  const files = ['sa-loader', 'sa-widgets', 'sa-frame', ...tags];
  return Object.fromEntries(files.map((file) => [`${file}.js`, `sha384-${file}`]));
};
const published = {
  versions: [
    { version: '0.3.0', integrity: hashesOf(ownFiles) },
    { version: '0.2.0', integrity: hashesOf(ownFiles.slice(4)) },
  ],
  sizes: Object.fromEntries(ownFiles.map((tag) => [tag, { own: {} }])),
};
const facts = { elements: documented, versions: published.versions, site: SITE };

type Values = Record<string, string>;

/** Choices among an element's own attributes. */
const OWN: Record<string, (element: ManifestElement) => Values> = {
  nothing: () => ({}),
  'the first of each list': (element) => chosenIn(element, (list) => list[0]),
  'the last of each list': (element) => chosenIn(element, (list) => list.at(-1)),
  'known words in other letters': (element) =>
    chosenIn(element, (list, isKnown) => (isKnown ? list.at(-1)?.toUpperCase() : undefined)),
  'every switch': (element) =>
    Object.fromEntries(
      ownAttributes(element)
        .filter(isSwitch)
        .map(({ name }) => [name, '']),
    ),
  'texts with signs of HTML, JSX and shortcodes': (element) => textsIn(element, TEXT),
  'words that are not known': (element) => textsIn(element, 'Narnia'),
};
const TEXT = `Ask "us" & 'them' <b>[now] {1} \\ ₹5 lakh`;

const chosenIn = (
  element: ManifestElement,
  choose: (list: readonly string[], isKnown: boolean) => string | undefined,
): Values =>
  Object.fromEntries(
    ownAttributes(element).flatMap((attribute) => {
      const value = choose(valuesOf(attribute), !!attribute.known);
      return value === undefined ? [] : [[attribute.name, value]];
    }),
  );

const textsIn = (element: ManifestElement, text: string): Values =>
  Object.fromEntries(
    ownAttributes(element)
      .filter((attribute) => !isSwitch(attribute) && choicesOf(attribute).length === 0)
      .map(({ name }) => [name, text]),
  );

const COMMON: Values[] = [
  {},
  { partner: 'campus-times' },
  { partner: 'Campus Times', campaign: `Autumn "fair" & <more> [${'x'.repeat(60)}]` },
  { partner: 'campus-times', campaign: 'x'.repeat(101), 'campaign-from-url': '' },
];

const LOOKS: Values[] = [
  {},
  { '--sa-primary': '#A00000', '--sa-surface': 'rgb(255, 250 240)' },
  { '--sa-accent': 'hsl(40deg, 90%, 50%)', '--sa-card-radius': '1.5em' },
  { '--sa-font': `"Source Sans 3", Georgia, serif`, '--sa-radius': '0.5rem' },
  { '--sa-font': 'page()', '--sa-ink': 'rgb(0 0 0 / 50%)', '--sa-radius': '4vw' },
  { '--sa-primary': '#abc', '--sa-radius': '40px' },
];

interface Ready {
  embedding: Embedding;
  chosen: readonly ManifestElement[];
  configuration: Configuration;
}

/** The HTML that a visitor's browser gets after a partner has pasted the lines of a way. */
const WAYS: Record<string, (ready: Ready) => string> = {
  html: ({ embedding }) => writeHtml(embedding),
  div: ({ embedding }) => writePlaceholders(embedding),
  react: ({ embedding }) => renderJsx(writeJsx(embedding)),
  wordpress: ({ embedding }) =>
    embedding.scripts.map(writeScript).join('') + runShortcodes(writeShortcodes(embedding)),
  frame: ({ embedding, chosen, configuration }) =>
    writeFrames(embedding, isFramed(chosen)) +
    writeScript(chooseFrameListener(SITE, published, configuration)),
};

/** By React itself, as on a partner's server. */
function renderJsx(component: string): string {
  const require = createRequire(import.meta.url);
  const { outputText } = transpileModule(component.replace('export ', ''), {
    compilerOptions: { jsx: 2 },
  });
  const React = require('react');
  const StudyAbroad = new Function('React', `${outputText}; return StudyAbroad;`)(React);
  return require('react-dom/server').renderToStaticMarkup(React.createElement(StudyAbroad));
}

/** A shortcode is printed as the tag it names, its values as they are written. */
const runShortcodes = (text: string) => text.replaceAll(/\[(sa-[\w-]+)([^\]]*)\]/g, '<$1$2></$1>');

/** The page around the snippet; `policy` holds the lines that the builder gives for its own. */
const PAGES: Record<string, (snippet: string, policy: string) => string> = {
  'the lines alone': (snippet) => snippet,
  'a page': (snippet) =>
    `<!doctype html>\n<html lang="en">\n<head><title>Ours</title></head>\n<body><main><div>${snippet}</div></main></body></html>`,
  'a cell': (snippet) => `<table><tr><td>${snippet}</td></tr></table>`,
  'a page with the policy': (snippet, policy) =>
    `<html><head><meta http-equiv="Content-Security-Policy" content="default-src 'none'; ${policy.replaceAll('\n', ' ')}"></head><body>${snippet}</body></html>`,
};

const cases = pairwise({
  way: Object.keys(WAYS),
  page: Object.keys(PAGES),
  script: ['loader', 'own', 'single'] as const,
  version: ['', ...published.versions.map(({ version }) => version)],
  element: offered,
  beside: [undefined, offered[1], offered[5], offered.at(-1)],
  own: Object.keys(OWN),
  common: COMMON,
  theme: ['', 'light', 'dark', 'auto'],
  looks: LOOKS,
  heightPx: [0, 512],
});

/** As the builder reads it from its own address. */
function configure(row: (typeof cases)[number]): Configuration {
  const elements = [...new Set([row.element, row.beside])].flatMap((element) =>
    element ? [{ tag: element.tagName, values: OWN[row.own]?.(element) ?? {} }] : [],
  );
  const { script, version, looks } = row;
  const theme = row.theme && { theme: row.theme };
  return { elements, settings: { ...row.common, ...theme, ...looks, script, version } };
}

function prepare(configuration: Configuration, heightPx: number): Ready {
  const placed = configuration.elements.flatMap(({ tag, values }) =>
    offered
      .filter(({ tagName }) => tagName === tag)
      .map((element) => ({ placed: { tag, values }, element })),
  );
  const embedding = {
    site: SITE,
    looks: looksToWrite(configuration.settings),
    scripts: chooseScripts(SITE, published, configuration),
    elements: placed.map(({ placed, element }) => ({
      tag: placed.tag,
      attributes: attributesToWrite(placed, configuration.settings, element),
      ...describeTag(placed.tag, SITE),
      heightPx,
    })),
  };
  return { embedding, chosen: placed.map(({ element }) => element), configuration };
}

const findingsIn = (html: string) => checkPage(readPage(html), facts).map(({ text }) => text);

const attributesOf = (node: Element) =>
  Object.fromEntries([...node.attributes].map(({ name, value }) => [name, value]));

/** The elements that a page holds are those of the configuration, with the same attributes and looks. */
function expectPlaced(html: string, { embedding }: Ready, way: string) {
  const prefix = way === 'div' ? 'data-' : '';
  const expected = embedding.elements.map(({ tag, attributes }) => [
    tag,
    Object.fromEntries(attributes.map(([name, value]) => [prefix + name, value])),
    Object.fromEntries(embedding.looks),
  ]);
  const page = new DOMParser().parseFromString(html, 'text/html');
  const nodes = [...page.querySelectorAll<HTMLElement>('[data-sa-element], body *')].filter(
    ({ localName, dataset }) => localName.startsWith('sa-') || dataset.saElement,
  );
  const placed = nodes.map((node) => {
    const { style, 'data-sa-element': named, ...attributes } = attributesOf(node);
    const looks = (style ?? '').split(/;\s*/).flatMap((declaration) => {
      const [, property, value] = /^(--sa-[a-z-]+): ?(.+)$/.exec(declaration) ?? [];
      return property ? [[property, value]] : [];
    });
    return [named ?? node.localName, attributes, Object.fromEntries(looks)];
  });
  expect(placed).toEqual(expected);
}

/** The Worker reads from a frame's address what the builder has written into it, and nothing is refused. */
function expectFramed(html: string, { embedding, chosen }: Ready) {
  // As frames, the simulated browser would report each as one that it cannot load.
  const page = new DOMParser().parseFromString(html.replaceAll('<iframe', '<div'), 'text/html');
  const read = [...page.querySelectorAll('div[src]')].map((frame) => {
    const { pathname, searchParams } = new URL(frame.getAttribute('src') ?? '');
    const tag = pathname.split('/').at(-1) as keyof typeof framedElements.elements;
    const { attributes, properties } = readFrameOptions(
      searchParams,
      framedElements.elements[tag] as never,
      framedElements.colours,
    );
    expect([...searchParams.keys()].toSorted()).toEqual(
      [...attributes.keys(), ...[...properties.keys()].map((name) => name.slice(5))].toSorted(),
    );
    return [tag, Object.fromEntries(attributes)];
  });
  const takes = isFramed(chosen);
  expect(read).toEqual(
    embedding.elements.map(({ tag, attributes }) => [
      tag,
      Object.fromEntries(attributes.filter(([name]) => takes(tag, name))),
    ]),
  );
}

/** Themes of some systems are XML, and take nothing else. */
function expectXml(html: string) {
  const page = new DOMParser().parseFromString(`<p>${html}</p>`, 'application/xml');
  expect(page.querySelector('parsererror')?.textContent).toBeUndefined();
}

/** A row in words, for the report of a failure. */
const nameOf = ({ element, beside, ...row }: (typeof cases)[number]) =>
  JSON.stringify({ element: element?.tagName, beside: beside?.tagName, ...row });

describe('a configuration of the builder', () => {
  it.each(cases.map((row) => [nameOf(row), row] as const))(
    'gives lines that "Check my page" finds right, and a link that restores it: %s',
    (_, row) => {
      const configuration = configure(row);
      const ready = prepare(configuration, row.heightPx);
      const html = WAYS[row.way]?.(ready) ?? '';
      const policy = row.way === 'frame' ? writeFramePolicy(SITE) : writePolicy(ready.embedding);
      expect(findingsIn(PAGES[row.page]?.(html, policy) ?? '')).toEqual([]);
      if (['html', 'div', 'frame'].includes(row.way)) expectXml(html);
      if (row.way === 'frame') expectFramed(html, ready);
      else expectPlaced(html, ready, row.way);
      // The configuration is the same again once its link is opened.
      const again = readConfiguration(writeConfiguration(configuration), {
        elements: offered,
        versions: published.versions.map(({ version }) => version),
      });
      const write = (one: Configuration) => writeHtml(prepare(one, row.heightPx).embedding);
      expect(write(again.configuration)).toBe(write(configuration));
    },
  );
});
