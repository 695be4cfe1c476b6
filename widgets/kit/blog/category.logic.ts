import type { Post, PostCategory } from '../../content/posts/posts.ts';

/** What the articles can be narrowed down to. */
export type CategoryChoice = 'all' | PostCategory;

/** In the order of their buttons. */
export const categoryChoices: readonly { id: CategoryChoice; label: string }[] = [
  { id: 'all', label: 'All Posts' },
  { id: 'destinations', label: 'Study Destinations' },
  { id: 'application-tips', label: 'Application Tips' },
  { id: 'student-stories', label: 'Student Stories' },
  { id: 'visa-guides', label: 'Visa Guides' },
];

/** The choice with this id; `all` for any other text. */
export function toCategoryChoice(id: string): CategoryChoice {
  return categoryChoices.find((choice) => choice.id === id)?.id ?? 'all';
}

/** The posts of a category, in their own order. */
export function selectPosts(posts: readonly Post[], choice: CategoryChoice): readonly Post[] {
  return choice === 'all' ? posts : posts.filter(({ category }) => category === choice);
}
