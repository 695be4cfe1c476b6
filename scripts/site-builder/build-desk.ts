import { copyFileSync, globSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { deskElement } from '../build/generate/element-folders.ts';
import { siteStyles } from './site-styles.ts';

const host = fileURLToPath(new URL('../../host/', import.meta.url));

/** The folder that the desk's Worker serves, beside that of the public one. */
export const deskFolder = (outDir: string) => `${outDir}-desk`;

/**
 * Writes the page of the lead desk around its script, which Rollup has built.
 *
 * @throws Error if anything of the desk is in what the public Worker serves.
 */
export function buildDesk(outDir: string): void {
  const folder = deskFolder(outDir);
  copyFileSync(`${host}desk/index.html`, `${folder}/index.html`);
  copyFileSync(`${host}assets/favicon.svg`, `${folder}/favicon.svg`);
  copyFileSync(`${outDir}/embed/licenses.txt`, `${folder}/licenses.txt`);
  writeFileSync(`${folder}/desk.css`, siteStyles(readFileSync(`${host}desk/desk.css`, 'utf8')));
  const leaks = findDeskCode(outDir);
  if (leaks.length) throw new Error(`The lead desk is in public files: ${leaks.join(', ')}`);
}

/** Files of a folder that mention the desk's element. */
function findDeskCode(folder: string): string[] {
  return globSync('**/*.{js,html,json}', { cwd: folder }).filter((file) =>
    readFileSync(`${folder}/${file}`, 'utf8').includes(deskElement.tag),
  );
}
