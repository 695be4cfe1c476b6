import { existsSync, globSync } from 'node:fs';
import { delimiter, join } from 'node:path';

const INSTALLED_NAMES = [
  'google-chrome',
  'google-chrome-stable',
  'chromium',
  'chromium-browser',
  'microsoft-edge',
];
const INSTALLED_PATHS = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Microsoft Edge.app/Contents/MacOS/Microsoft Edge',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Microsoft\\Edge\\Application\\msedge.exe',
];

/** Keeps a test browser from calling home; `--no-sandbox` because containers run as root. */
const QUIET_FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** Launch options for playwright-core, as its `chromium.launch` takes them. */
export interface BrowserLaunch {
  executablePath: string;
  args: string[];
}

/**
 * The Chromium to test in: `CHROME_PATH`, else an installed Chrome, Chromium or Edge, else the one
 * inside the npm package `@sparticuz/chromium`, which needs no system libraries.
 */
export async function findBrowser(): Promise<BrowserLaunch> {
  const installed = process.env.CHROME_PATH ?? findInstalled();
  return { executablePath: installed ?? (await unpackBundled()), args: QUIET_FLAGS };
}

function findInstalled(): string | undefined {
  return findOnPath(INSTALLED_NAMES) ?? INSTALLED_PATHS.find((path) => existsSync(path));
}

function findOnPath(names: string[]): string | undefined {
  return (process.env.PATH ?? '')
    .split(delimiter)
    .flatMap((folder) => names.map((name) => join(folder, name)))
    .find((path) => existsSync(path));
}

async function unpackBundled(): Promise<string> {
  // Read by the package at import: makes it unpack its system libraries and add them to
  // LD_LIBRARY_PATH, without which the binary does not start on a bare Debian.
  process.env.AWS_LAMBDA_JS_RUNTIME ??= 'nodejs24.x';
  const { default: bundled } = await import('@sparticuz/chromium');
  return bundled.executablePath();
}

/** Where the engines beside Chromium are; undefined where one of its programs is missing. */
export interface OtherEngines {
  firefox: string | undefined;
  webkit: WebKitPrograms | undefined;
}

export interface WebKitPrograms {
  /** Speaks WebDriver. */
  driver: string;
  /** The window that shows the pages. */
  browser: string;
  /** An X server without a screen, so that windows open nowhere and are as wide as they are told. */
  screen: string;
}

/** What a program other than the bundled Chromium is started with: that one's libraries and fonts left out. */
export const environment = { ...process.env };

/** What Debian and its kin call the packages of each engine; poppler reads what Firefox prints. */
export const ENGINE_PACKAGES = {
  firefox: ['firefox-esr', 'poppler-utils'],
  webkit: ['webkit2gtk-driver', 'xvfb'],
};

const MINI_BROWSERS = '/usr/{lib,libexec,lib/*}/webkit{2gtk,gtk}-*/MiniBrowser';

/** Looks for Firefox (`FIREFOX_PATH` wins) and for WebKitGTK with all that it takes to drive it. */
export function findOtherEngines(): OtherEngines {
  const driver = findOnPath(['WebKitWebDriver']);
  const browser = globSync(MINI_BROWSERS).sort().at(-1);
  const screen = findOnPath(['Xvfb']);
  return {
    firefox: process.env.FIREFOX_PATH ?? findOnPath(['firefox-esr', 'firefox']),
    webkit: driver && browser && screen ? { driver, browser, screen } : undefined,
  };
}
