import { type ChildProcess, spawn } from 'node:child_process';
import { statSync } from 'node:fs';
import { shell } from '../run.ts';

/** No test of ours takes as long, on any machine: where none has ended for so long, one never will. */
const STUCK_MS = 300_000;
const LOOK_MS = 5000;

interface WatchedRun {
  code: number;
  /** All that the program has written. */
  output: string;
  /** Whether it was ended because no test ended. */
  isStuck: boolean;
}

/**
 * Runs a program in node_modules/.bin without showing its output, and ends it with all that it started
 * when `results`, to which it appends whenever a test ends, has not grown for minutes. A program that
 * never writes there may take as long as it likes.
 */
export function runWatched(
  command: string,
  args: string[],
  env: NodeJS.ProcessEnv,
  results: string,
): Promise<WatchedRun> {
  const child = spawn(command, args, {
    env,
    shell,
    stdio: ['ignore', 'pipe', 'pipe'],
    // A group of its own, so that it ends with the browsers and servers that it started.
    detached: process.platform !== 'win32',
  });
  let output = '';
  const keep = (chunk: Buffer) => {
    output += chunk;
  };
  child.stdout.on('data', keep);
  child.stderr.on('data', keep);
  let isStuck = false;
  let grownAt = performance.now();
  let size = 0;
  const watch = setInterval(() => {
    const now = statSync(results, { throwIfNoEntry: false })?.size ?? 0;
    if (now === 0 || now !== size) grownAt = performance.now();
    size = now;
    if (performance.now() - grownAt < STUCK_MS) return;
    isStuck = true;
    endGroup(child);
  }, LOOK_MS);
  const endAll = () => endGroup(child);
  process.once('exit', endAll);
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (code) => {
      clearInterval(watch);
      process.off('exit', endAll);
      resolve({ code: code ?? 1, output, isStuck });
    });
  });
}

function endGroup({ pid }: ChildProcess): void {
  if (pid === undefined) return;
  try {
    process.kill(process.platform === 'win32' ? pid : -pid, 'SIGKILL');
  } catch {
    // The group has ended by itself.
  }
}
