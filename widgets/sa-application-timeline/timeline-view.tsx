import { type RefObject, useEffect, useMemo, useRef } from 'react';
import { countries } from '../content/countries/countries.ts';
import { Heading } from '../kit/core/heading.tsx';
import { useLazyModule } from '../kit/loading/use-async.ts';
import { formatMonth } from '../kit/rules/calendar-day.ts';
import { labelOf } from '../kit/rules/options.ts';
import { planStore, updatePlan } from '../kit/stores/plan.ts';
import { hasChoices } from '../kit/stores/plan-choices.logic.ts';
import { useStore } from '../kit/stores/use-store.ts';
import { NextStep } from '../kit/tools/next-step.tsx';
import { Note } from '../kit/ui/note.tsx';
import type { Timeline } from './application-timeline.logic.ts';
import { advice, facts, stepList } from './application-timeline.styles.ts';
import { GuidanceLink } from './guidance-link.tsx';
import { loadActions, loadAgenda, loadRuler, loadTasks } from './load-views.ts';
import { SEASONS, TIMELINE_LEVELS, toChoices } from './timeline-form.logic.ts';
import { placeSteps } from './timeline-layout.logic.ts';
import { identifyPlan, type TimelinePlan } from './timeline-plan.ts';
import type { Intake } from './timeline-review.logic.ts';
import { TimelineStep } from './timeline-step.tsx';
import { useTicks } from './use-ticks.ts';

interface TimelineViewProps {
  timeline: Timeline;
  headingRef: RefObject<HTMLHeadingElement | null>;
  /** When it was made. */
  now: Date;
  storagePrefix: string;
  /** Switches the plan to another intake. */
  choose(values: Pick<Intake, 'season'> & { year: string }): void;
}

export function TimelineView(props: TimelineViewProps) {
  const { timeline, now, headingRef, storagePrefix, choose } = props;
  const { country, plan, events } = timeline;
  const ticks = useTicks(storagePrefix, plan);
  const { loaded } = useLazyModule(loadAgenda);
  const { loaded: tasks } = useLazyModule(loadTasks);
  const review = useMemo(
    () => loaded?.reviewTimeline(countries, timeline, now),
    [loaded, timeline, now],
  );
  const intake = review?.nextIntakes[0];
  const agenda = tasks && loaded?.listAgenda(timeline, tasks, { isDone: ticks.isDone, intake });
  const next = agenda?.next;
  const title = next?.title;
  const day = next?.day;
  const state = next?.state;
  const ruler = useLazyModule(loadRuler);
  const actions = useLazyModule(loadActions);
  const list = useRef<HTMLOListElement>(null);

  // A timeline that stays open in another tab, or comes back with a reload, chooses nothing.
  const isChosen = hasChoices(useStore(planStore), toChoices(plan));
  useEffect(() => {
    if (isChosen && title && day)
      updatePlan({}, { nextStep: { title, day, ...(state && { state }) } });
  }, [isChosen, title, day, state]);

  const show = (step: number) => {
    const shown = list.current?.children[step];
    shown?.querySelector('h4')?.focus({ preventScroll: true });
    shown?.scrollIntoView({ block: 'start' });
  };
  return (
    <>
      <Heading level={3} ref={headingRef} tabIndex={-1}>
        {country.name}, {describePlan(plan)}
      </Heading>
      <Facts timeline={timeline} />
      {loaded && agenda && <loaded.AgendaView agenda={agenda} />}
      {loaded && review && (
        <loaded.PlanNotices
          review={review}
          choose={({ season, startYear }) => choose({ season, year: String(startYear) })}
        />
      )}
      {ruler.loaded && <ruler.loaded.MonthRuler timeline={timeline} now={now} show={show} />}
      {actions.loaded && <actions.loaded.TimelineLegend areTicksKept={ticks.areKept} />}
      <ol ref={list} className={stepList}>
        {placeSteps(events, now).map((placed) => (
          <TimelineStep
            key={placed.event.id}
            placed={placed}
            isDone={ticks.isDone(placed.event.id)}
            setDone={(isDone) => {
              updatePlan(toChoices(plan));
              ticks.setDone(placed.event.id, isDone);
            }}
          />
        ))}
      </ol>
      {actions.loaded && (
        <actions.loaded.ResultActions key={identifyPlan(plan)} timeline={timeline} ticks={ticks} />
      )}
      <Note text={`Months before the start: ${country.applicationDeadline.source}.`} />
      <div className={advice}>
        <div>
          <Heading level={4}>Go through it with us</Heading>
          <p>We check the dates of your universities against this plan.</p>
        </div>
        <GuidanceLink />
      </div>
      <NextStep from="application-timeline" isBar />
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
          <span>{leadMonths} months before the start</span>
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
