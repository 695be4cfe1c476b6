import { describe, expect, it } from 'vitest';
import type { Attempt } from '../exam/exam.logic.ts';
import { buildReport, collectScores, describeReport } from './report.logic.ts';

type Results = Attempt['results'];
const submittedAtMs = 0;
const reading = { correct: 16, total: 20, score: 24, submittedAtMs };
const listening = { correct: 6, total: 12, score: 15, submittedAtMs };
const build = (results: Results) =>
  buildReport({
    results,
    testTitle: 'Practice Test 1',
    takenOn: '21 November 2026',
    issuer: 'Agency',
    notes: ['A note.'],
  });

describe('collectScores', () => {
  it('counts speaking and writing as 0', () => {
    expect(collectScores({ reading, listening })).toEqual({
      reading: 24,
      listening: 15,
      speaking: 0,
      writing: 0,
    });
  });

  it('has no score for a section that was not submitted', () => {
    expect(collectScores({})).toMatchObject({ reading: null, listening: null });
  });
});

describe('buildReport', () => {
  it('is titled "TOEFL Score Report" and names test, day and issuer', () => {
    expect(build({})).toMatchObject({
      title: 'TOEFL Score Report',
      testTitle: 'Practice Test 1',
      takenOn: '21 November 2026',
      issuer: 'Agency',
      notes: ['A note.'],
    });
  });

  it('shows both scores with their interpretation in words', () => {
    expect(build({ reading, listening }).gauges.slice(0, 2)).toEqual([
      {
        label: 'Reading',
        value: '24',
        hasScore: true,
        share: 0.8,
        lines: ['Advanced', '16 of 20 correct', 'New scale: 5 (C1)'],
      },
      {
        label: 'Listening',
        value: '15',
        hasScore: true,
        share: 0.5,
        lines: ['Intermediate', '6 of 12 correct', 'New scale: 3.5 (B1)'],
      },
    ]);
  });

  it('shows speaking and writing as N/A that "Requires evaluation"', () => {
    const rest = { value: 'N/A', hasScore: false, share: 0, lines: ['Requires evaluation'] };
    expect(build({ reading }).gauges.slice(2)).toEqual([
      { label: 'Speaking', ...rest },
      { label: 'Writing', ...rest },
    ]);
  });

  it('shows a section without a result as "Not taken", without a level', () => {
    expect(build({ reading }).gauges[1]).toEqual({
      label: 'Listening',
      value: 'Not taken',
      hasScore: false,
      share: 0,
      lines: [],
    });
  });

  it('shows a submitted section with nothing right as 0 and Basic', () => {
    const none = { correct: 0, total: 20, score: 0, submittedAtMs };
    expect(build({ reading: none }).gauges[0]).toMatchObject({
      value: '0',
      hasScore: true,
      lines: ['Basic', '0 of 20 correct', 'New scale: 1 (A1)'],
    });
  });

  it.each<[Results, string[]]>([
    [{}, ['22-30 Advanced', '15-21 Intermediate', '0-14 Basic']],
    [{ reading }, ['22-30 Advanced: Reading', '15-21 Intermediate', '0-14 Basic']],
    [
      { reading, listening },
      ['22-30 Advanced: Reading', '15-21 Intermediate: Listening', '0-14 Basic'],
    ],
    [
      { reading, listening: { ...listening, score: 22 } },
      ['22-30 Advanced: Reading, Listening', '15-21 Intermediate', '0-14 Basic'],
    ],
  ])('lists for %j the levels %j', (results, levels) => {
    expect(build(results).levels).toEqual(levels);
  });

  it('has a band for both sections together once both are taken', () => {
    expect(build({ reading }).overall).toBeNull();
    expect(build({ listening }).overall).toBeNull();
    expect(build({ reading, listening }).overall).toBe(
      'Reading and Listening together on the new scale: 4.5',
    );
  });
});

describe('describeReport', () => {
  it('says in words what the picture shows', () => {
    expect(describeReport(build({ reading }))).toBe(
      'TOEFL Score Report, Practice Test 1, 21 November 2026. Reading: 24 out of 30, Advanced, 16 of 20 correct, New scale: 5 (C1). Listening: Not taken. Speaking: N/A, Requires evaluation. Writing: N/A, Requires evaluation. Score Interpretation: 22-30 Advanced: Reading; 15-21 Intermediate; 0-14 Basic.',
    );
  });

  it('adds the band of both sections', () => {
    expect(describeReport(build({ reading, listening }))).toContain('on the new scale: 4.5. Score');
  });
});
