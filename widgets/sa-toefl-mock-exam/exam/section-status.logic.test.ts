import { describe, expect, it } from 'vitest';
import { sections } from '../../content/toefl/test-one.ts';
import type { TestSections } from '../../content/toefl/types.ts';
import { SECTION_NAMES, type SectionName } from '../../kit/exam/sections.logic.ts';
import * as rules from './exam.logic.ts';
import { describeContent, describeProgress } from './section-status.logic.ts';

const empty: TestSections = { reading: [], listening: [], speaking: [], writing: [] };
const nowMs = 1_000_000;
const chosen = rules.chooseTest(rules.createExam(), 'test-1', nowMs);
const open = (section: SectionName) => rules.openSection(chosen, section, sections, nowMs);
const progress = (exam: rules.Exam, section: SectionName, recorded: string[] = [], atMs = nowMs) =>
  describeProgress(rules.currentAttempt(exam), section, sections, recorded, atMs);

describe('describeContent', () => {
  it.each([
    ['reading', '20 questions, 60 minutes'],
    ['listening', '12 questions, 30 minutes'],
    ['speaking', '4 tasks, about 1 minute each'],
    ['writing', '2 essay topics, 30 minutes'],
  ] as const)('says of %s "%s"', (section, text) => {
    expect(describeContent(section, sections)).toBe(text);
  });

  it.each(SECTION_NAMES)('says of an empty %s section that there is nothing', (section) => {
    expect(describeContent(section, empty)).toBe('No content yet');
  });
});

describe('describeProgress', () => {
  it.each(SECTION_NAMES)('says nothing of %s before the start', (section) => {
    expect(progress(chosen, section)).toBe('');
  });

  it('tells the time left, which waits while the chooser shows', () => {
    const left = rules.leaveSection(open('reading'), nowMs + 61_000);
    expect(progress(left, 'reading', [], nowMs + 500_000)).toBe('58:59 left');
  });

  it('says when there is none left', () => {
    const left = rules.leaveSection(open('listening'), nowMs + 31 * 60_000);
    expect(progress(left, 'listening')).toBe('Time is up');
  });

  it('tells the score of a submitted section', () => {
    const submitted = rules.submitAnswers(open('reading'), sections, nowMs);
    expect(progress(submitted, 'reading')).toBe('Submitted: 0 of 30');
  });

  it('counts the tasks of which there is a recording', () => {
    const [first, second] = sections.speaking.map(({ id }) => id);
    expect(progress(chosen, 'speaking', [`${first}`, `${second}`, 'test-2-speaking-1'])).toBe(
      '2 of 4 tasks recorded',
    );
  });

  it('counts the words of all essays', () => {
    const [prompt] = sections.writing;
    const written = rules.writeEssay(open('writing'), `${prompt?.id}`, 'one two three');
    expect(progress(written, 'writing')).toBe('3 words written, 30:00 left');
  });
});
