import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { strFromU8, unzipSync } from 'fflate';
import { mo } from 'gettext-parser';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { describePublishedFile } from '../../../worker/published/published-file.ts';
import { readVersion } from '../../release/release-plan.ts';
import {
  archiveOf,
  bundleEditor,
  describePlugin,
  readPlugin,
  withChanges,
  writePlugin,
} from './wordpress-plugin.ts';

const SITE = 'https://site.example';
const files = readPlugin();
const archive = archiveOf(files, SITE);
const content = unzipSync(archive);
const read = (name: string) =>
  strFromU8(content[`study-abroad-widgets/${name}`] ?? new Uint8Array());

describe('the archive of the WordPress plugin', () => {
  it('is one folder with every file, names our site for updates and links, and is the same each time', () => {
    const names = Object.keys(content);
    expect(names.filter((name) => !name.startsWith('study-abroad-widgets/'))).toEqual([]);
    for (const name of Object.keys(files)) expect(names).toContain(`study-abroad-widgets/${name}`);
    const uri = ` * Update URI: ${SITE}/embed/study-abroad-widgets.json\n`;
    expect(read('study-abroad-widgets.php')).toContain(uri);
    expect(names.filter((name) => read(name.slice(21)).includes('https://OUR-SITE'))).toEqual([]);
    expect(archiveOf(readPlugin(), SITE)).toEqual(archive);
  });

  it('has translations for PHP and for each script', () => {
    const compiled = mo.parse(
      Buffer.from(content['study-abroad-widgets/languages/study-abroad-widgets-hi_IN.mo'] ?? []),
    );
    expect(compiled.translations['']?.Colours?.msgstr).toEqual(['रंग']);
    const script = JSON.parse(
      read('languages/study-abroad-widgets-hi_IN-sa-widgets-settings.json'),
    );
    expect(script.locale_data.messages['Checking …']).toEqual(['जाँच हो रही है …']);
    expect(script.locale_data.messages[''].lang).toBe('hi_IN');
  });

  it('says in its readme what each version has changed in WordPress, the newest first', () => {
    const changelog = `## [Unreleased]\n\n### Added\n\n- WordPress: not yet.\n
## [0.3.0] - 2027-02-03\n\n### Added\n\n- A form.\n- WordPress: a page for\n  networks.\n
## [0.2.0] - 2027-01-02\n\n### Added\n\n- A tool.\n`;
    expect(withChanges(files, changelog)['readme.txt']?.split('== Changelog ==')[1]).toBe(
      '\n\n= 0.3.0 =\n\n* Added: A page for networks.\n\n= 0.2.0 =\n\n* The scripts of this version; nothing else.\n',
    );
  });

  it('has a script for the editor that needs no more than WordPress loads for it', async () => {
    const { imports } = await bundleEditor();
    const [, handles = ''] = read('includes/blocks.php').match(/\$needs = array\((.*)\)/) ?? [];
    const loaded = Array.from(handles.matchAll(/'wp-([a-z0-9-]+)'/g), ([, name]) => name);
    expect(imports.map((id) => id.replace('@wordpress/', '')).sort()).toEqual(loaded.sort());
  });
});

describe('the plugin of a build', () => {
  it.each([
    ['for the web, with keys', SITE, ['0'.repeat(64)], true],
    ['for the web, without any', SITE, [], false],
    ['for this machine', 'http://localhost:8787', [], true],
  ])('is written or left out: %s', async (_, origin, keys, isWritten) => {
    vi.spyOn(console, 'warn').mockReturnValue();
    const folder = mkdtempSync(join(tmpdir(), 'sa-plugin-'));
    onTestFinished(() => {
      rmSync(folder, { recursive: true });
      vi.restoreAllMocks();
    });
    mkdirSync(join(folder, 'embed/chunks'), { recursive: true });
    for (const name of ['licenses.txt', 'sa-loader.js'])
      writeFileSync(join(folder, 'embed', name), '');
    await writePlugin(folder, origin, keys);
    expect(readdirSync(join(folder, 'embed')).includes('study-abroad-widgets.zip')).toBe(isWritten);
  });
});

describe('the description of an update', () => {
  const release = describePlugin(
    files,
    archive,
    SITE,
    '## [0.1.0] - 2026-11-22\n\n### Added\n\n- A.\n',
  );

  it('names a package of this version that the Worker serves and never changes', () => {
    const version = readVersion();
    expect(release).toMatchObject({ version, requires: '6.1', requires_php: '7.4' });
    expect(release.package).toBe(`${SITE}/embed/${version}/study-abroad-widgets.zip`);
    const file = describePublishedFile(new URL(release.package).pathname);
    expect(file?.headers['Content-Type']).toBe('application/zip');
    expect(file?.isEvergreen).toBe(false);
    const [, uri = ''] = read('study-abroad-widgets.php').match(/Update URI: (\S+)/) ?? [];
    expect(describePublishedFile(new URL(uri).pathname)?.isEvergreen).toBe(true);
  });
});
