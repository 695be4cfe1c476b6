import { tools } from '../widgets/content/tools.ts';
import { readElementDocs } from './element-doc.ts';
import { type ElementFolder, elementFolders } from './element-folders.ts';

/** The toaster, which every form needs to say what became of a submission. */
const TOASTER = 'sa-toaster';
const toolTags: readonly string[] = tools.map(({ component }) => component);

const FORM = /^sa-(.+)-form$/;

/** What a form sends; empty for a tool. */
export const kindOf = (tag: string): string => FORM.exec(tag)?.[1] ?? '';

/** Tags that have a classic file of their own: each form and each tool made for other sites. */
export function ownFileTags(): string[] {
  return readElementDocs()
    .filter(({ isEmbeddable }) => isEmbeddable)
    .map(({ tagName }) => tagName)
    .filter((tag) => kindOf(tag) || toolTags.includes(tag));
}

/** The elements of the single file. */
export function elementsInSingleFile(): ElementFolder[] {
  const internal = readElementDocs().filter(({ isInternal }) => isInternal);
  return elementFolders().filter(({ tag }) => internal.every(({ tagName }) => tagName !== tag));
}

/** The elements that the own file of `tag` defines. */
export function elementsInOwnFile(tag: string): ElementFolder[] {
  const tags = kindOf(tag) ? [tag, TOASTER] : [tag];
  return elementFolders().filter((element) => tags.includes(element.tag));
}
