import type { TestSections } from '../../content/toefl/types.ts';
import { averageBand, findBand } from '../../kit/exam/score-bands.logic.ts';
import {
  HIGHEST_SCORE,
  INTERPRETATION_LEVELS,
  interpretScore,
  reviewAnswers,
  type ScoredSection,
} from '../../kit/exam/scoring.logic.ts';
import {
  isScored,
  SECTION_LABELS,
  SECTION_NAMES,
  type SectionName,
} from '../../kit/exam/sections.logic.ts';
import { type Attempt, listQuestions, type SectionResult } from '../exam/exam.logic.ts';

type Results = Attempt['results'];

/** One ring of the report, with everything it shows also in words. */
export interface Gauge {
  label: string;
  /** Inside the ring: a score, "Not taken" or "N/A". */
  value: string;
  /** Whether the value is a score out of 30. */
  hasScore: boolean;
  /** How much of the ring is filled, 0 to 1. */
  share: number;
  /** Below the ring, the most important first. */
  lines: readonly string[];
}

export interface ScoreReport {
  title: string;
  testTitle: string;
  /** The day, as the visitor reads it. */
  takenOn: string;
  issuer: string;
  gauges: readonly Gauge[];
  /** Null until both sections have a band. The real test takes the mean of four. */
  overall: string | null;
  /** The levels, each with the sections that reached it. */
  levels: readonly string[];
  notes: readonly string[];
}

interface ReportInput {
  results: Results;
  testTitle: string;
  takenOn: string;
  issuer: string;
  notes: readonly string[];
}

/**
 * The scores as they are calculated: speaking and writing count as 0 and are shown as N/A. Null
 * for a section that was not submitted.
 */
export function collectScores(results: Results): Record<SectionName, number | null> {
  return {
    reading: results.reading?.score ?? null,
    listening: results.listening?.score ?? null,
    speaking: 0,
    writing: 0,
  };
}

/** The answers of a submitted section, one by one. */
export interface SectionMarks {
  label: string;
  /** Whether each question was answered correctly, in their order. */
  marks: readonly boolean[];
  /** The same in words. */
  summary: string;
}

/** The marks of every section that was submitted. */
export function listMarks({ results, answers }: Attempt, sections: TestSections): SectionMarks[] {
  return SECTION_NAMES.filter(isScored)
    .filter((section) => results[section])
    .map((section) => {
      const label = SECTION_LABELS[section];
      const reviewed = reviewAnswers(listQuestions(section, sections), answers);
      const marks = reviewed.map(({ isCorrect }) => isCorrect);
      const wrong = marks.flatMap((isCorrect, index) => (isCorrect ? [] : [index + 1]));
      const summary = wrong.length > 0 ? `wrong or left out: ${wrong.join(', ')}` : 'all correct';
      return { label, marks, summary: `${label}, ${summary}` };
    });
}

/** Everything the report shows, as text and shares. */
export function buildReport(input: ReportInput): ScoreReport {
  const { results, testTitle, takenOn, issuer, notes } = input;
  return {
    title: 'TOEFL Score Report',
    testTitle,
    takenOn,
    issuer,
    gauges: SECTION_NAMES.map((section) => buildGauge(section, results)),
    overall: describeOverall(results),
    levels: listLevels(results),
    notes,
  };
}

function buildGauge(section: SectionName, results: Results): Gauge {
  const share = (collectScores(results)[section] ?? 0) / HIGHEST_SCORE;
  const gauge = { label: SECTION_LABELS[section], hasScore: false, share, lines: [] };
  if (!isScored(section)) return { ...gauge, value: 'N/A', lines: ['Requires evaluation'] };
  const result = results[section];
  if (!result) return { ...gauge, value: 'Not taken' };
  const lines = describeResult(section, result);
  return { ...gauge, value: String(result.score), hasScore: true, lines };
}

function describeResult(section: ScoredSection, result: SectionResult): string[] {
  const { band, cefr } = findBand(section, result.score);
  return [
    interpretScore(result.score),
    `${result.correct} of ${result.total} correct`,
    `New scale: ${band} (${cefr})`,
  ];
}

function describeOverall({ reading, listening }: Results): string | null {
  if (!reading || !listening) return null;
  const bands = [findBand('reading', reading.score), findBand('listening', listening.score)];
  const overall = averageBand(bands.map(({ band }) => band));
  return `Reading and Listening together on the new scale: ${overall}`;
}

/** "22-30 Advanced: Reading" */
function listLevels(results: Results): string[] {
  return INTERPRETATION_LEVELS.map(({ level, from, to }) => {
    const reached = SECTION_NAMES.filter(isScored)
      .filter((section) => {
        const score = results[section]?.score;
        return score !== undefined && interpretScore(score) === level;
      })
      .map((section) => SECTION_LABELS[section]);
    const range = `${from}-${to} ${level}`;
    return reached.length === 0 ? range : `${range}: ${reached.join(', ')}`;
  });
}

/** The report in words, for people who cannot see the picture. */
export function describeReport(report: ScoreReport): string {
  const { title, testTitle, takenOn, gauges, overall, levels } = report;
  const scores = gauges.map(({ label, value, hasScore, lines }) => {
    const score = hasScore ? `${value} out of ${HIGHEST_SCORE}` : value;
    return `${label}: ${[score, ...lines].join(', ')}.`;
  });
  return [
    `${title}, ${testTitle}, ${takenOn}.`,
    ...scores,
    ...(overall === null ? [] : [`${overall}.`]),
    `Score Interpretation: ${levels.join('; ')}.`,
  ].join(' ');
}
