import { readElementDocs } from '../../scripts/build/generate/element-doc.ts';
import { posts } from '../../widgets/content/posts/posts.ts';

/** The pages of the elements that are made for other sites. */
const elementRoutes = readElementDocs()
  .filter(({ isEmbeddable }) => isEmbeddable)
  .map(({ tagName }) => `/partners/${tagName}`);

/** Every page of the site that search engines list. */
export const routes = [
  '/',
  '/about',
  '/tools',
  '/blog',
  ...posts.map(({ slug }) => `/blog/${slug}`),
  '/contact',
  '/partners',
  ...elementRoutes,
  '/privacy',
  '/terms',
  '/cookies',
];

/** One route of each kind, for slow checks. */
export const pageKinds = [
  '/',
  '/about',
  '/tools',
  '/blog',
  `/blog/${posts[0]?.slug}`,
  '/contact',
  '/cookies',
  '/partners',
  '/partners/sa-cost-calculator',
];
