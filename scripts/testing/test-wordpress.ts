/**
 * Tests the plugin in a real WordPress: `npm run test:wordpress`, or a part, by vitest's own arguments:
 * `npm run test:wordpress -- settings -t "the address"`. Installs PHP as npm packages, WordPress's files and a
 * build of the site first, if they are missing.
 */
import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { run, shell } from '../run.ts';
import { readResults, VITEST_REPORTERS } from './test-results.ts';

const FOLDER = 'host/wordpress/test';

if (!existsSync(join(FOLDER, 'node_modules/@wp-playground/cli'))) {
  execFileSync('npm', ['ci', '--no-audit', '--no-fund'], { cwd: FOLDER, stdio: 'inherit', shell });
}

const reports = mkdtempSync(join(tmpdir(), 'sa-wordpress-report-'));
const results = join(reports, 'results');
const config = ['--config', join(FOLDER, 'vitest.config.ts')];
const code = await run(
  'vitest',
  ['run', ...config, ...VITEST_REPORTERS, ...process.argv.slice(2)],
  { env: { ...process.env, TEST_RESULTS: results } },
);
const { passed, failures, idle } = readResults(results);
rmSync(reports, { recursive: true });
const left = idle.length > 0 ? `, no test ran in ${idle.join(', ')}` : '';
console.log(`\n${passed.length} passed, ${failures.length} failed${left}`);
process.exitCode = code !== 0 || passed.length + failures.length === 0 ? 1 : 0;
