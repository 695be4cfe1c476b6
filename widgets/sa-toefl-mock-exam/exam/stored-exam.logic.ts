import { scoreSection } from '../../kit/exam/scoring.logic.ts';
import { isScored, SECTION_NAMES } from '../../kit/exam/sections.logic.ts';
import {
  isFiniteNumber,
  pickEntries,
  readCount,
  readCountdown,
  readFields,
  readRating,
  readText,
} from '../../kit/exam/stored-fields.logic.ts';
import { formatJson, parseJson } from '../../kit/rules/json.ts';
import { IDLE } from '../speaking/speaking.logic.ts';
import {
  type Attempt,
  createExam,
  currentAttempt,
  type Exam,
  isSubmitted,
  type SectionResult,
} from './exam.logic.ts';

/** Raised when the shape of what is stored changes; older text is then ignored. */
const FORMAT_VERSION = 1;

/** The exam as text for a reload of the same tab, without recordings and the speaking phase. */
export function serializeExam({ testId, section, attempts }: Exam): string {
  return formatJson({ version: FORMAT_VERSION, testId, section, attempts });
}

/**
 * Restores an exam from any text: what cannot be read is left out, and at worst the exam is empty.
 * A running countdown continues by the wall clock.
 */
export function restoreExam(stored: string | null, testIds: readonly string[]): Exam {
  const fields = readFields(parseJson(stored));
  if (fields.version !== FORMAT_VERSION) return createExam();
  const attempts = pickEntries(fields.attempts, readAttempt, testIds);
  const testId = testIds.find((id) => id === fields.testId) ?? null;
  const section = SECTION_NAMES.find((name) => name === fields.section) ?? null;
  const exam: Exam = { testId, section, phase: IDLE, attempts };
  return canReopen(exam) ? exam : { ...exam, section: null };
}

/** Without its countdown a timed section stays closed: opening it starts a new one. */
function canReopen(exam: Exam): boolean {
  if (exam.testId === null || exam.section === null) return false;
  if (exam.section === 'speaking' || isSubmitted(exam, exam.section)) return true;
  const { countdowns, isUntimed } = currentAttempt(exam);
  const { status } = countdowns[exam.section] ?? {};
  return status === 'running' || (isUntimed && status === 'paused');
}

function readAttempt(value: unknown): Attempt {
  const fields = readFields(value);
  return {
    answers: pickEntries(fields.answers, readCount),
    essays: pickEntries(fields.essays, readText),
    ratings: pickEntries(fields.ratings, readRating),
    countdowns: pickEntries(fields.countdowns, readCountdown, SECTION_NAMES),
    results: pickEntries(fields.results, readResult, SECTION_NAMES.filter(isScored)),
    taskIndex: readCount(fields.taskIndex) ?? 0,
    promptIndex: readCount(fields.promptIndex) ?? 0,
    isUntimed: fields.isUntimed === true,
    wasUntimed: fields.wasUntimed === true,
  };
}

/** Recomputes the score, so that it always agrees with the counts beside it. */
function readResult(value: unknown): SectionResult | undefined {
  const { correct, total, submittedAtMs } = readFields(value);
  const right = readCount(correct);
  const all = readCount(total);
  if (right === undefined || all === undefined || right > all) return undefined;
  const score = scoreSection(right, all);
  if (score === null || !isFiniteNumber(submittedAtMs)) return undefined;
  return { correct: right, total: all, score, submittedAtMs };
}
