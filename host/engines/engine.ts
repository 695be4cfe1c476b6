import { findOtherEngines } from '../../scripts/find-browser.ts';
import { launchPuppeteer } from './puppeteer.ts';
import { launchWebKit } from './webkit.ts';

export type EngineName = 'chromium' | 'firefox' | 'webkit';

export interface LaunchOptions {
  /** What the system asks pages for; light and with motion unless given. */
  dark?: boolean;
  reducedMotion?: boolean;
  /** Size of the page in CSS pixels; 1280 × 800 unless given. */
  width?: number;
  height?: number;
  /**
   * Folder of a profile that outlives the browser, with its cache on disk. Not in WebKit, whose
   * cache lives as long as the browser.
   */
  profile?: string;
}

/** A key by its name in `KeyboardEvent.key`, or `Space`; Shift is held with `Shift+`. */
export type Key = string;

/** The key that is struck, then those that are held meanwhile. */
export function splitKey(key: Key): string[] {
  const keys = key.length > 1 ? key.split('+').reverse() : [key];
  return keys.map((name) => (name === 'Space' ? ' ' : name));
}

/**
 * A browser with one page, reduced to what every engine can do. Each command fails after
 * `COMMAND_LIMIT`; a browser that let a command fail is to be closed and launched again.
 */
export interface EnginePage {
  readonly engine: EngineName;
  /** Goes to an address and waits until its document is parsed and its deferred scripts have run. */
  open(url: string): Promise<void>;
  /**
   * Runs a function in the page, awaits what it returns and gives that back as JSON would.
   * Rejects with what the function threw.
   */
  evaluate<Args extends unknown[], Result>(
    run: (...args: Args) => Result,
    ...args: Args
  ): Promise<Awaited<Result>>;
  /** Moves the pointer to a place in the window, in CSS pixels, and presses its first button. */
  press(x: number, y: number): Promise<void>;
  keys(...keys: Key[]): Promise<void>;
  type(text: string): Promise<void>;
  resize(width: number, height: number): Promise<void>;
  /** The window as a PNG. */
  screenshot(): Promise<Buffer>;
  /** The page on A4 as a PDF; rejects in WebKit, whose driver cannot print. */
  print(): Promise<Buffer>;
  close(): Promise<void>;
}

/** Milliseconds after which a command of a browser has failed. */
export const COMMAND_LIMIT = 30_000;

/** Engines that this machine has. Chromium is always there. */
export function installedEngines(): EngineName[] {
  const { firefox, webkit } = findOtherEngines();
  return [
    'chromium',
    ...(firefox ? ['firefox' as const] : []),
    ...(webkit ? ['webkit' as const] : []),
  ];
}

/** Starts a browser of its own with an empty cache, or with the profile that is given. */
export function launchEngine(engine: EngineName, options: LaunchOptions = {}): Promise<EnginePage> {
  return engine === 'webkit' ? launchWebKit(options) : launchPuppeteer(engine, options);
}
