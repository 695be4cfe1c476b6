import { readFileSync } from 'node:fs';
import alias from '@rollup/plugin-alias';
import commonjs from '@rollup/plugin-commonjs';
import nodeResolve from '@rollup/plugin-node-resolve';
import replace from '@rollup/plugin-replace';
import terser from '@rollup/plugin-terser';
import type { InputPluginOption } from 'rollup';
import { loadPrerenderer } from '../site-builder/prerender.ts';
import { aliases } from './aliases.ts';
import { deskElement, type ElementFolder, elementFolders } from './generate/element-folders.ts';
import { importContentChunks, nameContentChunk, readJson } from './plugins/content-chunks.ts';
import { copyModules } from './plugins/copies.ts';
import { elements, type Part } from './plugins/elements.ts';
import { hintAtCompiling } from './plugins/hint-at-compiling.ts';
import { type LazyChunk, lazyChunk } from './plugins/lazy-chunk.ts';
import { noteLicences } from './plugins/licences.ts';
import { retryImports } from './plugins/retry-imports.ts';
import { slimLibraries } from './plugins/slim-libraries.ts';
import { slimReact } from './plugins/slim-react.ts';
import { recordStyles, staticStyles } from './plugins/static-styles.ts';
import { translateTypeScript } from './plugins/translate-typescript.ts';

const { version } = JSON.parse(
  readFileSync(new URL('../../package.json', import.meta.url), 'utf8'),
);
const isPreact = process.env.RUNTIME !== 'react';
const siteOrigin = process.env.SITE_ORIGIN ?? '';

/** The build's folder. */
export const outDir = process.env.OUT_DIR ?? 'dist';

/** The folder from which classic scripts fetch: our site's, else the one beside them. */
export const classicBase = siteOrigin ? `${siteOrigin}/embed/` : './';

interface Format {
  /** Whether the script is a module, not a classic script. */
  isModule: boolean;
}

interface Translation extends Format {
  /** Whether our own pages bring later content along: they have no classic script. */
  isBrought?: boolean;
}

interface Script extends Format {
  /** The elements that the script may define; all by default. */
  folders?: ElementFolder[];
  /** Modules that the loader fetches like elements. */
  parts?: Part[];
  /** The lazy chunk of a classic script. */
  later?: LazyChunk | undefined;
  /** Chunks of which nearly all functions run at once. */
  hot?: string[];
}

const preactForReact = alias({ entries: aliases.preact });
const typescript = translateTypeScript();

const translation = ({ isModule, isBrought = isModule }: Translation): InputPluginOption => [
  // Papaparse's browser build, without the streams of Node.
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
  readJson({ isBrought }),
];

const minify = ({ isModule }: Format) =>
  terser({
    ecma: 2022,
    module: isModule,
    compress: { passes: 3, unsafe_arrows: true, keep_fargs: false },
    format: { ascii_only: true, comments: false },
  });

/** The plugins of a script with elements. */
export const scriptPlugins = ({
  isModule,
  folders = elementFolders(),
  parts = [],
  later,
  hot = [],
}: Script): InputPluginOption => [
  elements(folders, parts),
  importContentChunks(isModule ? './' : `${classicBase}chunks/`),
  !isModule && !siteOrigin && alias({ entries: aliases.classicOrigin }),
  isPreact && [slimReact(), preactForReact],
  slimLibraries(),
  // In `kit` they would cost the newsletter's form 0.2 kB, in a chunk of their own the others a request.
  isModule && copyModules(/\.view\.tsx$/, /\/person-fields\.tsx$/),
  isModule && copyModules(/\/(find-source|consent-notice)\.tsx?$/, /\/own-site\.ts$/),
  copyModules(
    /\/kit\/(appointment\/|api\/appointments)/,
    /\/(calendar-file|contract\/appointment|words\/consultation|save-file|use-focus-after)\.ts$/,
  ),
  // Else `kit` would hold it, for forms that need it later.
  copyModules(/\/refresh-content\.ts$/, /\/open-shadow-roots\.ts$/),
  translation({ isModule }),
  staticStyles(async () => (await loadPrerenderer(outDir)).recordedStyles),
  retryImports(),
  later && lazyChunk(later),
  minify({ isModule }),
  noteLicences(),
  hintAtCompiling(hot),
];

/** The plugins of the prerenderer: goober runs in it, and its output for every template is recorded. */
export const prerendererPlugins = (): InputPluginOption => [
  elements([...elementFolders(), deskElement]),
  alias({ entries: aliases.prerendered }),
  preactForReact,
  translation({ isModule: false }),
  recordStyles(),
];

/** The plugins of a content chunk. */
export const contentPlugins = (): InputPluginOption => [
  translation({ isModule: true, isBrought: false }),
  minify({ isModule: true }),
  noteLicences(),
  nameContentChunk(),
];

/** The plugins of a classic script without elements. */
export const plainPlugins = (): InputPluginOption => [
  translation({ isModule: false }),
  minify({ isModule: false }),
  noteLicences(),
];

/** The plugins of the workbench, which is not minified. */
export const workbenchPlugins = (): InputPluginOption => [
  elements(elementFolders()),
  preactForReact,
  translation({ isModule: true }),
];
