import { copyFileSync, cpSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readVersion } from './release-plan.ts';

const SOURCE = 'host/npm/package';
/** Placeholders for our site's address in the package. */
const OUR_SITE = 'https://OUR-SITE';

/**
 * Writes the npm package of a release: types for projects with a framework, and a function that fetches
 * our loader. It is published by the owner: `npm publish ./dist/npm`.
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
  const about = join(folder, 'package.json');
  const described = {
    ...JSON.parse(readFileSync(about, 'utf8')),
    version: readVersion(),
    ...(!isPublic && { private: true }),
  };
  writeFileSync(about, `${JSON.stringify(described, null, 2)}\n`);
  copyFileSync('LICENSE', join(folder, 'LICENSE'));
}
