import { copyFileSync, cpSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { vscodeDataOf, webTypesOf } from '../build/generate/editor-data.ts';
import { readManifest } from '../build/generate/embed-data.ts';
import { readVersion, requireSiteOrigin } from './release-plan.ts';

const SOURCE = 'host/npm/package';
/** Placeholders for our site's address in the package. */
const OUR_SITE = 'https://OUR-SITE';

/**
 * Writes the npm package of a release: types for projects with a framework, data for editors, and a
 * function that fetches our loader. A release writes it, and `node scripts/release/npm-package.ts` alone,
 * for the workflow that publishes it (docs/launch.md).
 *
 * @param isPublic whether npm may publish it, which is final.
 */
export function writeNpmPackage(folder: string, siteOrigin: string, isPublic = false): void {
  rmSync(folder, { recursive: true, force: true });
  cpSync(SOURCE, folder, { recursive: true });
  for (const name of ['custom-elements.json', 'custom-elements.d.ts']) {
    copyFileSync(join('widgets', name), join(folder, name));
  }
  for (const name of readdirSync(folder)) {
    const file = join(folder, name);
    writeFileSync(file, readFileSync(file, 'utf8').replaceAll(OUR_SITE, siteOrigin));
  }
  const write = (name: string, data: object) =>
    writeFileSync(join(folder, name), `${JSON.stringify(data, null, 2)}\n`);
  const version = readVersion();
  const about = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  write('package.json', { ...about, version, ...(!isPublic && { private: true }) });
  const docs = readManifest();
  write('vscode.html-data.json', vscodeDataOf(docs, { siteOrigin }));
  write('web-types.json', webTypesOf(docs, { siteOrigin, name: about.name, version }));
  copyFileSync('LICENSE', join(folder, 'LICENSE'));
}

if (import.meta.main) {
  const siteOrigin = requireSiteOrigin(process.env.SITE_ORIGIN);
  writeNpmPackage(join(process.env.OUT_DIR ?? 'dist', 'npm'), siteOrigin, true);
}
