import { cpSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parsePage, renderPage } from './layout.ts';

const host = fileURLToPath(new URL('../', import.meta.url));
const TOP_LEVEL_ASSETS = ['_headers', 'robots.txt'];

/** Turns host/pages and host/assets into the folder that the Worker serves, embed files included. */
export function buildPages(outDir: string): void {
  mkdirSync(outDir, { recursive: true });
  const chunks = readdirSync(`${outDir}/embed/chunks`);
  for (const file of readdirSync(`${host}pages`)) {
    const page = parsePage(readFileSync(`${host}pages/${file}`, 'utf8'));
    writeFileSync(`${outDir}/${file}`, renderPage(page, { path: pathOf(file), chunks }));
  }
  cpSync(`${host}assets`, `${outDir}/assets`, {
    recursive: true,
    filter: (source) => !TOP_LEVEL_ASSETS.includes(basename(source)),
  });
  for (const file of TOP_LEVEL_ASSETS) cpSync(`${host}assets/${file}`, `${outDir}/${file}`);
}

function pathOf(file: string): string {
  const name = basename(file, '.html');
  return name === 'index' ? '/' : `/${name}`;
}
