import { copyFileSync, cpSync, mkdirSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { editorConfig } from './editor-config.ts';

const fromRoot = (path: string) => fileURLToPath(new URL(`../../${path}`, import.meta.url));
const PACKAGE = fromRoot('node_modules/@sveltia/cms');

/** The folder that the editor's Worker serves, beside that of the public one. */
export const editorFolder = (outDir: string) => `${outDir}-editor`;

/** Writes the page of the editor around its package's own files, and its configuration. */
export function buildEditor(outDir: string): void {
  const folder = editorFolder(outDir);
  mkdirSync(folder, { recursive: true });
  for (const file of ['index.html', 'editor.js']) {
    copyFileSync(fromRoot(`host/editor/${file}`), `${folder}/${file}`);
  }
  copyFileSync(fromRoot('host/assets/favicon.svg'), `${folder}/favicon.svg`);
  copyFileSync(`${PACKAGE}/LICENSE.txt`, `${folder}/licenses.txt`);
  // Without source maps, and without the readers of pictures, for which there is no field.
  cpSync(`${PACKAGE}/npm`, `${folder}/sveltia`, {
    recursive: true,
    filter: (source) => !/[.](map|wasm|png)$|heic|webp/.test(source),
  });
  writeFileSync(`${folder}/config.json`, JSON.stringify(editorConfig()));
}
