import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type Promised, promisesOf } from './compatibility.ts';
import { raiseVersion } from './raise-version.ts';

const element: Promised = {
  tagName: 'sa-thing',
  attributes: [],
  events: [],
  cssParts: [{ name: 'button' }],
  slots: [],
};

describe('raiseVersion', () => {
  let folder: string;
  const git = (...args: string[]) =>
    execFileSync('git', args, { cwd: folder, encoding: 'utf8' }).trim();
  const write = (file: string, text: string) => writeFileSync(join(folder, file), text);
  const read = (file: string) => readFileSync(join(folder, file), 'utf8');
  const writeManifest = (edits: object) => {
    const modules = [{ declarations: [{ ...element, ...edits }] }];
    write('widgets/custom-elements.json', JSON.stringify({ modules }));
  };
  const raise = (wanted = 'minor', isCommitted = true) =>
    raiseVersion({ folder, wanted, day: '2026-12-01', isCommitted });

  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'sa-version-'));
    const plugin = 'host/wordpress/study-abroad-widgets';
    mkdirSync(join(folder, plugin), { recursive: true });
    write('package.json', '{\n  "version": "0.1.0"\n}\n');
    write(
      'package-lock.json',
      '{ "version": "0.1.0", "packages": { "": { "version": "0.1.0" } } }',
    );
    write(
      `${plugin}/study-abroad-widgets.php`,
      "<?php\n/**\n * Version: 0.1.0\n */\ndefine( 'SA_WIDGETS_VERSION', '0.1.0' );\n",
    );
    write(`${plugin}/readme.txt`, 'Stable tag: 0.1.0\n');
    write('CHANGELOG.md', '# Changelog\n\n## [Unreleased]\n\n- A thing.\n');
    mkdirSync(join(folder, 'widgets'));
    mkdirSync(join(folder, 'docs/releases'), { recursive: true });
    writeManifest({ cssParts: [{ name: 'button', description: 'A button' }] });
    write('docs/releases/0.1.0.json', JSON.stringify(promisesOf([element])));
    git('init', '--quiet');
    git('config', 'user.name', 'Test');
    git('config', 'user.email', 'test@example.com');
    git('config', 'commit.gpgsign', 'false');
    git('config', 'tag.gpgsign', 'false');
    git('add', '.');
    git('commit', '--quiet', '--message', 'first');
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  it('writes the version everywhere, commits and tags it', () => {
    expect(raise()).toBe('0.2.0');
    expect(JSON.parse(read('package.json')).version).toBe('0.2.0');
    expect(JSON.parse(read('package-lock.json'))).toEqual({
      version: '0.2.0',
      packages: { '': { version: '0.2.0' } },
    });
    const plugin = read('host/wordpress/study-abroad-widgets/study-abroad-widgets.php');
    expect(plugin).toContain(' * Version: 0.2.0\n');
    expect(plugin).toContain("'SA_WIDGETS_VERSION', '0.2.0'");
    expect(read('host/wordpress/study-abroad-widgets/readme.txt')).toBe('Stable tag: 0.2.0\n');
    expect(read('CHANGELOG.md')).toContain('## [0.2.0] - 2026-12-01\n\n- A thing.\n');
    expect(JSON.parse(read('docs/releases/0.2.0.json'))).toEqual(promisesOf([element]));
    expect(git('log', '-1', '--format=%s')).toBe('build(release): 0.2.0');
    expect(git('describe')).toBe('v0.2.0');
    expect(git('status', '--porcelain')).toBe('');
  });

  it('makes the first release of any promises', () => {
    rmSync(join(folder, 'docs/releases'), { recursive: true });
    writeManifest({ cssParts: [] });
    git('commit', '--quiet', '--all', '--message', 'second');
    expect(raise('1.0.0')).toBe('1.0.0');
    expect(JSON.parse(read('docs/releases/1.0.0.json'))[0].cssParts).toEqual([]);
  });

  it('refuses too small a step for the changes, and leaves them uncommitted on request', () => {
    writeManifest({ cssParts: [...element.cssParts, { name: 'tab' }] });
    git('commit', '--quiet', '--all', '--message', 'second');
    expect(() => raise('patch')).toThrow('say minor, because\n  <sa-thing>: part tab is new');
    expect(raise('minor', false)).toBe('0.2.0');
    expect([git('log', '-1', '--format=%s'), git('tag')]).toEqual(['second', '']);
  });

  it.each([
    ['uncommitted changes', 'Commit or stash', () => write('new.txt', '')],
    ['an existing tag', 'v0.2.0 exists', () => git('tag', 'v0.2.0')],
    [
      'a broken promise that the changelog does not name',
      'Name in CHANGELOG.md, under Changed or Removed and in backticks:\n  <sa-thing>: part button',
      () => {
        writeManifest({ cssParts: [] });
        git('commit', '--quiet', '--all', '--message', 'second');
      },
    ],
  ])('refuses %s and writes nothing', (_, message, spoil) => {
    spoil();
    expect(() => raise()).toThrow(message);
    expect(read('package.json')).toContain('0.1.0');
    expect(git('diff', '--name-only')).toBe('');
  });
});
