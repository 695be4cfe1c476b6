import type { Post } from '../content/posts/posts.ts';

/**
 * The posts whose title or excerpt holds the words that were typed, as they stand. Case, spaces
 * around them and the shape of an apostrophe make no difference: keyboards type a straight one.
 */
export function searchPosts(posts: readonly Post[], query: string): readonly Post[] {
  const words = fold(query.trim());
  return posts.filter(({ title, excerpt }) =>
    [title, excerpt].some((text) => fold(text).includes(words)),
  );
}

/** How many articles are shown, in words. */
export function describeCount(count: number): string {
  return `${count} ${count === 1 ? 'article' : 'articles'}`;
}

function fold(text: string): string {
  return text.toLowerCase().replaceAll('\u2019', "'");
}
