import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { freePort } from '../../scripts/local/local-worker.ts';
import { type Product, startProduct } from '../../scripts/local/product.ts';
import { publishDraft } from '../../scripts/release/publish-release.ts';
import { buildForTests } from '../../scripts/testing/test-build.ts';
import { TEST_NOW } from '../../worker/dev/now.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Origin of our site and API; the build is made for it. */
    siteOrigin: string;
    /** Origin of the Worker: that of the site, unless the tests put a proxy in front of it. */
    workerOrigin: string;
    /** Origin of the lead desk, where a member is signed in. */
    deskOrigin: string;
    /** Ports for partners' pages, on origins that the API allows: one for each test worker. */
    partnerPorts: number[];
    /** Folder of the local D1, the local bucket and the mail. */
    state: string;
    /** Folder of the build; that of the desk has the same name and `-desk`. */
    build: string;
    /** How far the clocks of pages, Worker and tests are ahead of the real one. */
    clockOffsetMs: number;
  }
}

/** How many test files run in parallel. No file reads what another writes. */
export const E2E_WORKERS = 2;

/** Starts the whole product as deployed; the Worker listens where visitors find the site. */
export async function setup(project: TestProject) {
  return serveProduct(project, (sitePort) => sitePort);
}

/**
 * Starts the whole product as deployed: a build for an origin of its own, the real migrations, its
 * published files, the Worker with its assets and the desk.
 *
 * @param choosePort Where the Worker listens. If not where visitors find the site, the tests serve it there.
 */
export async function serveProduct(
  project: TestProject,
  choosePort: (sitePort: number) => number | Promise<number>,
) {
  const folder = mkdtempSync(join(tmpdir(), 'sa-e2e-'));
  const partnerPorts = await Promise.all(Array.from({ length: E2E_WORKERS }, freePort));
  const { folder: assets, port: sitePort, origin: siteOrigin } = await buildForTests();
  const port = await choosePort(sitePort);
  const workerOrigin = originOf(port);
  const state = join(folder, 'state');
  const product = await serveBuild({ assets, state, port, siteOrigin, partnerPorts });
  project.provide('siteOrigin', siteOrigin);
  project.provide('workerOrigin', workerOrigin);
  project.provide('deskOrigin', product.deskOrigin);
  project.provide('partnerPorts', partnerPorts);
  project.provide('state', state);
  project.provide('build', assets);
  project.provide('clockOffsetMs', TEST_NOW.getTime() - Date.now());
  return async () => {
    await product.stop();
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  };
}

const originOf = (port: number) => `http://127.0.0.1:${port}`;

interface ServedBuild {
  /** Folder of the build; that of the desk has the same name and `-desk`, unless given. */
  assets: string;
  deskAssets?: string;
  /** Folder of the local D1, the local bucket and the mail, which begin empty. */
  state: string;
  /** Port of the Worker. */
  port: number;
  /** Origin at which visitors find the site. */
  siteOrigin: string;
  partnerPorts: number[];
}

/** Serves a build, published as a draft, by its Worker, and the desk, from a new database. */
export async function serveBuild(build: ServedBuild): Promise<Product> {
  const { assets, state, port, siteOrigin, partnerPorts } = build;
  const { deskAssets = `${assets}-desk` } = build;
  const deskPort = await freePort();
  const product = await startProduct({
    assets,
    deskAssets,
    port,
    deskPort,
    state,
    vars: {
      ALLOWED_ORIGINS: partnerPorts.map(originAt).join(),
      PUBLIC_ORIGIN: siteOrigin,
      DESK_ORIGIN: originOf(deskPort),
      MEMBERS: 'Asha Pillai <asha@study-abroad.example>',
    },
    now: TEST_NOW,
  });
  await publishDraft(assets, await product.openBucket());
  return product;
}

const originAt = (port: number) => `http://localhost:${port}`;
