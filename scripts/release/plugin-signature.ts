import {
  createHash,
  createPrivateKey,
  createPublicKey,
  generateKeyPairSync,
  sign,
  verify,
} from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** The signed facts of a package. The plugin's updates.php checks the same lines. */
interface SignedPackage {
  version: string;
  /** SHA-256 of the archive, in lower-case hexadecimal. */
  sha256: string;
}

const NAME = 'study-abroad-widgets';
export const KEYS = 'host/wordpress/study-abroad-widgets/includes/keys.php';
/** Prefix of the 32 bytes of an Ed25519 key in its SPKI form (RFC 8410). */
const SPKI_PREFIX = Buffer.from('302a300506032b6570032100', 'hex');

const linesOf = ({ version, sha256 }: SignedPackage) =>
  Buffer.from(`${NAME}\n${version}\n${sha256}\n`);

/** Signs a package with a private key in PEM; 64 bytes in hexadecimal (Ed25519, RFC 8032). */
export const signPackage = (signed: SignedPackage, pem: string): string =>
  sign(null, linesOf(signed), createPrivateKey(pem)).toString('hex');

/** The public half of a private key in PEM, as the plugin has it: 32 bytes in hexadecimal. */
export const publicKeyOf = (pem: string): string =>
  createPublicKey(createPrivateKey(pem))
    .export({ type: 'spki', format: 'der' })
    .subarray(SPKI_PREFIX.length)
    .toString('hex');

/** The keys that the plugin in this repository trusts; none until they are made. */
export const trustedKeys = (php = readFileSync(KEYS, 'utf8')): string[] =>
  Array.from(
    php.replace(/\/\*[\s\S]*?\*\/|\/\/.*/g, '').matchAll(/'([0-9a-f]{64})'/g),
    ([, key = '']) => key,
  );

/**
 * Makes a key pair and writes the private half to a file that only its owner may read.
 *
 * @returns the public half.
 * @throws Error if there is such a file.
 */
export function makeKey(file: string): string {
  if (existsSync(file)) throw new Error(`${file} is there: a key is never replaced`);
  const { privateKey } = generateKeyPairSync('ed25519');
  const pem = privateKey.export({ type: 'pkcs8', format: 'pem' }).toString();
  writeFileSync(file, pem, { mode: 0o600, flag: 'wx' });
  return publicKeyOf(pem);
}

/**
 * Signs the plugin of a build: its description gains a `signature`.
 *
 * @param pem the private key; undefined if the plugin trusts none yet.
 * @throws Error if the plugin does not trust this key, or if the archive in the build differs from the described
 *   one: no site would install the update.
 */
export function signBuild(folder: string, pem: string | undefined, trusted = trustedKeys()): void {
  if (trusted.length === 0) return;
  if (!pem) {
    throw new Error(
      'PLUGIN_KEY must name the file of the private key that signs the WordPress plugin (docs/operate.md)',
    );
  }
  if (!trusted.includes(publicKeyOf(pem))) {
    throw new Error(`The key of PLUGIN_KEY is none of those in ${KEYS}: no site would update`);
  }
  const file = join(folder, `embed/${NAME}.json`);
  const release: SignedPackage = JSON.parse(readFileSync(file, 'utf8'));
  const archive = readFileSync(join(folder, `embed/${NAME}.zip`));
  if (createHash('sha256').update(archive).digest('hex') !== release.sha256) {
    throw new Error(`${NAME}.zip is not the archive that ${NAME}.json describes: build again`);
  }
  const signature = signPackage(release, pem);
  writeFileSync(file, `${JSON.stringify({ ...release, signature }, null, 1)}\n`);
}

/** Whether a key has signed a package. */
export const isSignedBy = (signed: SignedPackage, signature: string, publicKey: string): boolean =>
  verify(
    null,
    linesOf(signed),
    createPublicKey({
      key: Buffer.concat([SPKI_PREFIX, Buffer.from(publicKey, 'hex')]),
      format: 'der',
      type: 'spki',
    }),
    Buffer.from(signature, 'hex'),
  );
