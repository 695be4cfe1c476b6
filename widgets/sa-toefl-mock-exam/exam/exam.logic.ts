import type { Question, TestSections } from '../../content/toefl/types.ts';
import {
  type Countdown,
  pauseCountdown,
  resumeCountdown,
  startCountdown,
} from '../../kit/exam/countdown.logic.ts';
import {
  type Answers,
  countCorrect,
  type ScoredSection,
  scoreSection,
} from '../../kit/exam/scoring.logic.ts';
import {
  clampIndex,
  isScored,
  type Rating,
  type Ratings,
  type SectionName,
} from '../../kit/exam/sections.logic.ts';
import { IDLE, type SpeakingPhase } from '../speaking/speaking.logic.ts';

export interface SectionResult {
  correct: number;
  total: number;
  /** 0 to 30 */
  score: number;
  submittedAtMs: number;
}

/** Everything a visitor has done in one test. */
export interface Attempt {
  answers: Answers;
  /** Text by prompt id. */
  essays: Readonly<Record<string, string>>;
  ratings: Ratings;
  countdowns: Readonly<Partial<Record<SectionName, Countdown>>>;
  /** A section that was not submitted has no entry. */
  results: Readonly<Partial<Record<ScoredSection, SectionResult>>>;
  taskIndex: number;
  promptIndex: number;
  /** Whether the clocks of reading, listening and writing are switched off. */
  isUntimed: boolean;
  /** Whether they ever were. */
  wasUntimed: boolean;
}

/**
 * The state of the exam. Recordings are kept apart, in memory, until Take Another Test.
 */
export interface Exam {
  testId: string | null;
  section: SectionName | null;
  /** The phase of the current speaking task. It is not stored: its recording would be lost. */
  phase: SpeakingPhase;
  /** By test id, so that opening another test loses nothing. */
  attempts: Readonly<Record<string, Attempt>>;
}

const READING_MINUTES = 60;
const LISTENING_MINUTES = 30;

const EMPTY_ATTEMPT: Attempt = {
  answers: {},
  essays: {},
  ratings: {},
  countdowns: {},
  results: {},
  taskIndex: 0,
  promptIndex: 0,
  isUntimed: false,
  wasUntimed: false,
};

/** An empty exam: on the first visit and after Take Another Test. */
export function createExam(): Exam {
  return { testId: null, section: null, phase: IDLE, attempts: {} };
}

/** The visitor's attempt at the chosen test; empty before the first action. */
export function currentAttempt(exam: Exam): Attempt {
  return (exam.testId !== null && exam.attempts[exam.testId]) || EMPTY_ATTEMPT;
}

/** Opens the section chooser of a test, with any earlier attempt. */
export function chooseTest(exam: Exam, testId: string, nowMs: number): Exam {
  return { ...leaveSection(exam, nowMs), testId };
}

/** A submitted section opens for review and no longer changes. */
export function isSubmitted(exam: Exam, section: SectionName): boolean {
  return isScored(section) && currentAttempt(exam).results[section] !== undefined;
}

/**
 * The time for a section in milliseconds. Null for speaking, whose tasks have their own clocks, and
 * for a section without content. Writing has the limit that its prompts announce.
 */
export function findTimeLimitMs(section: SectionName, sections: TestSections): number | null {
  const minutes = {
    reading: READING_MINUTES,
    listening: LISTENING_MINUTES,
    speaking: null,
    writing: sections.writing[0]?.timeLimit ?? null,
  }[section];
  return minutes === null || sections[section].length === 0 ? null : minutes * 60_000;
}

/** Opens a section. Its countdown starts, or resumes with the time that was left. */
export function openSection(
  exam: Exam,
  section: SectionName,
  sections: TestSections,
  nowMs: number,
): Exam {
  const left = leaveSection(exam, nowMs);
  const opened: Exam = { ...left, section };
  const limitMs = findTimeLimitMs(section, sections);
  if (limitMs === null || isSubmitted(exam, section)) return opened;
  const { countdowns, isUntimed } = currentAttempt(left);
  const countdown = countdowns[section] ?? startCountdown(limitMs, nowMs);
  return setCountdown(opened, section, runCountdown(countdown, !isUntimed, nowMs));
}

const runCountdown = (countdown: Countdown, isRunning: boolean, nowMs: number) =>
  isRunning ? resumeCountdown(countdown, nowMs) : pauseCountdown(countdown, nowMs);

