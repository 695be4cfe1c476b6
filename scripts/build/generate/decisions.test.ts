import { describe, expect, it } from 'vitest';
import { decisionIndexOf, readDecision } from './decisions.ts';

const TEXT = `# 002 One sheet

- Status: accepted
- Date: 2026-11-21, amended 2026-11-22
- In short: every root adopts
  one sheet.

The text.
`;

describe('a decision', () => {
  it('has a number, a title, a status, a date and a summary', () => {
    expect(readDecision('002-one-sheet.md', TEXT)).toEqual({
      file: '002-one-sheet.md',
      number: '002',
      title: 'One sheet',
      status: 'accepted',
      date: '2026-11-21',
      summary: 'every root adopts one sheet.',
    });
  });

  it.each(['accepted, in part superseded by 035', 'superseded by 035'])('may be %s', (status) => {
    const text = TEXT.replace('accepted', status);
    expect(readDecision('002-one-sheet.md', text)).toMatchObject({ status });
  });

  it('is a row of the index', () => {
    expect(decisionIndexOf([readDecision('002-one-sheet.md', TEXT)])).toContain(
      '| [002](002-one-sheet.md) | One sheet | accepted | 2026-11-21 | every root adopts one sheet. |\n',
    );
  });

  it.each([
    ['no date', '002-one-sheet.md', TEXT.replace(/- Date.*\n/, '')],
    ['an unknown status', '002-one-sheet.md', TEXT.replace('accepted', 'maybe')],
    ['no summary', '002-one-sheet.md', TEXT.replace(/- In short.*\n.*\n/, '')],
    ['another number than its file', '003-one-sheet.md', TEXT],
  ])('with %s is refused', (_, file, text) => {
    expect(() => readDecision(file, text)).toThrow(`${file} must begin with`);
  });
});
