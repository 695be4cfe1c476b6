import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { tools } from '../../widgets/content/tools.ts';
import { readElementDocs } from './generate/element-doc.ts';
import { type ElementFolder, elementFolders } from './generate/element-folders.ts';
import type { LazyChunk } from './plugins/lazy-chunk.ts';

const TOASTER = 'sa-toaster';
const toolTags: readonly string[] = tools.map(({ component }) => component);

const FORM = /^sa-(.+)-form$/;

/** The kind of submission that a form sends; empty for a tool. */
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

/**
 * The path of a module of widgets/ that the lists below name.
 *
 * @throws Error if it has moved: the build would silently put it into another file.
 */
function moduleAt(path: string): string {
  const file = fileURLToPath(new URL(`../../widgets/${path}`, import.meta.url));
  if (!existsSync(file)) throw new Error(`scripts/build/own-files.ts names ${path}, which is gone`);
  return file;
}

/**
 * The element beside each practice tool, which comes with the module that the tool's switch loads when
 * the browser is idle; the module that fetches its content stays with the script.
 */
const PRACTICE: Readonly<Record<string, { beside: string; loads: string }>> = {
  'sa-toefl-mock-exam': { beside: 'sa-todays-test', loads: 'exam/section-view.tsx' },
  'sa-visa-interview-simulator': {
    beside: 'sa-whole-interview',
    loads: 'advice/advice-panels.tsx',
  },
  'sa-vocabulary-practice': { beside: 'sa-daily-review', loads: 'quiz/quiz-panel.tsx' },
};

const definePathOf = (tag: string) =>
  `${elementFolders().find((element) => element.tag === tag)?.definePath}`;

/** The elements beside these tools, by the module that brings them. */
const companionsOf = (tools: string[]) =>
  Object.fromEntries(
    tools.flatMap((tag) => {
      const { beside, loads } = PRACTICE[tag] ?? {};
      return beside ? [[moduleAt(`${tag}/${loads}`), definePathOf(beside)]] : [];
    }),
  );

const contentOf = (tools: string[]) =>
  tools.map((tag) => moduleAt(`${PRACTICE[tag]?.beside}/load-content.ts`));

/** Modules that run when the browser is idle: a page that is left untouched fetches one file. */
const AT_FIRST = [moduleAt('kit/element/after-idle.ts')];

/** Modules that a form uses after it is shown. */
const FORM_PARTS = [
  'kit/sending/confirmation.tsx',
  'kit/sending/submission.ts',
  'kit/element/after-idle.ts',
  'kit/forms/carry-over.ts',
  'kit/forms/fill-untouched.ts',
  'sa-consultation-form/find-plan.ts',
].map(moduleAt);

/** The views in which a visitor chooses a time for the consultation. */
const appointmentParts = (suffix: string, isAfterLazy: boolean) =>
  ['appointment', 'booked-panel'].map((name) => ({
    name: `${name}-${suffix}`,
    path: moduleAt(`kit/appointment/${name}.tsx`),
    isAfterLazy,
  }));

/** The reader of word lists, with its library: few visitors bring a list. */
const listReader = (suffix: string) => ({
  name: `word-list-${suffix}`,
  path: moduleAt('sa-daily-review/word-list-reader.logic.ts'),
});

/**
 * The lazy chunk of a classic script. A form's holds the code that sends it and the toaster, which reports
 * the outcome. The single file's holds what tools show after their first view, with the elements beside
 * practice tools; so does a practice tool's. Another tool's own file has everything but content chunks.
 *
 * @param base The folder of the script.
 */
export function lazyChunkOf(tag: string, base: string): LazyChunk | undefined {
  if (!tag) {
    const sender = {
      name: 'sender-widgets',
      path: moduleAt('sa-consultation-form/send-with-attempt.tsx'),
    };
    // For forms with a partner, or on pages that an advertisement leads to.
    const source = { name: 'source-widgets', path: moduleAt('kit/sending/find-source.ts') };
    // For markup that another version has drawn.
    const redraw = { name: 'redraw-widgets', path: moduleAt('kit/element/redraw.ts') };
    const times = appointmentParts('widgets', false);
    const apart = [sender, source, redraw, ...times, listReader('widgets')];
    const tools = Object.keys(PRACTICE);
    const atOnce = [...FORM_PARTS, ...contentOf(tools)];
    return { name: 'later-widgets', base, companions: companionsOf(tools), atOnce, apart };
  }
  const name = `later-${tag.replace('sa-', '')}`;
  if (PRACTICE[tag]) {
    const apart = tag === 'sa-vocabulary-practice' ? [listReader('vocabulary-practice')] : [];
    const atOnce = [...AT_FIRST, ...contentOf([tag])];
    return { name, base, companions: companionsOf([tag]), atOnce, apart };
  }
  if (!kindOf(tag)) return undefined;
  return {
    name,
    base,
    atOnce: AT_FIRST,
    companions: { [moduleAt('kit/sending/submission.ts')]: definePathOf(TOASTER) },
    // Times are offered once a consultation has been sent, which the lazy chunk does.
    ...(kindOf(tag) === 'consultation' && {
      apart: appointmentParts(kindOf(tag), true),
    }),
  };
}
