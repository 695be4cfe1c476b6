import { chromium } from 'playwright-core';
import { findBrowser } from '../../scripts/find-browser.ts';
import { describeDeployments, type Visitor } from './deployments.ts';

describeDeployments(launchChromium);

/** A persistent context, without routes: both routes and incognito contexts disable the cache. */
async function launchChromium(profile = ''): Promise<Visitor> {
  const context = await chromium.launchPersistentContext(profile, await findBrowser());
  const [page = await context.newPage()] = context.pages();
  return {
    async open(url) {
      await page.goto(url);
    },
    evaluate: (run, ...args) => page.evaluate(`(${run})(...${JSON.stringify(args)})`),
    close: () => context.close(),
  };
}
