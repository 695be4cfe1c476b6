import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { hashFiles } from '../hash-files.ts';
import { VERSIONED_FILES } from '../release/release-version.ts';
import { type Room, type Suite, suites } from './suites.ts';

/** Evidence that a suite has passed. */
export interface Receipt {
  /** SHA-256 of what can change its outcome, shortened. */
  inputs: string;
  passed: number;
  versions: Record<string, string>;
  /** YYYY-MM-DD, in UTC. */
  day: string;
}

/** By the name of the suite. */
export type Receipts = Record<string, Receipt>;

const PROVED = 'proved.json';

interface Files {
  /** Globs, as in `exclude`. */
  files: string[];
  exclude?: string[];
}

const ROOMS: Record<Room, Files> = {
  // Browsers download the contract, too.
  elements: { files: ['{widgets,worker/contract}/**'], exclude: ['widgets/sa-lead-desk'] },
  pages: { files: ['host/{pages,assets}/**'] },
  desk: { files: ['{widgets/sa-lead-desk,host/desk,worker/desk}/**'] },
  editor: { files: ['{host/editor,worker/editor}/**'] },
  worker: {
    files: ['worker/**', 'wrangler.toml'],
    exclude: ['worker/{desk,dev,editor}'],
  },
  build: {
    files: [
      'scripts/{*,local/*}.ts',
      '{scripts/build,scripts/site-builder}/**',
      'rollup.config.mjs',
      'package-lock.json',
    ],
  },
  release: { files: ['scripts/release/**'] },
  operate: { files: ['scripts/operate/*.ts', 'scripts/bench/*-desk.ts'] },
  plugin: { files: ['host/wordpress/{editor,study-abroad-widgets}/**'] },
};

/** Files in no room: an offer, a sentence or a test makes no receipt of others old. */
const NO_INPUT = [
  'widgets/content',
  'content',
  '**/*.{md,po}',
  '**/*.{test,dom.test,browser,e2e,proof,engines,command,wordpress}.{ts,tsx}',
  '**/testing',
  '**/node_modules',
  // Written from the elements' tables, which are inputs themselves, and from the brand.
  'widgets/custom-elements.*',
  'worker/{frame/framed-elements,core/letterhead}.json',
  'host/wordpress/study-abroad-widgets/{includes/elements.php,languages/*.pot}',
  // The operator's own.
  'host/wordpress/study-abroad-widgets/includes/keys.php',
];

/** A setting of wrangler.toml that each operator fills in. */
const OWN_SETTING = /^(?:[A-Z_]+|database_id|routes) = .*\n/gm;

/** A file as any release and any operator has it: without its version and settings. */
function readAlike(folder: string, path: string): string | Buffer {
  const bytes = readFileSync(join(folder, path));
  const setVersion = VERSIONED_FILES[path];
  if (setVersion) return setVersion(bytes.toString(), '0.0.0');
  return path.endsWith('wrangler.toml') ? bytes.toString().replace(OWN_SETTING, '') : bytes;
}

/** Everything that can change the outcome of a suite. */
export const inputsOf = ({ own, product }: Suite): Files[] => [
  { files: own, exclude: ['**/node_modules', 'widgets/content'] },
  ...product
    .map((room) => ROOMS[room])
    .map(({ files, exclude = [] }) => ({ files, exclude: [...exclude, ...NO_INPUT] })),
];

/** Hashes of inputs below a folder, each group of files once. */
export function inputHashes(folder = '.'): (suite: Suite) => string {
  const known = new Map<string, string>();
  const hashOf = ({ files, exclude }: Files) => {
    const key = JSON.stringify([files, exclude]);
    const hash = known.get(key) ?? hashFiles(files, exclude, folder, readAlike);
    known.set(key, hash);
    return hash;
  };
  return (suite) =>
    createHash('sha256').update(inputsOf(suite).map(hashOf).join()).digest('hex').slice(0, 12);
}

export function readReceipts(folder = '.'): Receipts {
  const file = join(folder, PROVED);
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
}

/** Adds a receipt; a line for each, by name, so that two branches seldom change the same line. */
export function writeReceipt(name: string, receipt: Receipt, folder = '.'): void {
  const receipts = { ...readReceipts(folder), [name]: receipt };
  const lines = Object.entries(receipts)
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([suite, value]) => `${JSON.stringify(suite)}: ${JSON.stringify(value)}`);
  writeFileSync(join(folder, PROVED), `{\n${lines.join(',\n')}\n}\n`);
}

/** A suite that has to run before a release, and why. */
interface Unproved {
  suite: Suite;
  reason: 'no receipt' | 'old';
}

/** In the order of the suites. */
export function listUnproved(receipts = readReceipts(), hashOf = inputHashes()): Unproved[] {
  return suites.flatMap((suite): Unproved[] => {
    const receipt = receipts[suite.name];
    if (!receipt) return [{ suite, reason: 'no receipt' }];
    return receipt.inputs === hashOf(suite) ? [] : [{ suite, reason: 'old' }];
  });
}

/** A line for each, with the command that renews the receipt. */
export const describeUnproved = (found: readonly Unproved[]): string =>
  found
    .map(({ suite: { name }, reason }) => `  ${name.padEnd(20)} ${reason}: npm run prove ${name}`)
    .join('\n');
