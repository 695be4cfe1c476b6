import { readFileSync } from 'node:fs';
import alias from '@rollup/plugin-alias';
import commonjs from '@rollup/plugin-commonjs';
import nodeResolve from '@rollup/plugin-node-resolve';
import replace from '@rollup/plugin-replace';
import terser from '@rollup/plugin-terser';
import typescript from '@rollup/plugin-typescript';
import { elementFolders } from './scripts/element-folders.ts';
import { preactAliases } from './scripts/preact-aliases.ts';
import { slimLibraries } from './scripts/slim-libraries.ts';

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
 * r2wc takes React as one default object, which keeps all of preact/compat in the bundle. It gets an
 * object of the one function it calls.
 */
function slimDefaultReact() {
  return {
    name: 'slim-default-react',
    resolveId: (id, importer) =>
      id === 'react' && importer?.includes('@r2wc') ? '\0slim-react' : null,
    load: (id) =>
      id === '\0slim-react'
        ? "import { createElement } from 'preact/compat'; export default { createElement };"
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

/** CSS without the comments and white space that goober takes out in the browser, or browsers do. */
const slimCss = () => ({
  name: 'slim-css',
  transform: (code, id) =>
    id.includes('/widgets/')
      ? code.replace(/\b(css|glob|keyframes) ?`[^`]*`/g, (template) =>
          template
            .replace(/\/\*.*?\*\//gs, '')
            .replace(/([{};:,`])\s+/g, '$1')
            .replace(/\s+/g, ' '),
        )
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
  slimCss(),
];

const embedPlugins = ({ isModule }) => [
  elements(),
  !isModule && !siteOrigin && findOwnOrigin(),
  runtime === 'preact' && slimDefaultReact(),
  runtime === 'preact' && preactForReact(),
  slimLibraries(),
  ...translate({ isModule }),
  terser({
    ecma: 2022,
    module: isModule,
    compress: { passes: 3 },
    format: { ascii_only: true, comments: false },
  }),
];

/**
 * The downloads that elements share. `kit` is what every element needs, for more would only add
 * round trips; `ui` is what several need; the others are data and drawings too large for
 * pages that do without. What only one element needs travels with it.
 */
const shared = {
  kit: /\/widgets\/(kit\/(element|forms\/(use-|draft|trap)|stores\/(newsletter-handover|use-)|ui\/((primary-)?button\.|card|consent|field|person-fields|site-link|submission-form))|content\/brand)|\/zustand\/esm\/|\/worker\/contract\/(options|submission-paths)/,
  blog: /\/widgets\/(kit\/blog|content\/posts)\//,
  scene: /\/widgets\/kit\/art\/scene/,
  site: /\/widgets\/(content\/(about|consultants|figures|home|navigation|tools)\.|kit\/art\/(network|tool)-icon)/,
  tools:
    /\/widgets\/(kit\/(calendar|ui\/(save-file|tabs))|content\/(countries\/|visas\/visas?\.))|lucide\/.*(printer|download)/,
  words: /\/widgets\/content\/vocabulary\/words/,
  media: /\/widgets\/kit\/media\//,
};

function chunkOf(id, { getModuleInfo }) {
  const name = Object.keys(shared).find((name) => shared[name].test(id));
  if (name || !/\/(widgets\/kit|widgets\/content|lucide)\//.test(id)) return name;
  return elementsUsing(id, getModuleInfo).size > 1 ? 'ui' : null;
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
