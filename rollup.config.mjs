import { readFileSync } from 'node:fs';
import alias from '@rollup/plugin-alias';
import commonjs from '@rollup/plugin-commonjs';
import nodeResolve from '@rollup/plugin-node-resolve';
import replace from '@rollup/plugin-replace';
import terser from '@rollup/plugin-terser';
import { deskFolder } from './host/site-builder/build-desk.ts';
import { loadPrerenderer, prerendererPath } from './host/site-builder/prerender.ts';
import { readElementDocs } from './scripts/build/generate/element-doc.ts';
import { deskElement, elementFolders } from './scripts/build/generate/element-folders.ts';
import { writeSizes } from './scripts/build/generate/embed-sizes.ts';
import {
  elementsInOwnFile,
  elementsInSingleFile,
  hasLaterPart,
  laterPartOf,
  ownFileTags,
} from './scripts/build/generate/own-files.ts';
import { placeholderAttributes } from './scripts/build/generate/placeholder-attributes.ts';
import { laterPart } from './scripts/build/plugins/later-part.ts';
import { noteLicences, writeLicences } from './scripts/build/plugins/licences.ts';
import { preactAliases } from './scripts/build/plugins/preact-aliases.ts';
import { retryImports } from './scripts/build/plugins/retry-imports.ts';
import { slimLibraries } from './scripts/build/plugins/slim-libraries.ts';
import { slimReact } from './scripts/build/plugins/slim-react.ts';
import { recordStyles, staticStyles } from './scripts/build/plugins/static-styles.ts';
import { fetchTexts, nameText, texts } from './scripts/build/plugins/texts.ts';
import { translateTypeScript } from './scripts/build/plugins/translate-typescript.ts';

const { version } = JSON.parse(readFileSync(new URL('./package.json', import.meta.url), 'utf8'));
const runtime = process.env.RUNTIME ?? 'preact';
const siteOrigin = process.env.SITE_ORIGIN ?? '';
const outDir = process.env.OUT_DIR ?? 'dist';

/** The virtual modules of widgets/virtual.d.ts; `folders`: all elements unless given. */
function elements(folders = elementFolders()) {
  const sources = {
    'virtual:elements': () =>
      folders.map(({ definePath }) => `import ${JSON.stringify(definePath)};`).join('\n'),
    'virtual:element-imports': () => {
      const entries = folders.map(
        ({ tag, definePath }) => `'${tag}': (importFile) => import(${JSON.stringify(definePath)})`,
      );
      return `export default { ${entries.join(', ')} };`;
    },
    'virtual:element-states': () => {
      const entries = folders.map(({ tag, statesPath }) =>
        statesPath ? `'${tag}': () => import(${JSON.stringify(statesPath)})` : `'${tag}': null`,
      );
      return `export default { ${entries.join(', ')} };`;
    },
    'virtual:placeholders': () => {
      const has = ({ tagName }) => folders.some(({ tag }) => tag === tagName);
      const attributes = placeholderAttributes(readElementDocs().filter(has));
      const areAll = embeddable.every(({ tag }) => folders.some((folder) => folder.tag === tag));
      return `export const attributes = ${JSON.stringify(attributes)}; export const areAll = ${areAll};`;
    },
  };
  return {
    name: 'elements',
    resolveId: (id) => (id in sources ? `\0${id}` : null),
    load: (id) => sources[id.slice(1)]?.() ?? null,
    renderDynamicImport: ({ moduleId }) =>
      moduleId === '\0virtual:element-imports' ? { left: 'importFile(', right: ')' } : null,
  };
}

const preactForReact = () =>
  alias({
    entries: Object.entries(preactAliases).map(([find, replacement]) => ({
      find: new RegExp(`^${find}$`),
      replacement,
    })),
  });

/**
 * A classic script does not know its own address as a module does, and asks for it only where the
 * build does not say where our site is.
 */
const findOwnOrigin = () => ({
  name: 'find-own-origin',
  resolveId: (id) =>
    /\/origin\.ts$/.test(id)
      ? new URL('widgets/kit/element/origin.classic.ts', import.meta.url).pathname
      : null,
});

/** Lets the define files register with the prerenderer instead of a browser. */
const definePrerendered = () => ({
  name: 'define-prerendered',
  resolveId: (id) =>
    id.endsWith('/define-element.tsx')
      ? new URL('widgets/kit/element/prerender-element.tsx', import.meta.url).pathname
      : null,
});

const typescript = translateTypeScript();

const translation = ({ isModule }) => [
  nodeResolve({ extensions: ['.mjs', '.js', '.ts', '.tsx'] }),
  commonjs(),
  replace({
    preventAssignment: true,
    values: {
      'process.env.NODE_ENV': JSON.stringify('production'),
      __VERSION__: JSON.stringify(version),
      __SITE_ORIGIN__: JSON.stringify(siteOrigin),
      ...(!isModule && { 'import.meta.url': '""' }),
    },
  }),
  typescript,
];

