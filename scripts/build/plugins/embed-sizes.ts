import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import type { OutputBundle, OutputChunk, Plugin } from 'rollup';
import { prerendererPath } from '../../site-builder/prerender.ts';

/** A visitor's download until an element is usable, in bytes of best-level brotli. */
export interface Download {
  bytes: number;
  requests: number;
}

/** By tag: with the loader and, if the element has one, with its own file. */
export type EmbedSizes = Record<string, { own?: Download; loader: Download }>;

/**
 * Writes `sizes.json` beside the loader that this bundle is, for the elements that are made for
 * other sites. Own files have to be there already.
 *
 * @param elements Tag and define file of each.
 */
export function writeSizes(elements: { tag: string; definePath: string }[]): Plugin {
  return {
    name: 'write-sizes',
    writeBundle({ dir }, bundle) {
      const read = (file: string) => readFileSync(`${dir}/${file}`);
      const download = (files: string[]): Download => ({
        bytes: files.reduce((sum, file) => sum + brotliCompressSync(read(file)).length, 0),
        requests: files.length,
      });
      const sizes: EmbedSizes = {};
      for (const { tag, definePath } of elements) {
        const file = `${tag}.js`;
        sizes[tag] = {
          ...(existsSync(`${dir}/${file}`) && { own: download([file]) }),
          loader: download(filesFor(definePath, bundle)),
        };
      }
      writeFileSync(`${dir}/sizes.json`, `${JSON.stringify(sizes, null, 2)}\n`);
    },
  };
}

/** Files that a visitor downloads until an element is usable, by its tag; paths from the loader's folder. */
export type FilesByTag = Record<string, string[]>;

/** The list that `npm run size` reads for the build in `outDir`: beside that folder, which is served whole. */
export const fileListPath = (outDir: string): string =>
  prerendererPath(outDir).replace(/mjs$/, 'downloads.json');

/** Writes them down for all elements of the loader that this bundle is. */
export function writeFileList(
  outDir: string,
  elements: { tag: string; definePath: string }[],
): Plugin {
  return {
    name: 'write-file-list',
    writeBundle(_, bundle) {
      const files: FilesByTag = Object.fromEntries(
        elements.map(({ tag, definePath }) => [tag, filesFor(definePath, bundle)]),
      );
      writeFileSync(fileListPath(outDir), `${JSON.stringify(files, null, 2)}\n`);
    },
  };
}

/** The loader, and the chunk that a define file is in with all that it imports. */
function filesFor(definePath: string, bundle: OutputBundle): string[] {
  const chunks = Object.values(bundle).filter((file): file is OutputChunk => file.type === 'chunk');
  const starts = chunks.filter(
    ({ isEntry, fileName, moduleIds }) =>
      (isEntry && !fileName.startsWith('chunks/')) || moduleIds.includes(definePath),
  );
  const files = new Set<string>();
  const add = ({ fileName, imports }: OutputChunk) => {
    if (files.has(fileName)) return;
    files.add(fileName);
    for (const chunk of chunks) if (imports.includes(chunk.fileName)) add(chunk);
  };
  starts.forEach(add);
  return [...files];
}
