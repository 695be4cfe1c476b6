import { basename } from 'node:path';
import type { Plugin, PreserveEntrySignaturesOption, RenderedChunk } from 'rollup';
import { readElementDocs } from '../generate/element-doc.ts';
import type { ElementFolder } from '../generate/element-folders.ts';

type Element = Pick<ElementFolder, 'tag' | 'definePath' | 'statesPath'>;
export type Part = Pick<Element, 'tag' | 'definePath'>;

const FILES = '\0virtual:element-files';
/** Placeholder of the table of files until their names are known. */
const TABLE = 'ELEMENT_FILES';

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

/** With fewer users, an address costs every page more than it saves theirs. */
const FEWEST_USERS = 3;

/**
 * Writes a row for each element: its own chunk, and the indices of those that it shares with others
 * (widgets/virtual.d.ts). Shared chunks are imported alongside the own one, not after it: one round trip
 * less. Internal elements have none: our own pages preload their chunks, or tools place them once idle.
 *
 * @throws Error if a chunk is not named after its tag.
 */
function describeFiles(
  folders: readonly Part[],
  chunks: Readonly<Record<string, RenderedChunk>>,
): string {
  const files = folders.map(({ tag, definePath }) => {
    const own = Object.values(chunks).find(({ moduleIds }) => moduleIds.includes(definePath));
    const isNamed = own?.fileName.match(`^chunks/${nameOf(tag)}-.{8}\\.js$`);
    if (!own || !isNamed) throw new Error(`<${tag}> has no file of its own: ${own?.fileName}`);
    return { tag, file: own.fileName, imports: own.imports };
  });
  const docs = readElementDocs();
  const docOf = (tag: string) => docs.find(({ tagName }) => tagName === tag);
  const isShared = (file: string) => {
    const users = files.filter(
      ({ tag, imports }) => imports.includes(file) && !docOf(tag)?.isInternal,
    );
    return users.length >= FEWEST_USERS && users.some(({ tag }) => docOf(tag)?.isEmbeddable);
  };
  const shared = [...new Set(files.flatMap(({ imports }) => imports))].filter(isShared);
  const rows = files.map(({ tag, file, imports }) => {
    const known = docOf(tag)?.isInternal ? [] : imports;
    const places = shared.flatMap((other, index) => (known.includes(other) ? [index] : []));
    return [basename(file), ...places];
  });
  // Side by side, equal places compress better: 20 B of every page.
  rows.sort((one, other) => (one.slice(1).join() < other.slice(1).join() ? -1 : 1));
  const names = shared.map((file) => basename(file));
  return `{files:${JSON.stringify(rows)},shared:${JSON.stringify(names)}}`;
}

const pathOf = ({ definePath }: Element) => JSON.stringify(definePath);

const tableOf = (folders: readonly Element[], describe: (folder: Element) => string) =>
  `export default { ${folders.map((folder) => `'${folder.tag}': ${describe(folder)}`).join(', ')} };`;

/**
 * The elements that `<div data-sa-element="…">` may name: those made for other sites, with their
 * attributes except origins. Editors who may not write HTML may not redirect forms.
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
