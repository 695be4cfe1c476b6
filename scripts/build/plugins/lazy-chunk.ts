import type { GetModuleInfo, Plugin, ProgramNode } from 'rollup';
import { IMPORT } from './retry-imports.ts';
import type { Node } from './syntax-tree.ts';

export interface LazyChunk {
  /** Names the lazy chunk's file. */
  name: string;
  /** The folder of the script, for the lazy chunk's address; `./` is the one it was loaded from. */
  base: string;
  /** Modules that the lazy chunk runs too, by the path of the one that brings them. */
  companions?: Record<string, string>;
  /** Dynamically imported modules that are part of the script instead, by their paths. */
  atOnce?: string[];
  /** Chunks of their own, for the few visitors who need them. */
  apart?: Apart[];
}

interface Apart {
  /** Names its file. */
  name: string;
  /** The path of the module that is imported dynamically. */
  path: string;
  /** Whether the lazy chunk has always run before, so that this one may import from it too. */
  isAfterLazy?: boolean;
}

/**
 * Builds an entry as a classic script and one module beside it, the lazy chunk, with everything that only
 * dynamic imports reach. It is fetched when the first of these runs. Modules that only `apart` reaches get
 * chunks of their own. `retryImports` must come before this plugin. It saves 6.5 kB of the newsletter
 * form's own file and 16.9 kB of the consultation form's (28 November 2026).
 *
 * A classic script exports nothing. So the chunk is a function: its parameters are the script's exports, its
 * result is what the script imports. There is no global, and nothing that another script could reach.
 */
export function lazyChunk(options: LazyChunk): Plugin {
  const { name, base, companions = {}, atOnce = [], apart = [] } = options;
  const isAtOnce = (id: string, read: GetModuleInfo, seen = new Set<string>()): boolean => {
    if (seen.has(id)) return false;
    seen.add(id);
    const { isEntry, importers = [] } = read(id) ?? {};
    if (isEntry || atOnce.some((end) => id.endsWith(end))) return true;
    return importers.some((importer) => isAtOnce(importer, read, seen));
  };
  /** The only one that reaches a module. */
  const findApart = (id: string, read: GetModuleInfo): Apart | undefined => {
    const itself = apart.find(({ path }) => id.endsWith(path));
    const { importers = [], dynamicImporters = [] } = read(id) ?? {};
    if (itself || dynamicImporters.length > 0) return itself;
    const [only, ...others] = new Set(importers.map((importer) => findApart(importer, read)));
    return others.length > 0 ? undefined : only;
  };
  return {
    name: 'lazy-chunk',
    transform(code, id) {
      const end = Object.keys(companions).find((end) => id.endsWith(end));
      return end ? `${code}\nimport ${JSON.stringify(companions[end])};` : null;
    },
    outputOptions: (options) => ({
      ...options,
      format: 'es',
      chunkFileNames: 'chunks/[name]-[hash].js',
      manualChunks(id, { getModuleInfo }) {
        if (isAtOnce(id, getModuleInfo)) return 'script';
        return findApart(id, getModuleInfo)?.name ?? name;
      },
    }),
    renderDynamicImport: {
      order: 'pre',
      handler: ({ targetChunk }) => targetChunk && { left: `later__(${IMPORT}, `, right: ')' },
    },
    renderChunk(code, { isEntry, name: chunk }) {
      const tree = this.parse(code);
      if (!isEntry) {
        const [, lost] = code.match(`${IMPORT}\\(['"](\\..*?)['"]`) ?? [];
        if (lost) this.error(`The lazy chunk would look for "${lost}" beside itself`);
        const isLast = apart.some(({ name, isAfterLazy }) => name === chunk && isAfterLazy);
        const missing = !isLast && split(code, tree).imports[1];
        if (missing) this.error(`${chunk} takes "${missing}" from what may not be there`);
        return toFunction(code, tree);
      }
      const changing = findChanging(tree);
      if (changing) this.error(`The lazy chunk would not see "${changing}" change`);
      return toScript(code, tree, base, apart.length > 0);
    },
    generateBundle(_, bundle) {
      const files = Object.keys(bundle);
      if (files.length > 2 + apart.length) {
        this.error(`More than a script and a lazy chunk: ${files.join(', ')}`);
      }
    },
  };
}

