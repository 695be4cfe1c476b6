import { describe, expect, it, vi } from 'vitest';
import { posts } from '../content/posts/posts.ts';
import { openElement } from '../testing/drive-element.ts';
import './blog-teaser.ts';

vi.mock('../content/posts/posts.ts', () => import('../testing/own/posts.ts'));

async function open() {
  const { root, all, press } = await openElement('sa-blog-teaser');
  const idOf = (card: Element) =>
    posts.find(({ title }) => title === card.querySelector('h3')?.textContent)?.id;
  return {
    root,
    press,
    tabs: all('fieldset button'),
    featuredId: () => idOf(root.querySelector('article') as Element),
    gridIds: () => all('li').map(idOf),
  };
}

describe('<sa-blog-teaser>', () => {
  it.each([
    ['All Posts', [1, 2, 3]],
    ['Study Destinations', [1, 2, 6]],
    ['Application Tips', [3, 7, 8]],
    ['Student Stories', [5, 10]],
    ['Visa Guides', [4, 9]],
  ])(
    'shows under "%s" the first post as the featured one and below it the posts %j',
    async (tab, ids) => {
      const teaser = await open();
      await teaser.press(tab);
      expect(teaser.featuredId()).toBe(1);
      expect(teaser.gridIds()).toEqual(ids);
    },
  );

  it('links to /blog and to /blog/{slug}', async () => {
    const { root } = await open();
    const paths = [...root.querySelectorAll('a')].map(({ href }) => new URL(href).pathname);
    const slugs = [0, 0, 1, 2].map((index) => `/blog/${posts[index]?.slug}`);
    expect(paths).toEqual([...slugs, '/blog']);
  });
});
