import { posts } from '../../widgets/content/posts/posts.ts';

/** Every page of the site that search engines list. */
export const routes = [
  '/',
  '/about',
  '/tools',
  '/blog',
  ...posts.map(({ slug }) => `/blog/${slug}`),
  '/contact',
  '/privacy',
  '/terms',
  '/cookies',
  '/partners',
];
