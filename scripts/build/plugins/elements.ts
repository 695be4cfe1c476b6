import type { Plugin } from 'rollup';
import { readElementDocs } from '../generate/element-doc.ts';
import type { ElementFolder } from '../generate/element-folders.ts';

type Element = Pick<ElementFolder, 'tag' | 'definePath' | 'statesPath'>;

const IMPORTS = '\0virtual:element-imports';

/** The virtual modules of widgets/virtual.d.ts, for a bundle that has these elements. */
export function elements(folders: readonly Element[]): Plugin {
  const sources: Record<string, () => string> = {
    '\0virtual:elements': () => folders.map((folder) => `import ${pathOf(folder)};`).join('\n'),
    [IMPORTS]: () => tableOf(folders, (folder) => `(importFile) => import(${pathOf(folder)})`),
    '\0virtual:element-states': () =>
      tableOf(folders, ({ statesPath }) =>
        statesPath ? `() => import(${JSON.stringify(statesPath)})` : 'null',
      ),
    '\0virtual:placeholders': () => placeholders(folders),
  };
  return {
    name: 'elements',
    resolveId: (id) => (`\0${id}` in sources ? `\0${id}` : null),
    load: (id) => sources[id]?.() ?? null,
    renderDynamicImport: ({ moduleId }) =>
      moduleId === IMPORTS ? { left: 'importFile(', right: ')' } : null,
  };
}

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
