// @vitest-environment node
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { describe, expect, it } from 'vitest';

describe('node scripts/bench/bench-desk.ts', () => {
  it('fills a database, and measures calls and night', async () => {
    const command = ['scripts/bench/bench-desk.ts', '--leads', '300', '--runs', '1'];
    const { stdout } = await promisify(execFile)('node', command);
    expect(stdout).toContain('300 leads');
    const figure = '(\\d+\\.\\d ms|\\d+ s) +\\d+ +\\d+';
    for (const name of ['first page with counts', 'search: a name', 'Health', 'night']) {
      expect(stdout).toMatch(new RegExp(`^${name} +${figure}$`, 'm'));
    }
  }, 300_000);
});
