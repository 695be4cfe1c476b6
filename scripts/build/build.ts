/**
 * Builds the site, the embed files, the WordPress plugin, the lead desk and the editor of content/.
 *
 * OUT_DIR (default `dist`): output folder; those of desk and editor end in `-desk` and `-editor`. All are replaced
 * once the build is finished. SITE_ORIGIN: public origin of the site, for its canonical URLs and for
 * the single file, which posts there. FACTS_BEFORE: the /facts.json that was published last, so that the
 * feed of changes has what differs from it.
 * `--workbench` adds a page with every element in every state.
 * `--keep` writes into the existing folders, so that a running server never misses a file.
 * `--if-changed` builds nothing where the last build had the same sources and options: for tests.
 * `--over=<folder>` draws the pages alone, over the embed files of another build, whose code has older
 * content (`npm run publish-content`).
 * RUNTIME=react: builds with react-dom instead, the baseline of `npm run bench`.
 */
import { cpSync, existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import {
  findChangedContent,
  readContent,
  readContentFiles,
  writeContentFiles,
} from '../content/published-content.ts';
import { hashFiles } from '../hash-files.ts';
import { run } from '../run.ts';
import { buildDesk, deskFolder } from '../site-builder/build-desk.ts';
import { buildEditor, editorFolder } from '../site-builder/build-editor.ts';
import { buildPages, writeSnippets } from '../site-builder/build-pages.ts';
import { prerendererPath } from '../site-builder/prerender.ts';
import { addWorkbench } from '../site-builder/workbench.ts';
import { writeElementFiles } from './generate/element-files.ts';
import { writeEmbedData } from './generate/embed-data.ts';
import { writePlugin } from './generate/wordpress-plugin.ts';
import { fileListPath } from './plugins/embed-sizes.ts';
import { buildAside } from './staged-build.ts';

/** The origin that `npm start` serves. */
const LOCAL_ORIGIN = 'http://localhost:8787';

const outDir = process.env.OUT_DIR ?? 'dist';
const siteOrigin = process.env.SITE_ORIGIN || LOCAL_ORIGIN;
const factsBefore = process.env.FACTS_BEFORE;
const [over] = process.argv.flatMap((argument) => /^--over=(.+)/.exec(argument)?.[1] ?? []);
const hasWorkbench = process.argv.includes('--workbench');
/** The file that records the sources of the build in a folder. */
const notePath = (folder: string) => prerendererPath(folder).replace(/mjs$/, 'sources');
const partsOf = (folder: string) => [
  folder,
  deskFolder(folder),
  editorFolder(folder),
  prerendererPath(folder),
  fileListPath(folder),
  notePath(folder),
];

writeElementFiles();
const sources = describeSources();
const isCurrent =
  process.argv.includes('--if-changed') &&
  partsOf(outDir).every((part) => existsSync(part)) &&
  readFileSync(notePath(outDir), 'utf8') === sources;
const isBuilt = isCurrent || (await buildWhatIsAsked());
process.exitCode = isBuilt ? 0 : 1;

/** The files, the options, and the day, from which security.txt counts. */
function describeSources(): string {
  const files = hashFiles(
    ['*', '{content,host,scripts,widgets,worker}/**', 'docs/facts.md'],
    [
      '**/node_modules',
      '**/*.{test,e2e,proof,engines,browser,command,wordpress}.{ts,tsx}',
      '{host/{e2e,engines,wordpress/test},scripts/testing,widgets/testing,worker/dev}',
      'proved.json',
    ],
  );
  const day = new Date().toISOString().slice(0, 10);
  const { SITE_ORIGIN, RUNTIME, FACTS_BEFORE } = process.env;
  return JSON.stringify([files, SITE_ORIGIN, RUNTIME, FACTS_BEFORE, hasWorkbench, day]);
}

function buildWhatIsAsked(): Promise<boolean> {
  if (over) {
    const pagesOf = (folder: string) => [folder, prerendererPath(folder)];
    return buildAside(outDir, pagesOf, (folder) => drawPages(folder, over));
  }
  return process.argv.includes('--keep') ? build(outDir) : buildAside(outDir, partsOf, build);
}

async function build(folder: string): Promise<boolean> {
  rmSync(notePath(folder), { force: true });
  const env = { ...process.env, OUT_DIR: folder, WORKBENCH: hasWorkbench ? 'yes' : '' };
  if ((await run('rollup', ['--config', '--silent'], { env })) !== 0) return false;
  await buildPages(folder, siteOrigin, { factsBefore });
  await writeSnippets(folder, siteOrigin);
  writeContentFiles(folder);
  await writePlugin(folder, siteOrigin);
  writeEmbedData(folder, siteOrigin);
  buildDesk(folder);
  buildEditor(folder);
  if (hasWorkbench) addWorkbench(folder);
  writeFileSync(notePath(folder), sources);
  return true;
}

async function drawPages(folder: string, released: string): Promise<boolean> {
  cpSync(`${released}/embed`, `${folder}/embed`, { recursive: true });
  const env = { ...process.env, OUT_DIR: folder, PRERENDERER_ALONE: 'yes' };
  if ((await run('rollup', ['--config', '--silent'], { env })) !== 0) return false;
  const changed = findChangedContent(readContentFiles(released), readContent());
  await buildPages(folder, siteOrigin, { changed, factsBefore });
  writeContentFiles(folder);
  return true;
}
