import { copyFileSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { writeOwnVersion } from '../../release/publish-release.ts';
import { vscodeDataOf, webTypesOf } from './editor-data.ts';
import type { ElementDoc } from './element-doc.ts';

interface Manifest {
  modules: { declarations: ElementDoc[] }[];
}

/**
 * Writes what editors and builders read beside the scripts of a build: manifest, types, data for two
 * families of editors, and the version with the hashes of its scripts.
 *
 * @param siteOrigin Public origin of the site, which documents the elements.
 */
export function writeEmbedData(outDir: string, siteOrigin: string): void {
  const embed = join(outDir, 'embed');
  for (const file of ['custom-elements.json', 'custom-elements.d.ts']) {
    copyFileSync(join('widgets', file), join(embed, file));
  }
  const docs = readManifest();
  const { name, version } = readJson('package.json');
  const write = (file: string, data: object) =>
    writeFileSync(join(embed, file), `${JSON.stringify(data, null, 1)}\n`);
  write('vscode.html-data.json', vscodeDataOf(docs, { siteOrigin }));
  write('web-types.json', webTypesOf(docs, { siteOrigin, name, version }));
  writeOwnVersion(outDir);
}

/** The elements of widgets/custom-elements.json in a checkout, in this one unless given. */
export function readManifest(folder = '.'): ElementDoc[] {
  const { modules }: Manifest = readJson(join(folder, 'widgets/custom-elements.json'));
  return modules.flatMap(({ declarations }) => declarations);
}

const readJson = (file: string) => JSON.parse(readFileSync(file, 'utf8'));
