import type { ChildProcess } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  cpSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { renameElementFiles } from '../../scripts/build/plugins/elements.ts';
import {
  freePort,
  migrate,
  publishLocally,
  queryLocalD1,
  serveWorker,
} from '../../scripts/local-worker.ts';
import { publishRelease } from '../../scripts/release/publish-release.ts';
import { openLocalBucket } from '../../scripts/release/published-bucket.ts';
import { readVersion } from '../../scripts/release/release-plan.ts';
import { openFront } from '../engines/front.ts';

/** A site that tests deploy repeatedly, and a partner's page that embeds its elements. */
export interface DeployedSite {
  origin: string;
  /** URL of the partner's page. */
  partnerPage: string;
  /**
   * Publishes a build and serves it in place of the current one. All builds have the same code, but
   * the bytes and the name of every chunk differ.
   */
  deploy(build: string): Promise<void>;
  /** Releases and deploys a build of this version, whose scripts say so. */
  release(version: string): Promise<void>;
  /** Serves a page of the partner's at this path; resolves to its URL. */
  showPage(path: string, body: string): string;
  /** Deploys a build whose upload lost one file, on the site and in the bucket. */
  deployWithout(path: string, build: string): Promise<void>;
  /** Restores that file, on the site and in the bucket. */
  complete(path: string, build: string): Promise<void>;
  /** Paths of a build's chunks whose names begin with `stem`. */
  chunksOf(build: string, stem?: string): string[];
  /** How many subscriptions of this address D1 has. */
  countSubscriptions(email: string): number;
  close(): Promise<void>;
}

const LOADER = '/embed/sa-loader.js';
const CHUNKS = '/embed/chunks';

/**
 * Serves builds of the site from one database and one bucket. `wrangler dev` cannot swap its assets
 * atomically, so each build has its own Worker behind a proxy that leads to the deployed one.
 *
 * @param build Folder of a build of the site.
 * @param builtFor Origin the build was made for.
 */
export async function serveDeployments(build: string, builtFor: string): Promise<DeployedSite> {
  const folder = mkdtempSync(join(tmpdir(), 'sa-deployments-'));
  const state = join(folder, 'state');
  const front = await openFront({ site: builtFor });
  const pages = new Map([
    ['/', formBy(`<script type="module" async src="${front.origin}${LOADER}">`)],
  ]);
  const partner = createServer(({ url = '/' }, response) => {
    response.writeHead(200, { 'Content-Type': 'text/html; charset=utf-8' });
    response.end(`<!doctype html><title>Partner</title><h1>Partner</h1>${pages.get(url) ?? ''}`);
  });
  const partnerPort = await freePort();
  await new Promise<void>((resolve) => partner.listen(partnerPort, 'localhost', resolve));
  const partnerOrigin = `http://localhost:${partnerPort}`;
  const folders = new Map<string, string>();
  const workers = new Map<string, { site: string; process: ChildProcess }>();
  await migrate(state);

  function folderOf(name: string, version = readVersion()): string {
    const path = folders.get(name) ?? join(folder, name);
    if (!folders.has(name)) {
      cpSync(build, path, { recursive: true });
      rebuild(path, name, (text) =>
        text.replaceAll(builtFor, front.origin).replaceAll(readVersion(), version),
      );
    }
    folders.set(name, path);
    return path;
  }

  async function serve(name: string): Promise<void> {
    const port = await freePort();
    const vars = { ALLOWED_ORIGINS: partnerOrigin };
    const process = serveWorker({ port, state, assets: folderOf(name), vars }, 'pipe');
    process.stdout?.resume();
    process.stderr?.resume();
    const site = `http://127.0.0.1:${port}`;
    workers.set(name, { site, process });
    await until(async () => (await fetch(site + LOADER)).ok);
  }

  return {
    origin: front.origin,
    partnerPage: `${partnerOrigin}/`,
    async deploy(name) {
      if (!workers.has(name)) {
        await publishLocally(folderOf(name), state);
        await serve(name);
      }
      front.moveTo(workers.get(name)?.site ?? '');
    },
    async release(version) {
      if (!workers.has(version)) {
        const changelog = `## [${version}] - 2026-12-01\n\n- A thing.\n`;
        const bucket = await openLocalBucket(state);
        await publishRelease(folderOf(version, version), bucket, { version, changelog });
        await bucket.close();
        await serve(version);
      }
      front.moveTo(workers.get(version)?.site ?? '');
    },
    showPage(path, body) {
      pages.set(path, body);
      return partnerOrigin + path;
    },
    async deployWithout(path, name) {
      renameSync(join(folderOf(name), path), join(folder, 'lost'));
      await serve(name);
      front.moveTo(workers.get(name)?.site ?? '');
    },
    async complete(path, name) {
      renameSync(join(folder, 'lost'), join(folderOf(name), path));
      await publishLocally(folderOf(name), state);
      await until(async () => (await fetch(front.origin + path)).ok);
    },
    chunksOf: (name, stem = '') =>
      readdirSync(join(folderOf(name), CHUNKS))
        .filter((chunk) => chunk.startsWith(stem))
        .map((chunk) => `${CHUNKS}/${chunk}`),
    countSubscriptions(email) {
      const sql = `SELECT count(*) AS n FROM newsletter_subscriptions WHERE email = '${email}'`;
      return Number(queryLocalD1(state, sql)[0]?.n);
    },
    async close() {
      for (const { process: worker } of workers.values()) {
        if (worker.pid && worker.exitCode === null) process.kill(-worker.pid);
      }
      await front.close();
      partner.closeAllConnections();
      await new Promise((resolve) => partner.close(resolve));
      rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}

/** A newsletter form and these script tags, without their end. */
export const formBy = (...tags: string[]) =>
  `<sa-newsletter-form>Write to us.</sa-newsletter-form>${tags.map((tag) => `${tag}</script>`).join('')}`;

/** Changes the bytes of every chunk of a build, and the names with them. */
function rebuild(folder: string, name: string, edit: (text: string) => string): void {
  const renamed = (chunk: string) => {
    const hash = createHash('sha256')
      .update(name + chunk)
      .digest('hex');
    return chunk.replace(/[\w-]{8}\.js$/, `${hash.slice(0, 8)}.js`);
  };
  const chunks = readdirSync(join(folder, CHUNKS));
  const names = new Map(chunks.map((chunk) => [chunk, renamed(chunk)]));
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  for (const path of files.filter((file) => /\.(js|html)$/.test(file))) {
    const text = edit(readFileSync(join(folder, path), 'utf8'));
    const rename = (chunk: string) => names.get(chunk) ?? chunk;
    const next = renameElementFiles(text.replace(/[\w-]+-[\w-]{8}\.js/g, rename), rename);
    writeFileSync(join(folder, path), path.endsWith('.js') ? `${next}\n// ${name}` : next);
  }
  for (const [before, after] of names) {
    renameSync(join(folder, CHUNKS, before), join(folder, CHUNKS, after));
  }
}

async function until(isSo: () => Promise<boolean>): Promise<void> {
  while (!(await isSo().catch(() => false))) {
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}