/**
 * `import { a as b } from "../…"; …; export { c as d };` as `export default ({ a: b }) => { …; return { d: c }; };`,
 * with the function that fetches chunks, and what comes from the one beside, as further arguments.
 */
function toFunction(code: string, tree: ProgramNode): string {
  const { body, imports, exports } = split(code, tree);
  const [taken, fromLazy] = imports;
  const parameters = [`{ ${taken} }`];
  if (fromLazy || body.includes('later__(')) parameters.push('later__');
  if (fromLazy) parameters.push(`{ ${fromLazy} }`);
  return `export default (${parameters}) => {\n${body}\nreturn { ${exports} };\n};`;
}

/** A script in a function of its own, which makes the lazy chunk out of what it gives to it. */
function toScript(code: string, tree: ProgramNode, base: string, hasApart: boolean): string {
  const { body, exports } = split(code, tree);
  // A script of another origin does not say where it came from later, not even to import().
  const address = /^\./.test(base)
    ? `new URL(${JSON.stringify(base)}, document.currentScript?.src || document.baseURI)`
    : JSON.stringify(base);
  const load = hasApart
    ? `
const base__ = ${address};
const parts__ = {};
const later__ = async (load, file) => {
  const { default: make } = parts__[file] ? {} : await load(new URL(file, base__).href);
  return parts__[file] ||= make({ ${exports} }, beside__, ...Object.values(parts__));
};
const beside__ = (load, file) => later__(load, './chunks/' + file.slice(2));`
    : `
const base__ = ${address};
let part__;
const later__ = async (load, file) => {
  const { default: make } = part__ ? {} : await load(new URL(file, base__).href);
  return part__ ||= make({ ${exports} });
};`;
  return `(() => {\n'use strict';${body.includes('later__(') ? load : ''}\n${body}\n})();`;
}

/** A chunk without its imports and exports, and these as properties of an object. */
function split(code: string, { body: statements }: ProgramNode) {
  const nodes = statements as unknown as Node[];
  const around = nodes.filter(({ type }) => /^(Import|ExportNamed)Declaration$/.test(type));
  const isBeside = ({ source }: Node) => /^\.\//.test(`${source?.value}`);
  const pairs = (kind: string, read: (specifier: Node) => string, from = around) =>
    from
      .flatMap(({ specifiers = [] }) => specifiers)
      .filter(({ type }) => type === kind)
      .map(read)
      .join(', ');
  return {
    body: around.reduceRight(
      (text, { start, end }) => text.slice(0, start) + text.slice(end),
      code,
    ),
    // The script is a folder up, the other chunk beside.
    imports: [false, true].map((beside) =>
      pairs(
        'ImportSpecifier',
        ({ imported, local }) => `${imported?.name}: ${local?.name}`,
        around.filter((node) => isBeside(node) === beside),
      ),
    ),
    exports: pairs('ExportSpecifier', ({ exported, local }) => `${exported?.name}: ${local?.name}`),
  };
}

/** An export of a chunk that our code may assign again. Libraries have `var` for everything. */
function findChanging({ body }: ProgramNode): string | undefined {
  const nodes = body as unknown as Node[];
  const variables = nodes
    .filter(({ type, kind }) => type === 'VariableDeclaration' && kind === 'let')
    .flatMap(({ declarations = [] }) => declarations)
    .map(({ id }) => id?.name);
  const exported = nodes
    .filter(({ type }) => type === 'ExportNamedDeclaration')
    .flatMap(({ specifiers = [] }) => specifiers)
    .map(({ local }) => local?.name);
  return exported.find((name) => name && variables.includes(name));
}
