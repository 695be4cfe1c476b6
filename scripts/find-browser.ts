import { existsSync } from 'node:fs';
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
  const onPath = (process.env.PATH ?? '')
    .split(delimiter)
    .flatMap((folder) => INSTALLED_NAMES.map((name) => join(folder, name)));
  return [...onPath, ...INSTALLED_PATHS].find((path) => existsSync(path));
}

async function unpackBundled(): Promise<string> {
  // Read by the package at import: makes it unpack its system libraries and add them to
  // LD_LIBRARY_PATH, without which the binary does not start on a bare Debian.
  process.env.AWS_LAMBDA_JS_RUNTIME ??= 'nodejs24.x';
  const { default: bundled } = await import('@sparticuz/chromium');
  return bundled.executablePath();
}
