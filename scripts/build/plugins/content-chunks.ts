import { readdirSync } from 'node:fs';
import { basename, dirname, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'rollup';
import {
  type ContentName,
  contentFiles,
  published,
} from '../../../widgets/content/schema/files.ts';

const content = fileURLToPath(new URL('../../../widgets/content/', import.meta.url));
const office = fileURLToPath(new URL('../../../content', import.meta.url));
const PREFIX = 'content-chunk:';

/** In content/visas every file is a country's guide, but for types, list, rules and what guides import. */
const guides = readdirSync(`${content}visas`).filter(
  (name) => !/^(visas?|fees|money|contents)\.|\.(answers|logic|test)\./.test(name),
);

/**
 * Modules of widgets/content that a tool fetches once it is there and the browser is idle. Each is a
 * file of its own, the same for the loader's chunks and for classic scripts.
 */
export const contentChunks = [
  'deadlines.ts',
  'interview/whole-interviews.ts',
  'scholarships/indian-awards.ts',
  'scholarships/notes.ts',
  'timeline-tasks.ts',
  'toefl/test-one.ts',
  'toefl/today-drills.ts',
  'toefl/today-one.ts',
  'toefl/today-two.ts',
  'vocabulary/decks.ts',
  ...guides.map((name) => `visas/${name}`),
].map((path) => content + path);

/** File name by path, with the hash, once the build has written it. */
const fileNames = new Map<string, string>();

const PUBLISHED = fileURLToPath(
  new URL('../../../widgets/kit/element/published-content.ts', import.meta.url),
);

interface JsonOptions {
  /** Whether our own pages bring later content along. */
  isBrought: boolean;
}

/** Makes a module of content that is JSON, without what is for the office alone. */
export function readJson({ isBrought }: JsonOptions): Plugin {
  return {
    name: 'read-json',
    transform(code, id) {
      if (!id.endsWith('.json')) return null;
      const value = JSON.stringify(published(JSON.parse(code)));
      const name = nameOfContent(id);
      const isDrawn = name && contentFiles[name].drawnIn.length > 0;
      if (!isBrought || !isDrawn) return `export default ${value}`;
      return `import { published } from ${JSON.stringify(PUBLISHED)};
        export default /*#__PURE__*/ published(${JSON.stringify(name)}, ${value})`;
    },
  };
}

/** The name of a file directly in content/; undefined for other JSON. */
function nameOfContent(id: string): ContentName | undefined {
  const name = basename(id, '.json');
  const isOurs = dirname(id) === office && Object.hasOwn(contentFiles, name);
  return isOurs ? (name as ContentName) : undefined;
}

/** Remembers the file name of the content chunk that this bundle is. */
export function nameContentChunk(): Plugin {
  return {
    name: 'name-content-chunk',
    generateBundle(_, bundle) {
      for (const chunk of Object.values(bundle)) {
        if ('facadeModuleId' in chunk && chunk.facadeModuleId)
          fileNames.set(chunk.facadeModuleId, basename(chunk.fileName));
      }
    },
  };
}

/**
 * Excludes content chunks from a bundle, which then imports them from the folder `base`. It saves
 * 7.5 kB of the single file, 1.2 to 11.6 kB of tools' own files.
 */
export function importContentChunks(base: string): Plugin {
  return {
    name: 'import-content-chunks',
    resolveDynamicImport(specifier, importer) {
      const path = typeof specifier === 'string' ? resolve(importer, '..', specifier) : '';
      if (!path.startsWith(content)) return null;
      if (!contentChunks.includes(path))
        this.error(`List ${path} in scripts/build/plugins/content-chunks.ts`);
      return { id: PREFIX + path, external: true };
    },
    outputOptions: (options) => ({
      ...options,
      paths: (id) =>
        id.startsWith(PREFIX) ? `${base}${fileNames.get(id.slice(PREFIX.length))}` : id,
    }),
  };
}