/** Switches the clocks of the test off, or on again with the time that was left. */
export function setUntimed(exam: Exam, isUntimed: boolean, nowMs: number): Exam {
  const wasUntimed = isUntimed || currentAttempt(exam).wasUntimed;
  const changed = updateAttempt(exam, { isUntimed, wasUntimed });
  const countdown = exam.section && currentAttempt(exam).countdowns[exam.section];
  if (!exam.section || !countdown) return changed;
  return setCountdown(changed, exam.section, runCountdown(countdown, !isUntimed, nowMs));
}

/** Back to Sections, Submit Essay, Finish Speaking Section: pauses the countdown, keeps the rest. */
export function leaveSection(exam: Exam, nowMs: number): Exam {
  const left: Exam = { ...exam, section: null, phase: IDLE };
  const countdown = exam.section && currentAttempt(exam).countdowns[exam.section];
  if (!exam.section || !countdown) return left;
  return setCountdown(left, exam.section, pauseCountdown(countdown, nowMs));
}

/** Back to Test Selection. */
export function leaveTest(exam: Exam, nowMs: number): Exam {
  return { ...leaveSection(exam, nowMs), testId: null };
}

/** Allowed after the time is up, but not once the section is submitted. */
export function answerQuestion(exam: Exam, questionId: string, option: number): Exam {
  if (!isScored(exam.section) || isSubmitted(exam, exam.section)) return exam;
  const { answers } = currentAttempt(exam);
  return updateAttempt(exam, { answers: { ...answers, [questionId]: option } });
}

export function writeEssay(exam: Exam, promptId: string, text: string): Exam {
  const { essays } = currentAttempt(exam);
  return updateAttempt(exam, { essays: { ...essays, [promptId]: text } });
}

/** Rates an answer by one criterion. */
export function rateAnswer(exam: Exam, key: string, rating: Rating): Exam {
  const { ratings } = currentAttempt(exam);
  return updateAttempt(exam, { ratings: { ...ratings, [key]: rating } });
}

export function choosePrompt(exam: Exam, promptIndex: number): Exam {
  return updateAttempt(exam, { promptIndex });
}

/** The questions of a scored section, over all its passages or items. */
export function listQuestions(section: ScoredSection, sections: TestSections): Question[] {
  return sections[section].flatMap(({ questions }) => questions);
}

/** Submit Answers: scores the open section, once, and leaves it. Without questions, no result. */
export function submitAnswers(exam: Exam, sections: TestSections, nowMs: number): Exam {
  const left = leaveSection(exam, nowMs);
  if (!isScored(exam.section) || isSubmitted(exam, exam.section)) return left;
  const { answers, results } = currentAttempt(left);
  const questions = listQuestions(exam.section, sections);
  const correct = countCorrect(questions, answers);
  const score = scoreSection(correct, questions.length);
  if (score === null) return left;
  const result = { correct, total: questions.length, score, submittedAtMs: nowMs };
  return updateAttempt(left, { results: { ...results, [exam.section]: result } });
}

/** Whether there is anything for the score report. */
export function hasResult({ results }: Attempt): boolean {
  return Object.keys(results).length > 0;
}

export function isLastTask(exam: Exam, taskCount: number): boolean {
  return currentAttempt(exam).taskIndex >= taskCount - 1;
}

/** Next Task. After the last task it finishes the section, which next opens at task 1. */
export function goToNextTask(exam: Exam, taskCount: number, nowMs: number): Exam {
  if (isLastTask(exam, taskCount)) {
    return updateAttempt(leaveSection(exam, nowMs), { taskIndex: 0 });
  }
  return goToTask(exam, currentAttempt(exam).taskIndex + 1);
}

export function goToPreviousTask(exam: Exam, taskCount: number): Exam {
  const index = clampIndex(currentAttempt(exam).taskIndex, taskCount);
  return goToTask(exam, Math.max(0, index - 1));
}

function goToTask(exam: Exam, taskIndex: number): Exam {
  return { ...updateAttempt(exam, { taskIndex }), phase: IDLE };
}

function setCountdown(exam: Exam, section: SectionName, countdown: Countdown): Exam {
  const { countdowns } = currentAttempt(exam);
  return updateAttempt(exam, { countdowns: { ...countdowns, [section]: countdown } });
}

function updateAttempt(exam: Exam, changes: Partial<Attempt>): Exam {
  if (exam.testId === null) return exam;
  const attempt = { ...currentAttempt(exam), ...changes };
  return { ...exam, attempts: { ...exam.attempts, [exam.testId]: attempt } };
}
