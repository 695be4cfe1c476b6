import { readFileSync } from 'node:fs';
import alias from '@rollup/plugin-alias';
import commonjs from '@rollup/plugin-commonjs';
import nodeResolve from '@rollup/plugin-node-resolve';
import replace from '@rollup/plugin-replace';
import terser from '@rollup/plugin-terser';
import { aliases } from './scripts/build/aliases.ts';
import { deskElement, elementFolders } from './scripts/build/generate/element-folders.ts';
import {
  elementsInFile,
  embeddableElements,
  lazyChunkOf,
  ownFileTags,
} from './scripts/build/own-files.ts';
import {
  contentChunks,
  importContentChunks,
  nameContentChunk,
  readJson,
} from './scripts/build/plugins/content-chunks.ts';
import { copyModules } from './scripts/build/plugins/copies.ts';
import { elements } from './scripts/build/plugins/elements.ts';
import { writeFileList, writeSizes } from './scripts/build/plugins/embed-sizes.ts';
import { hintAtCompiling } from './scripts/build/plugins/hint-at-compiling.ts';
import { lazyChunk } from './scripts/build/plugins/lazy-chunk.ts';
import { noteLicences, writeLicences } from './scripts/build/plugins/licences.ts';
import { retryImports } from './scripts/build/plugins/retry-imports.ts';
import { sharedChunks } from './scripts/build/plugins/shared-chunks.ts';
import { slimLibraries } from './scripts/build/plugins/slim-libraries.ts';
import { slimReact } from './scripts/build/plugins/slim-react.ts';
import { recordStyles, staticStyles } from './scripts/build/plugins/static-styles.ts';
import { translateTypeScript } from './scripts/build/plugins/translate-typescript.ts';
import { deskFolder } from './scripts/site-builder/build-desk.ts';
import { loadPrerenderer, prerendererPath } from './scripts/site-builder/prerender.ts';

const { version } = JSON.parse(readFileSync(new URL('./package.json', import.meta.url), 'utf8'));
const isPreact = process.env.RUNTIME !== 'react';
const siteOrigin = process.env.SITE_ORIGIN ?? '';
const outDir = process.env.OUT_DIR ?? 'dist';

/** The folder from which classic scripts fetch: our site's, else the one beside them. */
const classicBase = siteOrigin ? `${siteOrigin}/embed/` : './';

const preactForReact = alias({ entries: aliases.preact });
const typescript = translateTypeScript();

const translation = ({ isModule }) => [
  // Its browser build, without the streams of Node.
  alias({ entries: { papaparse: 'papaparse/papaparse.min.js' } }),
  nodeResolve({ extensions: ['.mjs', '.js', '.ts', '.tsx'] }),
  commonjs(),
  replace({
    preventAssignment: true,
    values: {
      'process.env.NODE_ENV': JSON.stringify('production'),
      // Otherwise a library would register with the RequireJS of a page.
      'define.amd': 'false',
      __VERSION__: JSON.stringify(version),
      __SITE_ORIGIN__: JSON.stringify(siteOrigin),
      ...(!isModule && { 'import.meta.url': '""' }),
    },
  }),
  typescript,
  readJson(),
];

const minify = ({ isModule }) =>
  terser({
    ecma: 2022,
    module: isModule,
    compress: { passes: 3, unsafe_arrows: true, keep_fargs: false },
    format: { ascii_only: true, comments: false },
  });

/** The plugins of a script with elements; `folders` are those that it may define, `hot` the chunks that run at once. */
const scriptPlugins = ({ isModule, folders = elementFolders(), parts, later, hot = [] }) => [
  elements(folders, parts),
  importContentChunks(isModule ? './' : `${classicBase}chunks/`),
  !isModule && !siteOrigin && alias({ entries: aliases.classicOrigin }),
  isPreact && [slimReact(), preactForReact],
  slimLibraries(),
  // In `kit` they would cost the newsletter's form 0.2 kB, in a chunk of their own the others a request.
  isModule && copyModules(/\.view\.tsx$/, /\/person-fields\.tsx$/),
  copyModules(
    /\/kit\/(appointment\/|api\/appointments)/,
    /\/(calendar-file|contract\/appointment|words\/consultation|save-file|use-focus-after)\.ts$/,
  ),
  translation({ isModule }),
  staticStyles(async () => (await loadPrerenderer(outDir)).recordedStyles),
  retryImports(),
  later && lazyChunk(later),
  minify({ isModule }),
  noteLicences(),
  hintAtCompiling(hot),
];

