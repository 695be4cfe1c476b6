/**
 * Runs `php -l` on files: `node php.mjs 7.4 file…`. In a process of its own, because PHP as
 * WebAssembly ends with the program that it has run. Prints what PHP said of each file as JSON.
 */
import { readFileSync } from 'node:fs';
import { loadNodeRuntime } from '@php-wasm/node';
import { PHP } from '@php-wasm/universal';

const [version, ...files] = process.argv.slice(2);
const said = {};
for (const file of files) {
  const php = new PHP(await loadNodeRuntime(version, { emscriptenOptions: { processId: 1 } }));
  php.mkdir('/plugin');
  php.writeFile('/plugin/file.php', readFileSync(file));
  const response = await php.cli(['php', '-l', '/plugin/file.php']);
  said[file] = `${await response.stdoutText}${await response.stderrText}`.trim();
}
process.stdout.write(JSON.stringify(said));
process.exit();
