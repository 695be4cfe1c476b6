import { findOtherEngines } from '../../scripts/find-browser.ts';
import type { EngineName, EnginePage, LaunchOptions } from './engine.ts';
import { launchPuppeteer, shareFirefox } from './puppeteer.ts';
import { launchWebKit } from './webkit.ts';

/** The engines installed on this machine. Chromium is always among them. */
export function installedEngines(): EngineName[] {
  const { firefox, webkit } = findOtherEngines();
  return [
    'chromium',
    ...(firefox ? ['firefox' as const] : []),
    ...(webkit ? ['webkit' as const] : []),
  ];
}

/** Starts a new browser, with an empty cache unless a profile is given. */
export function launchEngine(engine: EngineName, options: LaunchOptions = {}): Promise<EnginePage> {
  return engine === 'webkit' ? launchWebKit(options) : launchPuppeteer(engine, options);
}

/** Launches for several tests in turn, none with a profile: as `launchEngine`, but Firefox starts only once. */
export interface SharedEngine {
  launch(options?: LaunchOptions): Promise<EnginePage>;
  end(): Promise<void>;
}

export function shareEngine(engine: EngineName): SharedEngine {
  if (engine === 'firefox') return shareFirefox();
  return { launch: (options) => launchEngine(engine, options), end: async () => {} };
}
