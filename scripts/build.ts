/**
 * Builds the site and the embed files.
 *
 * OUT_DIR (default `dist`): where to. SITE_ORIGIN: where the site is reached, for its canonical
 * addresses and for the single file, which posts there.
 * `--keep` leaves what is there, so that a site being served has no gap.
 * RUNTIME=react: the same with react-dom, the yardstick of `npm run bench`.
 */
import { rmSync } from 'node:fs';
import { buildPages } from '../host/build/build-pages.ts';
import { run } from './run.ts';

/** Where `npm start` serves. */
const LOCAL_ORIGIN = 'http://localhost:8787';

const outDir = process.env.OUT_DIR ?? 'dist';
if (!process.argv.includes('--keep')) rmSync(outDir, { recursive: true, force: true });
const code = await run('rollup', ['--config', '--silent']);
if (code === 0) await buildPages(outDir, process.env.SITE_ORIGIN || LOCAL_ORIGIN);
process.exitCode = code;
