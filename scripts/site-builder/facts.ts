import { brand } from '../../widgets/content/brand.ts';
import { countries } from '../../widgets/content/countries/countries.ts';
import type { Country } from '../../widgets/content/countries/country.ts';
import { deadlines } from '../../widgets/content/deadlines.ts';
import { exchangeRates } from '../../widgets/content/exchange-rates.ts';
import { figures } from '../../widgets/content/figures.ts';
import type { Provenance } from '../../widgets/content/provenance.ts';
import { previewNote } from '../../widgets/content/sample-tags.ts';
import { indianAwards } from '../../widgets/content/scholarships/indian-awards.ts';
import type { ApplicationWindow } from '../../widgets/content/scholarships/scholarship.ts';
import { scholarships } from '../../widgets/content/scholarships/scholarships.ts';
import type { FundsRule, NewerAmount, Visa } from '../../widgets/content/visas/visa.ts';
import {
  type CountryFigure,
  costFigures,
  slugOf,
  visaFigures,
} from '../../widgets/kit/funds/country-figures.logic.ts';
import { ISO_CODES } from '../../widgets/kit/funds/money.logic.ts';
import type { CalendarDay } from '../../widgets/kit/rules/calendar-day.ts';
import { findChanges } from './facts-feed.ts';
import { DAY, type Fact, type Facts, type FactValue, MONTH, TEXT } from './facts-schema.ts';

/** Most changes that are kept from one publication to the next. */
const MAX_CHANGES = 100;

const PREVIEW = 'A value with "open" is a sample, or a claim without proof.';

interface FactsOptions {
  guides: readonly Visa[];
  /** Public origin of the site. */
  origin: string;
  /** The facts as they were published last, if there are any. */
  before?: Facts | undefined;
  today: CalendarDay;
}

/**
 * Every dated figure of the content, and what has changed since the last publication.
 *
 * @throws Error where two facts have one id.
 */
export function makeFacts({ guides, origin, before, today }: FactsOptions): Facts {
  const facts = [
    ...guides.flatMap(visaFacts),
    ...countries.flatMap(countryFacts),
    ...rateFacts(),
    ...awardFacts(),
    ...deadlineFacts(),
    ...claimFacts(),
  ].map((fact) => ({ ...fact, page: origin + fact.page }));
  requireOwnIds(facts);
  const changes = before
    ? [...findChanges(before.facts, facts, today), ...before.changes].slice(0, MAX_CHANGES)
    : [];
  return {
    version: 1,
    site: brand.name,
    ...(previewNote && { notice: `Preview: ${previewNote}. ${PREVIEW}` }),
    facts,
    changes,
  };
}

/** The origin of an entry of the content, and the day from which it holds. */
type Origin = Provenance & { effective?: string | undefined; checkBy?: string };

function datedValue(value: number | string, origin: Origin): FactValue {
  const { effective, asOf, isUndated, source, open, checkBy } = origin;
  return {
    value,
    since: effective ?? null,
    asOf,
    ...(isUndated && { isUndated }),
    source,
    ...(open && { open }),
    ...(checkBy && { checkBy }),
  };
}

function amountOf({ value, upTo, qualifier, ...origin }: NewerAmount): FactValue {
  return {
    ...datedValue(value, origin),
    ...(upTo && { upTo }),
    ...(qualifier && { qualifier }),
  };
}

/** A figure of a country: all its values, from the oldest on. */
function figureFact(
  { id, label, per, months, listed, newer }: CountryFigure,
  { subject, ...rest }: Pick<Fact, 'kind' | 'country' | 'page'> & { subject: string },
): Fact[] {
  const amounts = [...(listed ? [listed] : []), ...newer];
  const [first] = amounts;
  if (!first) return [];
  const unit = ISO_CODES[first.currency] + (per ? ` a ${per}` : '');
  const title = `${subject}: ${label}`;
  return [{ id, ...rest, title, unit, ...(months && { months }), values: amounts.map(amountOf) }];
}

