import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'rollup';

const FILE = 'licenses.txt';
/** First line of each script that others place, which is beside the file. Chunks are in a folder below. */
const LINE = `//! Licences: ./${FILE}\n`;

/** The folder of a package, in the path of one of its modules. */
const PACKAGE = /^\0?(.*\/node_modules\/(?:@[^/]+\/)?[^/]+)\//;

/** Packages without a file for it: who has the copyright. Their licence is MIT, as ours. */
const COPYRIGHT: Readonly<Record<string, string>> = {
  // github.com/bitovi/react-to-web-component/blob/main/LICENSE
  '@r2wc/core': 'Copyright (c) 2022 Bitovi',
  '@r2wc/react-to-web-component': 'Copyright (c) 2022 Bitovi',
};

/** Folders of the packages that have code in a bundle of this build. */
const bundled = new Set<string>();

/**
 * Notes the libraries in a bundle, and names the file with their licences in its entries beside it, as these
 * licences ask for.
 */
export function noteLicences(): Plugin {
  return {
    name: 'note-licences',
    // After the minifier, which drops comments.
    renderChunk: (code, { isEntry, fileName }) =>
      isEntry && !fileName.includes('/') ? LINE + code : null,
    generateBundle(_, bundle) {
      for (const chunk of Object.values(bundle)) {
        for (const [id, { renderedLength }] of Object.entries(
          'modules' in chunk && chunk.modules,
        )) {
          const folder = PACKAGE.exec(id)?.[1];
          if (folder && renderedLength > 0) bundled.add(folder);
        }
      }
    },
  };
}

/** Writes the notices of all libraries in this and all earlier bundles beside this one. */
export function writeLicences(): Plugin {
  return {
    name: 'write-licences',
    writeBundle({ dir }) {
      const notices = [...bundled].map(noticeOf).sort();
      const text = ['Our scripts contain code of these libraries.', ...notices];
      writeFileSync(`${dir}/${FILE}`, `${text.join(`\n\n${'-'.repeat(80)}\n\n`)}\n`);
    },
  };
}

/** @throws Error for a package that does not say who has the copyright. */
function noticeOf(folder: string): string {
  const { name, version } = JSON.parse(readFileSync(`${folder}/package.json`, 'utf8'));
  const [file] = globSync(`${folder}/{LICENSE,License}*`);
  const holder = COPYRIGHT[name];
  if (!file && !holder)
    throw new Error(`${name} has no licence: see scripts/build/plugins/licences.ts`);
  const text = file
    ? readFileSync(file, 'utf8')
    : readFileSync(ourLicence, 'utf8').replace(/^Copyright .*$/m, `${holder}`);
  return `${name} ${version}\n\n${text.trim()}`;
}

const ourLicence = fileURLToPath(new URL('../../../LICENSE', import.meta.url));
