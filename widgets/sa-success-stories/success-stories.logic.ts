import type { SuccessStory } from '../content/success-stories.ts';

/** What a visitor looks for; `all` and an empty query leave nothing out. */
export interface StoryFilter {
  query: string;
  /** `all`, or a country as the destinations dropdown names it. */
  country: string;
  /** `all`, or a field of study. */
  field: string;
}

/** The part of a story that filters look at. */
export interface FilterableStory {
  university: Pick<SuccessStory['university'], 'name'>;
  destination: Pick<SuccessStory['destination'], 'name' | 'location' | 'program'>;
  tags: readonly string[];
}

export const emptyFilter: StoryFilter = { query: '', country: 'all', field: 'all' };

const SHOWN_TAGS = 3;
const EXCERPT_LENGTH = 120;
const picturedCountries = [
  'usa',
  'canada',
  'uk',
  'australia',
  'germany',
  'ireland',
  'new-zealand',
] as const;

/** The stories that pass the search, the country and the field together, in their order. */
export function filterStories<Story extends FilterableStory>(
  stories: readonly Story[],
  { query, country, field }: StoryFilter,
): Story[] {
  return stories.filter(
    (story) =>
      matchesQuery(story, query) &&
      (country === 'all' || isInCountry(story, country)) &&
      (field === 'all' || isInField(story, field)),
  );
}

/**
 * Whether the query stands in the name of either university or in a tag, in any case. A phone's
 * keyboard leaves a space behind a word, so those around the query do not count.
 */
export function matchesQuery(
  { university, destination, tags }: FilterableStory,
  query: string,
): boolean {
  const wanted = query.trim();
  return [university.name, destination.name, ...tags].some((text) => hasText(text, wanted));
}

/** Whether the country stands anywhere in the destination's location or is a whole tag. */
export function isInCountry({ destination, tags }: FilterableStory, country: string): boolean {
  const isTag = tags.some((tag) => tag.toLowerCase() === country.toLowerCase());
  return isTag || hasText(destination.location, country);
}

/** Whether the field stands anywhere in the programme or in a tag. */
export function isInField({ destination, tags }: FilterableStory, field: string): boolean {
  return [destination.program, ...tags].some((text) => hasText(text, field));
}

/** The first three tags, and how many more there are. */
export function splitTags(tags: readonly string[]) {
  return {
    shown: tags.slice(0, SHOWN_TAGS),
    hiddenCount: Math.max(0, tags.length - SHOWN_TAGS),
  };
}

/** The first 120 characters of a testimonial, and whether that is less than all of it. */
export function cutExcerpt(testimonial: string) {
  const characters = [...testimonial];
  return {
    text: characters.slice(0, EXCERPT_LENGTH).join(''),
    isCut: characters.length > EXCERPT_LENGTH,
  };
}

/** The picture for a location whose last part is the country; a campus where there is none. */
export function sceneOf(location: string) {
  const country = location.split(',').at(-1) ?? '';
  const name = country.trim().toLowerCase().replaceAll(' ', '-');
  return picturedCountries.find((pictured) => pictured === name) ?? 'campus';
}

function hasText(text: string, wanted: string): boolean {
  return text.toLowerCase().includes(wanted.toLowerCase());
}
