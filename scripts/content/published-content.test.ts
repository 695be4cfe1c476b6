import { globSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { contentFiles, contentNames } from '../../widgets/content/schema/files.ts';
import { listImporters, measureDistances } from '../testing/importers.ts';
import { describeChanges, findChangedContent, readContent } from './published-content.ts';
import { findOtherCode } from './unchanged-code.ts';

const content = readContent();

describe('published content', () => {
  it('has nothing that is for the office alone', () => {
    expect(JSON.stringify(content)).not.toMatch(/"(internal|checkBy|changed|opened|consent)":/);
  });

  it('names the files that differ', () => {
    const now = { ...content, faq: { faq: [] }, team: structuredClone(content.team) };
    expect(findChangedContent(content, now)).toEqual(['faq']);
  });

  it('comes whole with a page that draws it, and is fetched where only tools show it', () => {
    const changed = ['faq', 'team', 'exchange-rates', 'charges'] as const;
    expect(describeChanges(changed, content, new Set(['sa-faq', 'sa-cost-calculator']))).toEqual({
      faq: content.faq,
      'exchange-rates': null,
    });
  });

  const sources = globSync('widgets/**/*.{ts,tsx}', {
    exclude: ['**/*.{test,browser,states,styles}.{ts,tsx}', '**/testing/**'],
  });
  const importers = listImporters(sources);
  const usersOf = (name: string) =>
    [...measureDistances(importers, [`content/${name}.json`]).keys()].flatMap(
      (file) => /^widgets\/(sa-[\w-]+)\/.*\.view\.tsx$/.exec(file)?.[1] ?? [],
    );
  const site = contentNames.filter((name) => contentFiles[name].reaches === 'site');
  it.each(site)('%s names every element that draws it', (name) => {
    expect([...contentFiles[name].drawnIn].sort()).toEqual([...new Set(usersOf(name))].sort());
  });
});

describe('released code', () => {
  const file = (key: string, hash: string) => ({
    key,
    hash,
    isEvergreen: !/\d\.\d|chunks/.test(key),
    isVersioned: /\d\.\d/.test(key),
    file: key,
    headers: { 'Content-Type': '', 'Cache-Control': '' },
  });
  const released = [
    ['embed/chunks/kit-12345678.js', 'a'],
    ['embed/1.0.0/sa-loader.js', 'b'],
    ['embed/1.0.0/content/team.js', 'c'],
    ['embed/1.0.0/study-abroad-widgets.zip', 'd'],
    ['embed/sa-loader.js', 'e'],
  ] as const;
  const published = new Map(released.map(([key, hash]) => [key as string, hash as string]));

  it('is unchanged if chunks and versioned names have the bytes of the release', () => {
    const files = released.map(([key, hash]) => file(key, hash));
    expect(findOtherCode(files, published)).toEqual([]);
    // Signed after the build, and of a later version.
    files.push(file('embed/1.0.0/study-abroad-widgets.zip', 'x'), file('embed/sa-loader.js', 'x'));
    expect(findOtherCode(files, published)).toEqual([]);
  });

  it('is other code with one byte more, or a file more', () => {
    const files = [
      file('embed/1.0.0/sa-loader.js', 'B'),
      file('embed/chunks/new-12345678.js', 'f'),
    ];
    expect(findOtherCode(files, published)).toEqual(files.map(({ key }) => key));
  });
});
