/** Files of content/ as visitors get them: `/embed/content/<name>.js`, and what our own pages bring along. */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { isDeepStrictEqual } from 'node:util';
import {
  type ContentName,
  contentFiles,
  contentNames,
  published,
} from '../../widgets/content/schema/files.ts';

export type PublishedContent = Record<ContentName, object>;

/** Folder of these files in a build. */
const FOLDER = 'embed/content';
const PREFIX = 'export default ';

/** The files of content/ in this checkout, as visitors get them. */
export function readContent(): PublishedContent {
  return gather((name) => published(JSON.parse(readFileSync(`content/${name}.json`, 'utf8'))));
}

export function writeContentFiles(outDir: string): void {
  mkdirSync(`${outDir}/${FOLDER}`, { recursive: true });
  for (const [name, value] of Object.entries(readContent())) {
    writeFileSync(`${outDir}/${FOLDER}/${name}.js`, `${PREFIX}${JSON.stringify(value)};\n`);
  }
}

/** The content of a build. */
export const readContentFiles = (outDir: string): PublishedContent =>
  gather((name) => parseContentFile(readFileSync(`${outDir}/${FOLDER}/${name}.js`, 'utf8')));

export const contentKey = (name: ContentName, version: string) =>
  `embed/${version}/content/${name}.js`;

export const parseContentFile = (text: string): unknown =>
  JSON.parse(text.slice(PREFIX.length).replace(/;\s*$/, ''));

const gather = (read: (name: ContentName) => unknown) =>
  Object.fromEntries(contentNames.map((name) => [name, read(name)])) as PublishedContent;

/** The names of the files that differ. */
export const findChangedContent = (released: PublishedContent, now: PublishedContent) =>
  contentNames.filter((name) => !isDeepStrictEqual(released[name], now[name]));

/**
 * The content that one of our pages brings along for code that was released with other content: a file
 * that is drawn into the page whole, null for one that its elements fetch.
 *
 * @param tags the elements on the page
 */
export function describeChanges(
  changed: readonly ContentName[],
  now: PublishedContent,
  tags: ReadonlySet<string>,
): Partial<Record<ContentName, object | null>> {
  return Object.fromEntries(
    changed.flatMap((name): [ContentName, object | null][] => {
      const { reaches, drawnIn } = contentFiles[name];
      if (drawnIn.some((tag) => tags.has(tag))) return [[name, now[name]]];
      return reaches === 'embeds' && drawnIn.length === 0 ? [[name, null]] : [];
    }),
  );
}
