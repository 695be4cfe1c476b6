import type { Plugin, PreserveEntrySignaturesOption, RenderedChunk } from 'rollup';
import { readElementDocs } from '../generate/element-doc.ts';
import type { ElementFolder } from '../generate/element-folders.ts';

type Element = Pick<ElementFolder, 'tag' | 'definePath' | 'statesPath'>;
type Part = Pick<Element, 'tag' | 'definePath'>;

const FILES = '\0virtual:element-files';
/** Stands for the table of files until their names are known. */
const TABLE = 'ELEMENT_FILES';
/** An element in that table: its name without `sa-`, the marks of what it shares, and its hash. */
const ROW = /"sa-([\w-]+)":"([0-9a-z]*)([\w-]{8})"/g;

/**
 * The virtual modules of widgets/virtual.d.ts, for a bundle that has these elements.
 *
 * @param parts modules that the loader fetches like elements, by a name in place of the tag.
 */
export function elements(folders: readonly Element[], parts: readonly Part[] = []): Plugin {
  const sources: Record<string, () => string> = {
    '\0virtual:elements': () => folders.map((folder) => `import ${pathOf(folder)};`).join('\n'),
    [FILES]: () => `export const { files, shared } = ${TABLE};`,
    '\0virtual:element-states': () =>
      tableOf(folders, ({ statesPath }) =>
        statesPath ? `() => import(${JSON.stringify(statesPath)})` : 'null',
      ),
    '\0virtual:placeholders': () => placeholders(folders),
  };
  return {
    name: 'elements',
    resolveId: (id) => (`\0${id}` in sources ? `\0${id}` : null),
    load(id) {
      if (id === FILES) {
        for (const folder of folders) this.emitFile(chunkOf(folder, false));
        for (const part of parts) this.emitFile(chunkOf(part, 'strict'));
      }
      return sources[id]?.() ?? null;
    },
    // After the minifier, which is among the plugins before.
    renderChunk: {
      order: 'post',
      handler: (code, _chunk, _options, { chunks }) =>
        code.includes(TABLE)
          ? code.replace(TABLE, () => describeFiles([...folders, ...parts], chunks))
          : null,
    },
  };
}

const chunkOf = ({ tag, definePath }: Part, preserveSignature: PreserveEntrySignaturesOption) =>
  ({ type: 'chunk', id: definePath, name: nameOf(tag), preserveSignature }) as const;

const nameOf = (tag: string) => tag.slice('sa-'.length);

/** For fewer elements, an address costs every page more than it spares theirs. */
const FEWEST_USERS = 3;

/**
 * The files of all elements in few bytes, as every page with an element has them: by tag a mark in base
 * 36 for each shared file it imports, and the hash that follows its name. What elements share is imported
 * alongside their own file, not after it: one round trip less. Where none of them is made for other sites,
 * our pages do without: they preload what is in their first window.
 *
 * @throws Error if a file is not named after its tag.
 */
function describeFiles(
  folders: readonly Part[],
  chunks: Readonly<Record<string, RenderedChunk>>,
): string {
  const files = folders.map(({ tag, definePath }) => {
    const own = Object.values(chunks).find(({ moduleIds }) => moduleIds.includes(definePath));
    const [, hash] = own?.fileName.match(`^chunks/${nameOf(tag)}-(.{8})\\.js$`) ?? [];
    if (!own || !hash) throw new Error(`<${tag}> has no file of its own: ${own?.fileName}`);
    return { tag, hash, imports: own.imports };
  });
  const docs = readElementDocs();
  const isEmbeddable = (tag: string) => docs.some((doc) => doc.tagName === tag && doc.isEmbeddable);
  const isShared = (file: string) => {
    const users = files.filter(({ imports }) => imports.includes(file));
    return users.length >= FEWEST_USERS && users.some(({ tag }) => isEmbeddable(tag));
  };
  const shared = [...new Set(files.flatMap(({ imports }) => imports))].filter(isShared);
  const rows = files.map(({ tag, hash, imports }) => {
    const marks = shared.map((file, index) => (imports.includes(file) ? index.toString(36) : ''));
    return `"${tag}":"${marks.join('')}${hash}"`;
  });
  const addresses = shared.map((file) => `"./${file}"`);
  return `{files:{${rows.join()}},shared:[${addresses.join()}]}`;
}

/** The files of elements that the loader's code names. */
export const elementFilesIn = (code: string): string[] =>
  Array.from(code.matchAll(ROW), ([, name, , hash]) => `chunks/${name}-${hash}.js`);

/** A loader's code that names other files: `rename` gets and gives such as `faq-BOGxGhNG.js`. */
export const renameElementFiles = (code: string, rename: (file: string) => string): string =>
  code.replace(ROW, (_, name, marks, hash) => {
    const renamed = rename(`${name}-${hash}.js`).slice(`${name}-`.length, -'.js'.length);
    return `"sa-${name}":"${marks}${renamed}"`;
  });

const pathOf = ({ definePath }: Element) => JSON.stringify(definePath);

const tableOf = (folders: readonly Element[], describe: (folder: Element) => string) =>
  `export default { ${folders.map((folder) => `'${folder.tag}': ${describe(folder)}`).join(', ')} };`;

/**
 * What `<div data-sa-element="…">` may stand for: elements made for other sites, and their
 * attributes but for origins. Editors who may not write HTML may not redirect forms.
 */
function placeholders(folders: readonly Element[]): string {
  const all = readElementDocs().filter(({ isEmbeddable }) => isEmbeddable);
  const own = all.filter(({ tagName }) => folders.some(({ tag }) => tag === tagName));
  const attributes = own.map(({ tagName, attributes }) => [
    tagName,
    attributes.map(({ name }) => name).filter((name) => !name.endsWith('-base')),
  ]);
  return `export const attributes = ${JSON.stringify(Object.fromEntries(attributes))};
    export const areAll = ${own.length === all.length};`;
}
