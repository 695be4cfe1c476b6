import { describe, expect, it } from 'vitest';
import { successStories } from '../testing/own/success-stories.ts';
import {
  cutExcerpt,
  type FilterableStory,
  filterStories,
  isInCountry,
  isInField,
  matchesQuery,
  sceneOf,
  splitTags,
} from './success-stories.logic.ts';

interface Facts {
  university?: string;
  destination?: string;
  location?: string;
  program?: string;
  tags?: string[];
}

const storyOf = (facts: Facts): FilterableStory & { testimonial: string } => {
  const { university = '', destination = '', location = '', program = '', tags = [] } = facts;
  return {
    ...{ university: { name: university }, destination: { name: destination, location, program } },
    tags,
    testimonial: 'My consultant never gave up.',
  };
};

describe('matchesQuery', () => {
  const story = storyOf({
    university: 'Delhi University',
    destination: 'Stanford University',
    location: 'California, USA',
    program: 'Master of Engineering',
    tags: ['GRE 325'],
  });

  it.each([
    ['STANFORD ', true],
    ['delhi', true],
    ['gre 3', true],
    ['   ', true],
    ['consultant', false],
    ['California', false],
    ['Engineering', false],
    ['delhi stanford', false],
    ['zzzz', false],
  ])('answers "%s" with %s', (query, expected) => {
    expect(matchesQuery(story, query)).toBe(expected);
  });
});

describe('isInCountry', () => {
  it.each<[string, Facts, boolean]>([
    ['usa', { location: 'California, USA' }, true],
    ['usa', { location: 'Toronto, Canada', tags: ['usa'] }, true],
    ['usa', { location: 'Toronto, Canada', tags: ['USA'] }, true],
    ['usa', { tags: ['usa-bound'] }, false],
    ['usa', { location: 'Boston, United States' }, false],
    ['usa', { location: 'Lausanne, Switzerland' }, true],
    ['uk', { location: 'Milwaukee, USA' }, true],
    ['uk', { location: 'Leeds, UK' }, true],
    ['uk', { location: 'Tempe, Arizona, USA', tags: ['UK', 'IELTS 7.0'] }, true],
    ['germany', { location: 'munich, GERMANY' }, true],
    ['germany', { program: 'German studies', tags: ['Germany 2024'] }, false],
  ])('finds "%s" in %o: %s', (country, facts, expected) => {
    expect(isInCountry(storyOf(facts), country)).toBe(expected);
  });
});

describe('isInField', () => {
  it.each<[string, Facts, boolean]>([
    ['engineering', { program: 'Master of Engineering' }, true],
    ['engineering', { tags: ['Civil Engineering 2024'] }, true],
    ['computer science', { program: 'MSc COMPUTER SCIENCE' }, true],
    ['medicine', { location: 'Medicine Hat, Canada', university: 'Medicine College' }, false],
    ['arts', { program: 'Master of Arts' }, true],
    ['arts', { tags: ['Hartsville'] }, true],
  ])('finds "%s" in %o: %s', (field, facts, expected) => {
    expect(isInField(storyOf(facts), field)).toBe(expected);
  });
});

describe('filterStories', () => {
  it.each([
    ['', 'all', 'all', [1, 2]],
    ['anna', 'all', 'all', [1]],
    ['', 'usa', 'all', [1]],
    ['', 'uk', 'all', [2]],
    ['', 'canada', 'all', []],
    ['', 'all', 'engineering', [1]],
    ['', 'all', 'business', [2]],
    ['', 'all', 'medicine', []],
    ['university', 'uk', 'business', [2]],
    ['leeds', 'usa', 'all', []],
    ['leeds', 'uk', 'engineering', []],
    ['harder than the real one', 'all', 'all', []],
  ])('finds for "%s", %s and %s the stories %j', (query, country, field, expected) => {
    const found = filterStories(successStories, { query, country, field });
    expect(found.map(({ id }) => id)).toEqual(expected);
  });
});

describe('splitTags', () => {
  it.each([
    [[], [], 0],
    [['a', 'b', 'c'], ['a', 'b', 'c'], 0],
    [['a', 'b', 'c', 'd'], ['a', 'b', 'c'], 1],
    [['a', 'b', 'c', 'd', 'e'], ['a', 'b', 'c'], 2],
  ])('shows of %j the tags %j and counts %i more', (tags, shown, hiddenCount) => {
    expect(splitTags(tags)).toEqual({ shown, hiddenCount });
  });
});

describe('cutExcerpt', () => {
  it.each([
    [120, 120, false],
    [121, 120, true],
  ])('keeps of %i characters the first %i', (length, kept, isCut) => {
    const testimonial = 'x'.repeat(length);
    expect(cutExcerpt(testimonial)).toEqual({ text: 'x'.repeat(kept), isCut });
  });

  it('counts a character outside the basic plane as one and never halves it', () => {
    expect(cutExcerpt('🎓'.repeat(121))).toEqual({ text: '🎓'.repeat(120), isCut: true });
  });
});

describe('sceneOf', () => {
  it.each([
    ['Tempe, Arizona, USA', 'arizona'],
    ['Boston, USA', 'usa'],
    ['Leeds, UK', 'uk'],
    ['Auckland, New Zealand', 'new-zealand'],
    ['Germany', 'germany'],
    ['Paris, France', 'campus'],
    ['', 'campus'],
  ])('is for "%s" the picture "%s"', (location, expected) => {
    expect(sceneOf(location)).toBe(expected);
  });
});
