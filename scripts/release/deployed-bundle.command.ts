import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { samplePartners } from '../../worker/dev/sample-texts.ts';
import { shell } from '../run.ts';

const folder = mkdtempSync(join(tmpdir(), 'sa-bundle-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** The bundle that wrangler would deploy, with `main` of wrangler.toml or another one. */
function bundle(name: string, ...main: string[]): string {
  const [out, assets] = [join(folder, name), join(folder, 'assets')];
  mkdirSync(assets, { recursive: true });
  const args = ['deploy', ...main, '--dry-run', '--outdir', out, '--assets', assets];
  const env = { ...process.env, CI: '1', WRANGLER_SEND_METRICS: 'false' };
  const { status, stderr } = spawnSync('wrangler', args, { env, shell, encoding: 'utf8' });
  if (status !== 0) throw new Error(stderr);
  const scripts = readdirSync(out).filter((file) => file.endsWith('.js'));
  return scripts.map((file) => readFileSync(join(out, file), 'utf8')).join('\n');
}

const signs = ['SampleLeads', ...samplePartners.map(({ name }) => name)];

it('the deployed bundle has no sample leads', () => {
  const deployed = bundle('deployed');
  expect(deployed).toContain('LeadDesk');
  for (const sign of signs) expect(deployed).not.toContain(sign);
});

it('the Worker of npm start has them, so that the signs are the right ones', () => {
  const local = bundle('local', 'worker/dev/index.ts');
  for (const sign of ['LeadDesk', ...signs]) expect(local).toContain(sign);
});
