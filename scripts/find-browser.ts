import { existsSync, globSync, mkdirSync, writeFileSync } from 'node:fs';
import { delimiter, join, resolve } from 'node:path';

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

/** Fonts from npm: Latin with ₹ and ←, and Devanagari. Pages look alike whatever a machine has installed. */
const FONTS = ['dejavu-fonts-ttf', '@expo-google-fonts/noto-sans-devanagari'];
const FONTS_FOLDER = resolve('.cache/fonts');

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
interface BrowserLaunch {
  executablePath: string;
  args: string[];
}

/**
 * Finds the Chromium to test in: on Linux the one inside the npm package `@sparticuz/chromium`, whatever
 * is installed, so that a run depends on the lock file alone. It is built for no other system: there,
 * an installed Chrome, Chromium or Edge. `CHROME_PATH` wins.
 *
 * @throws Error if there is none.
 */
export async function findBrowser(): Promise<BrowserLaunch> {
  const find = process.platform === 'linux' ? unpackBundled : findInstalled;
  const executablePath = process.env.CHROME_PATH ?? (await find());
  if (!executablePath)
    throw new Error('There is no Chrome, Chromium or Edge; CHROME_PATH may name one');
  return { executablePath, args: QUIET_FLAGS };
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
  process.env.FONTCONFIG_PATH = writeFontConfig();
  const { default: bundled } = await import('@sparticuz/chromium');
  return bundled.executablePath();
}

/** Returns the folder of a configuration that knows our fonts alone. */
function writeFontConfig(): string {
  const folders = FONTS.map((name) => `<dir>${resolve('node_modules', name)}</dir>`);
  const alias = (generic: string, family: string) =>
    `<alias binding="same"><family>${generic}</family><prefer><family>${family}</family></prefer></alias>`;
  const config = [
    ...folders,
    `<cachedir>${FONTS_FOLDER}</cachedir>`,
    alias('serif', 'DejaVu Serif'),
    alias('monospace', 'DejaVu Sans Mono'),
    // For every other name, system-ui and Arial among them.
    '<match><edit name="family" mode="append_last"><string>DejaVu Sans</string></edit></match>',
  ];
  mkdirSync(FONTS_FOLDER, { recursive: true });
  writeFileSync(join(FONTS_FOLDER, 'fonts.conf'), `<fontconfig>${config.join('')}</fontconfig>`);
  return FONTS_FOLDER;
}

/** Paths of the engines besides Chromium; undefined if any of an engine's programs is missing. */
interface OtherEngines {
  firefox: string | undefined;
  webkit: WebKitPrograms | undefined;
}

interface WebKitPrograms {
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
    // Poppler reads what Firefox prints.
    firefox: findOnPath(['pdftotext']) && firefox,
    webkit: driver && browser && screen ? { driver, browser, screen } : undefined,
  };
}
