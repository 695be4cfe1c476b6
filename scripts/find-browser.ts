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

const SYSTEM_FONTS = '/etc/fonts';

/** Stops background traffic; `--no-sandbox` because containers run as root. */
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
 * Finds the Chromium to test in: `CHROME_PATH`, else an installed Chrome, Chromium or Edge, else
 * the one inside the npm package `@sparticuz/chromium`, which needs no system libraries.
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
  // Read by the package on import: makes it unpack its system libraries and add them to
  // LD_LIBRARY_PATH, without which the binary does not start on a bare Debian.
  process.env.AWS_LAMBDA_JS_RUNTIME ??= 'nodejs24.x';
  // Its own fonts lack ₹ and ←, so those of the system win where there are any.
  if (existsSync(join(SYSTEM_FONTS, 'fonts.conf'))) process.env.FONTCONFIG_PATH ??= SYSTEM_FONTS;
  const { default: bundled } = await import('@sparticuz/chromium');
  return bundled.executablePath();
}

/** Paths of the engines besides Chromium; undefined if any of an engine's programs is missing. */
export interface OtherEngines {
  firefox: string | undefined;
  webkit: WebKitPrograms | undefined;
}

export interface WebKitPrograms {
  /** The WebDriver server. */
  driver: string;
  /** The browser window, MiniBrowser. */
  browser: string;
  /** A virtual X server: no window appears, and each is as wide as requested. */
  screen: string;
}

/** Environment for other programs, without the libraries and fonts of the bundled Chromium. */
export const environment = { ...process.env };

/** Debian's packages for each engine; poppler reads the PDFs that Firefox prints. */
export const ENGINE_PACKAGES = {
  firefox: ['firefox-esr', 'poppler-utils'],
  webkit: ['webkit2gtk-driver', 'xvfb'],
};

const MINI_BROWSERS = '/usr/{lib,libexec,lib/*}/webkit{2gtk,gtk}-*/MiniBrowser';

/** Finds Firefox (`FIREFOX_PATH` wins) and WebKitGTK with everything needed to drive it. */
export function findOtherEngines(): OtherEngines {
  const driver = findOnPath(['WebKitWebDriver']);
  const browser = globSync(MINI_BROWSERS).sort().at(-1);
  const screen = findOnPath(['Xvfb']);
  const firefox = process.env.FIREFOX_PATH ?? findOnPath(['firefox-esr', 'firefox']);
  return {
    // Its paper is read by poppler.
    firefox: findOnPath(['pdftotext']) && firefox,
    webkit: driver && browser && screen ? { driver, browser, screen } : undefined,
  };
}
