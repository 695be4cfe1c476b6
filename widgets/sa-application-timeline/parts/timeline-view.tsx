import type { RefObject } from 'react';
import { planNames } from '../../content/plan-names.ts';
import { Heading } from '../../kit/core/heading.tsx';
import { formatMonth } from '../../kit/rules/calendar-day.ts';
import { labelOf } from '../../kit/rules/options.ts';
import { NextStep } from '../../kit/tools/next-step.tsx';
import { Note } from '../../kit/ui/note.tsx';
import type { Timeline } from '../application-timeline.logic.ts';
import { advice, facts, stepList } from '../application-timeline.styles.ts';
import { nameCalendarFile } from '../timeline-calendar.logic.ts';
import { SEASONS, TIMELINE_LEVELS } from '../timeline-form.logic.ts';
import type { TimelinePlan } from '../timeline-plan.ts';
import type { Intake, Review } from '../timeline-review.logic.ts';
import type { StepId } from '../timeline-steps.logic.ts';
import { GuidanceLink } from './guidance-link.tsx';
import { PlanNotices } from './plan-notices.tsx';
import { ResultActions } from './result-actions.tsx';
import { TimelineLegend } from './timeline-legend.tsx';
import { TimelineStep } from './timeline-step.tsx';

interface TimelineViewProps {
  timeline: Timeline;
  review: Review;
  headingRef: RefObject<HTMLHeadingElement | null>;
  /** The steps that the visitor has ticked. */
  done: readonly StepId[];
  setDone(done: readonly StepId[]): void;
  /** Switches the plan to another intake. */
  choose(values: Pick<Intake, 'season'> & { year: string }): void;
}

export function TimelineView(props: TimelineViewProps) {
  const { timeline, review, headingRef, done, setDone, choose } = props;
  const { country, plan, events } = timeline;
  return (
    <>
      <Heading level={3} ref={headingRef} tabIndex={-1}>
        {country.name}, {describePlan(plan)}
      </Heading>
      <Facts timeline={timeline} />
      <PlanNotices
        review={review}
        choose={({ season, startYear }) => choose({ season, year: String(startYear) })}
      />
      <ResultActions key={nameCalendarFile(timeline)} timeline={timeline} />
      <TimelineLegend />
      <ol className={stepList}>
        {events.map((event) => (
          <TimelineStep
            key={event.id}
            event={event}
            isDone={done.includes(event.id)}
            setDone={(isDone) => {
              const others = done.filter((id) => id !== event.id);
              setDone(isDone ? [...others, event.id] : others);
            }}
          />
        ))}
      </ol>
      <Note text={`Months before the start: ${country.applicationDeadline.source}.`} />
      <div className={advice}>
        <div>
          <Heading level={4}>Go through it with us</Heading>
          <p>We check the dates of your universities against this plan.</p>
        </div>
        <GuidanceLink />
      </div>
      <NextStep from="application-timeline" names={planNames} />
    </>
  );
}

function Facts({ timeline: { deadline, start, leadMonths } }: Pick<TimelineViewProps, 'timeline'>) {
  return (
    <dl className={facts}>
      <div>
        <dt>Apply by</dt>
        <dd>
          <b>{formatMonth(deadline)}</b>
          {leadMonths} months before the start
        </dd>
      </div>
      <div>
        <dt>Start</dt>
        <dd>
          <b>{formatMonth(start)}</b>
        </dd>
      </div>
    </dl>
  );
}

function describePlan({ level, season, startYear }: TimelinePlan): string {
  return `${labelOf(TIMELINE_LEVELS, level)}, ${labelOf(SEASONS, season)} ${startYear}`;
}
