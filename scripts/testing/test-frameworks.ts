/**
 * Installs the npm package, packed as npm would publish it, beside real frameworks: `npm run
 * test:frameworks`, or some of them by name. Each one's own checker passes a program that is right, and
 * calls exactly the marked lines of one that is wrong errors; Node imports the package; and the right
 * program, built as the framework builds it, works in a browser with the build in `dist`. The packages
 * come from npm's registry.
 */
import { execFileSync, spawnSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { type Browser, chromium } from 'playwright-core';
import { findBrowser } from '../find-browser.ts';
import { writeNpmPackage } from '../release/npm-package.ts';
import { shell } from '../run.ts';
import { serveFolder } from '../static-server.ts';

const FIXTURES = 'host/npm/fixtures';

interface Framework {
  /** Its own checker, which takes the name of a configuration. */
  check: string;
  build: string;
  packages: string;
  /** Fixture whose programs it takes where it has none of its own. */
  like?: string;
  compilerOptions?: object;
}

const VITE = 'typescript@5.9.3 vite@8.3.8';
const REACT_19 = 'react@19.3.0 react-dom@19.3.0 @types/react@19.3.0 @types/react-dom@19.3.0';
const VUE = 'vue@3.5.45 vue-tsc@3.3.14';
const FRAMEWORKS: Readonly<Record<string, Framework>> = {
  'angular-22': {
    check: 'ngc -p',
    build: 'ng build',
    packages:
      'typescript@6.0.3 rxjs@7.8.2 tslib@2.9.1 @angular/build@22.2.7 @angular/cli@22.2.7 @angular/common@22.2.6 @angular/compiler@22.2.6 @angular/compiler-cli@22.2.6 @angular/core@22.2.6 @angular/platform-browser@22.2.6',
  },
  'astro-7': {
    check: 'astro check --tsconfig',
    build: 'astro build',
    packages: 'typescript@5.9.3 astro@7.3.5 @astrojs/check@0.9.10',
  },
  'next-16': {
    check: 'tsc -p',
    build: 'next build',
    packages: `typescript@5.9.3 next@16.4.6 @types/node@24.19.2 ${REACT_19}`,
    like: 'react-19',
  },
  'nuxt-4': {
    check: 'vue-tsc -p',
    build: 'nuxt generate',
    packages: `typescript@5.9.3 nuxt@4.5.2 ${VUE}`,
    like: 'vue-3',
  },
  'react-18': {
    check: 'tsc -p',
    build: 'vite build',
    packages: `${VITE} react@18.3.1 react-dom@18.3.1 @types/react@18.3.8 @types/react-dom@18.3.7`,
    like: 'react-19',
  },
  'react-19': { check: 'tsc -p', build: 'vite build', packages: `${VITE} ${REACT_19}` },
  'solid-1': {
    check: 'tsc -p',
    build: 'vite build',
    packages: `${VITE} solid-js@1.9.19 vite-plugin-solid@2.11.14`,
    compilerOptions: { jsx: 'preserve', jsxImportSource: 'solid-js' },
  },
  'svelte-5': {
    check: 'svelte-check --output machine --tsconfig',
    build: 'vite build',
    packages: `${VITE} svelte@5.57.3 svelte-check@4.7.8 @sveltejs/vite-plugin-svelte@7.3.1`,
  },
  'vue-3': {
    check: 'vue-tsc -p',
    build: 'vite build',
    packages: `${VITE} ${VUE} @vitejs/plugin-vue@6.0.11`,
  },
};
const COMMON = {
  strict: true,
  noEmit: true,
  target: 'ES2022',
  module: 'ESNext',
  moduleResolution: 'bundler',
  lib: ['ES2023', 'DOM', 'DOM.Iterable'],
  types: [],
  // Each framework's own types are its own affair.
  skipLibCheck: true,
  jsx: 'react-jsx',
};

const folder = mkdtempSync(join(tmpdir(), 'sa-frameworks-'));
const site = await serveFolder({ folder: 'dist' });
const browser = await chromium.launch(await findBrowser());
writeNpmPackage(join(folder, 'npm'), site.origin);
const npm = (args: string[], cwd: string) => execFileSync('npm', args, { cwd, shell }).toString();
const archive = join(folder, npm(['pack', '--silent', './npm'], folder).trim());

const wanted = process.argv.slice(2);
const rows = [];
for (const [name, framework] of Object.entries(FRAMEWORKS)) {
  if (wanted.length > 0 && !wanted.includes(name)) continue;
  rows.push({ framework: name, ...(await checkFixture(name, framework)) });
  rmSync(join(folder, name), { recursive: true });
}
await browser.close();
await site.close();
rmSync(folder, { recursive: true });
console.table(rows);
const right = rows.filter(({ isRight }) => isRight).length;
console.log(`${right} passed, ${rows.length - right} failed`);
process.exitCode = rows.length > 0 && rows.every(({ isRight }) => isRight) ? 0 : 1;

async function checkFixture(name: string, framework: Framework) {
  const { check: checker, build, packages, like } = framework;
  const cwd = join(folder, name);
  const shared = like ? readdirSync(join(FIXTURES, like)) : [];
  for (const file of shared.filter((file) => /^(right|wrong|main)\./.test(file))) {
    cpSync(join(FIXTURES, String(like), file), join(cwd, file));
  }
  cpSync(join(FIXTURES, name), cwd, { recursive: true });
  const scripts = { check: checker, build };
  const about = { private: true, type: 'module', scripts };
  writeFileSync(join(cwd, 'package.json'), JSON.stringify(about));
  const entry = readdirSync(cwd).find((file) => file.startsWith('main.'));
  if (!existsSync(join(cwd, 'index.html'))) writeFileSync(join(cwd, 'index.html'), pageOf(entry));
  npm(['install', '--no-audit', '--no-fund', '--silent', archive, ...packages.split(' ')], cwd);
  const files = readdirSync(cwd).filter((file) => /^(right|wrong)\./.test(file));
  const found = Object.fromEntries(
    files.map((file) => [file.replace(/\..+/, ''), check(cwd, framework, file)]),
  );
  const marked = linesOf(
    readFileSync(join(cwd, files.find((file) => file.startsWith('wrong.')) ?? ''), 'utf8'),
  );
  const { right = [], wrong = [] } = found;
  const failure = importInNode(cwd) ?? (await buildAndVisit(browser, cwd));
  return {
    'errors where right': right.length,
    'errors where wrong': `${wrong.length} of ${marked.length}`,
    'in Node and in a browser': failure ?? 'works',
    isRight: right.length === 0 && wrong.join() === marked.join() && !failure,
  };
}

/** The page from which vite begins; other bundlers have a page of their own. */
function pageOf(entry: string | undefined): string {
  return `<!doctype html><title>Before</title><div id="root"></div><script type="module" src="/${entry}"></script>`;
}

/** Imports the package without a document, like a server that renders. Returns the error, if any. */
function importInNode(cwd: string): string | undefined {
  const code = "import('study-abroad-widgets').then(({ load }) => load())";
  const { status, stderr } = spawnSync('node', ['-e', code], { cwd, encoding: 'utf8' });
  return status === 0 ? undefined : stderr;
}

/** Checks that the tool has the program's values, and the program gets its event. Resolves to the error, if any. */
async function buildAndVisit(browser: Browser, cwd: string): Promise<string | undefined> {
  const quiet = ['ASTRO', 'NEXT', 'NUXT'].map((name) => [`${name}_TELEMETRY_DISABLED`, '1']);
  const env = { ...process.env, ...Object.fromEntries(quiet) };
  const built = spawnSync('npm', ['run', 'build'], { cwd, shell, env, encoding: 'utf8' });
  if (built.status !== 0) return built.stdout + built.stderr;
  const dist = join(cwd, 'dist');
  const server = await serveFolder({
    folder: dist,
    pages: { '/': readFileSync(join(dist, 'index.html'), 'utf8') },
  });
  const page = await browser.newPage();
  const errors: string[] = [];
  page.on('pageerror', ({ message }) => errors.push(message));
  try {
    await page.goto(server.origin);
    const country = await page.getByLabel('Country of Study').inputValue();
    const level = await page.getByLabel('Program Level').inputValue();
    if (`${country} ${level}` !== 'ca masters') return `the calculator has ${country} ${level}`;
    const classes = await page.locator('sa-cost-calculator').getAttribute('class');
    if (classes !== 'wide') return `the calculator has the class ${classes}`;
    await page.getByRole('button', { name: 'Calculate Costs' }).click();
    await page.waitForFunction(() => document.title === 'ca', undefined, { timeout: 10_000 });
    return errors[0];
  } catch (error) {
    return [...errors, String(error)].join('\n');
  } finally {
    await page.close();
    await server.close();
  }
}

/** Lines of a program that its framework's checker calls errors. */
function check(cwd: string, framework: Framework, file: string): number[] {
  const config = `tsconfig.${file}.json`;
  const compilerOptions = { ...COMMON, ...framework.compilerOptions };
  writeFileSync(join(cwd, config), JSON.stringify({ compilerOptions, files: [file] }));
  const { status, stdout, stderr } = spawnSync('npm', ['run', '--silent', 'check', '--', config], {
    cwd,
    shell,
    encoding: 'utf8',
  });
  const said = stripVTControlCharacters(stdout + stderr);
  const formats = `${file}\\((\\d+),\\d+\\): error|ERROR "${file}" (\\d+):|${file}:(\\d+):\\d+ - .*error`;
  const lines = Array.from(said.matchAll(new RegExp(formats, 'g')), (match) =>
    Number(match.slice(1).find(Boolean)),
  );
  if (status !== 0 && lines.length === 0) throw new Error(`${cwd}, ${file}:\n${said}`);
  return [...new Set(lines)].sort((one, other) => one - other);
}

/** Lines that are marked as wrong, from 1. */
function linesOf(source: string): number[] {
  return source.split('\n').flatMap((line, index) => (/\bwrong\b/.test(line) ? [index + 1] : []));
}
