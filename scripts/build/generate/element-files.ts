import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { brand } from '../../../widgets/content/brand.ts';
import { type ElementDoc, readElementDocs } from './element-doc.ts';
import { classNameOf, typesOf } from './element-types.ts';
import { framedElementsOf } from './framed-elements.ts';
import { wordpressElementsOf } from './wordpress-elements.ts';
import { PLUGIN_FOLDER, pluginTemplate, TEMPLATE_PATH } from './wordpress-plugin.ts';

const top = fileURLToPath(new URL('../../../', import.meta.url));

/**
 * Writes what is derived from the elements' tables, doc blocks and the brand alone: the manifest, the types for
 * TypeScript and JSX, the frames, the Worker's letterhead, and the WordPress plugin's elements and texts. None of it is in git;
 * installing, the build, the tests and `npm run docs` write it.
 */
export function writeElementFiles(docs = readElementDocs()): void {
  write('widgets/custom-elements.json', manifestOf(docs));
  write('widgets/custom-elements.d.ts', typesOf(docs));
  write('worker/frame/framed-elements.json', framedElementsOf(docs));
  write('worker/core/letterhead.json', letterhead());
  write(`${PLUGIN_FOLDER}/includes/elements.php`, wordpressElementsOf(docs));
  // From all texts of the plugin, those of its elements too.
  write(TEMPLATE_PATH, pluginTemplate());
}

/** The sender of the Worker's pages and mails: it is deployed on its own, without our content. */
function letterhead(): string {
  const { name, officeAddress: address, generalEmail: email } = brand;
  const mark = readFileSync(`${top}host/assets/favicon.svg`, 'utf8');
  return `${JSON.stringify({ name, address, email, mark }, null, 2)}\n`;
}

/** A file that stays the same is not touched: `npm run dev` builds again after every change. */
function write(file: string, text: string): void {
  const path = top + file;
  if (!existsSync(path) || readFileSync(path, 'utf8') !== text) writeFileSync(path, text);
}

function manifestOf(docs: ElementDoc[]): string {
  const modules = docs.map((doc) => ({
    kind: 'javascript-module',
    path: `${doc.tagName}/${doc.tagName.slice(3)}.ts`,
    declarations: [{ kind: 'class', customElement: true, name: classNameOf(doc.tagName), ...doc }],
  }));
  return `${JSON.stringify({ schemaVersion: '1.0.0', modules }, null, 2)}\n`;
}

if (import.meta.main) writeElementFiles();
