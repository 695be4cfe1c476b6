import { findOtherEngines } from '../../scripts/find-browser.ts';
import type { EngineName, EnginePage, LaunchOptions } from './engine.ts';
import { launchPuppeteer } from './puppeteer.ts';
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
