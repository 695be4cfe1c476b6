export type EngineName = 'chromium' | 'firefox' | 'webkit';

export interface LaunchOptions {
  /** The colour scheme reported to pages; light unless given. */
  dark?: boolean;
  /** Viewport size in CSS pixels; 1280 × 800 unless given. */
  width?: number;
  height?: number;
  /**
   * Folder of a profile, with its disk cache, that outlives the browser. Not supported in WebKit,
   * whose cache ends with the browser.
   */
  profile?: string;
}

/** A key by its `KeyboardEvent.key` name, or `Space`; prefix `Shift+` to hold Shift. */
export type Key = string;

/** The key to press, followed by the keys held down with it. */
export function splitKey(key: Key): string[] {
  const keys = key.length > 1 ? key.split('+').reverse() : [key];
  return keys.map((name) => (name === 'Space' ? ' ' : name));
}

/**
 * A browser with one page, reduced to what every engine can do. Each command fails after
 * `COMMAND_LIMIT`; after a failed command, close the browser and launch a new one.
 */
export interface EnginePage {
  readonly engine: EngineName;
  /** Opens a URL; resolves once the document is parsed and its deferred scripts have run. */
  open(url: string): Promise<void>;
  /**
   * Runs a function in the page and resolves to its awaited result, serialised as JSON. Rejects
   * with what the function threw, or with a `PageLeftError`.
   */
  evaluate<Args extends unknown[], Result>(
    run: (...args: Args) => Result,
    ...args: Args
  ): Promise<Awaited<Result>>;
  /** Clicks at a point in the window, in CSS pixels. */
  press(x: number, y: number): Promise<void>;
  keys(...keys: Key[]): Promise<void>;
  type(text: string): Promise<void>;
  resize(width: number, height: number): Promise<void>;
  /** A PDF of the page on A4; rejects in WebKit, whose driver cannot print. */
  print(): Promise<Buffer>;
  close(): Promise<void>;
}

/** The page was left during a script, which may or may not have run. */
export class PageLeftError extends Error {
  override name = 'PageLeftError';
}

/** Timeout of a browser command, in milliseconds. */
export const COMMAND_LIMIT = 30_000;