const minify = ({ isModule }) =>
  terser({
    ecma: 2022,
    module: isModule,
    compress: { passes: 3, unsafe_arrows: true },
    format: { ascii_only: true, comments: false },
  });

/** @param tag The element whose own file it is, if it is one. */
const embedPlugins = ({ isModule, tag = '' }) => [
  elements(isModule ? undefined : tag ? elementsInOwnFile(tag) : elementsInSingleFile()),
  fetchTexts(isModule ? './' : siteOrigin ? `${siteOrigin}/embed/chunks/` : './chunks/'),
  !isModule && !siteOrigin && findOwnOrigin(),
  runtime === 'preact' && slimReact(),
  runtime === 'preact' && preactForReact(),
  slimLibraries(),
  ...translation({ isModule }),
  staticStyles(async () => (await loadPrerenderer(outDir)).recordedStyles),
  retryImports(),
  !isModule && hasLaterPart(tag) && laterPart(laterPartOf(tag, siteOrigin)),
  minify({ isModule }),
  noteLicences(),
];

const storeOf = (file) => `widgets/kit/stores/${file}`;
const lucideIcon = (name) => `node_modules/lucide/dist/esm/icons/${name}.mjs`;

/**
 * The downloads that elements share: `kit` is what every element needs, for more would only add
 * round trips; `ui` is what several need; the others are for pages that do without. A module
 * belongs to the longest path that fits. From a folder a download takes what more than one element
 * imports: the rest travels with its only user, or waits for its dynamic import. A file that is
 * listed by name is always in.
 */
const downloads = {
  kit: [
    'widgets/kit/core/',
    'widgets/kit/element/',
    'widgets/kit/forms/',
    'widgets/kit/stores/',
    'widgets/content/brand.ts',
    'worker/contract/',
    'node_modules/zustand/',
  ],
  ui: ['widgets/kit/', 'widgets/content/provenance.ts', 'node_modules/lucide/'],
  // Styles are finished texts: the builder alone reads single colours.
  colours: ['widgets/kit/element/tokens.ts'],
  query: ['widgets/kit/api/query.ts'],
  // The builder reads our published files as forms send: it may wait for a form's rules, forms not for
  // the builder's parts.
  submission: [
    'widgets/kit/sending/submission.ts',
    'widgets/kit/api/request.ts',
    'node_modules/wretch/dist',
  ],
  blog: ['widgets/kit/blog/', 'widgets/content/posts/'],
  scene: ['widgets/kit/art/scenes/'],
  site: [
    'widgets/kit/site/',
    'widgets/content/',
    ...['award', 'clock', 'file-check', 'graduation-cap', 'school', 'wallet'].map(lucideIcon),
  ],
  // For the footer, the contact page and About, which nobody sees first.
  contact: ['widgets/content/public-profile.ts', 'widgets/content/office-map.ts'],
  about: ['widgets/content/about.ts'],
  tools: [
    'widgets/kit/loading/',
    'widgets/kit/stores/extras.ts',
    'widgets/kit/stores/follow-keys.ts',
    ...['plan.ts', 'plan-choices.logic.ts', 'plan-handover.ts'].map(storeOf),
    ...['plan-link.logic.ts', 'plan-words.logic.ts'].map(storeOf),
    'widgets/content/plan-names.ts',
    'widgets/kit/tools/',
    'widgets/kit/ui/use-focus-after.ts',
    'widgets/content/countries/',
    'widgets/content/exchange-rates.ts',
    'widgets/content/program-level.ts',
    'widgets/content/visas/',
    'widgets/content/visas/visa.ts',
    ...['check', 'download', 'external-link', 'pen-line', 'printer'].map(lucideIcon),
    ...['rotate-ccw', 'triangle-alert'].map(lucideIcon),
  ],
  words: ['widgets/content/vocabulary/words.ts'],
  media: ['widgets/kit/media/'],
  recordings: ['widgets/kit/media/use-recordings.ts', 'widgets/kit/ui/use-latest-state.ts'],
  voice: ['widgets/kit/media/speak.ts'],
};

const downloadOf = Object.entries(downloads)
  .flatMap(([download, paths]) => paths.map((path) => ({ download, path: `/${path}` })))
  .sort((one, other) => other.path.length - one.path.length);

function chunkOf(id, { getModuleInfo }) {
  const { download, path } = downloadOf.find(({ path }) => id.includes(path)) ?? {};
  const isShared = () => elementsUsing(id, getModuleInfo).size > 1;
  return path && (!path.endsWith('/') || isShared()) ? download : null;
}

