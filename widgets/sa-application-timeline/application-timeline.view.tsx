import { useLayoutEffect, useMemo, useRef, useState } from 'react';
import { countries } from '../content/countries/countries.ts';
import { planNames } from '../content/plan-names.ts';
import { type AddressTable, namesOf, readQuery } from '../kit/address/address-table.ts';
import { fillControls } from '../kit/address/controls.ts';
import { useAddressedFields } from '../kit/address/use-addressed-fields.ts';
import { emit, useHost } from '../kit/element/host.ts';
import { useForm } from '../kit/forms/use-form.ts';
import { usePrefetch } from '../kit/loading/use-async.ts';
import { updatePlan } from '../kit/stores/plan.ts';
import { describeChoices } from '../kit/stores/plan-words.logic.ts';
import { FormWithResult } from '../kit/tools/form-with-result.tsx';
import { PlanOffer } from '../kit/tools/plan-offer.tsx';
import { Section } from '../kit/ui/section.tsx';
import { useEffectEvent } from '../kit/ui/use-effect-event.ts';
import { useFocusAfter } from '../kit/ui/use-focus-after.ts';
import { useNow } from '../kit/ui/use-now.ts';
import {
  type TimelineAttributes,
  type TimelineFormValues,
  timelineTable,
} from './application-timeline.api.ts';
import type { Timeline } from './application-timeline.logic.ts';
import { loadActions, loadAgenda, loadRuler, loadTasks } from './load-views.ts';
import { EmptyView, ErrorView } from './other-views.tsx';
import { TimelineFields } from './timeline-fields.tsx';
import {
  parseTimelineForm,
  SEASONS,
  toCalendarYear,
  toChoices,
  toFormValues,
} from './timeline-form.logic.ts';
import { makeOutcome, type Outcome, renewOutcome, stateOf } from './timeline-outcome.logic.ts';
import type { TimelinePlan } from './timeline-plan.ts';
import { TimelineView } from './timeline-view.tsx';

/** As the form and the title have them. */
const seasons = Object.fromEntries(SEASONS.map(({ value, label }) => [value, label]));

export function ApplicationTimeline(props: TimelineAttributes) {
  const { syncUrl, storagePrefix, ...attributes } = props;
  const host = useHost();
  const now = useNow();
  const [lastOutcome, setOutcome] = useState<Outcome>();
  const outcome = useMemo(() => renewOutcome(countries, lastOutcome, now), [lastOutcome, now]);
  const [intakes, setIntakes] = useState(0);
  // Pages are prerendered without a clock.
  const [openedAt, setOpenedAt] = useState<Date>();
  const heading = useRef<HTMLHeadingElement>(null);
  const focusHeading = useFocusAfter(heading);
  usePrefetch([loadAgenda, loadTasks, loadActions, loadRuler]);

  const show = (plan: TimelinePlan) => {
    const shown = makeOutcome(countries, plan, new Date());
    setOutcome(shown);
    return shown.timeline;
  };
  const fail = (error: unknown) => {
    console.error(error);
    setOutcome('error');
  };
  const form = useForm<TimelinePlan>({
    names: namesOf(timelineTable),
    check: parseTimelineForm,
    onValid(plan) {
      focusHeading();
      const timeline = show(plan);
      const values = toFormValues(plan);
      change(values);
      updatePlan(toChoices(plan));
      emit(host, 'generated', { ...values, gmat: plan.includesGmat, ...summarise(timeline) });
      return false;
    },
    onError: fail,
  });
  const { ref: formRef, onInput } = form.formProps;
  const { change, follow, ...fields } = useAddressedFields({
    table: timelineTable,
    attributes,
    isSynced: syncUrl,
    formRef,
    onFilled: onInput,
  });
  const { year } = fields.values;
  const values = { ...fields.values, year: openedAt ? toCalendarYear(year, openedAt) : year };
  const plan = parseTimelineForm(values).value;

  useLayoutEffect(() => setOpenedAt(now), [now]);
  // The default after the removal of `year` is relative, but the options are a calendar's years.
  useLayoutEffect(() => {
    if (year !== values.year) fillControls(formRef.current, { year: values.year });
  }, [formRef, year, values.year]);
  // A link to a complete plan shows it at once.
  const showLinked = useEffectEvent(() => {
    const named = syncUrl ? readQuery(timelineTable, location.search) : {};
    if (!plan || !named.country || !named.programLevel) return;
    try {
      show(plan);
    } catch (error) {
      fail(error);
    }
  });
  const isOpen = !!openedAt;
  useLayoutEffect(() => {
    if (isOpen) showLinked();
  }, [isOpen]);
  useLayoutEffect(() => {
    if (intakes) formRef.current?.querySelector<HTMLElement>('[type=submit]')?.click();
  }, [formRef, intakes]);

  return (
    <Section
      heading="What to do, and when"
      intro={
        !outcome &&
        'Choose where and when you want to start. You get every step from the research to the first day, month by month.'
      }
    >
      <FormWithResult
        form={form}
        label="Generate Timeline"
        busyLabel="Generating..."
        onChange={follow}
        state={stateOf(outcome, plan)}
        summary={describeChoices(values, { ...planNames, seasons }).join(', ')}
        result={
          <>
            {!outcome && <EmptyView />}
            {outcome === 'error' && <ErrorView headingRef={heading} />}
            {outcome && outcome !== 'error' && (
              <TimelineView
                {...outcome}
                headingRef={heading}
                storagePrefix={storagePrefix}
                choose={(intake) => {
                  change({ ...toFormValues(outcome.timeline.plan), ...intake });
                  setIntakes(intakes + 1);
                }}
              />
            )}
          </>
        }
      >
        <PlanOffer
          table={timelineTableAt(openedAt)}
          values={values}
          formRef={formRef}
          isSynced={syncUrl}
          names={planNames}
          use={change}
        />
        <TimelineFields form={form} values={values} openedAt={openedAt} />
      </FormWithResult>
    </Section>
  );
}

function summarise({ events }: Timeline) {
  const dates = events.map(({ date }) => date);
  const [firstDate = '', lastDate = ''] = [dates[0], dates.at(-1)];
  return { events: events.length, firstDate, lastDate };
}

/** The table with the year that the form shows as it opens: a calendar's, once there is a clock. */
function timelineTableAt(openedAt: Date | undefined): AddressTable<TimelineFormValues> {
  const { prefix, fields } = timelineTable;
  const { year } = fields;
  const fallback = openedAt ? toCalendarYear(year.fallback, openedAt) : year.fallback;
  return { prefix, fields: { ...fields, year: { ...year, fallback } } };
}
