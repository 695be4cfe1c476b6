import { readdirSync, readFileSync } from 'node:fs';
import { readElementDocs } from '../../scripts/build/generate/element-doc.ts';
import { posts } from '../../widgets/content/posts/posts.ts';

/** The pages of the elements that are made for other sites. */
const elementRoutes = readElementDocs()
  .filter(({ isEmbeddable }) => isEmbeddable)
  .map(({ tagName }) => `/partners/${tagName}`);

const folder = new URL('../pages/', import.meta.url);
const isListed = (file: string) =>
  file !== '404.html' && !readFileSync(new URL(file, folder), 'utf8').includes('name="robots"');

/** Every page of the site that search engines list. */
export const routes = [
  ...readdirSync(folder)
    .filter((file) => file.endsWith('.html') && isListed(file))
    .map((file) => `/${file.replace(/(index)?\.html$/, '')}`),
  ...posts.map(({ slug }) => `/blog/${slug}`),
  ...elementRoutes,
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
