/**
 * Raises the version, publishes, or both: `npm run release -- [version] [destination]`.
 *
 * The version is `major`, `minor`, `patch` or one such as `1.2.3`. It goes into every file that
 * names it, and the changelog's Unreleased entries move under it. The changes are committed and
 * tagged, unless there is `--no-commit`; nothing is pushed.
 *
 * The destination is the bucket for the embed files of a build for SITE_ORIGIN, from which the
 * Worker serves files that later deployments no longer have. Publish before `wrangler deploy`.
 * `--remote`: the bucket of the account that wrangler is logged in to. `--local`: the simulated
 * one, in the folder of `--persist-to` if given. `--dry-run`: builds, runs the checks that need no
 * bucket and prints the commands of `--remote`.
 *
 * PLUGIN_KEY names the file of the private key that signs the WordPress plugin, once its keys.php has
 * keys (`npm run make-key`); any destination is refused without it. The build never sees it, and its disk
 * need not be connected before the build is over.
 *
 * `--remote` refuses settings that still have the repository's own values; the other two list them.
 * A version and `--remote` are refused, too, while a proof's receipt is missing or old (`npm run prove`).
 * All checks come before the first write. One asks the running site whether it can store; no other rule
 * of its Health stops a release, which may be the repair. Only evergreen names (/embed/sa-loader.js) ever
 * change content; /embed/versions.json gains the version and the hashes of its scripts.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline/promises';
import { parseArgs } from 'node:util';
import { unstable_readConfig } from 'wrangler';
import { officeSystem } from '../../widgets/content/legal-facts.ts';
import { newsletterConfirmation } from '../../widgets/content/newsletter.ts';
import { adClicks } from '../../worker/contract/ad-clicks.ts';
import { run } from '../run.ts';
import { describeUnproved, listUnproved } from '../testing/proved.ts';
import { writeNpmPackage } from './npm-package.ts';
import { type DeploymentSettings, findPlaceholders, listPlaceholders } from './placeholders.ts';
import { signBuild, trustedKeys } from './plugin-signature.ts';
import { publishRelease, today } from './publish-release.ts';
import { openLocalBucket, openRemoteBucket, printCommands } from './published-bucket.ts';
import { raiseVersion } from './raise-version.ts';
import {
  listRelease,
  requireSameSetting,
  requireSiteOrigin,
  requireStorage,
} from './release-plan.ts';

const { values: options, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    'no-commit': { type: 'boolean', default: false },
    local: { type: 'boolean' },
    remote: { type: 'boolean' },
    'dry-run': { type: 'boolean' },
    'persist-to': { type: 'string' },
  },
});

try {
  await release();
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}

async function release(): Promise<void> {
  const [wanted] = positionals;
  const destinations = [options.local, options.remote, options['dry-run']].filter(Boolean).length;
  if (destinations > 1 || (destinations === 0 && !wanted)) {
    throw new Error('Say a version, where to (--local, --remote or --dry-run), or both');
  }
  if (options['dry-run'] && wanted) throw new Error('--dry-run goes without a version');
  if (destinations > 0) {
    const siteOrigin = requireSiteOrigin(process.env.SITE_ORIGIN);
    const [site, desk] = ['wrangler.toml', 'worker/desk/wrangler.toml'].map(
      (config) => unstable_readConfig({ config }).vars,
    );
    checkSettings({ siteOrigin, site: site ?? {}, desk: desk ?? {}, pluginKeys: trustedKeys() });
    const { NEWSLETTER_CONFIRMATION, AD_CLICKS, OFFICE_SYSTEM } = site ?? {};
    requireSameSetting(
      'NEWSLETTER_CONFIRMATION',
      NEWSLETTER_CONFIRMATION,
      'widgets/content/newsletter.ts',
      newsletterConfirmation,
    );
    requireSameSetting('AD_CLICKS', AD_CLICKS, 'worker/contract/ad-clicks.ts', adClicks);
    requireSameSetting(
      'OFFICE_SYSTEM',
      OFFICE_SYSTEM,
      'widgets/content/legal-facts.ts',
      officeSystem,
    );
    if (options.remote) await requireStorage(siteOrigin);
  }
  if (wanted || options.remote) requireReceipts();
  if (wanted) raise(wanted, !options['no-commit']);
  if (destinations > 0) await publish();
}

/** Unfinished settings stop a release for visitors; a local one only lists them. */
function checkSettings(settings: DeploymentSettings): void {
  const found = findPlaceholders(settings);
  if (found.length === 0) return;
  const list = listPlaceholders(found);
  if (options.remote) throw new Error(`Fill in first (docs/operate.md, Settings):\n${list}`);
  console.warn(`A release by --remote would be refused until these are filled in:\n${list}`);
}

function requireReceipts(): void {
  const found = listUnproved();
  if (found.length === 0) return;
  throw new Error(`Prove first what the tests leave out:\n${describeUnproved(found)}`);
}

function raise(wanted: string, isCommitted: boolean): void {
  const version = raiseVersion({ folder: process.cwd(), wanted, day: today(), isCommitted });
  console.log(
    isCommitted
      ? `Committed and tagged v${version}: git push --follow-tags`
      : `Wrote ${version}: commit it and tag it v${version}`,
  );
}

async function publish(): Promise<void> {
  const { PLUGIN_KEY } = process.env;
  // A build runs third-party code.
  delete process.env.PLUGIN_KEY;
  const onDisk = options.remote ? PLUGIN_KEY : undefined;
  if (onDisk && existsSync(onDisk)) {
    throw new Error(`Disconnect ${onDisk} first: the release asks for it once the build is done`);
  }
  if ((await run('node', ['scripts/build/build.ts'])) !== 0) throw new Error('The build failed');
  const folder = process.env.OUT_DIR ?? 'dist';
  if (onDisk) await askUntil(existsSync, 'The build is done. Connect', onDisk);
  signBuild(folder, PLUGIN_KEY && readFileSync(PLUGIN_KEY, 'utf8'));
  if (onDisk)
    await askUntil((file) => !existsSync(file), 'The plugin is signed. Disconnect', onDisk);
  const siteOrigin = requireSiteOrigin(process.env.SITE_ORIGIN);
  writeNpmPackage(join(folder, 'npm'), siteOrigin, options.remote);
  // Files in this folder are uploaded with the site; the package goes to npm.
  writeFileSync(join(folder, '.assetsignore'), 'npm\n');
  if (options['dry-run']) return printCommands(listRelease(folder));
  const bucket = options.remote ? openRemoteBucket() : await openLocalBucket(options['persist-to']);
  try {
    const { written, unchanged } = await publishRelease(
      folder,
      bucket,
      options.remote ? {} : { date: today() },
    );
    console.log(`Published ${written} files; ${unchanged} were there already.`);
  } finally {
    await bucket.close();
  }
}

/** Asks until the disk of the key is connected, or removed. */
async function askUntil(isDone: (file: string) => boolean, what: string, file: string) {
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  while (!isDone(file)) await terminal.question(`${what} the disk with ${file}, and press Enter. `);
  terminal.close();
}
