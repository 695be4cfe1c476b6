import { describe, expect, it } from 'vitest';
import { posts } from '../../content/posts/posts.ts';
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

  it('give each category the label that its posts carry', () => {
    for (const { category, categoryLabel } of posts) {
      expect(CATEGORY_CHOICES).toContainEqual({ id: category, label: categoryLabel });
    }
  });
});

describe('selectPosts', () => {
  it.each([
    ['all', [1, 2, 3, 4, 5, 6, 7, 8, 9, 10]],
    ['destinations', [1, 2, 6]],
    ['application-tips', [3, 7, 8]],
    ['student-stories', [5, 10]],
    ['visa-guides', [4, 9]],
  ] as const)('keeps of %s the posts %j', (choice, ids) => {
    expect(selectPosts(ownPosts, choice).map(({ id }) => id)).toEqual(ids);
  });
});
