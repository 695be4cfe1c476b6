import type { BrowserLauncher } from '@web/test-runner-core';
import type { EngineName, EnginePage } from './engine.ts';
import { launchEngine } from './launch-engine.ts';

/**
 * Lets web-test-runner run the browser tests in any engine. Each file gets a new browser, so that a
 * hanging one affects no other file. `sendKeys` is the only command of the runner that it supports.
 */
export function engineLauncher(engine: EngineName): BrowserLauncher & {
  sendKeys(sessionId: string, keys: string[]): Promise<void>;
} {
  const pages = new Map<string, EnginePage>();
  const urls = new Map<string, string>();
  const pageOf = (id: string) => {
    const page = pages.get(id);
    if (!page) throw new Error(`There is no session ${id}`);
    return page;
  };
  return {
    name: engine,
    // For this type, the runner calls commands as methods of the launcher.
    type: 'webdriver',
    concurrency: 1,
    async startSession(id, url) {
      const page = await launchEngine(engine, { width: 800, height: 600 });
      pages.set(id, page);
      urls.set(id, url);
      await page.open(url);
    },
    isActive: (id) => pages.has(id),
    getBrowserUrl: (id) => urls.get(id),
    async stopSession(id) {
      const page = pageOf(id);
      pages.delete(id);
      await page.close();
      return {};
    },
    async startDebugSession() {
      throw new Error(`Debugging is left to Chromium, not to ${engine}`);
    },
    sendKeys: (id, keys) => pageOf(id).keys(...keys),
  };
}
