import type { TestSections } from '../../content/toefl/types.ts';
import { hasEnded, shownSeconds } from '../../kit/exam/countdown.logic.ts';
import { HIGHEST_SCORE } from '../../kit/exam/scoring.logic.ts';
import { isScored, type SectionName } from '../../kit/exam/sections.logic.ts';
import { addUp } from '../../kit/rules/add-up.ts';
import { formatClock } from '../../kit/rules/duration.ts';
import { count } from '../../kit/rules/plural.ts';
import { countWords } from '../../kit/rules/words.ts';
import { type Attempt, findTimeLimitMs, listQuestions } from './exam.logic.ts';

/** The size and time of a section: "20 questions, 60 minutes". */
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

/** The visitor's progress in a section; empty before the start. */
export function describeProgress(
  { results, essays, countdowns }: Attempt,
  section: SectionName,
  sections: TestSections,
  recordedIds: readonly string[],
  nowMs: number,
): string {
  if (section === 'speaking') {
    const done = sections.speaking.filter(({ id }) => recordedIds.includes(id)).length;
    return done === 0 ? '' : `${done} of ${count(sections.speaking.length, 'task')} recorded`;
  }
  const result = isScored(section) ? results[section] : undefined;
  if (result) return `Submitted: ${result.score} of ${HIGHEST_SCORE}`;
  const countdown = countdowns[section];
  if (!countdown) return '';
  const clock = formatClock(shownSeconds(countdown, nowMs), 2);
  const left = hasEnded(countdown, nowMs) ? 'Time is up' : `${clock} left`;
  if (section !== 'writing') return left;
  const words = addUp(Object.values(essays).map(countWords));
  return `${count(words, 'word')} written, ${left}`;
}
