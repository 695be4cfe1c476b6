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

/** The same without showing it: resolves to the exit code and all that the program has written. */
export function runQuietly(command: string, args: string[], env: NodeJS.ProcessEnv) {
  const child = spawn(command, args, { env, shell, stdio: ['ignore', 'pipe', 'pipe'] });
  let output = '';
  const keep = (chunk: Buffer) => {
    output += chunk;
  };
  child.stdout.on('data', keep);
  child.stderr.on('data', keep);
  return new Promise<{ code: number; output: string }>((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (code) => resolve({ code: code ?? 1, output }));
  });
}
