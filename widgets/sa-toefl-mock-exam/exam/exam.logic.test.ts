import { describe, expect, it } from 'vitest';
import { sections as testOneSections } from '../../content/toefl/test-one.ts';
import type { TestSections } from '../../content/toefl/types.ts';
import { remainingMs } from '../../kit/exam/countdown.logic.ts';
import { clampIndex, SECTION_NAMES, type SectionName } from '../../kit/exam/sections.logic.ts';
import { startPreparation } from '../speaking/speaking.logic.ts';
import * as rules from './exam.logic.ts';

const nowMs = Date.UTC(2026, 10, 20, 6, 30);
const minuteMs = 60_000;
const empty: TestSections = { reading: [], listening: [], speaking: [], writing: [] };
const chosen = rules.chooseTest(rules.createExam(), 'test-1', nowMs);
const open = (section: SectionName, exam = chosen, atMs = nowMs) =>
  rules.openSection(exam, section, testOneSections, atMs);
const leftMs = (exam: rules.Exam, section: SectionName, atMs: number) => {
  const countdown = rules.currentAttempt(exam).countdowns[section];
  return countdown && remainingMs(countdown, atMs);
};
const answerRight = (exam: rules.Exam, count: number) =>
  rules
    .listQuestions('reading', testOneSections)
    .slice(0, count)
    .reduce((state, { id, answer }) => rules.answerQuestion(state, id, answer), exam);
const hasResult = (exam: rules.Exam) => rules.hasResult(rules.currentAttempt(exam));
const submit = (exam: rules.Exam, atMs = nowMs) => rules.submitAnswers(exam, testOneSections, atMs);

describe('the way through the exam', () => {
  it('begins without a test, a section, an answer or a result', () => {
    const exam = rules.createExam();
    expect([exam.testId, exam.section, hasResult(exam)]).toEqual([null, null, false]);
  });

  it('leads from the test over its sections and back', () => {
    const reading = open('reading');
    expect([reading.testId, reading.section]).toEqual(['test-1', 'reading']);
    const back = rules.leaveSection(reading, nowMs);
    expect([back.testId, back.section]).toEqual(['test-1', null]);
    expect(rules.leaveTest(back, nowMs).testId).toBeNull();
  });

  it('keeps what was done in a test while another one is looked at', () => {
    const answered = rules.answerQuestion(open('reading'), 'q', 2);
    const other = rules.chooseTest(rules.leaveTest(answered, nowMs), 'test-2', nowMs);
    expect(rules.currentAttempt(other).answers).toEqual({});
    const again = rules.chooseTest(other, 'test-1', nowMs);
    expect(rules.currentAttempt(again).answers).toEqual({ q: 2 });
  });

  it('stops the countdown of an open section when another test is chosen', () => {
    const other = rules.chooseTest(open('reading'), 'test-2', nowMs + minuteMs);
    const again = rules.chooseTest(other, 'test-1', nowMs + 5 * minuteMs);
    expect(other.section).toBeNull();
    expect(leftMs(again, 'reading', nowMs + 9 * minuteMs)).toBe(59 * minuteMs);
  });

  it('changes nothing before a test is chosen', () => {
    expect(rules.choosePrompt(rules.createExam(), 1)).toEqual(rules.createExam());
  });
});

