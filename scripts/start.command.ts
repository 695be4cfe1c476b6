import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { freePort, migrate, serveDesk, serveWorker, waitUntilReady } from './local/local-worker.ts';
import { queryLocalD1 } from './testing/local-state.ts';

const folder = mkdtempSync(join(tmpdir(), 'sa-start-'));
const assets = join(folder, 'site');
const state = join(folder, 'state');
const servers: ReturnType<typeof serveWorker>[] = [];
let siteOrigin: string;
let deskOrigin: string;

/** Both as `npm start` serves them by `wrangler dev`, with one page in place of a build. */
beforeAll(async () => {
  mkdirSync(assets);
  writeFileSync(join(assets, 'index.html'), 'A page');
  const [port, deskPort] = [await freePort(), await freePort()];
  siteOrigin = `http://127.0.0.1:${port}`;
  deskOrigin = `http://127.0.0.1:${deskPort}`;
  await migrate(state);
  const site = serveWorker({ port, state, assets, main: 'worker/dev/index.ts' }, 'pipe');
  servers.push(site);
  await waitUntilReady(siteOrigin, site);
  const desk = serveDesk({ port: deskPort, state, assets, hasSamples: true }, 'pipe');
  servers.push(desk);
  await waitUntilReady(deskOrigin, desk);
});

afterAll(() => {
  for (const { pid } of servers) if (pid) process.kill(-pid);
  rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
});

it('`npm start` serves a site that stores, and a desk that has its leads', async () => {
  expect(await (await fetch(siteOrigin)).text()).toBe('A page');
  expect(await (await fetch(deskOrigin)).text()).toBe('A page');
  expect(await (await fetch(`${deskOrigin}/api/samples`)).json()).toEqual({ isOffered: true });

  const subscription = {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: siteOrigin },
    body: JSON.stringify({ email: 'asha@example.com' }),
  };
  expect((await fetch(`${siteOrigin}/api/newsletter`, subscription)).status).toBe(201);
  const emails = queryLocalD1(state, 'SELECT email FROM newsletter_subscriptions');
  expect(emails.map(({ email }) => email)).toEqual(['asha@example.com']);

  const search = {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' },
    body: JSON.stringify({ email: 'asha@example.com' }),
  };
  const person = await fetch(`${deskOrigin}/api/exportPerson`, search);
  expect(person.status).toBe(200);
  expect(await person.json()).toMatchObject({ email: 'asha@example.com' });
});
