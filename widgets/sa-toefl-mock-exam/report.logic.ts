import { averageBand, findBand } from './score-bands.logic.ts';
import {
  highestScore,
  interpretationLevels,
  interpretScore,
  type ScoredSection,
} from './scoring.logic.ts';
import {
  type Attempt,
  isScored,
  type SectionName,
  type SectionResult,
  sectionNames,
} from './toefl-mock-exam.logic.ts';

type Results = Attempt['results'];

/** One ring of the report with all that is said about it: nothing is left to colour or length. */
export interface Gauge {
  label: string;
  /** Inside the ring: a score, "Not taken" or "N/A". */
  value: string;
  /** Whether the value is a score out of 30. */
  hasScore: boolean;
  /** How much of the ring is filled, 0 to 1. */
  share: number;
  /** Under the ring, the most important first. */
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

export interface ReportInput {
  results: Results;
  testTitle: string;
  takenOn: string;
  issuer: string;
  notes: readonly string[];
}

/** Names of the sections. */
export const labels: Readonly<Record<SectionName, string>> = {
  reading: 'Reading',
  listening: 'Listening',
  speaking: 'Speaking',
  writing: 'Writing',
};

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

export function buildReport(input: ReportInput): ScoreReport {
  const { results, testTitle, takenOn, issuer, notes } = input;
  return {
    title: 'TOEFL Score Report',
    testTitle,
    takenOn,
    issuer,
    gauges: sectionNames.map((section) => buildGauge(section, results)),
    overall: describeOverall(results),
    levels: listLevels(results),
    notes,
  };
}

function buildGauge(section: SectionName, results: Results): Gauge {
  const share = (collectScores(results)[section] ?? 0) / highestScore;
  const gauge = { label: labels[section], hasScore: false, share, lines: [] };
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
  return interpretationLevels.map(({ level, from, to }) => {
    const reached = sectionNames
      .filter(isScored)
      .filter((section) => {
        const score = results[section]?.score;
        return score !== undefined && interpretScore(score) === level;
      })
      .map((section) => labels[section]);
    const range = `${from}-${to} ${level}`;
    return reached.length === 0 ? range : `${range}: ${reached.join(', ')}`;
  });
}

/** The report in words, for whoever cannot see the picture. */
export function describeReport(report: ScoreReport): string {
  const { title, testTitle, takenOn, gauges, overall, levels } = report;
  const scores = gauges.map(({ label, value, hasScore, lines }) => {
    const score = hasScore ? `${value} out of ${highestScore}` : value;
    return `${label}: ${[score, ...lines].join(', ')}.`;
  });
  return [
    `${title}, ${testTitle}, ${takenOn}.`,
    ...scores,
    ...(overall === null ? [] : [`${overall}.`]),
    `Score Interpretation: ${levels.join('; ')}.`,
  ].join(' ');
}
