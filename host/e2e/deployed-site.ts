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
import { freePort } from '../../scripts/local/local-worker.ts';
import { publishDraft, publishRelease } from '../../scripts/release/publish-release.ts';
import { readVersion } from '../../scripts/release/release-plan.ts';
import { queryLocalD1 } from '../../scripts/testing/local-state.ts';
import { serveBuild } from './setup.ts';

/** A site that tests deploy repeatedly, and a partner's page that embeds its elements. */
export type DeployedSite = Awaited<ReturnType<typeof serveDeployments>>;

const LOADER = '/embed/sa-loader.js';
const CHUNKS = '/embed/chunks';

/**
 * Serves builds of the site, the first one at first, from one database and one bucket.
 *
 * @param build Folder of a build of the site.
 * @param builtFor Origin the build was made for.
 */
export async function serveDeployments(build: string, builtFor: string) {
  const folder = mkdtempSync(join(tmpdir(), 'sa-deployments-'));
  const state = join(folder, 'state');
  const port = await freePort();
  const origin = `http://127.0.0.1:${port}`;
  const pages = new Map([['/', formBy(`<script type="module" async src="${origin}${LOADER}">`)]]);
  const partner = createServer(({ url = '/' }, response) => {
    response.writeHead(200, { 'Content-Type': 'text/html; charset=utf-8' });
    response.end(`<!doctype html><title>Partner</title><h1>Partner</h1>${pages.get(url) ?? ''}`);
  });
  const partnerPort = await freePort();
  await new Promise<void>((resolve) => partner.listen(partnerPort, 'localhost', resolve));
  const partnerOrigin = `http://localhost:${partnerPort}`;
  const folders = new Map<string, string>();
  const published = new Set(['first']);
  let served = 'first';

  function folderOf(name: string, version = readVersion()): string {
    const path = folders.get(name) ?? join(folder, name);
    if (!folders.has(name)) {
      cpSync(build, path, { recursive: true });
      rebuild(path, name, (text) =>
        text.replaceAll(builtFor, origin).replaceAll(readVersion(), version),
      );
    }
    folders.set(name, path);
    return path;
  }

  const product = await serveBuild({
    assets: folderOf('first'),
    deskAssets: `${build}-desk`,
    state,
    port,
    siteOrigin: origin,
    partnerPorts: [partnerPort],
  });

  async function serve(name: string): Promise<void> {
    if (served !== name) await product.deploy(folderOf(name));
    served = name;
  }

  return {
    origin,
    /** URL of the partner's page. */
    partnerPage: `${partnerOrigin}/`,
    /**
     * Publishes a build and serves it in place of the current one. All builds have the same code, but
     * the bytes and the name of every chunk differ.
     */
    async deploy(name: string) {
      if (!published.has(name)) await publishDraft(folderOf(name), await product.openBucket());
      published.add(name);
      await serve(name);
    },
    /** Releases and deploys a build of this version, whose scripts say so. */
    async release(version: string) {
      if (!published.has(version)) {
        const changelog = `## [${version}] - 2026-12-01\n\n- A thing.\n`;
        await publishRelease(folderOf(version, version), await product.openBucket(), {
          version,
          changelog,
        });
      }
      published.add(version);
      await serve(version);
    },
    /** Serves a page of the partner's at this path; resolves to its URL. */
    showPage(path: string, body: string) {
      pages.set(path, body);
      return partnerOrigin + path;
    },
    /** Paths of a build's chunks whose names begin with `stem`. */
    chunksOf: (name: string, stem = '') =>
      readdirSync(join(folderOf(name), CHUNKS))
        .filter((chunk) => chunk.startsWith(stem))
        .map((chunk) => `${CHUNKS}/${chunk}`),
    /** How many subscriptions of this address D1 has. */
    countSubscriptions(email: string) {
      const sql = `SELECT count(*) AS n FROM newsletter_subscriptions WHERE email = '${email}'`;
      return Number(queryLocalD1(state, sql)[0]?.n);
    },
    async close() {
      await product.stop();
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
    const next = text.replace(/[\w-]+-[\w-]{8}\.js/g, rename);
    writeFileSync(join(folder, path), path.endsWith('.js') ? `${next}\n// ${name}` : next);
  }
  for (const [before, after] of names) {
    renameSync(join(folder, CHUNKS, before), join(folder, CHUNKS, after));
  }
}
