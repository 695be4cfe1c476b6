/**
 * Builds the site, the embed files, the WordPress plugin and the lead desk.
 *
 * OUT_DIR (default `dist`): output folder; the desk's has the same name and `-desk`. SITE_ORIGIN:
 * public origin of the site, for its canonical URLs and for the single file, which posts there.
 * `--workbench` adds a page with every element in every state.
 * `--keep` keeps existing files, so that a running server never misses one.
 * RUNTIME=react: builds with react-dom instead, the baseline of `npm run bench`.
 */
import { rmSync } from 'node:fs';
import { buildDesk, deskFolder } from '../host/site-builder/build-desk.ts';
import { buildPages } from '../host/site-builder/build-pages.ts';
import { addWorkbench } from '../host/site-builder/workbench.ts';
import { writeEmbedData } from './embed-data.ts';
import { run } from './run.ts';
import { writePlugin } from './wordpress-plugin.ts';

/** The origin that `npm start` serves. */
const LOCAL_ORIGIN = 'http://localhost:8787';

const outDir = process.env.OUT_DIR ?? 'dist';
if (!process.argv.includes('--keep')) {
  for (const folder of [outDir, deskFolder(outDir)]) {
    rmSync(folder, { recursive: true, force: true });
  }
}
const hasWorkbench = process.argv.includes('--workbench');
const env = { ...process.env, WORKBENCH: hasWorkbench ? 'yes' : '' };
const code = await run('rollup', ['--config', '--silent'], { env });
const siteOrigin = process.env.SITE_ORIGIN || LOCAL_ORIGIN;
if (code === 0) await buildPages(outDir, siteOrigin);
if (code === 0) writePlugin(outDir, siteOrigin);
if (code === 0) writeEmbedData(outDir, siteOrigin);
if (code === 0) buildDesk(outDir);
if (code === 0 && hasWorkbench) addWorkbench(outDir);
process.exitCode = code;
