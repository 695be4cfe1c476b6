import { tools } from '../../widgets/content/tools.ts';
import { readElementDocs } from './generate/element-doc.ts';
import { type ElementFolder, elementFolders } from './generate/element-folders.ts';
import type { LazyChunk } from './plugins/lazy-chunk.ts';

const TOASTER = 'sa-toaster';
const toolTags: readonly string[] = tools.map(({ component }) => component);

const FORM = /^sa-(.+)-form$/;

/** What a form sends; empty for a tool. */
const kindOf = (tag: string): string => FORM.exec(tag)?.[1] ?? '';

/** The elements that are made for other sites. */
export function embeddableElements(): ElementFolder[] {
  const embeddable = readElementDocs().filter(({ isEmbeddable }) => isEmbeddable);
  return elementFolders().filter(({ tag }) => embeddable.some(({ tagName }) => tagName === tag));
}

/** Tags that have a classic file of their own: each form and each tool made for other sites. */
export function ownFileTags(): string[] {
  return embeddableElements()
    .map(({ tag }) => tag)
    .filter((tag) => kindOf(tag) || toolTags.includes(tag));
}

/** The elements of a classic script: of the own file of `tag`, or of the single file. */
export function elementsInFile(tag: string): ElementFolder[] {
  if (tag) return elementFolders().filter((element) => element.tag === tag);
  const internal = readElementDocs().filter(({ isInternal }) => isInternal);
  return elementFolders().filter((element) =>
    internal.every(({ tagName }) => tagName !== element.tag),
  );
}

/** The tools with a side of ours beside the specified one, which is fetched when the browser is idle. */
const practiceTags: readonly string[] = tools.flatMap(({ component, also }) =>
  also ? [component] : [],
);

/** It runs when the browser is idle: a page that nobody touches fetches one file. */
const AT_FIRST = ['/kit/element/look-around.ts'];

/** What a form uses after it is there. */
const FORM_PARTS = [
  '/kit/sending/attribution.logic.ts',
  '/kit/sending/confirmation.tsx',
  '/kit/sending/submission.ts',
  '/kit/element/redraw.ts',
  '/kit/element/look-around.ts',
  '/kit/forms/fill-untouched.ts',
  '/sa-consultation-form/find-plan.ts',
];

/** What a visitor sees once she may choose a time for her consultation. */
const appointmentParts = (suffix: string, isAfterLazy: boolean) =>
  ['appointment', 'booked-panel'].map((name) => ({
    name: `${name}-${suffix}`,
    path: `/kit/appointment/${name}.tsx`,
    isAfterLazy,
  }));

/** The reader of word lists, with its library: few visitors bring a list. */
const listReader = (suffix: string) => ({
  name: `word-list-${suffix}`,
  path: '/review/word-list-reader.logic.ts',
});

/**
 * What a classic script fetches when a visitor is about to need it. A form's: how to send, and the
 * toaster along with it, which says what became of a submission. The single file's: what tools show
 * after their first view, and a practice tool's, which has two sides. Another tool's own file has
 * everything but content chunks.
 *
 * @param base The folder of the script.
 */
export function lazyChunkOf(tag: string, base: string): LazyChunk | undefined {
  if (!tag) {
    const sender = { name: 'sender-widgets', path: '/sa-consultation-form/send-with-attempt.tsx' };
    const apart = [sender, ...appointmentParts('widgets', false), listReader('widgets')];
    return { name: 'later-widgets', base, atOnce: FORM_PARTS, apart };
  }
  const name = `later-${tag.replace('sa-', '')}`;
  if (practiceTags.includes(tag)) {
    const apart = tag === 'sa-vocabulary-practice' ? [listReader('vocabulary-practice')] : [];
    return { name, base, atOnce: AT_FIRST, apart };
  }
  if (!kindOf(tag)) return undefined;
  const toaster = elementFolders().find((element) => element.tag === TOASTER);
  return {
    name,
    base,
    atOnce: AT_FIRST,
    companions: { '/kit/sending/submission.ts': `${toaster?.definePath}` },
    // It is offered once a consultation has been sent, which the lazy chunk does.
    ...(kindOf(tag) === 'consultation' && {
      apart: appointmentParts(kindOf(tag), true),
    }),
  };
}
