import { taskTexts } from '../../content/toefl/today-notes.ts';
import { isScored, SECTION_LABELS } from '../../kit/exam/sections.logic.ts';
import { addUp } from '../../kit/rules/add-up.ts';
import { formatDay } from '../../kit/rules/calendar-day.ts';
import { count } from '../../kit/rules/plural.ts';
import { estimateBand, nameBands } from '../marking/band.logic.ts';
import { isSelfRated } from '../marking/mark.logic.ts';
import type { Attempt } from '../report/attempts.logic.ts';
import { minutesOf, type Run, WRITING_MINUTES } from '../run/run.logic.ts';
import {
  countGoal,
  type DrillGoal,
  type Goal,
  type SectionGoal,
  type TodaysContent,
} from '../run/tasks.logic.ts';

/** For all of Speaking. */
const SPEAKING_MINUTES = 8;

/** `Reading, today's test 1`, `Complete the Words`. */
export function nameGoal(goal: Goal, { tests }: TodaysContent): string {
  if (goal.testId === null) return taskTexts[goal.task].name;
  const title = tests.find(({ id }) => id === goal.testId)?.title ?? '';
  return `${SECTION_LABELS[goal.section]}, ${title}`;
}

/** How much there is, and how long it takes: `24 questions, 15 minutes`. */
export function describeGoal(goal: Goal, content: TodaysContent): string {
  if (goal.testId === null) return describeDrill(goal, content);
  const unit = isScored(goal.section) ? 'question' : 'task';
  return `${count(countGoal(goal, content), unit)}, ${count(minutesOfGoal(goal, content), 'minute')}`;
}

/** How long a section takes. */
export function minutesOfGoal(goal: SectionGoal, content: TodaysContent): number {
  const { section } = goal;
  if (isScored(section)) return minutesOf(section, countGoal(goal, content));
  return section === 'writing' ? addUp(Object.values(WRITING_MINUTES)) : SPEAKING_MINUTES;
}

/** Tasks that take minutes come one at a time: `one of 10 topics, 7 minutes`. */
function describeDrill(goal: DrillGoal, content: TodaysContent): string {
  const { writing, speaking } = content.drills;
  switch (goal.task) {
    case 'email':
      return `one of ${writing.emails.length} topics, ${WRITING_MINUTES.email} minutes`;
    case 'discussion':
      return `one of ${writing.discussions.length} topics, ${WRITING_MINUTES.discussion} minutes`;
    case 'interview': {
      const all = addUp(speaking.interviews.map(({ questions }) => questions.length));
      return `${count(countGoal(goal, content), 'question')} of ${all}, 45 seconds each`;
    }
    default:
      return `${count(countGoal(goal, content), isSelfRated(goal.task) ? 'task' : 'question')}, no time limit`;
  }
}

/** Result of an attempt: `17 of 24, 4 to 5`; for self-rated tasks, the number of criteria met. */
export function describeAttempt(goal: Goal, { right, of, stage }: Attempt): string {
  const isOwn = goal.testId === null ? isSelfRated(goal.task) : goal.section === 'speaking';
  const band =
    goal.testId !== null && isScored(goal.section)
      ? estimateBand(goal.section, right, of, stage ?? 'hard')
      : null;
  return [
    `${right} of ${of}${isOwn ? ' criteria met, by your own rating' : ''}`,
    band && `band ${nameBands(band)}`,
  ]
    .filter(Boolean)
    .join(', ');
}

/** Progress with a goal; empty before the first run. */
export function describeProgress(
  goal: Goal,
  run: Run | undefined,
  last: Attempt | undefined,
): string {
  if (run && !run.isDone) return 'Started: continue';
  if (run?.isDone) return 'Done: see the report';
  return last ? `Last time, ${formatDay(last.day)}: ${describeAttempt(goal, last)}` : '';
}
