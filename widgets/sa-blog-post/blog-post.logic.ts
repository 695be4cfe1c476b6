import type { Post } from '../content/posts/posts.ts';

/** Further reading after `post`: its own category first, then the rest, newest first in both. */
export function pickRelated(posts: readonly Post[], post: Post, count: number): Post[] {
  const isAkin = ({ category }: Post) => category === post.category;
  return posts
    .filter(({ slug }) => slug !== post.slug)
    .sort((a, b) => Number(isAkin(b)) - Number(isAkin(a)) || b.date.localeCompare(a.date))
    .slice(0, count);
}
