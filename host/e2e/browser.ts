import { type BrowserServer, chromium } from 'playwright-core';
import type { TestProject } from 'vitest/node';
import { findBrowser } from '../../scripts/find-browser.ts';
import { E2E_WORKERS } from './setup.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Addresses of the run's browsers, one for each test worker. Each page of a test has a context of its own. */
    browsers: string[];
  }
}

/** A microphone and a camera that beep and blink, and a visitor who allows both. */
const DEVICE_FLAGS = ['--use-fake-device-for-media-stream', '--use-fake-ui-for-media-stream'];

/** Starts the browsers of all tests. */
export async function setup(project: TestProject) {
  const browsers = await Promise.all(Array.from({ length: E2E_WORKERS }, keepBrowser));
  project.provide(
    'browsers',
    browsers.map(({ address }) => address),
  );
  return () => Promise.all(browsers.map(({ close }) => close()));
}

/** Starts a browser, and another at the same address when it crashes: the tests of one file then fail, no others. */
async function keepBrowser(): Promise<{ address: string; close(): Promise<void> }> {
  const { executablePath, args } = await findBrowser();
  const start = (at: { port?: number; wsPath?: string } = {}): Promise<BrowserServer> =>
    chromium.launchServer({ executablePath, args: [...args, ...DEVICE_FLAGS], ...at });
  let server = await start();
  const address = server.wsEndpoint();
  const { port, pathname } = new URL(address);
  const restart = async () => {
    server = await start({ port: Number(port), wsPath: pathname });
    server.on('close', restart);
  };
  server.on('close', restart);
  return {
    address,
    close() {
      server.off('close', restart);
      return server.close();
    },
  };
}
