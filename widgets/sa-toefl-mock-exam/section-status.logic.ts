import type { TestSections } from '../content/toefl/types.ts';
import { formatClock, hasEnded, shownSeconds } from './countdown.logic.ts';
import { countWords, highestScore } from './scoring.logic.ts';
import {
  currentAttempt,
  type Exam,
  findTimeLimitMs,
  isScored,
  listQuestions,
  type SectionName,
} from './toefl-mock-exam.logic.ts';

/** What a section consists of: "20 questions, 60 minutes". */
export function describeContent(section: SectionName, sections: TestSections): string {
  if (sections[section].length === 0) return 'No content yet';
  const limitMs = findTimeLimitMs(section, sections);
  const time = limitMs === null ? 'about 1 minute each' : `${limitMs / 60_000} minutes`;
  return `${describeSize(section, sections)}, ${time}`;
}

function describeSize(section: SectionName, sections: TestSections): string {
  if (isScored(section)) return count(listQuestions(section, sections).length, 'question');
  return count(sections[section].length, section === 'speaking' ? 'task' : 'essay topic');
}

/** How far a visitor has come with a section; empty before the start. */
export function describeProgress(
  exam: Exam,
  section: SectionName,
  sections: TestSections,
  recordedIds: readonly string[],
  nowMs: number,
): string {
  const { results, essays, countdowns } = currentAttempt(exam);
  if (section === 'speaking') {
    const done = sections.speaking.filter(({ id }) => recordedIds.includes(id)).length;
    return done === 0 ? '' : `${done} of ${count(sections.speaking.length, 'task')} recorded`;
  }
  const result = isScored(section) ? results[section] : undefined;
  if (result) return `Submitted: ${result.score} of ${highestScore}`;
  const countdown = countdowns[section];
  if (!countdown) return '';
  const clock = formatClock(shownSeconds(countdown, nowMs));
  const left = hasEnded(countdown, nowMs) ? 'Time is up' : `${clock} left`;
  if (section !== 'writing') return left;
  const words = Object.values(essays).reduce((sum, text) => sum + countWords(text), 0);
  return `${count(words, 'word')} written, ${left}`;
}

const count = (amount: number, unit: string) => `${amount} ${unit}${amount === 1 ? '' : 's'}`;
