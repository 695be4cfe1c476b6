import puppeteer, {
  type Browser,
  type KeyInput,
  type LaunchOptions as Launch,
} from 'puppeteer-core';
import { environment, findBrowser, findOtherEngines } from '../../scripts/find-browser.ts';
import {
  COMMAND_LIMIT,
  type EnginePage,
  type LaunchOptions,
  PageLeftError,
  splitKey,
} from './engine.ts';

/** Chromium over its own protocol, Firefox over WebDriver BiDi. */
export async function launchPuppeteer(
  engine: 'chromium' | 'firefox',
  options: LaunchOptions = {},
): Promise<EnginePage> {
  const browser = await launchBrowser(engine, options);
  // In Firefox, the initial page never has focus.
  const page = await browser.newPage();
  page.setDefaultTimeout(COMMAND_LIMIT);
  const { width = 1280, height = 800, dark } = options;
  const resize = (width: number, height: number) =>
    page.setViewport({ width, height }).catch(exceptOrientation);
  await resize(width, height);
  if (engine === 'chromium') {
    await page.emulateMediaFeatures([
      { name: 'prefers-color-scheme', value: dark ? 'dark' : 'light' },
    ]);
  }
  return {
    engine,
    async open(url) {
      await page.goto(url, { waitUntil: 'domcontentloaded' });
    },
    evaluate: (run, ...args) => page.evaluate(run as never, ...args).catch(sayIfLeft) as never,
    press: (x, y) => page.mouse.click(x, y),
    async keys(...keys) {
      for (const key of keys) {
        const [last = '', ...held] = splitKey(key);
        for (const name of held) await page.keyboard.down(name as KeyInput);
        await page.keyboard.press(last as KeyInput);
        for (const name of held) await page.keyboard.up(name as KeyInput);
      }
    },
    type: (text) => page.keyboard.type(text),
    resize,
    print: async () => Buffer.from(await page.pdf({ format: 'A4', printBackground: true })),
    close: () => browser.close(),
  };
}

/** Puppeteer reports by its message alone that a page was left. */
function sayIfLeft(error: Error): never {
  const isLeft = /Execution context was destroyed|Realm already destroyed/.test(error.message);
  throw isLeft ? new PageLeftError(error.message, { cause: error }) : error;
}

/** Debian's Firefox cannot turn its screen, which puppeteer requests with each size; the size is set. */
function exceptOrientation(error: Error): void {
  if (!error.message.includes('setScreenOrientationOverride')) throw error;
}

/** Launches the browser with a fake microphone and camera, and a visitor who allows both. */
async function launchBrowser(
  engine: 'chromium' | 'firefox',
  { dark, profile }: LaunchOptions = {},
): Promise<Browser> {
  const common: Launch = {
    defaultViewport: null,
    protocolTimeout: COMMAND_LIMIT,
    ...(profile ? { userDataDir: profile } : {}),
  };
  if (engine === 'chromium') {
    const { executablePath, args } = await findBrowser();
    const media = ['--use-fake-device-for-media-stream', '--use-fake-ui-for-media-stream'];
    return puppeteer.launch({ ...common, executablePath, args: [...args, ...media] });
  }
  const { firefox } = findOtherEngines();
  if (!firefox) throw new Error('Firefox is not installed');
  return puppeteer.launch({
    ...common,
    browser: 'firefox',
    env: environment,
    executablePath: firefox,
    extraPrefsFirefox: {
      'layout.css.prefers-color-scheme.content-override': dark ? 0 : 1,
      'ui.systemUsesDarkTheme': dark ? 1 : 0,
      'ui.prefersReducedMotion': 0,
      'media.navigator.streams.fake': true,
      'media.navigator.permission.disabled': true,
      'media.autoplay.default': 0,
    },
  });
}
