import { type CalendarDay, formatDay } from '../../widgets/kit/rules/calendar-day.ts';
import { describeSource } from '../../widgets/kit/rules/source.ts';
import {
  describeValue,
  type Fact,
  type FactChange,
  type Facts,
  type FactValue,
} from './facts-schema.ts';

/** Most entries of the feed. */
const MAX_ITEMS = 100;

interface FeedItem {
  id: string;
  url: string;
  title: string;
  content_text: string;
  date_published: string;
  external_url?: string;
  tags: string[];
}

interface Change extends Pick<FactChange, 'before' | 'now'> {
  fact: Fact;
}

/**
 * Corrections, and facts that are new or gone. A value with a first day of its own is none of them, since
 * the feed has it by that day; rates are others at each publication.
 */
export function findChanges(
  before: readonly Fact[],
  now: readonly Fact[],
  day: CalendarDay,
): FactChange[] {
  const earlier = new Map(before.map((fact) => [fact.id, fact]));
  const ids = new Set(now.map(({ id }) => id));
  const gone = before.filter(({ id }) => !ids.has(id));
  const changes: Change[] = [
    ...now.flatMap((fact): Change[] => {
      const old = earlier.get(fact.id);
      return old ? findCorrections(old, fact) : [{ fact, before: null, now: latestOf(fact) }];
    }),
    ...gone.map((fact) => ({ fact, before: latestOf(fact), now: null })),
  ];
  return changes
    .filter(({ fact }) => fact.kind !== 'rate')
    .map(({ fact: { id, kind, title, page }, ...values }) => ({
      day,
      id,
      kind,
      title,
      page,
      ...values,
    }));
}

const latestOf = ({ values, unit }: Fact) => describeValue(values.at(-1) as FactValue, unit);

function findCorrections(old: Fact, fact: Fact): Change[] {
  const pairs = fact.values.flatMap((value, index): [string, string][] => {
    const words = describeValue(value, fact.unit);
    // The last of the values without a first day counts.
    if (!value.since) return index === fact.values.length - 1 ? [[latestOf(old), words]] : [];
    const same = old.values.find(({ since }) => since === value.since);
    return same ? [[describeValue(same, old.unit), words]] : [];
  });
  return pairs
    .filter(([before, now]) => before !== now)
    .map(([before, now]) => ({ fact, before, now }));
}

/** The facts' changes as a JSON Feed 1.1, the newest first. */
export function makeFeed({ site, notice, facts, changes }: Facts, origin: string): object {
  const items = [
    ...facts.filter(({ kind }) => kind !== 'rate').flatMap((fact) => announce(fact, origin)),
    ...changes.map((change) => report(change, origin)),
  ];
  return {
    version: 'https://jsonfeed.org/version/1.1',
    title: `${site}: figures for studying abroad`,
    home_page_url: `${origin}/tools`,
    feed_url: `${origin}/facts-feed.json`,
    description: `New visa figures and corrections, from ${origin}/facts.json.${notice ? ` ${notice}` : ''}`,
    language: 'en',
    items: items
      .sort((one, other) => other.date_published.localeCompare(one.date_published))
      .slice(0, MAX_ITEMS),
  };
}

/** An entry for each value whose first day is known. */
function announce({ id, kind, country, title, unit, page, values }: Fact, origin: string) {
  return values.flatMap((value, index): FeedItem[] => {
    const { since, asOf, source } = value;
    if (!since) return [];
    const earlier = values[index - 1];
    const { name, url } = describeSource(source);
    return [
      {
        id: `${origin}/facts.json#${id}@${since}`,
        url: page,
        title: `${title}: ${describeValue(value, unit)} from ${formatDay(since)}`,
        content_text: `${earlier ? `Before: ${describeValue(earlier, unit)}. ` : ''}Source: ${name}, ${formatDay(asOf)}.`,
        date_published: startOfDay(firstKnown(since, asOf)),
        ...(url && { external_url: url }),
        tags: [kind, ...(country ? [country] : [])],
      },
    ];
  });
}

/** The day of a source that announces a value; for one read later, the value's first day. */
const firstKnown = (since: CalendarDay, asOf: string): CalendarDay =>
  asOf.length === since.length && asOf < since ? asOf : since;

function report({ day, id, kind, title, page, before, now }: FactChange, origin: string): FeedItem {
  return {
    id: `${origin}/facts.json#${id}@${day}:${now ?? ''}`,
    url: page,
    title: `${title}: ${now ?? 'no longer listed'}`,
    content_text: before
      ? `Before: ${before}. Seen on ${formatDay(day)}.`
      : `New on ${formatDay(day)}.`,
    date_published: startOfDay(day),
    tags: [kind],
  };
}

/** The office's day begins at midnight in India. */
const startOfDay = (day: CalendarDay) => `${day}T00:00:00+05:30`;
