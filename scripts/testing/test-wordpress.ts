/**
 * Tests the plugin in a real WordPress: `npm run test:wordpress`, or some of it, by vitest's own
 * arguments: `npm run test:wordpress -- settings -t "the address"`. What is missing comes first: PHP
 * as npm packages, WordPress's files, a build of the site.
 */
import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { run, shell } from '../run.ts';
import { readCounts, vitestReporters } from './test-counts.ts';

const FOLDER = 'host/wordpress/test';

if (!existsSync(join(FOLDER, 'node_modules/@wp-playground/cli'))) {
  execFileSync('npm', ['ci', '--no-audit', '--no-fund'], { cwd: FOLDER, stdio: 'inherit', shell });
}
execFileSync('node', ['scripts/build/build.ts', '--if-changed'], { stdio: 'inherit' });

const reports = mkdtempSync(join(tmpdir(), 'sa-wordpress-report-'));
const report = join(reports, 'counts.json');
const code = await run('vitest', [
  'run',
  '--config',
  join(FOLDER, 'vitest.config.ts'),
  ...vitestReporters(report),
  ...process.argv.slice(2),
]);
const { passed, failed } = readCounts(report);
rmSync(reports, { recursive: true });
console.log(`\n${passed} passed, ${failed} failed`);
process.exitCode = code !== 0 || passed + failed === 0 ? 1 : 0;
