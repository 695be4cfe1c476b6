// @vitest-environment node
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { describe, expect, it } from 'vitest';

describe('node scripts/bench/bench-desk.ts', () => {
  it('fills a database, and measures calls and the night', async () => {
    const command = ['scripts/bench/bench-desk.ts', '--leads', '300', '--runs', '1'];
    const { stdout } = await promisify(execFile)('node', command);
    expect(stdout).toContain('300 leads');
    for (const name of [
      'first page with counts',
      'search: a name',
      'Health',
      'night: all of a year goes',
    ]) {
      expect(stdout).toMatch(new RegExp(`^${name}.* +\\d+\\.\\d ms( +\\d+){3}$`, 'm'));
    }
    expect(stdout).toMatch(/^ +leads deleted, in so many runs +[1-9]\d* in \d+$/m);
  });
});
