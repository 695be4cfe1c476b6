import { afterAll, beforeAll, beforeEach, describe, inject, onTestFinished } from 'vitest';
import type { Probe } from '../../widgets/testing/probe.ts';
import type { EngineName, EnginePage, LaunchOptions } from './engine.ts';
import { type Front, openFront } from './front.ts';
import { installedEngines, launchEngine } from './launch-engine.ts';

/** The engines these suites run in. Chromium has its own, longer suite in host/e2e. */
const ENGINES = ['firefox', 'webkit'] as const;

export interface Stage {
  engine: EngineName;
  /** The proxy between the browser and the site. */
  front: Front;
  /** Opens a page in a new browser, which is closed when the test ends. */
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
      const stage = { engine, visit: visitIn(engine) } as Stage;
      beforeAll(async () => {
        const port = Number(new URL(inject('siteOrigin')).port);
        stage.front = await openFront({ site: inject('workerOrigin'), port, probe: true });
      });
      beforeEach(() => {
        stage.front.heal();
        stage.front.asked.length = 0;
      });
      afterAll(() => stage.front.close());
      body(stage);
    });
  }
}

const visitIn = (engine: EngineName) => async (options?: LaunchOptions) => {
  const page = await launchEngine(engine, options);
  onTestFinished(() => page.close());
  return page;
};

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
