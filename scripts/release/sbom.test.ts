// @vitest-environment node
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { shell } from '../run.ts';

it('npm sbom lists every package that the project names, at the version it names', () => {
  const args = ['sbom', '--package-lock-only', '--sbom-format=cyclonedx'];
  const output = execFileSync('npm', args, { shell, maxBuffer: 2 ** 26 });
  const { components } = JSON.parse(String(output)) as {
    components: { name: string; group?: string; version: string }[];
  };
  const listed = components.map(
    ({ group, name, version }) => `${group ? `${group}/` : ''}${name}@${version}`,
  );
  const { devDependencies } = JSON.parse(readFileSync('package.json', 'utf8'));
  const named = Object.entries(devDependencies).map(([name, version]) => `${name}@${version}`);
  expect(listed).toEqual(expect.arrayContaining(named));
  // npm is slow on a busy machine.
}, 60_000);
