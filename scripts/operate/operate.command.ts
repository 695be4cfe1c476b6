// @vitest-environment node
import { execFile } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { healthGroups } from '../../worker/contract/leads.ts';
import { migrate, queryLocalD1 } from '../local/local-worker.ts';
import { shell } from '../run.ts';

/** Needs an account, so nothing here can run it. */
const ACCOUNT = 'account';
/** Run by a test of its own, or by every build. */
const ELSEWHERE = 'elsewhere';

interface LocalRun {
  /** Replaces the ending of the documented command. */
  replace: [string | RegExp, string];
  output: RegExp;
}

const DRY_RUN: LocalRun = {
  replace: [/$/, ' --dry-run --assets {state} --outdir {state}/out'],
  output: /dry-run: exiting now/,
};

/** Every command of docs/operate.md, in no order. `{state}` is a temporary folder. */
const COMMANDS: Record<string, LocalRun | typeof ACCOUNT | typeof ELSEWHERE> = {
  'npx wrangler login': ACCOUNT,
  'git config --global user.name "Your Name"': ELSEWHERE,
  'git config --global user.email you@OUR-DOMAIN': ELSEWHERE,
  'git clone REPOSITORY study-abroad': ELSEWHERE,
  'git add --all': ELSEWHERE,
  'git commit -m "Our settings"': ELSEWHERE,
  'git push': ELSEWHERE,
  'cd study-abroad': ELSEWHERE,
  'npm ci': ELSEWHERE,
  'npx wrangler d1 create study-abroad-widgets': ACCOUNT,
  'npx wrangler r2 bucket create study-abroad-published': ACCOUNT,
  'npx wrangler r2 bucket create study-abroad-records': ACCOUNT,
  'npx wrangler queues create study-abroad-outbox': ACCOUNT,
  'npx wrangler queues create study-abroad-late --message-retention-period-secs 1209600': ACCOUNT,
  'npx wrangler queues create study-abroad-late-flagged --message-retention-period-secs 1209600':
    ACCOUNT,
  'npx wrangler queues create study-abroad-late-dead --message-retention-period-secs 1209600':
    ACCOUNT,
  'npx wrangler email sending enable OUR-DOMAIN': ACCOUNT,
  'npx wrangler email routing addresses create you@OUR-DOMAIN': ACCOUNT,
  'npx wrangler secret put TOKEN_KEYS': ACCOUNT,
  'npx wrangler secret put ERASURE_KEYS': ACCOUNT,
  'npx wrangler d1 time-travel info DB': ACCOUNT,
  'npx wrangler d1 create study-abroad-widgets-2': ACCOUNT,
  'read -rs COPY_KEY && export COPY_KEY': ELSEWHERE,
  'read -rs ERASURE_KEYS && export ERASURE_KEYS': ELSEWHERE,
  // Their steps run in restore.command.ts.
  'npm run copy': ACCOUNT,
  'npm run copy -- --open copies/2026-11-22.sql.enc': ELSEWHERE,
  'npx wrangler d1 execute DB --remote --file copies/2026-11-22.sql': ACCOUNT,
  'npm run restore-to -- --erase-again': ACCOUNT,
  'npm run restore-to -- 2026-11-22T15:30:00+05:30': ACCOUNT,
  'npm ci && npm test': ELSEWHERE,
  'SITE_ORIGIN=https://OUR-SITE npm run build': ELSEWHERE,
  'SITE_ORIGIN=https://OUR-SITE npm run release -- --remote': ELSEWHERE,
  'openssl rand -hex 32': { replace: [/$/, ''], output: /^[0-9a-f]{64}\n$/ },
  'npx wrangler d1 migrations apply DB --remote': {
    replace: ['--remote', '--local --persist-to {state}'],
    output: /0001_schema\.sql/,
  },
  'npx wrangler deploy': DRY_RUN,
  'npx wrangler deploy -c worker/desk/wrangler.toml': DRY_RUN,
};

const text = readFileSync('docs/operate.md', 'utf8');
const documented = [
  ...new Set(
    [...text.matchAll(/^( *)```sh\n([\s\S]*?)^\1```$/gm)].flatMap(([, , block = '']) =>
      block
        .trim()
        .split('\n')
        .map((line) => line.trim()),
    ),
  ),
];

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
  it('has the commands that are listed here and no others', () => {
    expect(documented.toSorted()).toEqual(Object.keys(COMMANDS).toSorted());
  });

  const local = documented.flatMap((command) => {
    const run = COMMANDS[command];
    return typeof run === 'object' ? [{ command, ...run }] : [];
  });

  // In the order of the page: a query needs the migrations. Windows has no sh.
  it.skipIf(shell).each(local)(
    '$command does what it says',
    async ({ command, replace, output }) => {
      expect(await runLocally(command, replace)).toMatch(output);
    },
  );

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
