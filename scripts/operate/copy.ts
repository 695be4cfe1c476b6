/**
 * Makes an encrypted copy of the deployed database, named by its day, in the folder `copies` or that of
 * `--to`, and deletes the copies there that are older than 35 days. `--open <file>` decrypts one instead.
 * COPY_KEY is read from the environment; it is in the password safe.
 */
import { parseArgs } from 'node:util';
import { account } from './account.ts';
import { decryptFile, readCopyKey } from './copy-file.ts';
import { makeCopy } from './make-copy.ts';

const { values: options } = parseArgs({
  options: { to: { type: 'string', default: 'copies' }, open: { type: 'string' } },
});

try {
  const key = readCopyKey(process.env.COPY_KEY);
  if (options.open) {
    const file = options.open.replace(/\.enc$/, '');
    await decryptFile(options.open, file, key);
    console.log(`${file} holds personal data: delete it when you are done.`);
  } else console.log(await makeCopy(account, options.to, key, new Date()));
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}
