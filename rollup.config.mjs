import { readFileSync } from 'node:fs';
import alias from '@rollup/plugin-alias';
import commonjs from '@rollup/plugin-commonjs';
import nodeResolve from '@rollup/plugin-node-resolve';
import replace from '@rollup/plugin-replace';
import terser from '@rollup/plugin-terser';
import typescript from '@rollup/plugin-typescript';
import { elementFolders } from './scripts/element-folders.ts';
import { preactAliases } from './scripts/preact-aliases.ts';

const { version } = JSON.parse(readFileSync(new URL('./package.json', import.meta.url), 'utf8'));
const runtime = process.env.RUNTIME ?? 'preact';
const siteOrigin = process.env.SITE_ORIGIN ?? '';
const outDir = process.env.OUT_DIR ?? 'dist';

/** The two virtual modules of widgets/virtual.d.ts. */
function elements() {
  const sources = {
    'virtual:elements': () =>
      elementFolders()
        .map(({ definePath }) => `import ${JSON.stringify(definePath)};`)
        .join('\n'),
    'virtual:element-imports': () => {
      const entries = elementFolders().map(
        ({ tag, definePath }) => `'${tag}': () => import(${JSON.stringify(definePath)})`,
      );
      return `export default { ${entries.join(', ')} };`;
    },
  };
  return {
    name: 'elements',
    resolveId: (id) => (id in sources ? `\0${id}` : null),
    load: (id) => sources[id.slice(1)]?.() ?? null,
  };
}

/**
 * r2wc and zustand take React as one default object, which keeps all of preact/compat in the
 * bundle. They get an object of the four functions they call.
 */
function slimDefaultReact() {
  const used = 'createElement, useCallback, useDebugValue, useSyncExternalStore';
  return {
    name: 'slim-default-react',
    resolveId: (id, importer) =>
      id === 'react' && /@r2wc|zustand/.test(importer ?? '') ? '\0slim-react' : null,
    load: (id) =>
      id === '\0slim-react'
        ? `import { ${used} } from 'preact/compat'; export default { ${used} };`
        : null,
  };
}

const preactForReact = () =>
  alias({
    entries: Object.entries(preactAliases).map(([find, replacement]) => ({
      find: new RegExp(`^${find}$`),
      replacement,
    })),
  });

/** Lets the define files register with the prerenderer instead of a browser. */
const definePrerendered = () => ({
  name: 'define-prerendered',
  resolveId: (id) =>
    id.endsWith('/define-element.tsx')
      ? new URL('widgets/kit/element/prerender-element.tsx', import.meta.url).pathname
      : null,
});

const translate = ({ isModule }) => [
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
  typescript({
    tsconfig: './tsconfig.json',
    include: ['widgets/**/*.ts', 'widgets/**/*.tsx', 'worker/contract/*.ts'],
    noEmit: false,
    noForceEmit: true,
    // `npm run types` checks; here each file is only translated.
    noCheck: true,
  }),
];

const embedPlugins = ({ isModule }) => [
  elements(),
  runtime === 'preact' && slimDefaultReact(),
  runtime === 'preact' && preactForReact(),
  ...translate({ isModule }),
  terser({
    ecma: 2022,
    module: isModule,
    compress: { passes: 3 },
    format: { ascii_only: true, comments: false },
  }),
];

/** What every element needs is one download: more would only add round trips. */
const kit =
  /\/widgets\/(kit\/(element|forms\/(use-|draft|import-)|stores\/(toasts|newsletter-handover)|ui\/(button|card|consent|field|person-fields|site-link|submission-form))|content\/brand)|\/zustand\/esm\/vanilla|\/worker\/contract\/(options|submission-paths)/;

/**
 * Further downloads that several elements share, by name; Rollup alone would cut them smaller than
 * a request is worth. What only one element needs travels with it.
 */
const shared = {
  kit,
  ui: /\/widgets\/(kit\/ui\/(avatar|button-styles|choice-bar|format-day|icon|labelled|note|pressable-card|rating|search-box|section|select|tabs|visually-hidden)|content\/(home|navigation|provenance))/,
  blog: /\/widgets\/(kit\/blog|content\/posts)\//,
  scene: /\/widgets\/kit\/art\/scene/,
};

function chunkOf(id) {
  return Object.keys(shared).find((name) => shared[name].test(id)) ?? null;
}

// TypeScript wants another option beside allowImportingTsExtensions as soon as it emits; the one it
// means would rewrite our dynamic imports.
function onwarn(warning) {
  if (!warning.message.includes('TS5096')) throw new Error(warning.message);
}

export default [
  {
    input: 'widgets/widgets.ts',
    onwarn,
    plugins: embedPlugins({ isModule: false }),
    output: {
      file: `${outDir}/embed/sa-widgets.js`,
      format: 'iife',
      inlineDynamicImports: true,
    },
  },
  {
    input: { 'sa-loader': 'widgets/loader.ts' },
    onwarn,
    plugins: embedPlugins({ isModule: true }),
    output: {
      dir: `${outDir}/embed`,
      format: 'es',
      entryFileNames: '[name].js',
      chunkFileNames: 'chunks/[name]-[hash].js',
      manualChunks: chunkOf,
      experimentalMinChunkSize: 2000,
    },
  },
  {
    input: 'widgets/prerender.ts',
    onwarn,
    plugins: [elements(), definePrerendered(), preactForReact(), ...translate({ isModule: false })],
    output: {
      file: '.cache/prerender.mjs',
      format: 'es',
      inlineDynamicImports: true,
    },
  },
];
