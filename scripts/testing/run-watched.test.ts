import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { runWatched } from './run-watched.ts';

const TEN_MINUTES_MS = 600_000;

describe('a watched run', () => {
  let folder: string;
  let results: string;

  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'sa-watched-'));
    results = join(folder, 'results');
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'performance'] });
  });
  afterEach(() => {
    vi.useRealTimers();
    rmSync(folder, { recursive: true });
  });

  const run = (code: string) => runWatched(process.execPath, ['-e', code], process.env, results);

  it('is ended where a test has ended and no other follows for minutes', async () => {
    writeFileSync(results, 'a test\n');
    const stuck = run('setInterval(() => {}, 1000)');
    await vi.advanceTimersByTimeAsync(TEN_MINUTES_MS);
    expect(await stuck).toMatchObject({ isStuck: true });
  });

  it('goes on for as long as tests end, or where it has none', async () => {
    const busy = run('process.stdin.resume(); process.stdout.write("ready"); process.exit(3)');
    await vi.advanceTimersByTimeAsync(TEN_MINUTES_MS);
    expect(await busy).toEqual({ code: 3, output: 'ready', isStuck: false });

    const growing = run('setInterval(() => {}, 1000)');
    for (let minutes = 0; minutes < 9; minutes += 3) {
      writeFileSync(results, 'a test\n'.repeat(minutes + 1));
      await vi.advanceTimersByTimeAsync(TEN_MINUTES_MS * 0.3);
    }
    const isOver = await Promise.race([growing.then(() => true), Promise.resolve(false)]);
    expect(isOver).toBe(false);
    await vi.advanceTimersByTimeAsync(TEN_MINUTES_MS);
    expect(await growing).toMatchObject({ isStuck: true });
  });
});
