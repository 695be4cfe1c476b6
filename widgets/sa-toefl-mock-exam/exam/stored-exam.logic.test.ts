import { describe, expect, it } from 'vitest';
import { sections as testOneSections } from '../../content/toefl/test-one.ts';
import { remainingMs } from '../../kit/exam/countdown.logic.ts';
import type { SectionName } from '../../kit/exam/sections.logic.ts';
import { IDLE } from '../speaking/speaking.logic.ts';
import {
  answerQuestion,
  chooseTest,
  createExam,
  currentAttempt,
  openSection,
  submitAnswers,
  writeEssay,
} from './exam.logic.ts';
import { restoreExam, serializeExam } from './stored-exam.logic.ts';

const nowMs = Date.UTC(2026, 10, 20, 6, 30);
const testIds = ['test-1', 'test-2', 'test-3'];
const open = (section: SectionName) =>
  openSection(chooseTest(createExam(), 'test-1', nowMs), section, testOneSections, nowMs);
const reload = (text: string | null) => restoreExam(text, testIds);
const store = (fields: object) => JSON.stringify({ version: 1, ...fields });
const storeAttempt = (attempt: unknown, fields: object = {}) =>
  store({ testId: 'test-1', section: null, attempts: { 'test-1': attempt }, ...fields });
const attemptOf = (attempt: unknown) => currentAttempt(reload(storeAttempt(attempt)));

describe('a stored exam', () => {
  it('comes back as it was, with answers, essays and results', () => {
    const submitted = submitAnswers(
      answerQuestion(open('reading'), 'q', 1),
      testOneSections,
      nowMs,
    );
    const writing = openSection(submitted, 'writing', testOneSections, nowMs);
    const exam = writeEssay(writing, 'test-1-writing-1', 'Half an “essay”\n');
    expect(reload(serializeExam(exam))).toEqual(exam);
  });

  it('has lost the time that has passed since', () => {
    const { countdowns } = currentAttempt(reload(serializeExam(open('listening'))));
    const countdown = countdowns.listening;
    expect(countdown && remainingMs(countdown, nowMs + 120_000)).toBe(28 * 60_000);
  });

  it('opens the speaking section at its task, with nothing recorded', () => {
    const exam = { ...open('speaking'), phase: { name: 'recorded' } as const };
    const restored = reload(serializeExam(exam));
    expect([restored.section, restored.phase]).toEqual(['speaking', IDLE]);
  });

  it('opens a submitted section for review again', () => {
    const submitted = submitAnswers(open('reading'), testOneSections, nowMs);
    const review = openSection(submitted, 'reading', testOneSections, nowMs);
    expect(reload(serializeExam(review)).section).toBe('reading');
  });
});

describe('a damaged store', () => {
  it.each([
    ['nothing', null],
    ['an empty text', ''],
    ['half a text', '{"version":1,"testId":'],
    ['null', 'null'],
    ['a number', '7'],
    ['a list', '[1,2]'],
    ['a text', '"exam"'],
    ['another version', JSON.stringify({ version: 2, testId: 'test-1', attempts: {} })],
    ['fields of the wrong kind', store({ testId: 4, section: [], attempts: 'none' })],
    ['an attempt of a test that is gone', store({ testId: 'x', attempts: { x: {} } })],
  ])('that holds %s becomes a new exam', (_, text) => {
    expect(reload(text)).toEqual(createExam());
  });

  it.each([null, 3, 'text', [], { answers: 3, essays: [], countdowns: 'x', results: null }])(
    'with %j as an attempt gives an empty one',
    (attempt) => {
      expect(attemptOf(attempt)).toEqual(currentAttempt(createExam()));
    },
  );

  it('loses the unreadable answers and essays and keeps the others', () => {
    const answers = { a: 2, b: -1, c: 1.5, d: '1', e: null, f: 0 };
    const essays = { p: 'text', q: 4 };
    expect(attemptOf({ answers, essays })).toMatchObject({
      answers: { a: 2, f: 0 },
      essays: { p: 'text' },
    });
    expect(Object.keys(attemptOf({ answers }).answers)).toEqual(['a', 'f']);
  });

  it.each([
    { status: 'running', limitMs: 1000 },
    { status: 'running', limitMs: 1000, endsAtMs: 'soon' },
    { status: 'running', limitMs: 0, endsAtMs: 5 },
    { status: 'paused', limitMs: 1000, leftMs: null },
    { status: 'stopped', limitMs: 1000, leftMs: 5 },
    { limitMs: 1000, leftMs: 5, endsAtMs: 5 },
  ])('loses the countdown %j, and its section is left', (countdown) => {
    const text = storeAttempt({ countdowns: { reading: countdown } }, { section: 'reading' });
    expect(reload(text)).toMatchObject({ testId: 'test-1', section: null });
    expect(currentAttempt(reload(text)).countdowns).toEqual({});
  });

  it('never grants more time than the limit', () => {
    const countdown = { status: 'running', limitMs: 1000, endsAtMs: nowMs + 9e9 };
    const { reading } = attemptOf({ countdowns: { reading: countdown } }).countdowns;
    expect(reading && remainingMs(reading, nowMs)).toBe(1000);
  });

  it.each([
    { correct: 5, total: 4, submittedAtMs: 1 },
    { correct: 0, total: 0, submittedAtMs: 1 },
    { correct: 1, total: 2 },
    { correct: -1, total: 2, submittedAtMs: 1 },
    null,
  ])('loses the result %j', (result) => {
    expect(attemptOf({ results: { reading: result } }).results).toEqual({});
  });

  it('computes a score again instead of believing it', () => {
    const result = { correct: 5, total: 10, score: 30, submittedAtMs: 1 };
    expect(attemptOf({ results: { reading: result } }).results.reading?.score).toBe(15);
  });

  it('holds no results for sections that are not scored', () => {
    const result = { correct: 5, total: 10, submittedAtMs: 1 };
    expect(attemptOf({ results: { writing: result, other: result } }).results).toEqual({});
  });

  it('starts at the first task and prompt where their place is unreadable', () => {
    expect(attemptOf({ taskIndex: -2, promptIndex: 'x' })).toMatchObject({
      taskIndex: 0,
      promptIndex: 0,
    });
    expect(attemptOf({ taskIndex: 2, promptIndex: 1 })).toMatchObject({
      taskIndex: 2,
      promptIndex: 1,
    });
  });

  it('survives a key that means something to JavaScript', () => {
    const text = `{"version":1,"testId":"test-1","section":null,"attempts":{"test-1":{"answers":{"__proto__":3,"constructor":"x"}}}}`;
    const { answers } = currentAttempt(reload(text));
    expect(Object.entries(answers)).toEqual([['__proto__', 3]]);
  });
});
