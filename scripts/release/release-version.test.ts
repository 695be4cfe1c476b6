import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { nextVersion, releaseChangelog, VERSIONED_FILES } from './release-version.ts';

describe('nextVersion', () => {
  it.each([
    ['1.2.3', 'major', '2.0.0'],
    ['1.2.3', 'minor', '1.3.0'],
    ['1.2.3', 'patch', '1.2.4'],
    ['0.1.0', '0.2.0', '0.2.0'],
    ['1.9.0', '1.10.0', '1.10.0'],
  ])('takes %s by %s to %s', (current, wanted, next) => {
    expect(nextVersion(current, wanted)).toBe(next);
  });

  it.each([
    ['1.2.3', 'not greater than the present version'],
    ['1.2.2', 'not greater than the present version'],
    ['1.2', 'is no version'],
    ['v1.2.4', 'is no version'],
    ['../1.2.4', 'is no version'],
  ])('refuses "%s": %s', (wanted, reason) => {
    expect(() => nextVersion('1.2.3', wanted)).toThrow(reason);
  });
});

describe('releaseChangelog', () => {
  const head = '# Changelog\n\nAll of it.\n\n## [Unreleased]\n';
  const notes = '\n### Added\n\n- A thing.\n';
  const older = '\n## [0.1.0] - 2026-11-22\n\n- The rest.\n';

  it('moves the unreleased entries under the version and its day', () => {
    expect(releaseChangelog(head + notes + older, '0.2.0', '2026-12-01')).toBe(
      `${head}\n## [0.2.0] - 2026-12-01\n${notes}${older}`,
    );
  });

  it.each([
    ['nothing', head + older],
    ['headings alone', `${head}\n### Added\n${older}`],
    ['no such section', `# Changelog\n${older}`],
  ])('refuses %s under Unreleased', (_, text) => {
    expect(() => releaseChangelog(text, '0.2.0', '2026-12-01')).toThrow('nothing under');
  });
});

describe('VERSIONED_FILES', () => {
  const { version } = JSON.parse(readFileSync('package.json', 'utf8'));

  it.each(Object.entries(VERSIONED_FILES))(
    '%s takes a version and changes no more',
    (file, set) => {
      const text = readFileSync(file, 'utf8');
      const raised = set(text, '99.0.0');
      expect(raised).not.toBe(text);
      expect(set(raised, version)).toBe(text);
    },
  );
});
