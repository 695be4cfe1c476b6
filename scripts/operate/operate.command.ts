// @vitest-environment node
import { execFile } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { healthGroups } from '../../worker/contract/leads.ts';
import { migrate } from '../local/local-worker.ts';
import { shell } from '../run.ts';
import { queryLocalD1 } from '../testing/local-state.ts';

interface LocalRun {
  /** Replaces the ending of the documented command. */
  replace: [string | RegExp, string];
  output: RegExp;
}

const DRY_RUN: LocalRun = {
  replace: [/$/, ' --dry-run --assets {state} --outdir {state}/out'],
  output: /dry-run: exiting now/,
};

/** The commands of docs/operate.md that run without an account. `{state}` is a temporary folder. */
const COMMANDS: Record<string, LocalRun> = {
  'openssl rand -hex 32': { replace: [/$/, ''], output: /^[0-9a-f]{64}\n$/ },
  'npx wrangler d1 migrations apply DB --remote': {
    replace: ['--remote', '--local --persist-to {state}'],
    output: /0001_schema\.sql/,
  },
  'npx wrangler deploy': DRY_RUN,
  'npx wrangler deploy -c worker/desk/wrangler.toml': DRY_RUN,
};

const text = readFileSync('docs/operate.md', 'utf8');
let state: string;
beforeAll(() => {
  state = mkdtempSync(join(tmpdir(), 'sa-operate-'));
});
afterAll(() => rmSync(state, { recursive: true, force: true, maxRetries: 5 }));

async function runLocally(command: string, [from, to]: LocalRun['replace']): Promise<string> {
  const local = command.replace('npx ', '').replace(from, to).replaceAll('{state}', state);
  const { stdout, stderr } = await promisify(execFile)('sh', ['-c', local], {
    env: { ...process.env, CI: '1', WRANGLER_SEND_METRICS: 'false' },
  });
  return stdout + stderr;
}

describe('docs/operate.md', () => {
  // In the order of the page: a query needs the migrations. Windows has no sh.
  it.skipIf(shell).each(Object.entries(COMMANDS))('%s does what it says', async (command, run) => {
    expect(text).toMatch(new RegExp(`^ *${command}$`, 'm'));
    expect(await runLocally(command, run.replace)).toMatch(run.output);
  });

  it.skipIf(shell)('makes the same database as `npm start`', async () => {
    const ours = join(state, 'ours');
    await migrate(ours);
    for (const sql of [
      "SELECT name, sql FROM sqlite_master WHERE name != 'd1_migrations' ORDER BY name",
      'SELECT id, name FROM d1_migrations',
    ]) {
      expect(queryLocalD1(ours, sql)).toEqual(queryLocalD1(state, sql));
    }
  });

  it.each([...text.matchAll(/\]\(([^)#]+)(?:#[^)]*)?\)/g)].map(([, path = '']) => path))(
    'links to %s, which is there',
    (path) => {
      expect(existsSync(join('docs', path))).toBe(true);
    },
  );

  it('explains every variable and binding of both configurations', () => {
    const configs = ['wrangler.toml', 'worker/desk/wrangler.toml'].map((file) =>
      readFileSync(file, 'utf8'),
    );
    const names =
      configs.join('\n').match(/^(?:binding|name) = "([A-Z_]+)"|^([A-Z_]{4,}) = /gm) ?? [];
    const missing = names
      .map((line) => line.match(/[A-Z_]{2,}/)?.[0] ?? '')
      .filter((name) => !text.includes(name));
    expect(missing.filter((name) => !/^(NETWORK|EMAIL|FLOOD)_LIMITER$/.test(name))).toEqual([]);
  });

  it('has a remedy for every group of Health', () => {
    expect(healthGroups.filter((group) => !text.includes(`| ${group} |`))).toEqual([]);
  });
});
