import { Agent, createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import { join, resolve } from 'node:path';
import { unstable_readConfig as readConfig } from 'wrangler';
import { type LocalBucket, toLocalBucket } from '../release/published-bucket.ts';
import { DEVELOPMENT_KEYS } from './local-worker.ts';
import { applyMigrations } from './migrations.ts';
import { bundle, convert, Miniflare, readOptions } from './miniflare.ts';

const SITE_CONFIG = 'wrangler.toml';
const DESK_CONFIG = 'worker/desk/wrangler.toml';

interface ProductOptions {
  /** Folder of the site. */
  assets: string;
  /** Folder of the desk's page. */
  deskAssets: string;
  /** Port of the site, on 127.0.0.1. */
  port: number;
  deskPort: number;
  /** Folder of databases, buckets and mail, like wrangler's `--persist-to`; created if missing. */
  state: string;
  /** Overrides of variables in wrangler.toml. */
  vars: Record<string, string>;
  /** Overrides of variables in the desk's wrangler.toml. */
  deskVars?: Record<string, string>;
  /** Time at the start, from which the clocks of both Workers run. */
  now: Date;
}

/** The site with its API and the lead desk, with a member signed in. */
export interface Product {
  siteOrigin: string;
  deskOrigin: string;
  /** Opens the bucket of the files under /embed/ that outlast a deployment: empty at first. */
  openBucket(): Promise<LocalBucket>;
  /** Serves another folder as the site, on the same port and with the same data. */
  deploy(assets: string): Promise<void>;
  /** Sets both Workers' clocks, which keep running. */
  setClock(to: Date): Promise<void>;
  stop(): Promise<void>;
}

/** Runs both Workers in one workerd, with the bindings that a deployment has and a migrated database. */
export async function startProduct(options: ProductOptions): Promise<Product> {
  const { port, deskPort } = options;
  const miniflare = new Miniflare(await describeWorkers(options));
  await miniflare.ready;
  await applyMigrations(await miniflare.getD1Database('DB'));
  const desk = await listenForDesk(port, deskPort);
  const siteOrigin = originOf(port);
  const deskOrigin = originOf(deskPort);
  const origins = [siteOrigin, deskOrigin];
  const setClock = async (to: Date) => {
    const now = await moveClock(0, origins);
    await moveClock(to.getTime() - now.getTime(), origins);
  };
  // The start has taken some time.
  await setClock(options.now);
  return {
    siteOrigin,
    deskOrigin,
    // Opened for each use: a deployment closes earlier handles.
    openBucket: async () => toLocalBucket(await miniflare.getR2Bucket('PUBLISHED'), async () => {}),
    async deploy(assets) {
      const now = await moveClock(0, [siteOrigin]);
      await miniflare.setOptions(await describeWorkers({ ...options, assets, now }));
    },
    setClock,
    async stop() {
      await desk.close();
      await miniflare.dispose();
    },
  };
}

const originOf = (port: number) => `http://127.0.0.1:${port}`;

/**
 * Moves the clocks of Workers forward, which another process may have started.
 *
 *@returns the new time
 */
export async function moveClock(ms: number, origins: readonly string[]): Promise<Date> {
  const answers = origins.map((origin) =>
    fetch(`${origin}/clock`, { method: 'POST', body: `${ms}` }),
  );
  const times = await Promise.all(
    answers.map(async (answer) => Number(await (await answer).text())),
  );
  return new Date(Math.max(...times));
}

async function describeWorkers(options: ProductOptions): Promise<object> {
  const { assets, deskAssets, port, state, vars, deskVars = {}, now } = options;
  const clock = { CLOCK_AHEAD_MS: String(now.getTime() - Date.now()) };
  const [site, desk] = await Promise.all([
    describeWorker(SITE_CONFIG, 'worker/dev/clock-worker.ts', assets, {
      ...DEVELOPMENT_KEYS,
      ...vars,
      ...clock,
    }),
    describeWorker(DESK_CONFIG, 'worker/dev/clock-desk.ts', deskAssets, {
      ...deskVars,
      ...clock,
    }),
  ]);
  return convert({
    host: '127.0.0.1',
    port,
    cf: false,
    unsafeTriggerHandlers: true,
    resourcePersistencePath: join(resolve(state), 'v3'),
    // As scripts/testing/local-state.ts reads its mails.
    resourceTmpPath: join(resolve(state), 'tmp'),
    // The Workers' own lines, one for each request.
    handleStructuredLogs: () => {},
    workers: [site, desk],
  });
}

async function describeWorker(
  config: string,
  entry: string,
  assets: string,
  vars: Record<string, string>,
): Promise<object> {
  const declared = readOptions(config, resolve(assets));
  return {
    ...declared,
    name: readConfig({ config }).name,
    modules: true,
    script: await bundle(entry),
    bindings: { ...declared.bindings, ...vars },
  };
}

/**
 * Miniflare has one port, where a header selects the Worker; only there the desk finds a
 * signed-in member.
 */
async function listenForDesk(port: number, deskPort: number): Promise<{ close(): Promise<void> }> {
  const agent = new Agent({ keepAlive: true });
  const { name } = readConfig({ config: DESK_CONFIG });
  const forward = (incoming: IncomingMessage, response: ServerResponse) => {
    const { method, url: path } = incoming;
    const headers = [...incoming.rawHeaders, 'MF-Route-Override', `${name}`];
    const sent = request({ host: '127.0.0.1', port, agent, method, path, headers }, (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.rawHeaders);
      answer.on('error', () => response.destroy());
      answer.pipe(response);
    });
    sent.on('error', () => response.destroy());
    response.on('close', () => sent.destroy());
    incoming.pipe(sent);
  };
  const server = createServer(forward);
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject).listen(deskPort, '127.0.0.1', resolve);
  });
  return {
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
        agent.destroy();
      }),
  };
}
