/**
 * Builds the site and the embed files.
 *
 * OUT_DIR (default `dist`): output folder. SITE_ORIGIN: public origin of the site, for its
 * canonical URLs and for the single file, which posts there.
 * `--workbench` adds a page with every element in every state.
 * `--keep` keeps existing files, so that a running server never misses one.
 * RUNTIME=react: builds with react-dom instead, the baseline of `npm run bench`.
 */
import { rmSync } from 'node:fs';
import { buildPages } from '../host/site-builder/build-pages.ts';
import { addWorkbench } from '../host/site-builder/workbench.ts';
import { run } from './run.ts';

/** The origin that `npm start` serves. */
const LOCAL_ORIGIN = 'http://localhost:8787';

const outDir = process.env.OUT_DIR ?? 'dist';
if (!process.argv.includes('--keep')) rmSync(outDir, { recursive: true, force: true });
const hasWorkbench = process.argv.includes('--workbench');
const env = { ...process.env, WORKBENCH: hasWorkbench ? 'yes' : '' };
const code = await run('rollup', ['--config', '--silent'], { env });
if (code === 0) await buildPages(outDir, process.env.SITE_ORIGIN || LOCAL_ORIGIN);
if (code === 0 && hasWorkbench) addWorkbench(outDir);
process.exitCode = code;
