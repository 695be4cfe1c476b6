import { afterAll, beforeAll, beforeEach, describe, inject, onTestFinished } from 'vitest';
import type { Probe } from '../../widgets/kit/testing/probe.ts';
import {
  type EngineName,
  type EnginePage,
  installedEngines,
  type LaunchOptions,
  launchEngine,
} from './engine.ts';
import { type Front, openFront } from './front.ts';

/** Engines whose suites these are. Chromium has its own, which are longer: host/e2e. */
const ENGINES = ['firefox', 'webkit'] as const;

export interface Stage {
  engine: EngineName;
  /** What stands between the browser and the site. */
  front: Front;
  /** A page in a browser of its own, which ends with the test. */
  visit(options?: LaunchOptions): Promise<EnginePage>;
}

/** Describes what holds in every engine; skipped, and counted so, where one is not installed. */
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

/** What went wrong on the page since it was opened, and what it stored. */
export function traces(page: EnginePage): Promise<{ complaints: string[]; stored: string[] }> {
  return page.evaluate(() => {
    const { errors, violations }: Probe = window.probe;
    return {
      complaints: [...errors, ...violations],
      stored: [
        ...Object.keys(localStorage),
        ...Object.keys(sessionStorage),
        document.cookie,
      ].filter(Boolean),
    };
  });
}

/** What `traces` gives of a page that is quiet. */
export const quiet = { complaints: [], stored: [] };
