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

const plugins = ({ isModule }) => [
  elements(),
  runtime === 'preact' && slimDefaultReact(),
  runtime === 'preact' &&
    alias({
      entries: Object.entries(preactAliases).map(([find, replacement]) => ({
        find: new RegExp(`^${find}$`),
        replacement,
      })),
    }),
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
  terser({
    ecma: 2022,
    module: isModule,
    compress: { passes: 3 },
    format: { ascii_only: true, comments: false },
  }),
];

/** What every element needs is one download: more would only add round trips. */
const kit =
  /\/widgets\/kit\/(element|ui|forms\/(use-|draft|import-)|stores\/toasts)|\/zustand\/esm\/vanilla|\/worker\/contract\/(options|submission-paths)/;

// TypeScript wants another option beside allowImportingTsExtensions as soon as it emits; the one it
// means would rewrite our dynamic imports.
function onwarn(warning) {
  if (!warning.message.includes('TS5096')) throw new Error(warning.message);
}

export default [
  {
    input: 'widgets/widgets.ts',
    onwarn,
    plugins: plugins({ isModule: false }),
    output: {
      file: `${outDir}/embed/sa-widgets.js`,
      format: 'iife',
      inlineDynamicImports: true,
    },
  },
  {
    input: { 'sa-loader': 'widgets/loader.ts' },
    onwarn,
    plugins: plugins({ isModule: true }),
    output: {
      dir: `${outDir}/embed`,
      format: 'es',
      entryFileNames: '[name].js',
      chunkFileNames: 'chunks/[name]-[hash].js',
      manualChunks: (id) => (kit.test(id) ? 'kit' : null),
    },
  },
];
