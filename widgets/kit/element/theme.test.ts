import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const top = new URL('../../', import.meta.url).pathname;
/** A part of the page's corners, or none; `50%` is for what is a circle by its meaning. */
const FROM_THE_PAGE = /^(calc\([^;]*)?var\(--_(card-)?radius\)/;
const RADIUS = /border(?:-\w+)*-radius: ([^;]+);/g;

const declared = globSync('**/*.{ts,tsx}', { cwd: top })
  .filter((file) => !file.includes('.test.') && !file.includes('.browser.'))
  .flatMap((file) =>
    [...readFileSync(top + file, 'utf8').matchAll(RADIUS)].map(([, value = '']) => ({
      file,
      value,
    })),
  );

describe('the corners of all elements', () => {
  it('follow the page, in every style', () => {
    // A length inside calc() only takes a border's width off.
    const fixed = declared.filter(
      ({ value }) =>
        !['50%', '0', 'inherit'].includes(value) &&
        !value
          .split(/ (?![^(]*\))/)
          .every((corner) => corner === '0' || FROM_THE_PAGE.test(corner)),
    );
    expect(declared.length).toBeGreaterThan(100);
    expect(fixed).toEqual([]);
  });
});
