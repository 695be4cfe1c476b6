import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { trustedKeys } from './plugin-signature.ts';
import { findMissingKeys } from './unfinished.ts';

const CONFIGS = ['wrangler.toml', 'worker/desk/wrangler.toml'];
/** A variable with the repository's own value; an operator's file has fewer of them. */
const SHIPPED =
  /^([A-Z_]+) = ("[^"\n]*(?:localhost|127\.0\.0\.1|\.example|development)[^"\n]*")$/gm;

it('publishes nothing with the repository’s own settings, and lists those to fill in', () => {
  const shipped = CONFIGS.flatMap((file) =>
    Array.from(
      readFileSync(file, 'utf8').matchAll(SHIPPED),
      ([, name, value]) => `  ${file}: ${name} = ${value}`,
    ),
  );
  const SITE_ORIGIN = 'http://localhost:8787';
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ['scripts/release/release.ts', '--remote'],
    { env: { ...process.env, SITE_ORIGIN }, encoding: 'utf8' },
  );
  expect(status).toBe(1);
  const listed = stderr.split('\n').filter((line) => line.startsWith('  '));
  expect(listed.map((line) => line.replace(/\. .*$/, ''))).toEqual([
    `  environment: SITE_ORIGIN = "${SITE_ORIGIN}"`,
    ...shipped,
    ...findMissingKeys(trustedKeys()).map(({ place, what }) => `  ${place}: the array has ${what}`),
  ]);
  // A build and each request to the bucket would be printed here.
  expect(stdout).toBe('');
});
