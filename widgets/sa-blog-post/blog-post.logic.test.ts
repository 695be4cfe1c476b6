import { describe, expect, it } from 'vitest';
import type { Post } from '../content/posts/posts.ts';
import { posts } from '../testing/own/posts.ts';
import { pickRelated } from './blog-post.logic.ts';

const relatedIds = (id: number, count = 2) =>
  pickRelated(posts, posts.find((post) => post.id === id) as Post, count).map((post) => post.id);

describe('pickRelated', () => {
  it.each([
    ['two of the same category, the newer one first', 1, [2, 6]],
    ['the same, seen from the middle one', 2, [1, 6]],
    ['one of the same category, then the newest of the others', 5, [10, 1]],
    ['the same for a guide', 9, [4, 1]],
  ])('picks %s', (_, id, related) => {
    expect(relatedIds(id)).toEqual(related);
  });

  it('never picks the post itself', () => {
    for (const { id } of posts) expect(relatedIds(id, 10)).not.toContain(id);
  });
});
