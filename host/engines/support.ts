import {
  afterAll,
  beforeAll,
  beforeEach,
  describe,
  inject,
  onTestFailed,
  onTestFinished,
} from 'vitest';
import type { Probe } from '../../widgets/testing/probe.ts';
import type { EngineName, EnginePage, LaunchOptions } from './engine.ts';
import { type Front, openFront } from './front.ts';
import { installedEngines, launchEngine } from './launch-engine.ts';

/** The engines these suites run in. Chromium has its own, longer suite in host/e2e. */
const ENGINES = ['firefox', 'webkit'] as const;

/** How many of the latest requests are shown when a test fails. */
const LAST = 20;

export interface Stage {
  engine: EngineName;
  /** The proxy between the browser and the site. */
  front: Front;
  /** Opens a page with an empty cache and nothing stored, which is closed when the test ends. */
  visit(options?: LaunchOptions): Promise<EnginePage>;
}

/** Describes tests for every engine; those for an engine that is not installed are skipped. */
export function describeEngines(
  title: string,
  body: (stage: Stage) => void,
  engines: readonly EngineName[] = ENGINES,
): void {
  const installed = installedEngines();
  for (const engine of engines) {
    describe.skipIf(!installed.includes(engine))(`${title} in ${engine}`, () => {
      const visit: Stage['visit'] = async (options) => {
        const page = await launchEngine(engine, options);
        onTestFinished(() => page.close());
        return page;
      };
      const stage = { engine, visit } as Stage;
      beforeAll(async () => {
        const port = Number(new URL(inject('siteOrigin')).port);
        stage.front = await openFront(inject('workerOrigin'), port);
      });
      beforeEach(() => {
        stage.front.heal();
        stage.front.asked.length = 0;
        onTestFailed(() => console.error('Asked of the site:', ...stage.front.asked.slice(-LAST)));
      });
      afterAll(() => stage.front.close());
      body(stage);
    });
  }
}

/** Errors and violations on the page since it was opened, and everything it stored. */
export function traces(page: EnginePage): Promise<{ pageErrors: string[]; stored: string[] }> {
  return page.evaluate(() => {
    const { errors, violations }: Probe = window.probe;
    return {
      pageErrors: [...errors, ...violations],
      stored: [
        ...Object.keys(localStorage),
        ...Object.keys(sessionStorage),
        document.cookie,
      ].filter(Boolean),
    };
  });
}

/** The `traces` of a page without errors or stored data. */
export const quiet = { pageErrors: [], stored: [] };
