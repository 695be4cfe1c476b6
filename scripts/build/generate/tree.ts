import { existsSync, readdirSync } from 'node:fs';

/** Folders whose own folders are listed, too. */
const OPENED = ['widgets', 'widgets/kit', 'host', 'worker', 'scripts', 'scripts/build', 'docs'];

/**
 * Finds folders with code that the tree in CONTRIBUTING.md lacks, and lines of it without a folder.
 *
 * @param top Root of the repository, with a slash at its end.
 */
export function findTreeFaults(contributing: string, top: string): string[] {
  const [, tree = ''] = contributing.split(/<!-- \/?tree -->/);
  const parents: string[] = [];
  const listed = [...tree.matchAll(/^((?: {2})*)([\w-]+)\/ /gm)].map(
    ([, indent = '', name = '']) => {
      parents.splice(indent.length / 2, Number.POSITIVE_INFINITY, name);
      return parents.join('/');
    },
  );
  const hasCode = (folder: string) =>
    readdirSync(top + folder).some((name) => /[.](tsx?|php)$/.test(name));
  const folders = OPENED.flatMap((folder) =>
    readdirSync(top + folder, { withFileTypes: true })
      .filter((entry) => entry.isDirectory() && !entry.name.startsWith('sa-'))
      .map((entry) => `${folder}/${entry.name}`),
  );
  return [
    ...folders
      .filter((folder) => hasCode(folder) && !listed.includes(folder))
      .map((folder) => `CONTRIBUTING.md: the tree lacks ${folder}/`),
    ...listed
      .filter((folder) => !existsSync(top + folder))
      .map((folder) => `CONTRIBUTING.md: the tree has ${folder}/, which does not exist`),
  ];
}
