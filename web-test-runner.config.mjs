import { writeFileSync } from 'node:fs';
import { stripTypeScriptTypes } from 'node:module';
import { defaultReporter } from '@web/test-runner';
import { playwrightLauncher } from '@web/test-runner-playwright';
import { prerenderElements } from './.cache/prerender.mjs';
import { hashSource } from './host/build/headers.ts';
import { engineLauncher } from './host/engines/wtr-launcher.ts';
import { elementFolders } from './scripts/element-folders.ts';
import { findBrowser } from './scripts/find-browser.ts';
import { framePage } from './widgets/kit/testing/frame-page.ts';

/** Tests are TypeScript without JSX: the types are all there is to take away. */
const typescript = {
  name: 'typescript',
  resolveMimeType: ({ path }) => (path.endsWith('.ts') ? 'js' : undefined),
  transform: ({ path, body }) =>
    path.endsWith('.ts') ? { body: stripTypeScriptTypes(body) } : undefined,
};

function prerender(body) {
  const { html, styles } = prerenderElements(body);
  return { html, styleHashes: [...styles].map(hashSource) };
}

/** Answers what the tests ask for besides files: the list of elements, and pages for frames. */
async function testPages({ path, query, ...context }, next) {
  if (path === '/test/tags') {
    context.response.body = elementFolders().map(({ tag }) => tag);
  } else if (path === '/test/page') {
    const { html, headers } = framePage(query, prerender);
    context.response.set({ 'Content-Type': 'text/html; charset=utf-8', ...headers });
    context.response.body = html;
  } else {
    await next();
  }
}

/** Writes the counts where `npm test` reads them, if it does. */
const countReporter = {
  stop({ sessions }) {
    const results = [...sessions].flatMap(({ testResults }) => testsOf(testResults));
    const passed = results.filter((test) => test.passed).length;
    const counts = { passed, failed: results.length - passed };
    if (process.env.WTR_REPORT) writeFileSync(process.env.WTR_REPORT, JSON.stringify(counts));
  },
};

function testsOf(suite) {
  return suite ? [...suite.tests, ...suite.suites.flatMap(testsOf)] : [];
}

/** Chromium, or the engine that `WTR_ENGINE` names: `firefox` or `webkit`. */
async function browser() {
  const engine = process.env.WTR_ENGINE;
  if (engine) return engineLauncher(engine);
  const { executablePath, args: quietFlags } = await findBrowser();
  /** A microphone and a camera that beep and blink, and a visitor who says yes to both. */
  const args = [
    ...quietFlags,
    '--use-fake-device-for-media-stream',
    '--use-fake-ui-for-media-stream',
  ];
  return playwrightLauncher({ product: 'chromium', launchOptions: { executablePath, args } });
}

export default {
  files: 'widgets/**/*.browser.ts',
  nodeResolve: true,
  hostname: '127.0.0.1',
  concurrency: 1,
  plugins: [typescript],
  middleware: [testPages],
  browsers: [await browser()],
  reporters: [defaultReporter(), countReporter],
  // The contract suite is one file with some twenty tests an element.
  testsFinishTimeout: 900_000,
  testFramework: { config: { timeout: 10_000 } },
};