function visaFacts(guide: Visa): Fact[] {
  const { country, visaName, fundsRule, answers, changes } = guide;
  const subject = `${nameOf(country)}, ${visaName}`;
  const about = {
    kind: 'visa' as const,
    country,
    page: `/tools?visa-country=${country}#visa-requirements`,
  };
  const textFact = (id: string, title: string, value: string, origin: Origin): Fact => ({
    id: `visa.${country}.${id}`,
    ...about,
    title: `${subject}: ${title}`,
    unit: TEXT,
    values: [datedValue(value, origin)],
  });
  return [
    ...visaFigures(guide).flatMap((figure) => figureFact(figure, { ...about, subject })),
    ...familyFigures(country, fundsRule).flatMap((figure) =>
      figureFact(figure, { ...about, subject }),
    ),
    textFact('work.in-term', 'work in term', answers.work.inTerm.text, answers.work.inTerm),
    textFact(
      'work.in-holidays',
      'work in holidays',
      answers.work.inHolidays.text,
      answers.work.inHolidays,
    ),
    ...answers.refusal.flatMap(({ title, fee, deadline, ...origin }) => [
      ...(fee ? [textFact(`refusal.${slugOf(title)}.fee`, `${title}, fee`, fee, origin)] : []),
      ...(deadline
        ? [textFact(`refusal.${slugOf(title)}.deadline`, `${title}, time`, deadline, origin)]
        : []),
    ]),
    ...changes.map(({ text, ...origin }) =>
      textFact(`rule.${slugOf(text).split('-').slice(0, 9).join('-')}`, 'a rule', text, origin),
    ),
  ];
}

/** The money to show for families, as figures. */
function familyFigures(country: string, rule: FundsRule | undefined): CountryFigure[] {
  if (!rule || rule.kind === 'months') return [];
  const figureOf = (
    id: string,
    label: string,
    values: (Origin & { value?: number | undefined })[],
  ) => ({
    id: `visa.${country}.family.${id}`,
    label: `Money to show, ${label}`,
    per: 'year' as const,
    newer: values.flatMap(({ value, ...origin }) =>
      value === undefined ? [] : [{ currency: rule.currency, value, ...origin } as NewerAmount],
    ),
  });
  if (rule.kind === 'sum')
    return (['student', 'partner', 'child', 'school'] as const).map((person) =>
      figureOf(
        person,
        person === 'school' ? 'a child of school age, on top' : `the ${person}`,
        rule.rates.map(({ student, partner, child, school, ...origin }) => ({
          ...origin,
          value: { student, partner, child, school }[person],
        })),
      ),
    );
  return rule.places.flatMap(({ id, label, tables }) => {
    const people = Math.max(...tables.map(({ amounts }) => amounts.length));
    const place = label.toLowerCase().replace('quebec', 'Quebec');
    return [
      ...Array.from({ length: people }, (_, index) =>
        figureOf(
          `${id}.${index + 1}`,
          `${place}, ${index === 0 ? 'one person' : `${index + 1} people`}`,
          tables.map(({ amounts, perFurther, ...origin }) => ({
            ...origin,
            value: amounts[index],
          })),
        ),
      ),
      figureOf(
        `${id}.further`,
        `${place}, each further person`,
        tables.map(({ amounts, perFurther, ...origin }) => ({ ...origin, value: perFurther })),
      ),
    ];
  });
}

