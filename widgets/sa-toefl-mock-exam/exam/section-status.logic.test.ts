import { expect, it } from 'vitest';
import { sections } from '../../content/toefl/test-one.ts';
import type { TestSections } from '../../content/toefl/types.ts';
import type { SectionName } from '../../kit/exam/sections.logic.ts';
import * as rules from './exam.logic.ts';
import { describeContent, describeProgress } from './section-status.logic.ts';

const empty: TestSections = { reading: [], listening: [], speaking: [], writing: [] };
const nowMs = 1_000_000;
const minuteMs = 60_000;
const chosen = rules.chooseTest(rules.createExam(), 'test-1', nowMs);
const open = (section: SectionName) => rules.openSection(chosen, section, sections, nowMs);
const progress = (exam: rules.Exam, section: SectionName, recorded: string[] = [], atMs = nowMs) =>
  describeProgress(rules.currentAttempt(exam), section, sections, recorded, atMs);

it.each([
  ['reading', '20 questions, 60 minutes'],
  ['listening', '12 questions, 30 minutes'],
  ['speaking', '4 tasks, about 1 minute each'],
  ['writing', '2 essay topics, 30 minutes'],
] as const)('describes %s by "%s", and nothing of it before the start', (section, text) => {
  expect(describeContent(section, sections)).toBe(text);
  expect(describeContent(section, empty)).toBe('No content yet');
  expect(progress(chosen, section)).toBe('');
});

it('says how much time is left, which waits while the chooser shows', () => {
  const left = rules.leaveSection(open('reading'), nowMs + minuteMs + 1000);
  expect(progress(left, 'reading', [], nowMs + 9 * minuteMs)).toBe('58:59 left');
  const late = rules.leaveSection(open('listening'), nowMs + 31 * minuteMs);
  expect(progress(late, 'listening')).toBe('Time is up');
});

it('says what is done: score, recorded tasks, words of all essays', () => {
  expect(progress(rules.submitAnswers(open('reading'), sections, nowMs), 'reading')).toBe(
    'Submitted: 0 of 30',
  );
  const recorded = sections.speaking.slice(0, 2).map(({ id }) => id);
  expect(progress(chosen, 'speaking', [...recorded, 'test-2-speaking-1'])).toBe(
    '2 of 4 tasks recorded',
  );
  const written = rules.writeEssay(open('writing'), `${sections.writing[0]?.id}`, 'one two three');
  expect(progress(written, 'writing')).toBe('3 words written, 30:00 left');
});
