/**
 * Tests the plugin in a real WordPress: `npm run test:wordpress`, or a part, by vitest's own arguments:
 * `npm run test:wordpress -- settings -t "the address"`. Installs PHP as npm packages, WordPress's files and a
 * build of the site first, if they are missing.
 */
import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { run, shell } from '../run.ts';
import { VITEST_REPORTERS } from './test-results.ts';

const FOLDER = 'host/wordpress/test';

if (!existsSync(join(FOLDER, 'node_modules/@wp-playground/cli'))) {
  execFileSync('npm', ['ci', '--no-audit', '--no-fund'], { cwd: FOLDER, stdio: 'inherit', shell });
}

const config = ['--config', join(FOLDER, 'vitest.config.ts')];
const reporters = process.env.TEST_RESULTS ? VITEST_REPORTERS : [];
process.exitCode = await run('vitest', ['run', ...config, ...reporters, ...process.argv.slice(2)]);
