import { type SpawnOptions, spawn } from 'node:child_process';

/** Windows finds the programs of node_modules/.bin only through a shell. */
export const shell = process.platform === 'win32';

/** Runs a command of node_modules/.bin with its output shown; resolves to its exit code. */
export function run(command: string, args: string[], options: SpawnOptions = {}): Promise<number> {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { stdio: 'inherit', shell, ...options });
    child.on('error', reject);
    child.on('exit', (code) => resolve(code ?? 1));
  });
}
