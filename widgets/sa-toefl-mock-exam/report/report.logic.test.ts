import { expect, it } from 'vitest';
import type { Attempt } from '../exam/exam.logic.ts';
import { buildReport, collectScores, describeReport } from './report.logic.ts';

type Results = Attempt['results'];
const submittedAtMs = 0;
const reading = { correct: 16, total: 20, score: 24, submittedAtMs };
const listening = { correct: 6, total: 12, score: 15, submittedAtMs };
const none = { correct: 0, total: 20, score: 0, submittedAtMs };
const names = {
  testTitle: 'Practice Test 1',
  takenOn: '21 November 2026',
  issuer: 'Agency',
  notes: ['A note.'],
};
const build = (results: Results) => buildReport({ results, ...names });

it('counts speaking and writing as 0, and has no score for a section that was not submitted', () => {
  const rest = { speaking: 0, writing: 0 };
  expect(collectScores({ reading })).toEqual({ reading: 24, listening: null, ...rest });
  expect(collectScores({ listening })).toEqual({ reading: null, listening: 15, ...rest });
});

it('is titled "TOEFL Score Report" and names test, day and issuer', () => {
  expect(build({})).toMatchObject({ title: 'TOEFL Score Report', ...names });
});

it('shows scores with their interpretation, "Not taken", and N/A that "Requires evaluation"', () => {
  const blank = { hasScore: false, share: 0 };
  const evaluated = { ...blank, value: 'N/A', lines: ['Requires evaluation'] };
  const lines = ['Advanced', '16 of 20 correct', 'New scale: 5 (C1)'];
  expect(build({ reading }).gauges).toEqual([
    { label: 'Reading', value: '24', hasScore: true, share: 0.8, lines },
    { label: 'Listening', value: 'Not taken', ...blank, lines: [] },
    { label: 'Speaking', ...evaluated },
    { label: 'Writing', ...evaluated },
  ]);
  expect(build({ listening }).gauges[1]).toMatchObject({
    value: '15',
    lines: ['Intermediate', '6 of 12 correct', 'New scale: 3.5 (B1)'],
  });
  expect(build({ reading: none }).gauges[0]).toMatchObject({
    value: '0',
    hasScore: true,
    lines: ['Basic', '0 of 20 correct', 'New scale: 1 (A1)'],
  });
});

it.each<[Results, string]>([
  [{}, '22-30 Advanced; 15-21 Intermediate; 0-14 Basic'],
  [{ reading, listening }, '22-30 Advanced: Reading; 15-21 Intermediate: Listening; 0-14 Basic'],
  [
    { reading, listening: { ...listening, score: 22 } },
    '22-30 Advanced: Reading, Listening; 15-21 Intermediate; 0-14 Basic',
  ],
])('lists for %j the levels %s', (results, levels) => {
  expect(build(results).levels.join('; ')).toBe(levels);
});

it('has a band for both sections together once both are taken', () => {
  expect(build({ reading }).overall).toBeNull();
  expect(build({ listening }).overall).toBeNull();
  const overall = 'Reading and Listening together on the new scale: 4.5';
  expect(build({ reading, listening }).overall).toBe(overall);
  expect(describeReport(build({ reading, listening }))).toContain(`${overall}. Score`);
});

it('says in words what the picture shows', () => {
  expect(describeReport(build({ reading }))).toBe(
    'TOEFL Score Report, Practice Test 1, 21 November 2026. Reading: 24 out of 30, Advanced, 16 of 20 correct, New scale: 5 (C1). Listening: Not taken. Speaking: N/A, Requires evaluation. Writing: N/A, Requires evaluation. Score Interpretation: 22-30 Advanced: Reading; 15-21 Intermediate; 0-14 Basic.',
  );
});
