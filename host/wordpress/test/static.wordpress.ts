import { execFileSync } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, inject, it } from 'vitest';
import { PLUGIN_FOLDER as PLUGIN } from '../../../scripts/build/generate/wordpress-plugin.ts';
import { HERE } from './playground.ts';
import { readVersion } from './wordpress-files.ts';

it.each(['7.4', '8.3'])('every PHP file of the plugin is read by PHP %s', (version) => {
  const files = globSync('**/*.php', { cwd: PLUGIN }).sort();
  const output = execFileSync(
    process.execPath,
    [join(HERE, 'php.mjs'), version, ...files.map((file) => join(PLUGIN, file))],
    { encoding: 'utf8' },
  );
  const said = Object.entries(JSON.parse(output) as Record<string, string>);
  expect(said).toHaveLength(files.length);
  expect(said.filter(([, text]) => !text.startsWith('No syntax errors'))).toEqual([]);
});

it('the readme names the newest WordPress as tested', () => {
  const readme = readFileSync(join(PLUGIN, 'readme.txt'), 'utf8');
  const [newest] = readVersion(inject('newest').folder).match(/^\d+\.\d+/) ?? [];
  expect(readme.match(/^Tested up to: (.+)$/m)?.[1]?.trim()).toBe(newest);
});
