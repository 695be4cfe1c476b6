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
import { placeholderAttributes } from './scripts/build/generate/placeholder-attributes.ts';
import {
  elementsInOwnFile,
  elementsInSingleFile,
  hasLaterPart,
  laterPartOf,
  ownFileTags,
} from './scripts/build/own-files.ts';
import { writeSizes } from './scripts/build/plugins/embed-sizes.ts';
import { laterPart } from './scripts/build/plugins/later-part.ts';
import { noteLicences, writeLicences } from './scripts/build/plugins/licences.ts';
import { retryImports } from './scripts/build/plugins/retry-imports.ts';
import { sharedChunks } from './scripts/build/plugins/shared-chunks.ts';
import { slimLibraries } from './scripts/build/plugins/slim-libraries.ts';
import { slimReact } from './scripts/build/plugins/slim-react.ts';
import { recordStyles, staticStyles } from './scripts/build/plugins/static-styles.ts';
import { fetchTexts, nameText, texts } from './scripts/build/plugins/texts.ts';
import { translateTypeScript } from './scripts/build/plugins/translate-typescript.ts';
import { preactAliases } from './scripts/build/preact-aliases.ts';

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
      manualChunks: sharedChunks(elementFolders()),
    },
  },
];
