/**
 * Writes every generated file, or generated part of a file, and sorts the word list. With `--check`
 * it writes nothing and fails if any of them is stale.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { biomeConfigOf, importTableOf } from '../../lint/import-rules.ts';
import { decisionIndexOf, listDecisions } from './decisions.ts';
import { readElementDocs } from './element-doc.ts';
import { elementOutputs } from './element-docs.ts';
import { elementFolders } from './element-folders.ts';
import { findDrift, testsOf, usageOf } from './element-usage.ts';
import { fillMarkers } from './fill-markers.ts';
import { PLUGIN_FOLDER, pluginTemplate, readPlugin, TEMPLATE_PATH } from './wordpress-plugin.ts';

const top = fileURLToPath(new URL('../../../', import.meta.url));
const read = (file: string) => readFileSync(top + file, 'utf8');
const WORDS = 'scripts/lint/words.txt';

const docs = readElementDocs();
const elements = elementOutputs(docs, read);
const outputs: Record<string, string> = {
  ...elements,
  [TEMPLATE_PATH]: pluginTemplate({ ...readPlugin(), ...ofPlugin(elements) }),
  'scripts/lint/biome-imports.json': biomeConfigOf(),
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

for (const folder of elementFolders()) {
  const doc = docs.find(({ tagName }) => tagName === folder.tag);
  for (const drift of doc ? findDrift(doc, usageOf(folder), testsOf(folder), docs) : []) {
    console.error(drift);
    process.exitCode = 1;
  }
}

/** Removes duplicate lines and sorts the rest, ignoring case. */
function sortLines(text: string): string {
  const lines = [...new Set(text.split('\n').filter(Boolean))];
  const compare = new Intl.Collator('en').compare;
  return `${lines.sort(compare).join('\n')}\n`;
}

/** Those of the plugin, by their path within it: its template has their texts, too. */
function ofPlugin(written: Record<string, string>): Record<string, string> {
  const own = Object.entries(written).filter(([file]) => file.startsWith(`${PLUGIN_FOLDER}/`));
  return Object.fromEntries(
    own.map(([file, text]) => [file.slice(PLUGIN_FOLDER.length + 1), text]),
  );
}
