import type { SuccessStory } from '../content/success-stories.ts';

/** The search criteria; `all` and an empty query match everything. */
export interface StoryFilter {
  query: string;
  /** `all`, or a country as named in the destinations dropdown. */
  country: string;
  /** `all`, or a field of study. */
  field: string;
}

/** The searched part of a story. */
export interface FilterableStory {
  university: Pick<SuccessStory['university'], 'name'>;
  destination: Pick<SuccessStory['destination'], 'name' | 'location' | 'program'>;
  tags: readonly string[];
}

export const EMPTY_FILTER: StoryFilter = { query: '', country: 'all', field: 'all' };

const SHOWN_TAGS = 3;
const EXCERPT_LENGTH = 120;
const PICTURED_PLACES = [
  'arizona',
  'usa',
  'canada',
  'uk',
  'australia',
  'germany',
  'ireland',
  'new-zealand',
] as const;

/** The stories that match query, country and field, in their order. */
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
 * Whether the name of either university or a tag contains the query, in any case. Spaces around it
 * are ignored: phone keyboards leave one after a word.
 */
export function matchesQuery(
  { university, destination, tags }: FilterableStory,
  query: string,
): boolean {
  const wanted = query.trim();
  return [university.name, destination.name, ...tags].some((text) => hasText(text, wanted));
}

/** Whether the destination's location contains the country, or a tag equals it. */
export function isInCountry({ destination, tags }: FilterableStory, country: string): boolean {
  const isTag = tags.some((tag) => tag.toLowerCase() === country.toLowerCase());
  return isTag || hasText(destination.location, country);
}

/** Whether the programme or a tag contains the field. */
export function isInField({ destination, tags }: FilterableStory, field: string): boolean {
  return [destination.program, ...tags].some((text) => hasText(text, field));
}

/** The first three tags, and the number of the rest. */
export function splitTags(tags: readonly string[]) {
  return {
    shown: tags.slice(0, SHOWN_TAGS),
    hiddenCount: Math.max(0, tags.length - SHOWN_TAGS),
  };
}

/** The first 120 characters of a testimonial, and whether it was cut. */
export function cutExcerpt(testimonial: string) {
  const characters = [...testimonial];
  return {
    text: characters.slice(0, EXCERPT_LENGTH).join(''),
    isCut: characters.length > EXCERPT_LENGTH,
  };
}

/** The picture for a location, which ends in its state and country; a campus for other places. */
export function sceneOf(location: string) {
  const names = location.split(',').map((part) => part.trim().toLowerCase().replaceAll(' ', '-'));
  return PICTURED_PLACES.find((pictured) => names.includes(pictured)) ?? 'campus';
}

function hasText(text: string, wanted: string): boolean {
  return text.toLowerCase().includes(wanted.toLowerCase());
}
