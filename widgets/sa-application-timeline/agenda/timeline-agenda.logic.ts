import type * as content from '../../content/timeline-tasks.ts';
import { formatMonth } from '../../kit/rules/calendar-day.ts';
import { startOf, type Timeline, type TimelineEvent } from '../application-timeline.logic.ts';
import type { TimelinePlan } from '../timeline-plan.ts';
import type { Intake } from '../timeline-review.logic.ts';
import type { StepId } from '../timeline-steps.logic.ts';

export interface AgendaItem extends content.Task {
  event: TimelineEvent;
}

/** As many as a week holds; the others are in the list below. */
export const SHOWN = 3;

interface AgendaGroup {
  id: 'overdue' | 'this-month' | 'next';
  heading: string;
  items: AgendaItem[];
}

/** The tasks at hand, which a calendar by months does not show. */
export interface Agenda {
  /** `This week: book the IELTS.` */
  sentence: string;
  /** Without empty ones; none if the plan is too late. */
  groups: AgendaGroup[];
  /** For the plan of all tools; undefined if every step is done. */
  next: { title: string; day: string; state?: 'overdue' | 'too-late' } | undefined;
}

/** The task of each step, in words: content, fetched separately. */
type Tasks = Pick<typeof content, 'tasks' | 'bookings'>;

interface AgendaOptions {
  isDone(step: StepId): boolean;
  /** The next one that works, for a plan whose deadline is past. */
  intake: Pick<Intake, 'season' | 'startYear'> | undefined;
}

/**
 * The open steps: overdue ones, critical first, then this month's, then those of the next month that
 * has any. Each step is planned by the month: it is overdue only after its month.
 */
export function listAgenda(
  timeline: Timeline,
  tasks: Tasks,
  { isDone, intake }: AgendaOptions,
): Agenda {
  const { plan, events, deadline } = timeline;
  const open = events.filter(({ id }) => !isDone(id));
  const isOver = ({ isDatePassed, isCurrentMonth }: TimelineEvent) =>
    isDatePassed && !isCurrentMonth;
  const overdue = open.filter(isOver);
  if (overdue.some(({ id }) => id === 'deadline' || id === 'start')) {
    const works = intake && `${formatMonth(startOf({ ...plan, ...intake }))} still works`;
    const late = 'Too late for this intake';
    return {
      sentence: `${late}: it asked for applications by ${formatMonth(deadline)}.${works ? ` ${works}.` : ''}`,
      groups: [],
      next: {
        title: works ? `${late}, ${works}` : late,
        day: deadline,
        state: 'too-late',
      },
    };
  }
  overdue.sort((a, b) => Number(b.critical) - Number(a.critical));
  const thisMonth = open.filter(({ isCurrentMonth }) => isCurrentMonth);
  const ahead = open.filter((event) => !isOver(event) && !event.isCurrentMonth);
  const next = ahead.filter(({ date }) => date === ahead[0]?.date);
  const [first] = [...overdue, ...thisMonth, ...next];
  const toItem = (event: TimelineEvent) => ({ event, ...findTask(tasks, plan, event.id) });
  const shown = overdue.length > SHOWN ? `${SHOWN} of ${overdue.length}` : overdue.length;
  const groups: AgendaGroup[] = [
    { id: 'overdue', heading: `Catch up first (${shown})`, items: overdue.map(toItem) },
    { id: 'this-month', heading: 'This month', items: thisMonth.map(toItem) },
    {
      id: 'next',
      heading: ahead[0] ? `Next, in ${ahead[0].formattedDate}` : '',
      items: next.map(toItem),
    },
  ];
  return {
    sentence: writeSentence(groups),
    groups: groups.filter(({ items }) => items.length),
    next: first && {
      title: first.title,
      day: first.date,
      ...(overdue.length > 0 && { state: 'overdue' as const }),
    },
  };
}

function findTask(
  { tasks, bookings }: Tasks,
  { languageTest }: TimelinePlan,
  step: StepId,
): content.Task {
  if (step !== 'language-test') return tasks[step];
  return {
    task: `book the ${languageTest}`,
    takes: 'A passport, the fee and a free day.',
    link: { label: 'Find a test date', href: bookings[languageTest] },
  };
}

function writeSentence([overdue, thisMonth, next]: AgendaGroup[]): string {
  const now = overdue?.items[0] ?? thisMonth?.items[0];
  const [ahead] = next?.items ?? [];
  if (now) return `This week: ${now.task}.`;
  return ahead
    ? `This week: nothing is due. Next: ${ahead.task}, in ${ahead.event.formattedDate}.`
    : 'Every step of this plan is done.';
}
