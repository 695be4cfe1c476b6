import { formatDay, formatMonth } from '../rules/calendar-day.ts';
import { count } from '../rules/plural.ts';
import type { Plan, PlanChoices, PlanResults } from './plan.ts';

/** What the codes of a plan are called. */
export interface PlanNames {
  countries: readonly { code: string; name: string }[];
  levels: Readonly<Record<string, string>>;
  seasons: Readonly<Record<string, string>>;
  accommodations: Readonly<Record<string, string>>;
  lifestyles: Readonly<Record<string, string>>;
}

/**
 * Choices in a few words each, the most telling first: `Canada`, `Masters`, `autumn 2027`. A code
 * without a name is left out: a link may hold anything.
 */
export function describeChoices(choices: Partial<PlanChoices>, names: PlanNames): string[] {
  const { country, city, programLevel, season, year, duration, accommodation, lifestyle } = choices;
  const { gpa, nationality, field, testType } = choices;
  const start = [nameOf(names.seasons, season), year].filter(Boolean).join(' ');
  return [
    names.countries.find(({ code }) => code === country)?.name,
    city,
    nameOf(names.levels, programLevel),
    field,
    start,
    duration && count(Number(duration), 'year'),
    nameOf(names.accommodations, accommodation).toLowerCase(),
    nameOf(names.lifestyles, lifestyle),
    testType,
    nationality && `nationality ${nationality}`,
    gpa && `GPA ${gpa}`,
  ].filter((words) => !!words) as string[];
}

const nameOf = (names: Readonly<Record<string, string>>, code = '') =>
  Object.hasOwn(names, code) ? (names[code] ?? '') : '';

/**
 * What each tool found, in a few words; without the results that there are not.
 *
 * @param place The plan's country and level in words, for what was not found there.
 */
export function describeResults(
  results: Partial<PlanResults>,
  place: readonly string[] = [],
): Partial<Record<'estimate' | 'shortlist' | 'nextStep' | 'visaTicks' | 'bestScores', string>> {
  const { estimate, shortlist, nextStep, visaTicks, bestScores = {} } = results;
  const scores = Object.entries(bestScores).map(([section, score]) => `${section} ${score}`);
  return {
    ...(estimate && { estimate: `about ${roundUsd(estimate.yearlyUsd)} a year` }),
    ...(shortlist && {
      shortlist: shortlist.length
        ? `${count(shortlist.length, 'award')} worth a look`
        : `${sayNoAwards(place)}: ask us`,
    }),
    ...(nextStep && { nextStep: describeNextStep(nextStep) }),
    ...(visaTicks && {
      visaTicks: `${visaTicks.done} of ${count(visaTicks.all, 'document')} ready`,
    }),
    ...(scores.length > 0 && { bestScores: `best so far: ${scores.join(', ')} of 30` }),
  };
}

/** `none in our list for Canada, Masters`. */
export function sayNoAwards(place: readonly string[]): string {
  return `none in our list${place.length ? ` for ${place.join(', ')}` : ''}`;
}

/** The plan's country and level in words. */
export function describePlace(
  { country, programLevel }: Partial<PlanChoices>,
  names: PlanNames,
): string[] {
  return describeChoices(
    { ...(country && { country }), ...(programLevel && { programLevel }) },
    names,
  );
}

function describeNextStep({ title, day, state }: PlanResults['nextStep']): string {
  if (state === 'too-late') return lowerFirst(title);
  if (state === 'overdue') return `${lowerFirst(title)}, overdue since ${formatMonth(day)}`;
  return `next: ${lowerFirst(title)} in ${formatMonth(day)}`;
}

/** The plan as a text that travels with a request, a line for each thing. */
export function writePlanText({ choices, results }: Plan, names: PlanNames): string {
  const { estimate, shortlist, nextStep, visaTicks, rate } = results;
  const { bestScores } = describeResults(results);
  return [
    `My plan: ${describeChoices(choices, names).join(', ') || 'not chosen yet'}.`,
    estimate &&
      `Costs: ${formatUsd(estimate.totalUsd)} in total, ${roundUsd(estimate.yearlyUsd)} a year${
        rate ? `; I reckon with ₹${rate.rupees} for $1 (${formatDay(rate.day)})` : ''
      }.`,
    shortlist &&
      `Scholarships: ${listNames(shortlist) || sayNoAwards(describePlace(choices, names))}.`,
    nextStep && `Next step: ${dateNextStep(nextStep)}.`,
    visaTicks && `Visa documents: ${visaTicks.done} of ${visaTicks.all} ready.`,
    bestScores && `TOEFL practice, ${bestScores}.`,
  ]
    .filter(Boolean)
    .join('\n');
}

/** `Application submission deadline, 1 January 2027`. */
export function dateNextStep({ title, day, state }: PlanResults['nextStep']): string {
  if (state === 'too-late') return title;
  return `${title}, ${state ? 'overdue since ' : ''}${formatDay(day)}`;
}

/** How many scholarships are named; the others are counted. */
const MAX_NAMES = 8;

function listNames(names: readonly string[]): string {
  const more = names.length - MAX_NAMES;
  return names.slice(0, MAX_NAMES).join('; ') + (more > 0 ? ` and ${more} more` : '');
}

const formatUsd = (usd: number) => `$${Math.round(usd).toLocaleString('en-US')}`;
/** To the next thousand: an estimate is no more exact than that. */
const roundUsd = (usd: number) => formatUsd(Math.round(usd / 1000) * 1000);
/** Unless it begins with an abbreviation. */
const lowerFirst = (text: string) =>
  /^[A-Z][a-z]/.test(text) ? text.charAt(0).toLowerCase() + text.slice(1) : text;
