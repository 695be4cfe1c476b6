import type { Way } from '../../../worker/contract/appointment.ts';
import type { BookingRules, DayOff, OfficeHours } from '../../../worker/contract/calendar.ts';
import { consultationTypes } from '../../../worker/contract/options.ts';
import { TYPE_LABELS } from '../../../worker/contract/words/consultation.ts';
import { type CalendarDay, formatDay } from '../../kit/rules/calendar-day.ts';
import { type Checked, type Issue, issue } from '../../kit/rules/checked.ts';
import { daysBetween, isDay } from '../../kit/rules/day-arithmetic.ts';
import { WEEKDAYS } from '../office-time.logic.ts';

/** A member's week in the editor: a time may be empty, and an end may be midnight. */
export type Week = readonly OfficeHours[];

export const WAYS: readonly Way[] = consultationTypes;

/** Most offices close between morning and afternoon. */
const MORNING = { from: '10:00', to: '13:00' };
const AFTERNOON = { from: '14:00', to: '18:00' };
const MOST_STRETCHES = 50;

const MONDAY = 1;
const OTHER_WORKDAYS = [2, 3, 4, 5];
const MIDNIGHT = '24:00';

/** Stretches with a problem, each with its description. */
export type StretchIssues = ReadonlyMap<OfficeHours, string>;

/** Describes the problem of each stretch. Overlapping stretches name each other. */
export function checkWeek(week: Week): StretchIssues {
  const issues = new Map<OfficeHours, string>();
  for (const stretch of week) {
    const message = checkStretch(stretch, week);
    if (message) issues.set(stretch, message);
  }
  return issues;
}

function checkStretch(stretch: OfficeHours, week: Week): string {
  const { weekday, from, to, ways } = stretch;
  if (!from || !to) return 'Enter when you open and when you close';
  if (from >= to) return 'Close after you open';
  if (ways.length === 0) return 'Tick at least one way';
  const other = week.find(
    (one) => one !== stretch && one.weekday === weekday && one.from < to && from < one.to,
  );
  return other ? `Overlaps with ${other.from} to ${other.to}` : '';
}

/** Whether no stretch can be added. */
export const isFull = (week: Week) => week.length >= MOST_STRETCHES;

/** Adds a stretch to a weekday: the morning, then the afternoon, then an empty one. */
export function addStretch(week: Week, weekday: number): Week {
  const ofDay = week.filter((one) => one.weekday === weekday);
  const last = ofDay.at(-1);
  const hours =
    ofDay.length === 0
      ? MORNING
      : (last?.to ?? '') <= AFTERNOON.from
        ? AFTERNOON
        : { from: '', to: '' };
  return [...week, { weekday, ...hours, ways: last?.ways ?? week.at(-1)?.ways ?? [...WAYS] }];
}

export const removeStretch = (week: Week, stretch: OfficeHours): Week =>
  week.filter((one) => one !== stretch);

export const changeStretch = (
  week: Week,
  stretch: OfficeHours,
  changes: Partial<OfficeHours>,
): Week => week.map((one) => (one === stretch ? { ...one, ...changes } : one));

/** Ticks or unticks a way of a stretch. Ways keep their order. */
export const toggleWay = (ways: readonly Way[], way: Way): Way[] =>
  WAYS.filter((one) => ways.includes(one) !== (one === way));

/** Replaces the hours of Tuesday to Friday with Monday's. */
export function copyMonday(week: Week): Week {
  const monday = week.filter(({ weekday }) => weekday === MONDAY);
  const kept = week.filter(({ weekday }) => !OTHER_WORKDAYS.includes(weekday));
  return [
    ...kept,
    ...OTHER_WORKDAYS.flatMap((weekday) => monday.map((one) => ({ ...one, weekday }))),
  ];
}

/** By day and time, as the desk stores them. */
export const sortWeek = (week: Week): OfficeHours[] =>
  week.toSorted((one, other) => one.weekday - other.weekday || (one.from < other.from ? -1 : 1));

/** A time field has no 24:00: its midnight is 00:00. */
export const toField = (time: string) => (time === MIDNIGHT ? '00:00' : time);
export const toEnd = (field: string) => (field === '00:00' ? MIDNIGHT : field);

/** A week in lines, with equal days grouped: `Monday to Friday: 10:00 to 13:00 (video call, chat)`. */
export function describeWeek(week: Week): string[] {
  const texts = WEEKDAYS.map((_, index) =>
    sortWeek(week.filter(({ weekday }) => weekday === index + 1))
      .map(({ from, to, ways }) => `${from} to ${to} (${nameWays(ways)})`)
      .join(', '),
  );
  const runs: { first: number; last: number; text: string }[] = [];
  texts.forEach((text, index) => {
    const run = runs.at(-1);
    if (run?.text === text) run.last = index;
    else runs.push({ first: index, last: index, text });
  });
  return runs
    .filter(({ text }) => text)
    .map(({ first, last, text }) => {
      const days = first === last ? [first] : [first, last];
      const join = last - first === 1 ? ' and ' : ' to ';
      return `${days.map((day) => WEEKDAYS[day]).join(join)}: ${text}`;
    });
}

