import {
  array,
  assert,
  enums,
  type Infer,
  literal,
  nonempty,
  nullable,
  number,
  object,
  optional,
  pattern,
  string,
  union,
} from 'superstruct';
import { MONTH_NAMES } from '../../widgets/kit/rules/calendar-day.ts';

const isoDay = pattern(string(), /^\d{4}-\d{2}-\d{2}$/);
const kind = enums(['visa', 'cost', 'rate', 'award', 'deadline', 'claim']);
const text = nonempty(string());

/** A value of a fact. */
const valueSchema = object({
  value: union([number(), text]),
  upTo: optional(number()),
  qualifier: optional(enums(['about', 'from', 'typically'])),
  since: nullable(isoDay),
  asOf: text,
  isUndated: optional(literal(true)),
  source: text,
  open: optional(enums(['sample', 'claim'])),
  checkBy: optional(isoDay),
});

const factSchema = object({
  id: pattern(string(), /^[\p{L}\p{N}.-]+$/u),
  kind,
  country: optional(text),
  title: text,
  unit: text,
  months: optional(number()),
  page: text,
  values: nonempty(array(valueSchema)),
});

const changeSchema = object({
  day: isoDay,
  id: text,
  kind,
  title: text,
  page: text,
  before: nullable(text),
  now: nullable(text),
});

/** /facts.json: docs/facts.md describes each key. */
export const factsSchema = object({
  version: literal(1),
  site: text,
  notice: optional(text),
  facts: array(factSchema),
  changes: array(changeSchema),
});

export type Facts = Infer<typeof factsSchema>;
export type Fact = Infer<typeof factSchema>;
export type FactValue = Infer<typeof valueSchema>;
export type FactChange = Infer<typeof changeSchema>;

/** Units of values that are no sums. */
export const TEXT = 'text';
export const DAY = 'day';
export const MONTH = 'month of the year';

/**
 * Reads a facts.json of an earlier publication.
 *
 * @throws Error naming what is wrong with it.
 */
export function readFacts(json: string): Facts {
  try {
    const facts: unknown = JSON.parse(json);
    assert(facts, factsSchema);
    return facts;
  } catch (error) {
    throw new Error(`FACTS_BEFORE names no facts.json: ${(error as Error).message}`);
  }
}

/** A value in words: `1,570 GBP a month`, `May`. */
export function describeValue({ value, upTo, qualifier }: FactValue, unit: string): string {
  if (unit === MONTH) return MONTH_NAMES[Number(value) - 1] ?? '';
  if (typeof value === 'string') return value;
  const range = upTo === undefined ? '' : ` to ${grouped.format(upTo)}`;
  return `${qualifier ? `${qualifier} ` : ''}${grouped.format(value)}${range} ${unit}`;
}

const grouped = new Intl.NumberFormat('en-GB', { maximumFractionDigits: 4 });
