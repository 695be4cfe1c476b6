import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import type { OutputBundle, OutputChunk, Plugin } from 'rollup';

/** What a visitor downloads, in bytes of best-level brotli, until an element is usable. */
export interface Download {
  bytes: number;
  requests: number;
}

/** By tag: with the loader and, where the element has one, with its own file. */
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

/** The loader, and the chunk that a define file is in with all that it imports. */
export function filesFor(definePath: string, bundle: OutputBundle): string[] {
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
