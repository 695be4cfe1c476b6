/**
 * Installs the npm package, packed as npm would publish it, beside real frameworks, and asks each one's own
 * checker: `npm run test:frameworks`, or some of them by name. A program that is right must pass, and of
 * one that is wrong exactly the marked lines must be errors. The packages come from npm's registry.
 */
import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { writeNpmPackage } from '../release/npm-package.ts';
import { shell } from '../run.ts';

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
writeNpmPackage(join(folder, 'npm'), 'https://www.example.com');
const npm = (args: string[], cwd: string) => execFileSync('npm', args, { cwd, shell }).toString();
const archive = join(folder, npm(['pack', '--silent', './npm'], folder).trim());

const wanted = process.argv.slice(2);
const names = readdirSync(FIXTURES).filter((name) => wanted.length === 0 || wanted.includes(name));
const rows = names.sort().map((name) => ({ framework: name, ...checkFixture(name) }));
rmSync(folder, { recursive: true });
console.table(rows);
process.exitCode = rows.length > 0 && rows.every(({ isRight }) => isRight) ? 0 : 1;

function checkFixture(name: string) {
  const cwd = join(folder, name);
  cpSync(join(FIXTURES, name), cwd, { recursive: true });
  npm(['install', '--no-audit', '--no-fund', '--silent', archive], cwd);
  const files = readdirSync(cwd).filter((file) => /^(right|wrong)\./.test(file));
  const found = Object.fromEntries(
    files.map((file) => [file.replace(/\..+/, ''), check(cwd, name, file)]),
  );
  const marked = linesOf(
    readFileSync(join(cwd, files.find((file) => file.startsWith('wrong.')) ?? ''), 'utf8'),
  );
  const { right = [], wrong = [] } = found;
  return {
    'errors where right': right.length,
    'errors where wrong': `${wrong.length} of ${marked.length}`,
    isRight: right.length === 0 && wrong.join() === marked.join(),
  };
}

/** Lines of a program that its framework's checker calls errors. */
function check(cwd: string, name: string, file: string): number[] {
  const config = `tsconfig.${file}.json`;
  const compilerOptions = { ...COMMON, ...JSX[name] };
  writeFileSync(join(cwd, config), JSON.stringify({ compilerOptions, files: [file] }));
  const { status, stdout } = spawnSync('npm', ['run', '--silent', 'check', '--', config], {
    cwd,
    shell,
    encoding: 'utf8',
  });
  const lines = Array.from(
    stdout.matchAll(
      /(?:\((\d+),\d+\): error|^\d+ ERROR "[^"]+" (\d+):\d+|:(\d+):\d+\n(?:Error|\S*Error))/gm,
    ),
    ([, tsc, machine, human]) => Number(tsc ?? machine ?? human),
  );
  if (status !== 0 && lines.length === 0) throw new Error(`${name}, ${file}:\n${stdout}`);
  return [...new Set(lines)].sort((one, other) => one - other);
}

/** Lines that are marked as wrong, from 1. */
function linesOf(source: string): number[] {
  return source.split('\n').flatMap((line, index) => (/\bwrong\b/.test(line) ? [index + 1] : []));
}
