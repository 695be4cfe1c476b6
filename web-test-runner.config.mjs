import { appendFileSync } from 'node:fs';
import { stripTypeScriptTypes } from 'node:module';
import { basename, relative } from 'node:path';
import { defaultReporter } from '@web/test-runner';
import { playwrightLauncher } from '@web/test-runner-playwright';
import { engineLauncher } from './host/engines/wtr-launcher.ts';
import { elementFolders } from './scripts/build/generate/element-folders.ts';
import { findBrowser } from './scripts/find-browser.ts';
import { hashSource } from './scripts/site-builder/headers.ts';
import { loadPrerenderer, prerenderElements } from './scripts/site-builder/prerender.ts';
import { buildForTests } from './scripts/testing/test-build.ts';
import { appendEvents } from './scripts/testing/test-results.ts';
import { framePage } from './widgets/testing/frame-page.ts';
import { TEST_NOW } from './worker/dev/now.ts';

/** Tests are TypeScript without JSX: the types are all there is to take away. */
const typescript = {
  name: 'typescript',
  resolveMimeType: ({ path }) => (path.endsWith('.ts') ? 'js' : undefined),
  transform: ({ path, body }) =>
    path.endsWith('.ts') ? { body: stripTypeScriptTypes(body) } : undefined,
};

const { folder, port } = await buildForTests();
const prerenderer = await loadPrerenderer(folder);

function prerender(body) {
  const { html, styles } = prerenderElements(body, prerenderer);
  return { html, styleHashes: [...styles].map(hashSource) };
}

/** Answers what the tests ask for besides files: the list of elements, and pages for frames. */
async function testPages({ path, query, ...context }, next) {
  if (path === '/test/tags') {
    context.response.body = elementFolders().map(({ tag }) => tag);
  } else if (path === '/test/states') {
    context.response.body = elementFolders().map(({ tag, statesPath }) => ({
      tag,
      statesPath: statesPath && `/widgets/${tag}/${basename(statesPath)}`,
    }));
  } else if (path === '/test/page') {
    showProgress();
    const { html, headers } = framePage(query, prerender, TEST_NOW);
    context.response.set({ 'Content-Type': 'text/html; charset=utf-8', ...headers });
    context.response.body = html;
  } else {
    await next();
  }
}

/** The build is at `/dist`; its addresses that the builder of /partners knows are those of a site. */
async function builtSite(context, next) {
  if (context.path === '/partners/preview') context.path = '/dist/partners/preview.html';
  else if (context.path.startsWith('/embed/')) context.path = `/dist${context.path}`;
  // The desk's build is beside it.
  context.path = context.path.replace(/^\/dist(?=-desk\/|\/)/, `/${folder}`);
  await next();
}

/** Frames ask for the same files thousands of times; none of them changes while the tests run. */
async function cached({ path, response }, next) {
  await next();
  if (path.startsWith(`/${folder}/`) || path.startsWith('/node_modules/')) {
    response.set('Cache-Control', 'max-age=3600');
  }
}

const results = process.env.TEST_RESULTS;
const report = (...events) => results && appendEvents(results, events);

/** Appends the results to the file that TEST_RESULTS names, file by file. */
const resultsReporter = {
  start({ testFiles }) {
    report(...testFiles.map((file) => ({ file: fromTop(file), state: 'queued' })));
  },
  reportTestFileResults({ testFile, sessionsForTestFile }) {
    const file = fromTop(testFile);
    for (const { testResults, errors } of sessionsForTestFile) {
      for (const { name, skipped, passed } of testsOf(testResults)) {
        report({ file, name, state: skipped ? 'skipped' : passed ? 'passed' : 'failed' });
      }
      report({ file, state: errors.length > 0 || !testResults ? 'failed' : 'ended' });
    }
  },
};

/** A file of tests may take minutes, with a frame for each: the run sees that it makes progress. */
const showProgress = () => results && appendFileSync(results, '\n');

const fromTop = (path) => relative(process.cwd(), path);

/** All tests of a suite, by the names that mocha filters by. */
function testsOf(suite, prefix = '') {
  if (!suite) return [];
  const named = suite.tests.map((test) => ({ ...test, name: prefix + test.name }));
  return [...named, ...suite.suites.flatMap((one) => testsOf(one, `${prefix}${one.name} `))];
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
  return playwrightLauncher({
    product: 'chromium',
    launchOptions: { executablePath, args },
    createBrowserContext: ({ browser }) => browser.newContext({ reducedMotion: 'reduce' }),
  });
}

/** The page of a test file, in which it is TEST_NOW as in the frames that it opens. */
const testPage = (testFramework) => `<!doctype html>
<script src="/widgets/testing/clock.ts" data-now="${TEST_NOW.toISOString()}"></script>
<script type="module" src="${testFramework}"></script>`;

/** The longest that a timer can wait: `npm test` itself ends a stage that makes no progress. */
const NO_LIMIT_MS = 2 ** 31 - 1;

export default {
  files: 'widgets/**/*.browser.ts',
  nodeResolve: true,
  // Classic scripts fetch from the origin that they were built for.
  hostname: '127.0.0.1',
  port,
  // A page waits most of its time.
  concurrency: 2,
  plugins: [typescript],
  middleware: [builtSite, cached, testPages],
  browsers: [await browser()],
  reporters: [defaultReporter(), resultsReporter],
  testRunnerHtml: testPage,
  browserStartTimeout: NO_LIMIT_MS,
  testsStartTimeout: NO_LIMIT_MS,
  testsFinishTimeout: NO_LIMIT_MS,
  testFramework: { config: { timeout: '0' } },
};