/**
 * Renders elements into pages. It comes first: in it goober names every template, and the others take the
 * names and rules from there.
 */
const prerenderer = {
  input: 'widgets/prerender.ts',
  plugins: [
    elements([...elementFolders(), deskElement]),
    alias({ entries: aliases.prerendered }),
    preactForReact,
    translation({ isModule: false }),
    recordStyles(),
  ],
  output: { file: prerendererPath(outDir), format: 'es', inlineDynamicImports: true },
};

/** One file for each content module, which tools fetch when the browser is idle. */
const contentChunk = (input) => ({
  input,
  plugins: [typescript, readJson(), minify({ isModule: true }), noteLicences(), nameContentChunk()],
  output: { dir: `${outDir}/embed`, format: 'es', entryFileNames: 'chunks/[name]-[hash].js' },
});

/** The lead desk, for staff only, in one file. */
const desk = {
  input: deskElement.definePath,
  plugins: scriptPlugins({ isModule: true }),
  output: { file: `${deskFolder(outDir)}/desk.js`, format: 'es', inlineDynamicImports: true },
};

/** A script of a frame or of the page around it (decision 014). */
const frame = (name, input) => ({
  input,
  plugins: [translation({ isModule: false }), minify({ isModule: false }), noteLicences()],
  output: { file: `${outDir}/embed/${name}.js`, format: 'iife' },
});

/** `npm run dev` alone serves it (scripts/workbench.ts). */
const workbench = {
  input: { workbench: 'host/workbench/workbench.ts', frame: 'host/workbench/frame.ts' },
  plugins: [elements(elementFolders()), translation({ isModule: true })],
  output: { dir: `${outDir}/workbench`, format: 'es', chunkFileNames: 'chunks/[name]-[hash].js' },
};

/** A classic script with all elements, or with `tag` alone; most tools' have no lazy chunk. */
const classic = (name, tag = '') => {
  const later = lazyChunkOf(tag, classicBase);
  const folders = elementsInFile(tag);
  return {
    input: { [name]: 'widgets/widgets.ts' },
    plugins: scriptPlugins({ isModule: false, folders, later, hot: tag ? [name] : [] }),
    output: {
      dir: `${outDir}/embed`,
      entryFileNames: '[name].js',
      ...(!later && { format: 'iife', inlineDynamicImports: true }),
    },
  };
};

/** Fetched by the loader on pages whose editors strip our tags. */
const placeholders = {
  tag: 'sa-placeholders',
  definePath: new URL('widgets/placeholders.ts', import.meta.url).pathname,
};

/** The autoloader with a chunk for each element. It comes last: it lists all files. */
const loader = {
  input: { 'sa-loader': 'widgets/loader/loader.ts' },
  plugins: [
    scriptPlugins({ isModule: true, parts: [placeholders], hot: ['kit'] }),
    writeSizes(embeddableElements()),
    writeFileList(outDir, elementFolders()),
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
};

// TypeScript requires another option beside allowImportingTsExtensions as soon as it emits; that option
// would rewrite our dynamic imports.
function onwarn({ pluginCode, message }) {
  if (pluginCode !== 'TS5096') throw new Error(message);
}

export default [
  prerenderer,
  ...contentChunks.map(contentChunk),
  desk,
  frame('sa-frame', 'widgets/frame-listener.ts'),
  frame('sa-frame-page', 'widgets/frame-page.ts'),
  ...(process.env.WORKBENCH ? [workbench] : []),
  classic('sa-widgets'),
  ...ownFileTags().map((tag) => classic(tag, tag)),
  loader,
].map((bundle) => ({ ...bundle, onwarn }));
