import type { DatedRate, Plan, PlanChoices, PlanResults } from '../../../worker/contract/plan.ts';
import { formatDay } from '../rules/calendar-day.ts';
import { formatRupees, formatUsd } from '../rules/money.ts';
import { count } from '../rules/plural.ts';
import { rentReadings } from '../rules/rent-readings.ts';

/** Names of the codes of a plan. */
export interface PlanNames {
  countries: readonly { code: string; name: string }[];
  levels: Readonly<Record<string, string>>;
  seasons: Readonly<Record<string, string>>;
  accommodations: Readonly<Record<string, string>>;
  lifestyles: Readonly<Record<string, string>>;
}

/**
 * Choices in a few words each, the most important first: `Canada`, `Masters`, `autumn 2027`. A code
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
 * The result of each tool in a few words; tools without one are left out.
 *
 * @param place The plan's country and level in words, for an empty shortlist.
 */
export function describeResults(
  results: Partial<PlanResults>,
  place: readonly string[] = [],
): Partial<Record<'estimate' | 'shortlist' | 'visaTicks' | 'bestScores', string>> {
  const { estimate, rate, shortlist, visaTicks } = results;
  const scores = listScores(results);
  return {
    ...(estimate && { estimate: formatYear(estimate, rate) }),
    ...(shortlist && {
      shortlist: shortlist.length
        ? `${count(shortlist.length, 'award')} worth a look`
        : `No${describeNoAwards(place)}: ask us`,
    }),
    ...(visaTicks && {
      visaTicks: `${visaTicks.done} of ${count(visaTicks.all, 'document')} ready`,
    }),
    ...(scores && { bestScores: `best so far: ${scores}` }),
  };
}

/** Scores of the mock exam and of today's test: `Reading 24 of 30; Listening 4 to 5 of 6`; empty without any. */
export function listScores({ bestScores = {}, bands = {} }: Partial<PlanResults>): string {
  const scores = Object.entries(bestScores).map(([section, score]) => `${section} ${score}`);
  const ranges = Object.entries(bands).map(
    ([section, { low, high }]) => `${section} ${low} to ${high}`,
  );
  return [
    scores.length > 0 && `${scores.join(', ')} of 30`,
    ranges.length > 0 && `${ranges.join(', ')} of 6`,
  ]
    .filter(Boolean)
    .join('; ');
}

/** ` award in our list for Canada, Masters`, which follows a "no". */
function describeNoAwards(place: readonly string[]): string {
  return ` award in our list${place.length ? ` for ${place.join(', ')}` : ''}`;
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

/** The specified reading first. */
const READINGS = Object.entries(rentReadings) as [keyof typeof rentReadings, string][];

type Estimate = PlanResults['estimate'];

/** By each reading: `$173,500 (rent × 12) or $63,500 (rent once a year)`. */
function formatReadings(
  { totalUsd }: Estimate,
  format: (totalUsd: number, reading: string) => string,
): string {
  return READINGS.map(([basis, reading]) => format(totalUsd[basis], reading)).join(' or ');
}

/** From the lower total to the higher: `$63,500 to $173,500`. */
export function formatRange({ totalUsd }: Estimate, format: (totalUsd: number) => string): string {
  return [...new Set([format(totalUsd.yearly), format(totalUsd.monthly)])].join(' to ');
}

/** Costs of a year by both readings: in rupees if a rate is known. */
function formatYear(estimate: Estimate, own: DatedRate | undefined): string {
  const rate = own ?? estimate.rate;
  const year = formatRange(estimate, (totalUsd) => {
    const usd = totalUsd / estimate.years;
    return rate ? formatRupees(usd * rate.rupees) : roundUsd(usd);
  });
  return `${year} a year`;
}

/** The small line under it: `rent once, or × 12; rate of 6 October 2026`. */
export function explainYear(estimate: Estimate, own: DatedRate | undefined): string {
  const rate = own ?? estimate.rate;
  return `rent once, or × 12${rate ? `; rate of ${formatDay(rate.day)}` : ''}`;
}

/** Costs of all years and of one, by both readings and at the visitor's rate or the published one. */
function writeCosts(estimate: Estimate, own: DatedRate | undefined): string {
  const { years } = estimate;
  const rate = own ?? estimate.rate;
  const totals = formatReadings(
    estimate,
    (totalUsd, reading) => `${formatUsd(totalUsd)} (${reading})`,
  );
  const eachYear = formatReadings(
    estimate,
    (totalUsd, reading) => `${roundUsd(totalUsd / years)} a year (${reading})`,
  );
  const rupees =
    rate && formatReadings(estimate, (totalUsd) => formatRupees(totalUsd * rate.rupees));
  return [
    `Costs: ${totals} for ${count(years, 'year')}`,
    years > 1 && `; ${eachYear}`,
    rate && `; in rupees ${rupees} at ₹${rate.rupees} for $1`,
    rate && ` (${own ? 'my rate of ' : ''}${formatDay(rate.day)})`,
    '.',
  ]
    .filter(Boolean)
    .join('');
}

/** A plan in words, a line for each part. */
export function writePlanText({ choices, results }: Plan, names: PlanNames): string {
  const { estimate, shortlist, nextStep, visaTicks, rate } = results;
  const { bestScores } = describeResults(results);
  return [
    `My plan: ${describeChoices(choices, names).join(', ') || 'not chosen yet'}.`,
    estimate && writeCosts(estimate, rate),
    shortlist &&
      `Scholarships: ${listNames(shortlist) || `no${describeNoAwards(describePlace(choices, names))}`}.`,
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

/** Number of scholarships that are named; the others are counted. */
const MAX_NAMES = 8;

function listNames(names: readonly string[]): string {
  const more = names.length - MAX_NAMES;
  return names.slice(0, MAX_NAMES).join('; ') + (more > 0 ? ` and ${more} more` : '');
}

/** Rounded to hundreds: an estimate is not more precise. */
const roundUsd = (usd: number) => formatUsd(Math.round(usd / 100) * 100);
