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
const JSX: Readonly<Record<string, object>> = {
  'solid-1': { jsx: 'preserve', jsxImportSource: 'solid-js' },
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
const names = readdirSync(FIXTURES).filter((name) => wanted.length === 0 || wanted.includes(name));
const rows = [];
for (const name of names.sort()) {
  rows.push({ framework: name, ...(await checkFixture(name)) });
  rmSync(join(folder, name), { recursive: true });
}
await browser.close();
await site.close();
rmSync(folder, { recursive: true });
console.table(rows);
const right = rows.filter(({ isRight }) => isRight).length;
console.log(`${right} passed, ${rows.length - right} failed`);
process.exitCode = rows.length > 0 && rows.every(({ isRight }) => isRight) ? 0 : 1;

async function checkFixture(name: string) {
  const cwd = join(folder, name);
  cpSync(join(FIXTURES, name), cwd, { recursive: true });
  const entry = readdirSync(cwd).find((file) => file.startsWith('main.'));
  if (!existsSync(join(cwd, 'index.html'))) writeFileSync(join(cwd, 'index.html'), pageOf(entry));
  npm(['install', '--no-audit', '--no-fund', '--silent', archive], cwd);
  const files = readdirSync(cwd).filter((file) => /^(right|wrong)\./.test(file));
  const found = Object.fromEntries(
    files.map((file) => [file.replace(/\..+/, ''), check(cwd, name, file)]),
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
function check(cwd: string, name: string, file: string): number[] {
  const config = `tsconfig.${file}.json`;
  const compilerOptions = { ...COMMON, ...JSX[name] };
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
  if (status !== 0 && lines.length === 0) throw new Error(`${name}, ${file}:\n${said}`);
  return [...new Set(lines)].sort((one, other) => one - other);
}

/** Lines that are marked as wrong, from 1. */
function linesOf(source: string): number[] {
  return source.split('\n').flatMap((line, index) => (/\bwrong\b/.test(line) ? [index + 1] : []));
}