function countryFacts(country: Country): Fact[] {
  const { code, name, cities, applicationDeadline } = country;
  const about = {
    kind: 'cost' as const,
    country: code,
    page: `/tools?country=${code}#cost-calculator`,
  };
  const { fall, spring, summer, ...origin } = applicationDeadline;
  const seasons = Object.entries({ fall, spring, summer });
  return [
    ...costFigures(country).flatMap((figure) => figureFact(figure, { ...about, subject: name })),
    ...cities.list.map(({ name: city, costFactor }) => ({
      id: `cost.${code}.city.${slugOf(city)}`,
      ...about,
      title: `${name}: Costs in ${city}`,
      unit: 'times the figures of the country',
      values: [datedValue(costFactor, cities)],
    })),
    ...seasons.flatMap(([season, months]) =>
      months === undefined
        ? []
        : [
            {
              id: `cost.${code}.deadline.${season}`,
              ...about,
              title: `${name}: Application deadline, ${season}`,
              unit: 'months before the start',
              page: '/tools#application-timeline',
              values: [datedValue(months, origin)],
            },
          ],
    ),
  ];
}

function rateFacts(): Fact[] {
  const { perEuro, publisher, ...origin } = exchangeRates;
  return Object.entries(perEuro)
    .filter(([code]) => code !== 'EUR')
    .map(([code, rate]) => ({
      id: `rate.${code}`,
      kind: 'rate' as const,
      title: `${publisher}: reference rate of the euro in ${code}`,
      unit: `${code} for 1 EUR`,
      page: '/tools#cost-calculator',
      values: [datedValue(rate, { ...origin, effective: origin.asOf })],
    }));
}

function awardFacts(): Fact[] {
  const windowFacts = (id: string, name: string, window: ApplicationWindow | null): Fact[] => {
    if (!window) return [];
    const { opens, closes, limit, round, ...origin } = window;
    const factOf = (key: string, what: string, unit: string, value: number | string): Fact => ({
      id: `award.${id}.${key}`,
      kind: 'award',
      title: `${name}: ${what}`,
      unit,
      page: '/tools#scholarship-finder',
      values: [datedValue(value, origin)],
    });
    const usually = `in a usual year${limit ? `, ${limit}` : ''}`;
    return [
      factOf('opens', `opens, ${usually}`, MONTH, opens),
      factOf('closes', `closes, ${usually}`, MONTH, closes),
      ...(round
        ? [
            factOf('round.opens', 'first day of the newest round', DAY, round.opens),
            factOf('round.closes', 'last day of the newest round', DAY, round.closes),
          ]
        : []),
    ];
  };
  return [
    ...scholarships.flatMap(({ id, name, extension }) =>
      windowFacts(String(id), name, extension.window),
    ),
    ...indianAwards.flatMap(({ name, window }) => windowFacts(slugOf(name), name, window)),
  ];
}

const deadlineFacts = (): Fact[] =>
  deadlines.map(({ when, text, path, ...origin }) => {
    const { unit, value } = dateOf(when);
    return {
      id: `deadline.${slugOf(text)}`,
      kind: 'deadline',
      title: text,
      unit,
      page: path,
      values: [datedValue(value, origin)],
    };
  });

function dateOf(when: (typeof deadlines)[number]['when']): {
  unit: string;
  value: number | string;
} {
  const { on, opens, closes = 0, day } = when;
  if (on) return { unit: DAY, value: on };
  if (opens) return { unit: MONTH, value: opens };
  if (!day) return { unit: MONTH, value: closes };
  const digits = (number: number) => String(number).padStart(2, '0');
  return { unit: 'day of the year', value: `${digits(closes)}-${digits(day)}` };
}

const claimFacts = (): Fact[] =>
  Object.entries(figures).map(([id, { value, label, ...origin }]) => ({
    id: `claim.${id}`,
    kind: 'claim',
    title: `${brand.name}: ${label}`,
    unit: TEXT,
    page: '/about',
    values: [datedValue(value, origin)],
  }));

const nameOf = (country: string) => countries.find(({ code }) => code === country)?.name ?? country;

function requireOwnIds(facts: readonly Fact[]): void {
  const ids = facts.map(({ id }) => id);
  const twice = ids.find((id, index) => ids.indexOf(id) !== index);
  if (twice) throw new Error(`Two facts have the id ${twice}: give one of them another label`);
}
