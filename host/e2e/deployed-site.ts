import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort, migrate, publishLocally, serveWorker } from '../../scripts/local-worker.ts';

/** A site that is deployed again and again, and the page of a partner that embeds its elements. */
export interface DeployedSite {
  origin: string;
  /** Address of the partner's page. */
  partnerPage: string;
  /** Publishes a build and puts it in the place of the one that was served. */
  deploy(build: string, options?: { without?: RegExp; isPublished?: boolean }): Promise<void>;
  /** Paths of a build's chunks whose names begin with `stem`. */
  chunksOf(build: string, stem?: string): string[];
  /** How many subscriptions of this address D1 has. */
  countSubscriptions(email: string): number;
  close(): Promise<void>;
}

/**
 * Serves `build`, a build of the site, from a Worker, a database and a bucket of its own. Each name
 * that is deployed stands for a build of the same code, but every chunk has other bytes and another
 * name.
 *
 * @param builtFor Origin that the build knows.
 */
export async function serveDeployments(build: string, builtFor: string): Promise<DeployedSite> {
  const folder = mkdtempSync(join(tmpdir(), 'sa-deployments-'));
  const [served, state] = [join(folder, 'served'), join(folder, 'state')];
  const [port, partnerPort] = [await freePort(), await freePort()];
  const [origin, partner] = [`http://127.0.0.1:${port}`, `http://localhost:${partnerPort}`];
  const builds = new Map<string, string>();
  const published = new Set<string>();

  function folderOf(name: string): string {
    const known = builds.get(name);
    if (known) return known;
    const path = join(folder, name);
    cpSync(build, path, { recursive: true });
    rebuild(path, name, (text) => text.replaceAll(builtFor, origin));
    builds.set(name, path);
    return path;
  }

  async function publish(name: string): Promise<void> {
    if (!published.has(name)) await publishLocally(folderOf(name), state);
    published.add(name);
  }

  const deploy: DeployedSite['deploy'] = async (name, { without, isPublished = true } = {}) => {
    const next = folderOf(name);
    if (isPublished) await publish(name);
    const isWanted = (path: string) => !without?.test(`/${path}`);
    cpSync(next, served, { recursive: true, filter: isWanted });
    const kept = new Set(filesOf(next).filter(isWanted));
    const removed = filesOf(served).filter((path) => !kept.has(path));
    for (const path of removed) rmSync(join(served, path));
    // The asset layer has taken the folder in once it leaves the removed files to the Worker.
    const loader = readFileSync(join(next, LOADER), 'utf8');
    await until(async () => (await (await fetch(`${origin}/${LOADER}`)).text()) === loader);
    await Promise.all(removed.map((path) => until(() => isWorkers(`${origin}/${path}`))));
    await Promise.all(
      [...kept].filter(isChunk).map((path) => until(() => isAsset(`${origin}/${path}`))),
    );
  };

  cpSync(folderOf('first'), served, { recursive: true });
  await Promise.all([migrate(state, true), publish('first')]);
  const vars = { ALLOWED_ORIGINS: partner };
  const worker = serveWorker({ port, state, assets: served, vars }, 'pipe');
  worker.stdout?.resume();
  worker.stderr?.resume();
  await until(async () => (await fetch(`${origin}/${LOADER}`)).ok);

  const page = `<!doctype html><title>Partner</title><h1>Partner</h1><sa-newsletter-form>Write to us.</sa-newsletter-form><script type="module" async src="${origin}/${LOADER}"></script>`;
  const server = createServer((_, response) => {
    response.writeHead(200, { 'Content-Type': 'text/html; charset=utf-8' }).end(page);
  });
  await new Promise<void>((resolve) => server.listen(partnerPort, 'localhost', resolve));

  return {
    origin,
    partnerPage: `${partner}/`,
    deploy,
    chunksOf: (name, stem = '') =>
      readdirSync(join(folderOf(name), CHUNKS))
        .filter((chunk) => chunk.startsWith(stem))
        .map((chunk) => `/${CHUNKS}/${chunk}`),
    countSubscriptions(email) {
      const sql = `SELECT count(*) AS n FROM newsletter_subscriptions WHERE email = '${email}'`;
      const place = ['--local', '--persist-to', state, '--json'];
      const output = execFileSync('wrangler', ['d1', 'execute', 'DB', ...place, '--command', sql], {
        env: { ...process.env, CI: '1', WRANGLER_SEND_METRICS: 'false' },
        stdio: ['ignore', 'pipe', 'ignore'],
      });
      return JSON.parse(String(output))[0].results[0].n;
    },
    async close() {
      if (worker.pid) process.kill(-worker.pid);
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
      rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}

const LOADER = 'embed/sa-loader.js';
const CHUNKS = 'embed/chunks';

/** Gives every chunk of a build other bytes, and the name that these bytes would have. */
function rebuild(folder: string, name: string, edit: (text: string) => string): void {
  const renamed = (chunk: string) =>
    `${chunk.slice(0, -11)}${createHash('sha256')
      .update(name + chunk)
      .digest('hex')
      .slice(0, 8)}.js`;
  const chunks = new Map(readdirSync(join(folder, CHUNKS)).map((name) => [name, renamed(name)]));
  for (const path of filesOf(folder).filter((path) => /\.(js|html)$/.test(path))) {
    const text = edit(readFileSync(join(folder, path), 'utf8'));
    const next = text.replace(/[\w-]+-[\w-]{8}\.js/g, (chunk) => chunks.get(chunk) ?? chunk);
    writeFileSync(join(folder, path), path.endsWith('.js') ? `${next}\n// ${name}` : next);
  }
  for (const [before, after] of chunks) {
    const text = readFileSync(join(folder, CHUNKS, before));
    rmSync(join(folder, CHUNKS, before));
    writeFileSync(join(folder, CHUNKS, after), text);
  }
}

function filesOf(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1));
}

const isChunk = (path: string) => path.startsWith(CHUNKS);

/** Whether the Worker answers a path below /embed/; only its answers are sandboxed. */
async function isWorkers(url: string): Promise<boolean> {
  const { ok, status, headers } = await fetch(url, { method: 'HEAD' });
  const policy = headers.get('content-security-policy') ?? '';
  return (ok || status === 404) && policy.includes('sandbox');
}

async function isAsset(url: string): Promise<boolean> {
  return (await fetch(url, { method: 'HEAD' })).ok && !(await isWorkers(url));
}

async function until(isSo: () => Promise<boolean>): Promise<void> {
  while (!(await isSo().catch(() => false))) {
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}
