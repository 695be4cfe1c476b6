import { useLayoutEffect, useRef, useState } from 'react';
import { countries } from '../content/countries/countries.ts';
import { emit, useHost } from '../kit/element/host.ts';
import { useForm } from '../kit/forms/use-form.ts';
import { writeParameters } from '../kit/stores/url-state.ts';
import { Planner } from '../kit/ui/planner.tsx';
import { Section } from '../kit/ui/section.tsx';
import { buildTimeline, type Timeline } from './application-timeline.logic.ts';
import { formatIsoDate } from './local-date.logic.ts';
import { EmptyView, ErrorView } from './parts/other-views.tsx';
import { TimelineFields } from './parts/timeline-fields.tsx';
import { TimelineView } from './parts/timeline-view.tsx';
import { type TimelinePresets, useStart } from './parts/use-start.ts';
import { parseTimelineForm, timelineFields, toFormValues } from './timeline-form.logic.ts';
import { writeLink } from './timeline-link.logic.ts';
import type { TimelinePlan } from './timeline-plan.ts';
import { type Review, reviewTimeline } from './timeline-review.logic.ts';
import type { StepId } from './timeline-steps.logic.ts';

type Outcome = { timeline: Timeline; review: Review } | 'error';

interface ApplicationTimelineProps extends TimelinePresets {
  siteBase: string;
}

export function ApplicationTimeline({ siteBase, ...presets }: ApplicationTimelineProps) {
  const host = useHost();
  const [outcome, setOutcome] = useState<Outcome>();
  const [isStale, setIsStale] = useState(false);
  const [done, setDone] = useState<readonly StepId[]>([]);
  const [attempts, setAttempts] = useState(0);
  const heading = useRef<HTMLHeadingElement>(null);

  const show = (plan: TimelinePlan) => {
    const now = new Date();
    const timeline = buildTimeline(countries, plan, now);
    setOutcome({ timeline, review: reviewTimeline(countries, timeline, now) });
    setIsStale(false);
    return timeline;
  };
  const fail = (error: unknown) => {
    console.error(error);
    setOutcome('error');
  };
  const form = useForm<TimelinePlan>({
    names: timelineFields,
    check: parseTimelineForm,
    onValid(plan) {
      setAttempts((count) => count + 1);
      const timeline = show(plan);
      if (presets.syncUrl) writeParameters(writeLink(toFormValues(plan)));
      emit(host, 'generated', { ...plan, ...summarise(timeline) });
      return false;
    },
    onError: fail,
  });
  const { ref: formRef } = form.formProps;

  const { start, change } = useStart(presets, formRef, (linked) => {
    try {
      show(linked);
    } catch (error) {
      fail(error);
    }
  });

  useLayoutEffect(() => {
    if (attempts) heading.current?.focus();
  }, [attempts]);

  return (
    <Section
      heading="When do you have to do what?"
      intro="Choose where and when you want to start. You get every step from the research to the first day, month by month."
    >
      <Planner
        form={form}
        label="Generate Timeline"
        busyLabel="Generating..."
        onChange={() => setIsStale(true)}
        state={stateOf(outcome, isStale)}
        result={
          <>
            {!outcome && <EmptyView />}
            {outcome === 'error' && <ErrorView headingRef={heading} siteBase={siteBase} />}
            {outcome && outcome !== 'error' && (
              <TimelineView
                {...outcome}
                headingRef={heading}
                done={done}
                setDone={setDone}
                choose={(intake) => change({ ...toFormValues(outcome.timeline.plan), ...intake })}
                siteBase={siteBase}
              />
            )}
          </>
        }
      >
        <TimelineFields key={start.revision} form={form} start={start} />
      </Planner>
    </Section>
  );
}

function summarise({ events }: Timeline) {
  const dates = events.map(({ date }) => formatIsoDate(date));
  const [firstDate = '', lastDate = ''] = [dates[0], dates.at(-1)];
  return { events: events.length, firstDate, lastDate };
}

function stateOf(outcome: Outcome | undefined, isStale: boolean) {
  if (!outcome) return 'empty';
  if (outcome === 'error') return 'error';
  return isStale ? 'stale' : 'ready';
}