const nameWays = (ways: readonly Way[]) =>
  ways.length === WAYS.length
    ? 'any way'
    : ways.map((way) => TYPE_LABELS[way].toLowerCase()).join(', ');

/** Unsaved weekly hours, with the version that they are based on. */
interface WeekDraft {
  version: number;
  week: Week;
}

/** Reads a stored draft; null for any other text. */
export function readDraft(text: string | undefined): WeekDraft | null {
  try {
    const { version, week } = JSON.parse(text ?? '');
    const isWeek = Array.isArray(week) && week.every(isStretch);
    return Number.isInteger(version) && isWeek ? { version, week } : null;
  } catch {
    return null;
  }
}

const isStretch = (value: Partial<OfficeHours> | null) =>
  typeof value?.weekday === 'number' &&
  typeof value.from === 'string' &&
  typeof value.to === 'string' &&
  Array.isArray(value.ways);

type Rules = Omit<BookingRules, 'version'>;

/** Lengths to choose from, in minutes. */
export const LENGTHS: readonly BookingRules['minutes'][] = [15, 20, 30, 45, 60];

const NUMBERS = [
  { name: 'bufferMinutes', label: 'Break between appointments, in minutes', least: 0, most: 60 },
  { name: 'noticeHours', label: 'Shortest notice, in hours', least: 0, most: 168 },
  { name: 'horizonDays', label: 'Days ahead that visitors can book', least: 1, most: 60 },
  { name: 'offlinePercent', label: 'Kept for calls and walk-ins, in %', least: 0, most: 90 },
] as const satisfies { name: keyof Rules; label: string; least: number; most: number }[];

const HINTS: Record<(typeof NUMBERS)[number]['name'], string> = {
  bufferMinutes: 'After each of a member’s appointments.',
  noticeHours: 'Visitors cannot book a time that begins sooner.',
  horizonDays: 'Counted from today.',
  offlinePercent:
    'Visitors are not offered this share of each day’s times. You can book all of them.',
};

export const NUMBER_FIELDS = NUMBERS.map((field) => ({ ...field, hint: HINTS[field.name] }));

export const RULE_FIELDS = ['minutes', ...NUMBERS.map(({ name }) => name), 'showsNames'] as const;

/** Checks what is typed by the limits of the contract. */
export function checkRules(values: Record<string, string>): Checked<Rules> {
  const issues: Issue[] = [];
  const numbers = NUMBERS.map(({ name, least, most }) => {
    const text = values[name]?.trim() ?? '';
    const number = Number(text);
    if (!/^\d+$/.test(text) || number < least || number > most) {
      issues.push(issue(name, `Use a whole number from ${least} to ${most}`));
    }
    return [name, number] as const;
  });
  const minutes = LENGTHS.find((length) => String(length) === values.minutes);
  if (!minutes) issues.unshift(issue('minutes', 'Choose a length'));
  if (issues.length) return { issues, value: undefined };
  const value = { ...Object.fromEntries(numbers), minutes, showsNames: values.showsNames === 'on' };
  return { issues, value: value as Rules };
}

/** Rules as pairs of label and value. */
export const listRules = (rules: Rules): [label: string, value: string][] => [
  ['Length', `${rules.minutes} minutes`],
  ...NUMBERS.map(({ name, label }): [string, string] => [label, String(rules[name])]),
  ['Visitors see the first name', rules.showsNames ? 'Yes' : 'No'],
];

export const DAY_OFF_FIELDS = ['off-member', 'off-from', 'off-to', 'off-label'] as const;

/** Value of the field for days off of everyone. */
export const EVERYBODY = '*';

/** Most days at once, both ends included, as the desk accepts them. */
const MOST_DAYS_OFF = 366;

/** Checks days off; a single day needs no last day. */
export function checkDayOff(
  values: Record<string, string>,
  today: CalendarDay,
): Checked<Omit<DayOff, 'id'>> {
  const from = values['off-from'] ?? '';
  const to = values['off-to'] || from;
  const label = values['off-label']?.trim() ?? '';
  const issues: Issue[] = [];
  if (!isDay(from)) issues.push(issue('off-from', 'Choose the first day'));
  if (isDay(from) && to < from) issues.push(issue('off-to', 'The last day is before the first'));
  else if (isDay(to) && to < today) issues.push(issue('off-to', 'These days are over'));
  else if ((daysBetween(from, to) ?? 0) >= MOST_DAYS_OFF) {
    issues.push(issue('off-to', 'That is more than a year. Is the year right?'));
  }
  if (!label || label.length > 100) {
    issues.push(issue('off-label', 'Enter a reason of at most 100 letters, such as Diwali'));
  }
  if (issues.length) return { issues, value: undefined };
  const member = values['off-member'] ?? EVERYBODY;
  return { issues, value: { member: member === EVERYBODY ? null : member, from, to, label } };
}

/** Days in words: `1 December 2026`, or first and last. */
export const describeDaysOff = ({ from, to }: Pick<DayOff, 'from' | 'to'>) =>
  from === to ? formatDay(from) : `${formatDay(from)} to ${formatDay(to)}`;
