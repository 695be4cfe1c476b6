import {
  classicBase,
  contentPlugins,
  outDir,
  plainPlugins,
  prerendererPlugins,
  scriptPlugins,
  workbenchPlugins,
} from './scripts/build/bundle-plugins.ts';
import { deskElement, elementFolders } from './scripts/build/generate/element-folders.ts';
import {
  elementsInFile,
  embeddableElements,
  lazyChunkOf,
  ownFileTags,
} from './scripts/build/own-files.ts';
import { contentChunks } from './scripts/build/plugins/content-chunks.ts';
import { writeFileList, writeSizes } from './scripts/build/plugins/embed-sizes.ts';
import { writeLicences } from './scripts/build/plugins/licences.ts';
import { sharedChunks } from './scripts/build/plugins/shared-chunks.ts';
import { deskFolder } from './scripts/site-builder/build-desk.ts';
import { prerendererPath } from './scripts/site-builder/prerender.ts';

/** Renders elements into pages. It comes first: the others take the names and rules of styles from it. */
const prerenderer = {
  input: 'widgets/prerender.ts',
  plugins: prerendererPlugins(),
  output: { file: prerendererPath(outDir), format: 'es', inlineDynamicImports: true },
};

/** One file for each content module, which tools fetch when the browser is idle. */
const contentChunk = (input) => ({
  input,
  plugins: contentPlugins(),
  output: {
    dir: `${outDir}/embed`,
    format: 'es',
    entryFileNames: 'chunks/[name]-[hash].js',
    chunkFileNames: 'chunks/[name]-[hash].js',
  },
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
  plugins: plainPlugins(),
  output: { file: `${outDir}/embed/${name}.js`, format: 'iife' },
});

/** Served by `npm run dev` alone (scripts/site-builder/workbench.ts). */
const workbench = {
  input: {
    workbench: 'host/workbench/workbench.ts',
    frame: 'host/workbench/frame.ts',
    system: 'host/workbench/system.tsx',
  },
  plugins: workbenchPlugins(),
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

const bundles = [
  prerenderer,
  ...contentChunks.map(contentChunk),
  desk,
  frame('sa-frame', 'widgets/frame-listener.ts'),
  frame('sa-frame-page', 'widgets/frame-page.ts'),
  ...(process.env.WORKBENCH ? [workbench] : []),
  classic('sa-widgets'),
  ...ownFileTags().map((tag) => classic(tag, tag)),
  loader,
];

export default (process.env.PRERENDERER_ALONE ? [prerenderer] : bundles).map((bundle) => ({
  ...bundle,
  // Content that a browser may replace would keep whatever reads a part of it.
  treeshake: { propertyReadSideEffects: false },
  onwarn({ message }) {
    throw new Error(message);
  },
}));