describe('the section countdowns', () => {
  it.each([
    ['reading', 60],
    ['listening', 30],
    ['writing', 30],
  ] as const)('give %s %i minutes', (section, minutes) => {
    expect(leftMs(open(section), section, nowMs)).toBe(minutes * minuteMs);
  });

  it('give speaking no section timer', () => {
    expect(leftMs(open('speaking'), 'speaking', nowMs)).toBeUndefined();
  });

  it('take the time for writing from the prompt that announces it', () => {
    const [prompt] = testOneSections.writing;
    const writing = prompt ? [{ ...prompt, timeLimit: 20 }] : [];
    expect(rules.findTimeLimitMs('writing', { ...empty, writing })).toBe(20 * minuteMs);
  });

  it.each(SECTION_NAMES)('do not start in an empty %s section, which opens', (section) => {
    const exam = rules.openSection(chosen, section, empty, nowMs);
    expect(exam.section).toBe(section);
    expect(leftMs(exam, section, nowMs)).toBeUndefined();
  });

  it.each([
    ['Back to Sections', rules.leaveSection],
    ['Back to Test Selection', rules.leaveTest],
  ])('stop on %s and go on with the time left on return', (_, leave) => {
    const left = leave(open('reading'), nowMs + 10 * minuteMs);
    const again = rules.chooseTest(left, 'test-1', nowMs + 40 * minuteMs);
    expect(leftMs(again, 'reading', nowMs + 40 * minuteMs)).toBe(50 * minuteMs);
    const reopened = open('reading', again, nowMs + 40 * minuteMs);
    expect(leftMs(reopened, 'reading', nowMs + 41 * minuteMs)).toBe(49 * minuteMs);
  });

  it('stop for one section when another is opened from it', () => {
    const listening = open('listening', open('reading'), nowMs + minuteMs);
    expect(leftMs(listening, 'reading', nowMs + 9 * minuteMs)).toBe(59 * minuteMs);
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
  it('scores the section, leaves it and stops its countdown', () => {
    const exam = submit(answerRight(open('reading'), 14), nowMs + minuteMs);
    expect(rules.currentAttempt(exam).results).toEqual({
      reading: { correct: 14, total: 20, score: 21, submittedAtMs: nowMs + minuteMs },
    });
    expect(exam.section).toBeNull();
    expect(leftMs(exam, 'reading', nowMs + 9 * minuteMs)).toBe(59 * minuteMs);
  });

  it('leaves the other section not taken', () => {
    expect(rules.currentAttempt(submit(open('listening'))).results).toEqual({
      listening: { correct: 0, total: 12, score: 0, submittedAtMs: nowMs },
    });
  });

  it('makes a result, with which the report appears', () => {
    expect(hasResult(open('reading'))).toBe(false);
    expect(hasResult(submit(open('reading')))).toBe(true);
  });

  it('makes no result of an empty section', () => {
    const exam = rules.openSection(chosen, 'reading', empty, nowMs);
    expect(hasResult(rules.submitAnswers(exam, empty, nowMs))).toBe(false);
  });

  it('makes no result of a section that is not scored', () => {
    expect(hasResult(submit(open('writing')))).toBe(false);
  });

  it('closes the section: it opens for review, without a countdown', () => {
    const review = open('reading', submit(answerRight(open('reading'), 5)), nowMs + minuteMs);
    expect(rules.isSubmitted(review, 'reading')).toBe(true);
    expect(review.section).toBe('reading');
    expect(leftMs(review, 'reading', nowMs + 9 * minuteMs)).toBe(60 * minuteMs);
    const changed = answerRight(review, 20);
    expect(changed).toBe(review);
    const submitted = submit(changed, nowMs + 9 * minuteMs);
    expect(rules.currentAttempt(submitted).results.reading).toMatchObject({
      correct: 5,
      submittedAtMs: nowMs,
    });
  });

  it('leaves the other section open for answers', () => {
    const listening = open('listening', submit(open('reading')));
    expect(rules.isSubmitted(listening, 'listening')).toBe(false);
    const answered = rules.answerQuestion(listening, 'q', 1);
    expect(rules.currentAttempt(answered).answers).toEqual({ q: 1 });
  });
});

describe('an answer', () => {
  it('replaces an earlier one to the same question', () => {
    const exam = rules.answerQuestion(rules.answerQuestion(open('reading'), 'q', 0), 'q', 3);
    expect(rules.currentAttempt(exam).answers).toEqual({ q: 3 });
  });

  it('is taken in an open reading or listening section alone', () => {
    expect(rules.answerQuestion(chosen, 'q', 0)).toBe(chosen);
    const writing = open('writing');
    expect(rules.answerQuestion(writing, 'q', 0)).toBe(writing);
  });
});

describe('an essay', () => {
  it('is still there when the writing section is opened again', () => {
    const written = rules.writeEssay(open('writing'), 'p1', 'My essay');
    const again = open('writing', rules.leaveSection(written, nowMs));
    expect(rules.currentAttempt(again).essays).toEqual({ p1: 'My essay' });
  });

  it('is kept for each prompt, and the chosen prompt is remembered', () => {
    const first = rules.writeEssay(open('writing'), 'p1', 'One');
    const second = rules.writeEssay(rules.choosePrompt(first, 1), 'p2', 'Two');
    expect(rules.currentAttempt(second)).toMatchObject({
      essays: { p1: 'One', p2: 'Two' },
      promptIndex: 1,
    });
  });
});

describe('the speaking tasks', () => {
  const task = (exam: rules.Exam) => rules.currentAttempt(exam).taskIndex;
  const next = (exam: rules.Exam) => rules.goToNextTask(exam, 4, nowMs);
  const [first] = testOneSections.speaking;
  const prepare = (exam: rules.Exam): rules.Exam =>
    first ? { ...exam, phase: startPreparation(exam.phase, first, nowMs) } : exam;

  it('follow one another, and after the last the section is left', () => {
    const last = next(next(next(open('speaking'))));
    expect([task(last), rules.isLastTask(last, 4)]).toEqual([3, true]);
    const finished = next(last);
    expect([finished.section, task(finished)]).toEqual([null, 0]);
  });

  it('go back to the first and no further', () => {
    const second = next(open('speaking'));
    expect(rules.isLastTask(second, 4)).toBe(false);
    expect(task(rules.goToPreviousTask(second, 4))).toBe(0);
    expect(task(rules.goToPreviousTask(rules.goToPreviousTask(second, 4), 4))).toBe(0);
  });

  it.each([
    ['Next Task', next],
    ['Previous Task', (exam: rules.Exam) => rules.goToPreviousTask(exam, 4)],
    ['Back to Sections', (exam: rules.Exam) => rules.leaveSection(exam, nowMs)],
  ])('are idle again after %s', (_, move) => {
    const preparing = prepare(next(open('speaking')));
    expect(preparing.phase.name).toBe('preparing');
    expect(move(preparing).phase.name).toBe('idle');
  });

  it('find a task even if the stored one is gone', () => {
    expect([9, -1, 2].map((index) => clampIndex(index, 4))).toEqual([3, 0, 2]);
    expect(clampIndex(0, 0)).toBe(0);
  });
});
