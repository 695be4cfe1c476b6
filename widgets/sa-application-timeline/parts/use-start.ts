import { type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { readValues } from '../../kit/forms/use-form.ts';
import {
  defaultTimelineValues,
  parseTimelineForm,
  type TimelineFormValues,
} from '../timeline-form.logic.ts';
import { readLink } from '../timeline-link.logic.ts';
import type { TimelinePlan } from '../timeline-plan.ts';

export interface TimelinePresets {
  country: string;
  programLevel: string;
  season: string;
  year: string;
  languageTests: string;
  testType: string;
  gmat: boolean;
  syncUrl: boolean;
}

/** What the fields begin with. */
export interface Start {
  /** The start year is empty where nobody has set one: it is then next year. */
  values: TimelineFormValues;
  /** Another one for other values: the fields keep their own otherwise. */
  revision: number;
}

/**
 * Where the form starts: from the attributes, or from the page's address unless the visitor has
 * chosen something before this code arrived. A complete plan in the address goes to `showLinked`.
 * `change` sets the fields anew and submits them.
 */
export function useStart(
  presets: TimelinePresets,
  form: RefObject<HTMLFormElement | null>,
  showLinked: (plan: TimelinePlan) => void,
) {
  const { syncUrl } = presets;
  const preset = toValues(presets);
  const [start, setStart] = useState<Start>({ values: preset, revision: 0 });
  const [submissions, setSubmissions] = useState(0);
  const isFirst = useRef(true);
  const restart = (values: TimelineFormValues) =>
    setStart(({ revision }) => ({ values, revision: revision + 1 }));

  // biome-ignore lint/correctness/useExhaustiveDependencies: for the attributes alone
  useLayoutEffect(() => {
    if (isFirst.current) isFirst.current = false;
    else restart(preset);
    const linked = syncUrl ? readLink(location.search) : {};
    if (!Object.keys(linked).length || isTouched(form.current, start.values)) return;
    const values = { ...preset, ...linked };
    restart(values);
    const complete = { ...values, startYear: values.startYear || nextYear(new Date()) };
    const plan = linked.country && linked.level && parseTimelineForm(complete).value;
    if (plan) showLinked(plan);
  }, [syncUrl, JSON.stringify(preset)]);

  useLayoutEffect(() => {
    if (submissions) form.current?.querySelector<HTMLElement>('[type=submit]')?.click();
  }, [form, submissions]);

  return {
    start,
    change(values: TimelineFormValues) {
      restart(values);
      setSubmissions(submissions + 1);
    },
  };
}

const nextYear = (now: Date) => defaultTimelineValues(now).startYear;

/** The attributes as the form takes them. */
function toValues(presets: TimelinePresets): TimelineFormValues {
  const { country, programLevel, season, year, languageTests, testType, gmat } = presets;
  return {
    country,
    level: programLevel,
    season,
    startYear: year,
    includesTests: languageTests === 'off' ? '' : 'on',
    languageTest: testType,
    includesGmat: gmat ? 'on' : '',
  };
}

/** Whether a field holds something else than it began with. */
function isTouched(form: HTMLFormElement | null, from: TimelineFormValues): boolean {
  const values = form && readValues(form, early);
  return !!values && early.some((name) => values[name] !== from[name]);
}

/** The fields that a visitor can use before this code is there, but for the relative year. */
const early = ['country', 'level', 'season', 'includesTests', 'languageTest'] as const;
