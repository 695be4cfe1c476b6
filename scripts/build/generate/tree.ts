import { existsSync, readdirSync, readFileSync } from 'node:fs';

/** Folders whose own folders are listed, too. */
const OPENED = ['widgets', 'widgets/kit', 'host', 'worker', 'scripts', 'scripts/build', 'docs'];

/**
 * The tree in CONTRIBUTING.md: each folder with the first sentence of its README.md.
 *
 * @param top Root of the repository, with a slash at its end.
 * @throws Error naming a listed folder that has code and no README.md.
 */
export function treeOf(top: string): string {
  const lines = OPENED.filter((folder) => !folder.includes('/')).flatMap((folder) =>
    listFolder(top, folder),
  );
  return `\`\`\`\n${lines.join('\n')}\n\`\`\`\n`;
}

function listFolder(top: string, folder: string): string[] {
  const sentence = firstSentence(top, folder);
  if (!sentence) return [];
  const [, ...parents] = folder.split('/');
  const name = `${'  '.repeat(parents.length)}${parents.at(-1) ?? folder}/`;
  const inside = OPENED.includes(folder) ? readdirSync(top + folder, { withFileTypes: true }) : [];
  const folders = inside.filter((entry) => entry.isDirectory() && !entry.name.startsWith('sa-'));
  return [
    `${name.padEnd(20)}${sentence}`,
    ...folders.toSorted(byName).flatMap((entry) => listFolder(top, `${folder}/${entry.name}`)),
  ];
}

function firstSentence(top: string, folder: string): string | undefined {
  const file = `${top}${folder}/README.md`;
  if (existsSync(file)) return readFileSync(file, 'utf8').match(/^(?!#).+?[.](?=\s|$)/m)?.[0];
  const hasCode = readdirSync(top + folder).some((name) => /[.](tsx?|php)$/.test(name));
  if (hasCode) throw new Error(`${folder}/ needs a README.md that begins with a sentence about it`);
  return undefined;
}

const byName = (a: { name: string }, b: { name: string }) => a.name.localeCompare(b.name, 'en');
