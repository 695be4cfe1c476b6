import { describe, expect, it } from 'vitest';
import { sections } from '../../content/toefl/test-one.ts';
import type { TestSections } from '../../content/toefl/types.ts';
import { remainingMs } from '../../kit/exam/countdown.logic.ts';
import { clampIndex, type SectionName } from '../../kit/exam/sections.logic.ts';
import { startPreparation } from '../speaking/speaking.logic.ts';
import * as rules from './exam.logic.ts';

const nowMs = Date.UTC(2026, 10, 20, 6, 30);
const minuteMs = 60_000;
const empty: TestSections = { reading: [], listening: [], speaking: [], writing: [] };
const chosen = rules.chooseTest(rules.createExam(), 'test-1', nowMs);
const open = (section: SectionName, exam = chosen, atMs = nowMs) =>
  rules.openSection(exam, section, sections, atMs);
const leftMs = (exam: rules.Exam, section: SectionName, atMs: number) => {
  const countdown = rules.currentAttempt(exam).countdowns[section];
  return countdown && remainingMs(countdown, atMs);
};
const answerRight = (exam: rules.Exam, count: number) =>
  rules
    .listQuestions('reading', sections)
    .slice(0, count)
    .reduce((state, { id, answer }) => rules.answerQuestion(state, id, answer), exam);
const hasResult = (exam: rules.Exam) => rules.hasResult(rules.currentAttempt(exam));
const submit = (exam: rules.Exam, atMs = nowMs) => rules.submitAnswers(exam, sections, atMs);

describe('the way through the exam', () => {
  it('leads from the test over its sections and back', () => {
    expect(rules.createExam()).toMatchObject({ testId: null, section: null });
    const reading = open('reading');
    expect(reading).toMatchObject({ testId: 'test-1', section: 'reading' });
    const back = rules.leaveSection(reading, nowMs);
    expect(back).toMatchObject({ testId: 'test-1', section: null });
    expect(rules.leaveTest(back, nowMs).testId).toBeNull();
  });

  it('keeps answers and the time left of a test or section while another one is chosen', () => {
    const answered = rules.answerQuestion(open('reading'), 'q', 2);
    const other = rules.chooseTest(answered, 'test-2', nowMs + minuteMs);
    expect(other.section).toBeNull();
    expect(rules.currentAttempt(other).answers).toEqual({});
    const again = rules.chooseTest(other, 'test-1', nowMs + 5 * minuteMs);
    expect(rules.currentAttempt(again).answers).toEqual({ q: 2 });
    expect(leftMs(again, 'reading', nowMs + 9 * minuteMs)).toBe(59 * minuteMs);
    const listening = open('listening', open('reading'), nowMs + minuteMs);
    expect(leftMs(listening, 'reading', nowMs + 9 * minuteMs)).toBe(59 * minuteMs);
  });
});

describe('the section countdowns', () => {
  it.each([
    ['reading', 60],
    ['listening', 30],
    ['speaking', Number.NaN],
    ['writing', 30],
  ] as const)('give %s %i minutes, and an empty section none', (section, minutes) => {
    expect(leftMs(open(section), section, nowMs) ?? Number.NaN).toBe(minutes * minuteMs);
    const exam = rules.openSection(chosen, section, empty, nowMs);
    expect([exam.section, leftMs(exam, section, nowMs)]).toEqual([section, undefined]);
  });

  it('take the time for writing from the prompt that announces it', () => {
    const writing = sections.writing.map((prompt) => ({ ...prompt, timeLimit: 20 }));
    expect(rules.findTimeLimitMs('writing', { ...empty, writing })).toBe(20 * minuteMs);
  });

  it.each([
    ['Back to Sections', rules.leaveSection],
    ['Back to Test Selection', rules.leaveTest],
  ])('stop on %s and continue with the time left on return', (_, leave) => {
    const left = leave(open('reading'), nowMs + 10 * minuteMs);
    const again = rules.chooseTest(left, 'test-1', nowMs + 40 * minuteMs);
    expect(leftMs(again, 'reading', nowMs + 40 * minuteMs)).toBe(50 * minuteMs);
    const reopened = open('reading', again, nowMs + 40 * minuteMs);
    expect(leftMs(reopened, 'reading', nowMs + 41 * minuteMs)).toBe(49 * minuteMs);
  });

  it('submit nothing when they reach 0, and answers still count', () => {
    const lateMs = nowMs + 61 * minuteMs;
    const exam = answerRight(open('reading'), 20);
    expect(leftMs(exam, 'reading', lateMs)).toBe(0);
    expect(hasResult(exam)).toBe(false);
    expect(rules.currentAttempt(submit(exam, lateMs)).results.reading?.score).toBe(30);
  });
});

