import { describe, expect, it } from 'vitest';
import { posts as ownPosts } from '../../testing/own/posts.ts';
import { CATEGORY_CHOICES, selectPosts } from './category.logic.ts';

describe('categoryChoices', () => {
  it('are the five buttons of the blog, in order', () => {
    expect(CATEGORY_CHOICES.map(({ id, label }) => `${id}: ${label}`)).toEqual([
      'all: All Posts',
      'destinations: Study Destinations',
      'application-tips: Application Tips',
      'student-stories: Student Stories',
      'visa-guides: Visa Guides',
    ]);
  });
});

describe('selectPosts', () => {
  it.each([
    ['all', [1, 2, 3, 4, 5, 6, 7, 8, 9, 10]],
    ['destinations', [1, 2, 6]],
  ] as const)('keeps of %s the posts %j', (choice, ids) => {
    expect(selectPosts(ownPosts, choice).map(({ id }) => id)).toEqual(ids);
  });
});
