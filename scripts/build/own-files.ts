import { tools } from '../../widgets/content/tools.ts';
import { readElementDocs } from './generate/element-doc.ts';
import { type ElementFolder, elementFolders } from './generate/element-folders.ts';
import type { LaterPart } from './plugins/later-part.ts';

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

/** Whether a classic script, of `tag` or with everything, fetches a part of its code later. */
export const hasLaterPart = (tag: string): boolean => !tag || !!kindOf(tag);

/** The elements of the single file. */
export function elementsInSingleFile(): ElementFolder[] {
  const internal = readElementDocs().filter(({ isInternal }) => isInternal);
  return elementFolders().filter(({ tag }) => internal.every(({ tagName }) => tagName !== tag));
}

/** The element that the own file of `tag` defines at once. */
export function elementsInOwnFile(tag: string): ElementFolder[] {
  return elementFolders().filter((element) => element.tag === tag);
}

/** What a form uses after it is there. */
const FORM_PARTS = [
  '/kit/sending/attribution.logic.ts',
  '/kit/sending/confirmation.tsx',
  '/kit/sending/submission.ts',
  '/kit/element/redraw.ts',
  '/kit/element/watch-view.ts',
  '/kit/forms/fill-untouched.ts',
  '/sa-consultation-form/find-plan.ts',
];

/**
 * What a classic script fetches when a visitor is about to need it. A form's: how to send, and the
 * toaster along with it, which says what became of a submission. The single file's: what tools show
 * after their first view.
 */
export function laterPartOf(tag: string, siteOrigin: string): LaterPart {
  const base = siteOrigin ? `${siteOrigin}/embed/` : './';
  if (!tag) return { name: 'later-widgets', base, atOnce: FORM_PARTS };
  const toaster = elementFolders().find((element) => element.tag === TOASTER);
  return {
    name: `later-${tag.replace('sa-', '')}`,
    base,
    // It runs when the browser is idle: a page that nobody touches fetches one file.
    atOnce: ['/kit/element/watch-view.ts'],
    companions: { '/kit/sending/submission.ts': `${toaster?.definePath}` },
  };
}