describe('Submit Answers', () => {
  it('scores the section, and no other, leaves it and stops its countdown', () => {
    const exam = submit(answerRight(open('reading'), 14), nowMs + minuteMs);
    expect(rules.currentAttempt(exam).results).toEqual({
      reading: { correct: 14, total: 20, score: 21, submittedAtMs: nowMs + minuteMs },
    });
    expect(exam.section).toBeNull();
    expect(leftMs(exam, 'reading', nowMs + 9 * minuteMs)).toBe(59 * minuteMs);
  });

  it('makes no result of a section that is empty or not scored', () => {
    const exam = rules.openSection(chosen, 'reading', empty, nowMs);
    expect(hasResult(rules.submitAnswers(exam, empty, nowMs))).toBe(false);
    expect(hasResult(submit(open('writing')))).toBe(false);
  });

  it('closes the section: it opens for review, without a countdown; others stay open', () => {
    const submitted = submit(answerRight(open('reading'), 5));
    const review = open('reading', submitted, nowMs + minuteMs);
    expect(rules.isSubmitted(review, 'reading')).toBe(true);
    expect(review.section).toBe('reading');
    expect(leftMs(review, 'reading', nowMs + 9 * minuteMs)).toBe(60 * minuteMs);
    expect(answerRight(review, 20)).toBe(review);
    const again = submit(review, nowMs + 9 * minuteMs);
    const result = { correct: 5, submittedAtMs: nowMs };
    expect(rules.currentAttempt(again).results.reading).toMatchObject(result);
    const listening = rules.answerQuestion(open('listening', submitted), 'q', 1);
    expect(rules.currentAttempt(listening).answers).toMatchObject({ q: 1 });
  });
});

it('takes an answer in an open scored section alone, in place of an earlier one', () => {
  const exam = rules.answerQuestion(rules.answerQuestion(open('reading'), 'q', 0), 'q', 3);
  expect(rules.currentAttempt(exam).answers).toEqual({ q: 3 });
  for (const other of [chosen, open('writing')]) {
    expect(rules.answerQuestion(other, 'q', 0)).toBe(other);
  }
});

it('keeps an essay for each prompt, and the chosen prompt, until writing is opened again', () => {
  const first = rules.writeEssay(open('writing'), 'p1', 'One');
  const second = rules.writeEssay(rules.choosePrompt(first, 1), 'p2', 'Two');
  const again = open('writing', rules.leaveSection(second, nowMs));
  const kept = { essays: { p1: 'One', p2: 'Two' }, promptIndex: 1 };
  expect(rules.currentAttempt(again)).toMatchObject(kept);
});

describe('the speaking tasks', () => {
  const task = (exam: rules.Exam) => rules.currentAttempt(exam).taskIndex;
  const next = (exam: rules.Exam) => rules.goToNextTask(exam, 4, nowMs);
  const previous = (exam: rules.Exam) => rules.goToPreviousTask(exam, 4);

  it('follow one another and back, and after the last the section is left', () => {
    const second = next(open('speaking'));
    expect([task(previous(second)), task(previous(previous(second)))]).toEqual([0, 0]);
    expect(rules.isLastTask(second, 4)).toBe(false);
    const last = next(next(second));
    expect([task(last), rules.isLastTask(last, 4)]).toEqual([3, true]);
    const finished = next(last);
    expect([finished.section, task(finished)]).toEqual([null, 0]);
  });

  it.each([
    ['Next Task', next],
    ['Previous Task', previous],
    ['Back to Sections', (exam: rules.Exam) => rules.leaveSection(exam, nowMs)],
  ])('are idle again after %s', (_, move) => {
    const exam = next(open('speaking'));
    const phase = startPreparation(exam.phase, sections.speaking[1] as never, nowMs);
    expect(phase.name).toBe('preparing');
    expect(move({ ...exam, phase }).phase.name).toBe('idle');
  });

  it('find a task even if the stored one is gone', () => {
    expect([9, -1, 2].map((index) => clampIndex(index, 4))).toEqual([3, 0, 2]);
    expect(clampIndex(0, 0)).toBe(0);
  });
});
