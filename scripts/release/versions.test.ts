import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { addVersion, describeVersion, readChangelog, type Version } from './versions.ts';

const CHANGELOG = `# Changelog\n\n## [Unreleased]\n\n- Not yet.\n
## [0.2.0] - 2026-12-01\n\n### Added\n\n- A thing,\n  on two lines.\n
### Fixed\n\n- \`<sa-thing>\` no longer stumbles.\n
## [0.1.0] - 2026-11-22\n\n- The rest.\n`;

it('the changelog has each released version with its day and its entries', () => {
  const changes = ['Added: A thing, on two lines.', 'Fixed: `<sa-thing>` no longer stumbles.'];
  expect(Object.fromEntries(readChangelog(CHANGELOG))).toEqual({
    '0.2.0': { date: '2026-12-01', changes },
    '0.1.0': { date: '2026-11-22', changes: ['The rest.'] },
  });
});

describe('describeVersion', () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'sa-versions-'));
    mkdirSync(join(folder, 'embed/chunks'), { recursive: true });
    writeFileSync(join(folder, 'embed/sa-loader.js'), 'alert()');
    writeFileSync(join(folder, 'embed/sizes.json'), '{}');
    writeFileSync(join(folder, 'embed/chunks/kit-aaaaaaaa.js'), '');
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  it('has the hash of each script that a page may name', () => {
    expect(describeVersion(folder, '0.1.0', CHANGELOG)).toEqual({
      version: '0.1.0',
      date: '2026-11-22',
      integrity: {
        // printf 'alert()' | openssl dgst -sha384 -binary | openssl base64 -A
        'sa-loader.js': 'sha384-stt0jNL0buMfVkFGxMa7tjQGia+cB2HiEYau9Hyt1IGdUegF+QoYCXafzk1tugVP',
      },
      changes: ['The rest.'],
    });
  });

  it('refuses a version that the changelog lacks', () => {
    expect(() => describeVersion(folder, '0.3.0', CHANGELOG)).toThrow('no heading for 0.3.0');
    expect(describeVersion(folder, '0.3.0', CHANGELOG, '2026-12-24')).toMatchObject({
      version: '0.3.0',
      date: '2026-12-24',
      changes: [],
    });
  });
});

describe('addVersion', () => {
  const version = (name: string, integrity = { 'sa-loader.js': 'sha384-a' }): Version => ({
    version: name,
    date: '2026-12-01',
    integrity,
    changes: [],
  });
  const historyOf = (...names: string[]) =>
    names.reduce(
      (history: ReturnType<typeof addVersion> | undefined, name) =>
        addVersion(history, version(name)),
      undefined,
    );

  it.each([
    [[], '0.1.0', ['0.1.0']],
    [['0.9.0'], '0.10.0', ['0.10.0', '0.9.0']],
    [['0.2.0', '1.0.0'], '0.2.1', ['1.0.0', '0.2.1', '0.2.0']],
  ])('adds to %j the version %s, newest first', (before, added, after) => {
    const { latest, versions } = addVersion(historyOf(...before), version(added));
    expect(versions.map(({ version: name }) => name)).toEqual(after);
    expect(latest).toBe(after[0]);
  });

  it('adds files to a version and drops none, but refuses another hash for one', () => {
    const history = historyOf('0.1.0');
    const added = addVersion(history, version('0.1.0', { 'sa-new.js': 'sha384-b' } as never));
    expect(added.versions[0]?.integrity).toEqual({
      'sa-loader.js': 'sha384-a',
      'sa-new.js': 'sha384-b',
    });
    const changed = version('0.1.0', { 'sa-loader.js': 'sha384-b' });
    expect(() => addVersion(history, changed)).toThrow(
      '0.1.0 is published with other hashes:\n  sa-loader.js',
    );
  });
});
