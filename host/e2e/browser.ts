import { chromium } from 'playwright-core';
import type { TestProject } from 'vitest/node';
import { findBrowser } from '../../scripts/find-browser.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Address of the one browser of the run. Each page of a test has a context of its own. */
    browser: string;
  }
}

/** A microphone and a camera that beep and blink, and a visitor who says yes to both. */
const DEVICE_FLAGS = ['--use-fake-device-for-media-stream', '--use-fake-ui-for-media-stream'];

/** Starts the browser of all tests. */
export async function setup(project: TestProject) {
  const { executablePath, args } = await findBrowser();
  const server = await chromium.launchServer({ executablePath, args: [...args, ...DEVICE_FLAGS] });
  project.provide('browser', server.wsEndpoint());
  return () => server.close();
}
