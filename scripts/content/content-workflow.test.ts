import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { parse } from 'yaml';

interface Step {
  name?: string;
  id?: string;
  if?: string;
  run?: string;
  env?: Record<string, string>;
}
const workflow = parse(readFileSync('.github/workflows/content.yml', 'utf8')) as {
  on: object;
  permissions: object;
  jobs: Record<'check' | 'publish', { steps: Step[] }>;
};
const { check, publish } = workflow.jobs;
const runOf = (steps: Step[], words: string) =>
  steps.find(({ name }) => name?.includes(words))?.run ?? '';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'workflow-'));
  git('init', '--quiet', '--initial-branch=main');
  commit({ 'content/team.json': '1', 'worker/index.ts': '1' });
});
afterEach(() => rmSync(folder, { recursive: true }));

const git = (...args: string[]) =>
  execFileSync('git', ['-c', 'user.name=A', '-c', 'user.email=a@site.example', ...args], {
    cwd: folder,
    encoding: 'utf8',
  }).trim();
function commit(files: Record<string, string>): string {
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), text);
  }
  git('add', '--all');
  git('commit', '--quiet', '-m', 'change');
  return git('rev-parse', 'HEAD');
}
/** Runs a step as the host does; its exit code and its outputs. */
function runStep(script: string, env: Record<string, string>) {
  const output = join(folder, '../', `${folder.split('/').pop()}.out`);
  writeFileSync(output, '');
  let code = 0;
  try {
    const all = { ...process.env, GITHUB_OUTPUT: output, ...env };
    execFileSync('bash', ['-e', '-c', script], { cwd: folder, env: all, stdio: 'ignore' });
  } catch (error) {
    code = (error as { status: number }).status;
  }
  const said = readFileSync(output, 'utf8').trim();
  rmSync(output);
  return { code, said };
}

it('runs with the right to read alone', () => {
  expect(workflow.permissions).toEqual({ contents: 'read' });
  expect(Object.keys(workflow.on)).toEqual(['pull_request', 'push']);
});

describe('a pull request', () => {
  const script = runOf(check.steps, 'nothing outside');
  const outside = (head: string) => runStep(script, { BASE: git('rev-parse', 'main'), HEAD: head });

  it('is checked against its base, after its branch was looked at', () => {
    const runs = check.steps.flatMap(({ run = [] }) => run);
    expect(runs.at(-1)).toBe('npm run content-check -- --since "$BASE"');
    expect(runs[0]).toBe(script);
  });

  it('passes with a change of content, and not with any of code, even one taken back', () => {
    git('switch', '--quiet', '--create', 'cms/content/team');
    expect(outside(commit({ 'content/team.json': '2' })).code).toBe(0);
    commit({ 'worker/index.ts': '2' });
    expect(outside(commit({ 'worker/index.ts': '1' })).code).toBe(1);
  });

  it.each(['.github/workflows/content.yml', 'content.json', 'package.json', 'content/../x.json'])(
    'does not pass with %s',
    (file) => {
      git('switch', '--quiet', '--create', 'cms/content/team');
      expect(outside(commit({ [file]: '2' })).code).toBe(1);
    },
  );

  it('passes where main has moved on and was merged into the branch', () => {
    git('switch', '--quiet', '--create', 'cms/content/team');
    commit({ 'content/team.json': '2' });
    git('switch', '--quiet', 'main');
    commit({ 'worker/index.ts': '3' });
    git('switch', '--quiet', 'cms/content/team');
    git('merge', '--quiet', '--no-edit', 'main');
    expect(outside(git('rev-parse', 'HEAD')).code).toBe(0);
  });
});

describe('a merge', () => {
  const script = runOf(publish.steps, 'content/ alone');
  const alone = (before: string, after: string) =>
    runStep(script, { BEFORE: before, GITHUB_SHA: after }).said;

  it('is published where it changes content alone', () => {
    const before = git('rev-parse', 'HEAD');
    const after = commit({ 'content/team.json': '2' });
    expect(alone(before, after)).toBe('alone=yes');
    expect(alone(before, commit({ 'worker/index.ts': '2' }))).toBe('');
    const last = publish.steps.at(-1);
    expect([last?.if, last?.run]).toEqual([
      'steps.content.outputs.alone',
      'npm run publish-content -- --remote',
    ]);
  });
});
