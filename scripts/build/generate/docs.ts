/**
 * Writes every generated file, or generated part of a file, and sorts the word list. With `--check`
 * it writes only the files that are not in git, and fails if any other is stale.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { importTableOf } from '../../lint/import-rules.ts';
import { decisionIndexOf, listDecisions } from './decisions.ts';
import { readElementDocs } from './element-doc.ts';
import { writeElementFiles } from './element-files.ts';
import { elementFolders } from './element-folders.ts';
import { elementsOf, partsOf, propertiesOf } from './element-reference.ts';
import { findDrift, testsOf, usageOf } from './element-usage.ts';
import { findTreeFaults } from './tree.ts';

const top = fileURLToPath(new URL('../../../', import.meta.url));
const read = (file: string) => readFileSync(top + file, 'utf8');
const WORDS = 'scripts/lint/words.txt';

const docs = readElementDocs();
writeElementFiles(docs);

const outputs: Record<string, string> = {
  'docs/embed.md': embedGuide(),
  'docs/decisions/README.md': decisionIndexOf(listDecisions(`${top}docs/decisions`)),
  [WORDS]: sortLines(read(WORDS)),
  'CONTRIBUTING.md': fillMarkers(read('CONTRIBUTING.md'), 'imports', importTableOf()),
};

for (const [file, text] of Object.entries(outputs)) {
  if (!process.argv.includes('--check')) writeFileSync(top + file, text);
  else if (!existsSync(top + file) || read(file) !== text) {
    console.error(`${file} is stale: run \`npm run docs\``);
    process.exitCode = 1;
  }
}

for (const fault of findTreeFaults(read('CONTRIBUTING.md'), top)) {
  console.error(fault);
  process.exitCode = 1;
}

for (const folder of elementFolders()) {
  const doc = docs.find(({ tagName }) => tagName === folder.tag);
  for (const drift of doc ? findDrift(doc, usageOf(folder), testsOf(folder), docs) : []) {
    console.error(drift);
    process.exitCode = 1;
  }
}

/** The guide for embedders, with the tables of elements, parts and properties filled in. */
function embedGuide(): string {
  const withProperties = fillMarkers(read('docs/embed.md'), 'properties', propertiesOf());
  const withParts = fillMarkers(withProperties, 'parts', partsOf(docs));
  return fillMarkers(withParts, 'elements', elementsOf(docs));
}

/** Replaces the lines between `<!-- name -->` and `<!-- /name -->`. */
function fillMarkers(text: string, name: string, lines: string): string {
  const between = new RegExp(`(<!-- ${name} -->\\n)[^]*?(<!-- /${name} -->)`);
  if (!between.test(text)) throw new Error(`There are no markers "${name}" to write between`);
  return text.replace(between, (_, start, end) => start + lines + end);
}

/** Removes duplicate lines and sorts the rest, ignoring case. */
function sortLines(text: string): string {
  const lines = [...new Set(text.split('\n').filter(Boolean))];
  const compare = new Intl.Collator('en').compare;
  return `${lines.sort(compare).join('\n')}\n`;
}
