import { describe, expect, it } from 'vitest';
import { sections } from '../../content/toefl/test-one.ts';
import { remainingMs } from '../../kit/exam/countdown.logic.ts';
import type { SectionName } from '../../kit/exam/sections.logic.ts';
import { IDLE } from '../speaking/speaking.logic.ts';
import {
  answerQuestion,
  chooseTest,
  createExam,
  currentAttempt,
  type Exam,
  openSection,
  submitAnswers,
  writeEssay,
} from './exam.logic.ts';
import { restoreExam, serializeExam } from './stored-exam.logic.ts';

const nowMs = Date.UTC(2026, 10, 20, 6, 30);
const open = (section: SectionName, exam = chooseTest(createExam(), 'test-1', nowMs)) =>
  openSection(exam, section, sections, nowMs);
const restore = (text: string | null) => restoreExam(text, ['test-1', 'test-2', 'test-3']);
const reload = (exam: Exam) => restore(serializeExam(exam));
const storeAttempt = (attempt: unknown, fields: object = {}) =>
  JSON.stringify({ version: 1, testId: 'test-1', attempts: { 'test-1': attempt }, ...fields });
const attemptOf = (attempt: unknown) => currentAttempt(restore(storeAttempt(attempt)));

describe('a stored exam', () => {
  it('is restored as it was, with answers, essays and results', () => {
    const submitted = submitAnswers(answerQuestion(open('reading'), 'q', 1), sections, nowMs);
    const exam = writeEssay(open('writing', submitted), 'test-1-writing-1', 'Half an “essay”\n');
    expect(reload(exam)).toEqual(exam);
    const review = open('reading', submitted);
    expect(reload(review)).toEqual(review);
  });

  it('counts the time that has passed since the reload', () => {
    const { listening } = currentAttempt(reload(open('listening'))).countdowns;
    expect(listening && remainingMs(listening, nowMs + 120_000)).toBe(28 * 60_000);
  });

  it('opens the speaking section at its task, with nothing recorded', () => {
    const exam = { ...open('speaking'), phase: { name: 'recorded' } as const };
    expect(reload(exam)).toMatchObject({ section: 'speaking', phase: IDLE });
  });
});

describe('a damaged store', () => {
  it.each([
    ['nothing', null],
    ['half a text', '{"version":1,"testId":'],
    ['a number', '7'],
    ['another version', JSON.stringify({ version: 2, testId: 'test-1', attempts: {} })],
    ['fields of the wrong kind', storeAttempt({}, { testId: 4, section: [], attempts: 'none' })],
    ['an attempt of a test that is gone', storeAttempt({}, { testId: 'x', attempts: { x: {} } })],
  ])('that holds %s becomes a new exam', (_, text) => {
    expect(restore(text)).toEqual(createExam());
  });

  it.each([
    null,
    'text',
    { answers: 3, essays: [], countdowns: 'x', results: null, taskIndex: -2 },
  ])('with %j as an attempt gives an empty one', (attempt) => {
    expect(attemptOf(attempt)).toEqual(currentAttempt(createExam()));
  });

  it('loses the unreadable answers and essays and keeps the others', () => {
    const answers = { a: 2, b: -1, c: 1.5, d: '1', e: null, f: 0 };
    const restored = attemptOf({ answers, essays: { p: 'text', q: 4 } });
    expect(restored.answers).toEqual({ a: 2, f: 0 });
    expect(restored.essays).toEqual({ p: 'text' });
  });

  it.each([
    { status: 'running', limitMs: 1000, endsAtMs: 'soon' },
    { status: 'running', limitMs: 0, endsAtMs: 5 },
    { status: 'paused', limitMs: 1000, leftMs: null },
    { status: 'stopped', limitMs: 1000, leftMs: 5 },
  ])('loses the countdown %j, and its section is left', (countdown) => {
    const text = storeAttempt({ countdowns: { reading: countdown } }, { section: 'reading' });
    expect(restore(text)).toMatchObject({ testId: 'test-1', section: null });
    expect(currentAttempt(restore(text)).countdowns).toEqual({});
  });

  it('never grants more time than the limit', () => {
    const countdown = { status: 'running', limitMs: 1000, endsAtMs: nowMs + 9e9 };
    const { reading } = attemptOf({ countdowns: { reading: countdown } }).countdowns;
    expect(reading && remainingMs(reading, nowMs)).toBe(1000);
  });

  it.each([
    ['more right than all', { correct: 5, total: 4, submittedAtMs: 1 }],
    ['no questions', { correct: 0, total: 0, submittedAtMs: 1 }],
    ['no time', { correct: 1, total: 2 }],
    ['a negative count', { correct: -1, total: 2, submittedAtMs: 1 }],
  ])('loses a result with %s', (_, result) => {
    expect(attemptOf({ results: { reading: result } }).results).toEqual({});
  });

  it('computes a score again, of the sections that are scored', () => {
    const result = { correct: 5, total: 10, score: 30, submittedAtMs: 1 };
    const { results } = attemptOf({ results: { reading: result, writing: result, other: result } });
    expect(results).toEqual({ reading: { ...result, score: 15 } });
  });

  it('survives a key that means something to JavaScript', () => {
    const { answers } = attemptOf(JSON.parse('{"answers":{"__proto__":3,"constructor":"x"}}'));
    expect(Object.entries(answers)).toEqual([['__proto__', 3]]);
  });
});
