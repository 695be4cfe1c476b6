import { type SpawnOptions, spawn } from 'node:child_process';

/** On Windows, programs in node_modules/.bin can only be started through a shell. */
export const shell = process.platform === 'win32';

/** Runs a program in node_modules/.bin and shows its output; resolves to its exit code. */
export function run(command: string, args: string[], options: SpawnOptions = {}): Promise<number> {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { stdio: 'inherit', shell, ...options });
    child.on('error', reject);
    child.on('exit', (code) => resolve(code ?? 1));
  });
}
