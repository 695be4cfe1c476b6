/** Makes a key that signs packages of the WordPress plugin: `npm run make-key -- <file>`. */
import { relative, resolve } from 'node:path';
import { makeKey } from './plugin-signature.ts';

const [file] = process.argv.slice(2);
try {
  if (!file) throw new Error('Name a file: npm run make-key -- /media/stick/plugin.pem');
  if (!relative(process.cwd(), resolve(file)).startsWith('..')) {
    throw new Error('A private key does not belong in the repository. Choose another folder.');
  }
  console.log(`The public key, for includes/keys.php of the plugin:\n${makeKey(file)}`);
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}
