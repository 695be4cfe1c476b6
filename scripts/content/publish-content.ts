/**
 * `npm run publish-content -- [destination]`: publishes content/ without a release. It draws our pages and
 * the files that elements fetch, over the code of the version that the site runs, and stops if a byte of
 * that code would change. Code, version, keys and the WordPress plugin stay as they are.
 *
 * `--remote`: the account that wrangler is logged in to; the pages go out by one deployment, whole or not at
 * all. `--local`: against the simulated bucket, in the folder of `--persist-to` if given, for the server of
 * `npm start` or one of its own; nothing is deployed. SITE_ORIGIN is the public origin of the site, OUT_DIR
 * the folder of the build. To undo, run it at the commit before.
 */
import { execFileSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { contentFiles, contentNames } from '../../widgets/content/schema/files.ts';
import { copyCheckout, listCheckout } from '../copy-checkout.ts';
import {
  openLocalBucket,
  openRemoteBucket,
  type PublishedBucket,
} from '../release/published-bucket.ts';
import { listRelease, readVersion, requireSiteOrigin } from '../release/release-plan.ts';
import { run } from '../run.ts';
import { putDueList } from './due-list.ts';
import {
  contentKey,
  findChangedContent,
  type PublishedContent,
  parseContentFile,
  readContent,
} from './published-content.ts';
import { describeOtherCode, findOtherCode } from './unchanged-code.ts';

/** The checkout with the content of the released version. */
const RELEASED = resolve('.cache/released-content');

const { values: options } = parseArgs({
  options: {
    local: { type: 'boolean' },
    remote: { type: 'boolean' },
    'persist-to': { type: 'string' },
  },
});

try {
  await publish();
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}

async function publish(): Promise<void> {
  if (Boolean(options.local) === Boolean(options.remote))
    throw new Error('Say --local or --remote');
  requireSiteOrigin(process.env.SITE_ORIGIN);
  await must('Nothing was published', 'node', ['scripts/content/content-check.ts']);
  const version = readVersion();
  if (options.remote) requireReleasedCode(version);
  const bucket = options.remote ? openRemoteBucket() : await openLocalBucket(options['persist-to']);
  try {
    const released = await readReleased(bucket, version);
    const now = readContent();
    const changed = findChangedContent(released, now);
    if (changed.length === 0) console.log('The content is the one that was released.');
    const inCode = changed.filter((name) => contentFiles[name].reaches === 'code');
    if (inCode.length > 0) {
      const titles = inCode.map((name) => `  content/${name}.json (${contentFiles[name].title})`);
      throw new Error(
        `Forms carry this in their code, so it needs a release:\n${titles.join('\n')}`,
      );
    }
    await buildReleased(released);
    const files = listRelease(join(RELEASED, 'dist'), version);
    const other = findOtherCode(files, await bucket.hashesOf(files));
    if (other.length > 0) throw new Error(describeOtherCode(other, version));
  } finally {
    await bucket.close();
  }
  const env = { ...process.env, ...(await keepPublishedFacts()) };
  await must(
    'The pages were not drawn, and the site is as it was',
    'node',
    ['scripts/build/build.ts', `--over=${join(RELEASED, 'dist')}`],
    { env },
  );
  if (options.remote) {
    await must('The deployment failed, and the site is as it was', 'wrangler', ['deploy']);
  }
  await putDueList(options.remote ? '--remote' : '--local', options['persist-to']);
  console.log(options.remote ? 'Published.' : 'Drawn: the server of this build shows it.');
}

/** @throws Error unless the Worker's code, which no bucket has, is that of the tag */
function requireReleasedCode(version: string): void {
  const git = (...args: string[]) => execFileSync('git', args, { encoding: 'utf8' }).trim();
  let other: string;
  try {
    other = git('diff', '--name-only', `v${version}`, '--', 'worker', 'wrangler.toml');
  } catch {
    throw new Error(`There is no tag v${version}: git fetch --tags, or release first`);
  }
  if (other)
    throw new Error(`This needs a release: since v${version} there is other code in\n${other}`);
}

async function readReleased(bucket: PublishedBucket, version: string): Promise<PublishedContent> {
  const entries = await Promise.all(
    contentNames.map(async (name) => {
      const bytes = await bucket.read(contentKey(name, version));
      if (!bytes) throw new Error(`Version ${version} is not released: npm run release`);
      return [name, parseContentFile(bytes.toString())] as const;
    }),
  );
  return Object.fromEntries(entries) as PublishedContent;
}

/** Builds this code with the content that it was released with. */
async function buildReleased(released: PublishedContent): Promise<void> {
  copyCheckout(
    RELEASED,
    listCheckout().filter((file) => !file.startsWith('content/')),
  );
  mkdirSync(join(RELEASED, 'content'));
  for (const [name, value] of Object.entries(released)) {
    writeFileSync(join(RELEASED, `content/${name}.json`), JSON.stringify(value));
  }
  const env = { ...process.env, OUT_DIR: 'dist' };
  await must('The released code does not build', 'node', ['scripts/build/build.ts'], {
    cwd: RELEASED,
    env,
  });
}

/** The facts that the site shows now, from which the feed of changes goes on; nothing for a site without. */
async function keepPublishedFacts(): Promise<{ FACTS_BEFORE?: string }> {
  const answer = await fetch(`${process.env.SITE_ORIGIN}/facts.json`).catch(() => null);
  if (!answer?.ok) return {};
  const FACTS_BEFORE = join(RELEASED, 'facts.json');
  writeFileSync(FACTS_BEFORE, await answer.text());
  return { FACTS_BEFORE };
}

/** @throws Error with `failure` if the command fails */
async function must(failure: string, ...command: Parameters<typeof run>): Promise<void> {
  if ((await run(...command)) !== 0) throw new Error(failure);
}
