import type { Countdown } from './countdown.logic.ts';
import { scoreSection } from './scoring.logic.ts';
import { idle } from './speaking.logic.ts';
import {
  type Attempt,
  createExam,
  type Exam,
  isScored,
  isSubmitted,
  type SectionResult,
  sectionNames,
} from './toefl-mock-exam.logic.ts';

/** Raised when the shape of what is stored changes; older text is then ignored. */
const version = 1;

type Fields = Readonly<Record<string, unknown>>;

/** The exam as text for a reload of the same tab. Recordings and the speaking phase stay out. */
export function serializeExam({ testId, section, attempts }: Exam): string {
  return JSON.stringify({ version, testId, section, attempts });
}

/**
 * The exam that was stored, whatever the text holds: what cannot be read is left out, and at worst
 * a new exam comes back. A running countdown goes on from the wall clock.
 */
export function restoreExam(stored: string | null, testIds: readonly string[]): Exam {
  const fields = parseFields(stored);
  if (fields.version !== version) return createExam();
  const attempts = pickEntries(fields.attempts, readAttempt, testIds);
  const testId = testIds.find((id) => id === fields.testId) ?? null;
  const section = sectionNames.find((name) => name === fields.section) ?? null;
  const exam: Exam = { testId, section, phase: idle, attempts };
  return canReopen(exam) ? exam : { ...exam, section: null };
}

/** A timed section whose countdown was lost is opened anew by the visitor, which starts one. */
function canReopen(exam: Exam): boolean {
  if (exam.testId === null || exam.section === null) return false;
  if (exam.section === 'speaking' || isSubmitted(exam, exam.section)) return true;
  return exam.attempts[exam.testId]?.countdowns[exam.section]?.status === 'running';
}

function readAttempt(value: unknown): Attempt {
  const fields = readFields(value);
  return {
    answers: pickEntries(fields.answers, readCount),
    essays: pickEntries(fields.essays, readText),
    countdowns: pickEntries(fields.countdowns, readCountdown, sectionNames),
    results: pickEntries(fields.results, readResult, sectionNames.filter(isScored)),
    taskIndex: readCount(fields.taskIndex) ?? 0,
    promptIndex: readCount(fields.promptIndex) ?? 0,
  };
}

function readCountdown(value: unknown): Countdown | undefined {
  const { status, limitMs, endsAtMs, leftMs } = readFields(value);
  if (!isFiniteNumber(limitMs) || limitMs <= 0) return undefined;
  if (status === 'running' && isFiniteNumber(endsAtMs)) return { status, limitMs, endsAtMs };
  if (status === 'paused' && isFiniteNumber(leftMs)) return { status, limitMs, leftMs };
  return undefined;
}

/** The score is computed again, so that it always fits the answers it is said to stand for. */
function readResult(value: unknown): SectionResult | undefined {
  const { correct, total, submittedAtMs } = readFields(value);
  const right = readCount(correct);
  const all = readCount(total);
  if (right === undefined || all === undefined || right > all) return undefined;
  const score = scoreSection(right, all);
  if (score === null || !isFiniteNumber(submittedAtMs)) return undefined;
  return { correct: right, total: all, score, submittedAtMs };
}

function readCount(value: unknown): number | undefined {
  return isFiniteNumber(value) && Number.isInteger(value) && value >= 0 ? value : undefined;
}

const readText = (value: unknown) => (typeof value === 'string' ? value : undefined);
const isFiniteNumber = (value: unknown): value is number => Number.isFinite(value);

/** The readable entries of an object, of the allowed keys alone if there are such. */
function pickEntries<Key extends string, Value>(
  value: unknown,
  read: (entry: unknown) => Value | undefined,
  allowedKeys?: readonly Key[],
): Record<Key, Value> {
  const entries = Object.entries(readFields(value))
    .filter(([key]) => allowedKeys?.some((allowed) => allowed === key) ?? true)
    .map(([key, entry]) => [key, read(entry)] as const)
    .filter(([, entry]) => entry !== undefined);
  return Object.fromEntries(entries) as Record<Key, Value>;
}

function readFields(value: unknown): Fields {
  return typeof value === 'object' && value !== null ? (value as Fields) : {};
}

function parseFields(stored: string | null): Fields {
  try {
    return readFields(JSON.parse(stored ?? 'null'));
  } catch {
    return {};
  }
}
