import type { Post } from '../content/posts/posts.ts';
import { count } from '../kit/rules/plural.ts';
import { isFound } from '../kit/rules/search-text.ts';

/** The posts whose title or excerpt contains the query. */
export function searchPosts(posts: readonly Post[], query: string): readonly Post[] {
  return posts.filter(({ title, excerpt }) => isFound(query, [title, excerpt]));
}

/** The number of articles shown, in words. */
export function describeCount(amount: number): string {
  return count(amount, 'article');
}
