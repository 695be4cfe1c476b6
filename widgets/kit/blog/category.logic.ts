import type { Post, PostCategory } from '../../content/posts/posts.ts';

/** A category, or all articles. */
export type CategoryChoice = 'all' | PostCategory;

/** In the order of their buttons. */
export const CATEGORY_CHOICES: readonly { id: CategoryChoice; label: string }[] = [
  { id: 'all', label: 'All Posts' },
  { id: 'destinations', label: 'Study Destinations' },
  { id: 'application-tips', label: 'Application Tips' },
  { id: 'student-stories', label: 'Student Stories' },
  { id: 'visa-guides', label: 'Visa Guides' },
];

/** The posts of a category, in their own order. */
export function selectPosts(posts: readonly Post[], choice: CategoryChoice): readonly Post[] {
  return choice === 'all' ? posts : posts.filter(({ category }) => category === choice);
}