/** The folders of the elements that import a module, directly or not. */
function elementsUsing(id, getModuleInfo, seen = new Set()) {
  if (seen.has(id)) return new Set();
  seen.add(id);
  const own = id.match(/\/widgets\/(sa-[^/]+)\//)?.[1];
  if (own) return new Set([own]);
  const { importers } = getModuleInfo(id);
  return new Set(
    importers.flatMap((importer) => [...elementsUsing(importer, getModuleInfo, seen)]),
  );
}

// TypeScript wants another option beside allowImportingTsExtensions as soon as it emits; the one it
// means would rewrite our dynamic imports.
function onwarn(warning) {
  if (warning.pluginCode !== 'TS5096') throw new Error(warning.message);
}

/** `npm run dev` alone serves it (scripts/workbench.ts). */
const workbench = {
  input: { workbench: 'host/workbench/workbench.ts', frame: 'host/workbench/frame.ts' },
  onwarn,
  plugins: [elements(), ...translation({ isModule: true })],
  output: { dir: `${outDir}/workbench`, format: 'es', chunkFileNames: 'chunks/[name]-[hash].js' },
};

/** The two ends of a frame (decision 014), each a classic file of its own. */
const frame = Object.entries({
  'sa-frame': 'widgets/frame-listener.ts',
  'sa-frame-page': 'widgets/frame-page.ts',
}).map(([name, input]) => ({
  input,
  onwarn,
  plugins: [...translation({ isModule: false }), minify({ isModule: false }), noteLicences()],
  output: { file: `${outDir}/embed/${name}.js`, format: 'iife' },
}));

/**
 * What draws elements into pages. It comes first: in it goober names every template, and the others
 * take the names and rules from there.
 */
const prerenderer = {
  input: 'widgets/prerender.ts',
  onwarn,
  plugins: [
    elements([...elementFolders(), deskElement]),
    definePrerendered(),
    preactForReact(),
    ...translation({ isModule: false }),
    recordStyles(),
  ],
  output: { file: prerendererPath(outDir), format: 'es', inlineDynamicImports: true },
};

/** For staff alone, in one file. */
const desk = {
  input: deskElement.definePath,
  onwarn,
  plugins: embedPlugins({ isModule: true }),
  output: { file: `${deskFolder(outDir)}/desk.js`, format: 'es', inlineDynamicImports: true },
};

/**
 * Tells V8 to compile all functions of a file at once, off the main thread, where nearly all run
 * before the first paint anyway. After the minifier, which would drop it.
 */
const hintAtCompiling = (isWanted) => ({
  name: 'hint-at-compiling',
  renderChunk: (code, chunk) => (isWanted(chunk) ? `//# allFunctionsCalledOnLoad\n${code}` : null),
});

/** The elements that are made for other sites. */
const embeddable = elementFolders().filter(({ tag }) =>
  readElementDocs().some(({ tagName, isEmbeddable }) => tagName === tag && isEmbeddable),
);

/** A classic script with all elements, or with what `tag` needs; all but a tool's have a later part. */
const classic = (name, tag) => ({
  input: { [name]: 'widgets/widgets.ts' },
  onwarn,
  plugins: [
    ...embedPlugins({ isModule: false, tag }),
    tag && hintAtCompiling(({ isEntry }) => isEntry),
  ],
  output: {
    dir: `${outDir}/embed`,
    entryFileNames: '[name].js',
    ...(!hasLaterPart(tag) && { format: 'iife', inlineDynamicImports: true }),
  },
});

const text = (path) => ({
  input: path,
  onwarn,
  plugins: [typescript, minify({ isModule: true }), noteLicences(), nameText()],
  output: { dir: `${outDir}/embed`, format: 'es', entryFileNames: 'chunks/[name]-[hash].js' },
});

export default [
  prerenderer,
  ...texts.map(text),
  desk,
  ...frame,
  ...(process.env.WORKBENCH ? [workbench] : []),
  classic('sa-widgets', ''),
  ...ownFileTags().map((tag) => classic(tag, tag)),
  {
    input: { 'sa-loader': 'widgets/loader.ts' },
    onwarn,
    plugins: [
      ...embedPlugins({ isModule: true }),
      hintAtCompiling(({ name }) => ['sa-loader', 'kit'].includes(name)),
      writeSizes(embeddable),
      writeLicences(),
    ],
    output: {
      dir: `${outDir}/embed`,
      format: 'es',
      entryFileNames: '[name].js',
      // A module's dots, as in `thing.logic`, are in no name that the Worker publishes.
      chunkFileNames: ({ name }) => `chunks/${name.replaceAll('.', '-')}-[hash].js`,
      manualChunks: chunkOf,
    },
  },
];
